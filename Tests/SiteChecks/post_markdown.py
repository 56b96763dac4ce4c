"""A description as the change page shows it for somebody to change: the Markdown that it makes of the published HTML is read as the same HTML again."""

import json
from pathlib import Path

from post_files import png
from theme_modules import with_modules

LINK = "https://example.org/a"
CASES = {
    "emphasis": "*soft* and **loud** and ***both***, in*side* of a word, and _under_",
    "emphasis within emphasis": "*a **b** c* and **a *b* c** and *a **b*** and ***a** b* and ***a* b**",
    "emphasis side by side": "*a***b** and **a***b* and *a*`b`*c*",
    "emphasis at signs": "**“Quoted.”** and *(in brackets)* and **a:** b, *a*; **a**!",
    "signs that mean nothing": r"5 * 3 * 2, a_b_c, _x, \*not\*, \_not\_, \`not\`, 2 < 3 & 4 > 3, \# no, \[no\](no), \\, a\b",
    "entities": "AT&amp;T, &lt;b&gt;, &amp;copy;, &copy;, &nbsp;x, &#35; and & and &x;",
    "what looks like HTML": r"\<b>bold\</b>, <3, a<b, \<!-- no -->, \<a@b.example>",
    "links": f"[here]({LINK}), [*soft* and `code`]({LINK} \"a title\"), <{LINK}>, <nora@quinn.example>, [a \\] b]({LINK}?a=(b)&c=d)",
    "titles of links": f"[here]({LINK} \"say \\\"hi\\\" & \\\\ 'ho'\")",
    "a link after an exclamation mark": f"Look\\![here]({LINK}) and Look! [here]({LINK}) and *Look!*[here]({LINK}) and **Look**\\![here]({LINK})",
    "a link in emphasis after one": f"Look\\!**[here]({LINK})** and \\!\\[not\\]({LINK})",
    "code": "`a`, `` a`b ``, `` ` ``, ` `` `, `  a  `, `*no*`, `a\\`, `<b>`",
    "line breaks": "one\\\ntwo\n\nthree  \nfour\nfive\\\n*six*\\\n- seven",
    "line break in emphasis": "*one\\\ntwo* **three\nfour**",
    "lines that begin like something else": "\\# a\n\\> b\n\\- c\n\\+ d\n1\\. e\n\\* f\n\\=\\=\\=\n\\~~~\n\\`\\`\\`\n2\\) g\n\\--- h\n\\-",
    "lines that look like lists in the middle": "one\n\\- two\n\\+ three\n1\\. four\n12345 five",
    "headings": "# One\n\n## Two\n\n### Three #\n\n## C \\#\n\n# C#\n\n## \\#\\#\n\n### *Soft* `code`",
    "headings of another level": "### One\n\n#### Two",
    "headings in lists and quotations alone": "- # a\n- ## b\n\n> # c",
    "a heading in a list above all others": "- # a\n\n## b\n\n### c\n\n> ###### d",
    "a heading below a text": "Above\n===\n\nBelow\n---\n\nA text\n\n***\n\n# End",
    "quotations": "> one\n> two\n>\n> three\n\n> another\n\nand\n\n> > deep\n>\n> back",
    "code in quotations": "> ```sh\n> ls\n>\n>   -l\n> ```\n>\n> - a\n>\n>       code",
    "code in lists": "- a\n\n  ```\n  b\n\n  c\n  ```\n- d\n\n      e\n\n1. `f`",
    "code by itself": "```\n```\n\n```\n\n```\n\n    four\n\n      six\n\n```swift\n# no\n\n\n- no\n```\n\n````\n```\n````\n\n~~~\n~~~",
    "lists": "- a\n- b\n- c\n\ntext\n\n* d\n* e\n\n+ f",
    "lists after each other": "- a\n- b\n\n* c\n* d\n\n+ e\n\n1. a\n2. b\n\n1) c",
    "lists in lists": "- a\n  - b\n    - c\n    - d\n  - e\n- f\n\n1. a\n   1. b\n      - c\n   2. d\n2. e\n10. f",
    "loose lists": "- a\n\n- b\n\n  b2\n\n- c\n  - d\n  - e",
    "a loose list in a close one": "- a\n  - b\n\n  - c\n- d\n\ntext",
    "a close list in a loose one": "- a\n\n  text\n\n  - b\n  - c\n\n- d",
    "lists that start elsewhere": "7. a\n8. b\n\ntext\n\n0. c\n\ntext\n\n003) d\n\ntext\n\n123456789. e",
    "a list that goes on below ten": "9. a\n10. b\n\n    b2\n11. c",
    "items with a heading, a quotation, a rule and nothing": "- # a\n- > b\n- ***\n-\n- c\n\n1.\n2. d",
    "items with signs": "- \\- a\n- 1\\. b\n- \\# c\n- *d*\n- \\[ \\] e",
    "a list in a quotation in a list": "- > - a\n  >   b\n  >\n  > - c\n- d",
    "blank lines": "one\n\n\ntwo\n\n\n\n- a\n\n\n- b\n\n\n\nthree",
    "a rule": "one\n\n---\n\ntwo\n\n* * *\n\n- a\n\n---\n\n- b",
    "pictures": "![The front](front.png)\n\nSee ![*The* \\] \"back\" & more](front.png \"a title\") here\\![here](https://example.org/)\n\n- ![a](front.png)",
    "a picture in a link": f"[![a](front.png)]({LINK}) and *![a](front.png)*",
    "what other programs make tables of": "| a | b |\n|---|---|\n| 1 | \\| |",
    "signs of other languages": "עברית *מודגש* و **عربي**, 日本*語*です, “curly” — dash… ½ ™ \u00a0 emoji 👩‍👧",
    "reference": f"[here][one] and [two]\n\n[one]: {LINK}\n[two]: {LINK} 'title'",
    "spaces at the ends": "  one  \n   two\t\n\n\tcode?\n",
    "what no Markdown means": "~~struck~~, ==marked==, H~2~O, x^2^, :smile:, - [x] done, $a_b$, {a}, %7B, http://example.org/",
}
STORY = "---\ntitle: Markdown {place}\nowner: {owner}\nlisted: 2026-11-20\n{more}---\n\n{text}\n"
MODULE = Path(__file__).parents[2] / "templates/assets/post/markdown.js"
READ = """async ([ids, base]) => {
  MODULE
  const { find } = await THEME("packs.js");
  return Promise.all(ids.map(async (id) => {
    const { listing: { description_html: html } } = await find(id, `${base}api/`);
    return [html, markdownOf(html)];
  }));
}"""


