"""Texts that break careless writers of HTML, XML, JSON, CSV and calendars. `houser check` accepts each of them in a listing."""

TEXTS = {
    "cdata-end": "Ends ]]> a CDATA section ]]]]>> twice ]]&gt;",
    "script": "<script>document.title = 'hacked'</script>",
    "script-end": "</script></style></title></textarea><b>out</b>",
    "comment": "<!-- not a comment --> <!--> --!> <!-- open",
    "double-escape": "&amp; &amp;amp; &lt;b&gt; &#60;i&#62; &nbsp; &copy &unknown;",
    "bare-ampersands": "Tom & Jerry & sons; a&b=c&d && R&D&",
    "attribute-break": "\" onmouseover=\"alert(1)\" x='y' `z` <img src=x onerror=alert(1)>",
    "processing": "<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY e \"f\">]>&e;",
    "template": "{{title}} {{{description}}} {{> card}} {{#each}} ${x} <%= y %>",
    "calendar": "Comma, semicolon; backslash \\ \\n \\, \\; colon: quote \" END:VEVENT",
    "controls": "Bell \x07, escape \x1b[31m, NUL \x00, delete \x7f, backspace \x08, vertical \x0b and feed \x0c",
    "c1-controls": "Next line \x85, CSI \x9b31m, padding \x80, last \x9f",
    "separators": "Line\u2028separator and paragraph\u2029separator",
    "right-to-left": "12 דירה 34 (ab) شقة 56 – [x] ١٢ <b>؟</b> & 3",
    "turned-sentence": "(שלום) $520 a week · 3 beds! مرحبا? 20%",
    "arabic": "شقة جميلة بغرفتين قرب النهر (12) و<b>حديقة</b>",
    "hebrew": "דירה \"יפה\" ליד הים, 3 חדרים & מרפסת",
    "astral": "Gothic 𐌰𐌱𐌲, emoji 😀🏠👩‍👩‍👧‍👦🇦🇺, 𝔣𝔯𝔞𝔨𝔱𝔲𝔯, 𠀋 and \U0010fffd",
    "combining": "Z̸̡̛̗͙̠̗͆̈́̾͒̒a̵͖̓l̶̰̈g̴̙̓o̸͚͝ e\u0301 e\u0301\u0323 \u1100\u1161\u11a8 a" + "\u0300" * 40,
    "invisible": "\ufeffMark\ufeff zero\u200bwidth\u200c joiners\u200d soft\u00adhyphen \u2060\u180e\u3164 \U000e0041\U000e007f",
    "noncharacters": "None of these: \ufdd0 \ufdef \ufffe \uffff \U0001fffe \U0010ffff \ufffd \ue000",
    "long-word": "W" + "o" * 96 + "rd.",
    "longest": ("At most a hundred characters fit into a title, so this one has as many as it may have & no more " * 2)[:99] + "!",
    "line-ends": "One\r\ntwo\rthree\nfour\tfive\u00a0six",
    "spaces": "   many      spaces   \t  and \u3000 wide \u2003 ones   ",
    "links": "javascript:alert(1) http://user:pass@evil.example:80/?a=1&b=<2># www.evil.example",
    "markdown": "**bold** _it_ [x](javascript:alert(1)) ![y](//evil.example/y.png) `]]>` # head",
    "numbers": "١٢٣ ½ ² ⅷ ٪ 1e309 -0 NaN Infinity 0x1F 1_000",
    "casing": "İstanbul ıŞık ß ẞ ﬁ Ǆ ς ΣΑΣ ŉ",
    "json": "\\u003cscript\\u003e \\ud800 \\/ \\\" {\"a\":[1,{}]} 'x'",
    "sheet": "=HYPERLINK(\"https://evil.example\",\"x\") +1 -1 @x |cmd",
}
"""By a short name, which becomes the slug of the listing."""

NAMES = {
    "quote": "Ann \"Nan\" O'Brien-<b>Bold</b> & Sons",
    "calendar": "Semi; Colon, Back\\slash: Pty \\n Ltd",
    "script": "</script><script>alert('owner')</script>",
    "cdata": "]]> Söhne & Töchter <!-- Co.",
    "turned": "הפוך (20) عكس 😀 𐌰",
    "controls": "Bell\x07 & NUL\x00 & feed\x0c\x85 Ltd",
}
"""By the owner's handle."""

SURNAME = "Xylanthropos"
"""Of somebody who looks for a home: no byte of the site may tell it."""

HIDDEN_STREET = "12 Xanthorrhoea <b>Street</b> & ]]>"
NEAR_HIDDEN_STREET = "Near 12 xanthorrhoeas at 112 Xanthorrhoea St, 12 minutes to Xanthorrhoea Street tram stop 15"
"""A street that no byte of the site may tell, and a text that names it only as a landmark."""

CHANGE_KEY = "knWpcOMCHoXskePgzBCrjDJLViA0H0RbM2s6lCiUoEk"
"""The hash of the secret with which a listing is changed: no byte of the site may tell it."""

TAGS = ["ünï-cödé", "ａw ｗｉｄｅ", "ñ a", "e\u0301te\u0301", "𐌰 gothic 1", "ßtraße", "a - - b", "x２０", "--x--", "ıi İI"]
"""Letters, digits, spaces and hyphens, as tags are; all that a tag may have of other scripts."""
