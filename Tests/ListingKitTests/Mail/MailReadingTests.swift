import Testing

@testable import Mail

/// The pieces of which a message is read.
@Suite struct MailReadingTests {
    @Test(arguments: [
        ("plain", "plain"), ("=?utf-8?Q?Caf=C3=A9?=", "Café"), ("=?UTF-8?B?Q2Fmw6k=?= x", "Café x"), ("=?iso-8859-1?q?a_b=E9?=", "a bé"),
        ("=?utf-8?q?a?= =?utf-8?q?b?=", "ab"), ("=?utf-8?q?a?= b =?utf-8?q?c?=", "a b c"), ("=?utf-8?Q?=C3?= =?utf-8?Q?=A9?=", "é"),
        ("=?utf-8*en?q?a?=", "a"), ("=?klingon?q?a?=", "=?klingon?q?a?="), ("=?utf-8?x?a?=", "=?utf-8?x?a?="),
        ("=?utf-8?q?a", "=?utf-8?q?a"),
        ("=?", "=?"), ("=?=?utf-8?q?a?=", "=?a"), ("=?windows-1252?Q?=93x=94_=80?=", "“x” €"), ("=?iso-8859-15?Q?=A4?=", "€"),
    ])
    func encodedWords(text: String, read: String) { #expect(EncodedWords.decoded(text) == read) }

    @Test(arguments: [
        ("attachment; filename=\"a.jpg\"", "a.jpg"), ("attachment; FileName = a.jpg ; x=y", "a.jpg"),
        ("attachment;filename=\"a;b\\\"c.jpg\"", "a;b\"c.jpg"),
        ("attachment; filename*=utf-8''caf%C3%A9.jpg", "café.jpg"), ("attachment; filename*=utf-8'en'a.jpg; filename=b.jpg", "a.jpg"),
        ("attachment; filename*0=\"a\"; filename*1=\"b.jpg\"", "ab.jpg"), ("attachment; filename*1=\"b.jpg\"; filename*0=\"a\"", "ab.jpg"),
        ("attachment; filename*0*=utf-8''a%20; filename*1*=b%2E; filename*2=\"j%70g\"", "a b.j%70g"),
        ("attachment; filename*0=a; filename*1=old; filename*0=b", "b"), ("attachment; filename*0=a; filename*2=c", "a"),
        ("attachment; filename=\"=?utf-8?B?Y2Fmw6kuanBn?=\"", "café.jpg"), ("attachment; filename=a; filename=b", "a"),
        ("attachment; filename*=utf-8''%zz%4", "%zz%4"), ("attachment; filename=\"unended", "unended"),
    ])
    func names(field: String, name: String) {
        #expect(FieldParameters(field)["filename"] == name && FieldParameters(field).value == "attachment")
    }

    @Test(arguments: [
        "", ";", "a;;", "a;=", "a; filename", "a; filename*=x", "a; filename*1=x", "a; filename*999999999999=x",
        "a; filename*0*=klingon''x",
    ])
    func noNames(field: String) { #expect(FieldParameters(field)["filename"] == nil) }

    @Test(arguments: [
        ("a=3Db", "a=b"), ("a=\r\nb", "ab"), ("a= \t\r\nb", "ab"), ("a  \r\nb", "a\r\nb"), ("a=20\nb", "a \r\nb"), ("a=3", "a=3"),
        ("=zz", "=zz"), ("a=", "a"),
        ("=c3=A9", "é"),
    ])
    func quotedPrintable(text: String, read: String) {
        #expect(String(decoding: TransferEncoding.decoded(Array(text.utf8)[...], "Quoted-Printable"), as: UTF8.self) == read)
    }

    @Test(arguments: [("YWI=", "ab"), ("YW\r\nI=", "ab"), ("Y!W I", "ab"), ("YWI=YWI=", "ab"), ("Y", ""), ("", "")]) func base64(
        text: String, read: String
    ) {
        #expect(String(decoding: TransferEncoding.decoded(Array(text.utf8)[...], " base64 "), as: UTF8.self) == read)
    }

    @Test(arguments: [
        ("a \nb", "a b"), ("a\nb", "a\nb"), (" a \n b", "a b"), ("> a \n> b", "> a b"), ("> a \nb", "> a \nb"),
        (">> a \n>> b\n> c", ">> a b\n> c"),
        ("-- \nb", "-- \nb"), ("a \n-- \nb", "a \n-- \nb"), ("  - {x}", " - {x}"),
    ])
    func flowed(text: String, read: String) { #expect(FlowedText(deletesSpaces: false).unwrapped(text) == read) }

    @Test func spacesThatAreNoneGo() { #expect(FlowedText(deletesSpaces: true).unwrapped("a \nb  \nc") == "ab c") }

    @Test(arguments: [
        ("--b\r\n\r\nx\r\n--b--\r\n", ["\r\nx"]), ("pre\n--b\n\nx\n--b\n\ny\n--b--\npost", ["\nx", "\ny"]), ("--b\n\nx", ["\nx"]),
        ("--b \t\n\nx\n--b-- \n", ["\nx"]), ("--b\n\nx\n--bc\ny\n--b--more\nz\n--b--", ["\nx\n--bc\ny\n--b--more\nz"]),
        ("--b\n\nx --b\n--b--", ["\nx --b"]),
        ("", []), ("--b--\n", []), ("--b\n--b--", [""]),
    ])
    func parts(body: String, parts: [String]) {
        #expect(Multipart.parts(Array(body.utf8)[...], boundary: "b").map { String(decoding: $0, as: UTF8.self) } == parts)
    }

    @Test(arguments: [
        ("<p>a<p>b", "a\n\nb"), ("<div>a</div><div><br></div><div>b</div>", "a\n\nb\n"), ("a<br>b<br/>c", "a\nb\nc"),
        ("<b>a</b> <i>b</i>", "a b"),
        ("<p class=\"MsoNormal\">a</p><p class=MsoNormal>b</p>", "a\nb\n"),
        ("a &lt;b&gt; &amp;amp; &#x2019;&nbsp;x&bogus;", "a <b> &amp; ’\u{A0}x&bogus;"),
        ("<style>x</style>a<script>b</script>c", "ac"), ("<pre>a\n  b</pre>", "a\n  b\n"), ("a<!-- b --><!-- c", "a"), ("a < b", "a < b"),
        ("<ul><li>a<li>b</ul>", "- a\n- b\n"),
        ("a<hr>b", "a\n---\nb"), ("<", "<"), ("<a href='>'>b", "b"), ("<a href=\"", ""), ("&#xFFFFFFFF;", "\u{FFFD}"),
    ])
    func html(html: String, text: String) { #expect(MailHTML.text(of: html) == text) }

    @Test func aMailboxIsCutWhereMessagesBegin() throws {
        let start = "From a@b.example Sat Jan  3 01:05:34 2026\n"
        let box = start + "Subject: 1\n\nFrom here on\n>From there\n>>From x\n\nFrom now\n\n" + start + "Subject: 2\n"
        let mailbox = try Mailbox(Array(box.utf8))
        let messages = (0..<mailbox.count).map { String(decoding: mailbox.message(at: $0), as: UTF8.self) }
        #expect(messages == ["Subject: 1\n\nFrom here on\nFrom there\n>From x\n\nFrom now\n\n", "Subject: 2\n"])
        #expect(Mailbox.begins(Array(box.utf8)) && !Mailbox.begins(Array("From: a".utf8)) && !MailMessage.begins(Array(box.utf8)))
    }

    @Test func textInAnUnknownEncodingIsNone() throws {
        let message = try MailMessage(Array("Content-Type: text/plain; charset=utf-7\n\n+AGE-".utf8)[...])
        #expect(message.parts.count == 1 && message.parts[0].text == nil)
        #expect(try MailMessage(Array("\n\nx".utf8)[...]).parts[0].text == "\nx")
    }
}