def written(content, owner, texts):
    """Stories with those texts; gives their ids."""
    ids = []
    for place, text in enumerate(texts):
        id = f"markdown-{place}"
        folder = content / "stories" / id
        folder.mkdir(exist_ok=True)
        pictured = "front.png" in text
        if pictured:
            (folder / "front.png").write_bytes(png(640, 480))
        more = "images: [{file: front.png, alt: The front}]\n" if pictured else ""
        (folder / "index.md").write_text(STORY.format(place=place, owner=owner, more=more, text=text), encoding="utf-8")
        ids.append(id)
    return ids


def read(after, page, ids):
    page.goto(after.home + "about/")
    script = READ.replace("MODULE", MODULE.read_text(encoding="utf-8").replace("export const", "const"))
    return page.evaluate(with_modules(after.observer.site, script), [ids, after.observer.site.base])


def check_markdown(after, owner="maria"):
    """Each text, as the program publishes it, is made Markdown again, which the program publishes as the same. `after` is the check of what comes after posting."""
    with after.observer.window() as page:
        ids = written(after.board.content, owner, CASES.values())
        after.board.build()
        first = read(after, page, ids)
        written(after.board.content, owner, [text for _, text in first])
        after.board.build()
        for name, (html, text), (again, _) in zip(CASES, first, read(after, page, ids), strict=True):
            after.expect(f"Markdown of {name}", again == html, f"is read as {json.dumps(again)} and not {json.dumps(html)}: {json.dumps(text)}")
