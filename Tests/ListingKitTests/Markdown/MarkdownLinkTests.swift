import Testing

@testable import CommonMark
@testable import ListingKit

@Suite struct MarkdownLinkTests {
    private func verdict(_ address: String, siteLinks: Bool = false) -> (LinkCheck.Verdict, String) {
        var check = LinkCheck(siteHost: "Board.example", allowsSiteLinks: siteLinks)
        let verdict = Array(address.utf8).withUnsafeBufferPointer { check.judge($0) }
        return (verdict, String(decoding: check.address, as: UTF8.self))
    }

    @Test(arguments: [
        ("https://x.example/a b?c=[d]&e#f#g", "https://x.example/a%20b?c=%5Bd%5D&e#f%23g"),
        ("HTTP://X.Example:80/%zz%4f", "http://x.example:80/%25zz%4f"), ("https://127.0.0.1", "https://127.0.0.1"),
        ("https://x.example./é\"<>\\`{|}^", "https://x.example./%C3%A9%22%3C%3E%5C%60%7B%7C%7D%5E"),
        ("  ht\ntps://x.example\t/ ", "https://x.example/"), ("https://x.example?q", "https://x.example?q"),
    ])
    func webAddressesAreWrittenPlainly(_ address: String, _ written: String) {
        let (verdict, result) = verdict(address)
        #expect(verdict == .outside)
        #expect(result == written)
    }

    @Test(arguments: [
        ("https://board.example/x", "https://board.example/x"), ("http://BOARD.example:8080", "http://board.example:8080"),
        ("mailto:maria@x.example?subject=a b", "mailto:maria@x.example?subject=a%20b"), ("TEL:+61 3 9999 0000", "tel:+61399990000"),
    ])
    func insideAndContactLinksAreBare(_ address: String, _ written: String) {
        let (verdict, result) = verdict(address)
        #expect(verdict == .plain)
        #expect(result == written)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\nscript:alert(1)", "\u{1}javascript:alert(1)", " javascript:alert(1)",
        "data:text/html,x", "vbscript:x", "blob:https://x.example/1", "file:///etc/passwd", "ftp://x.example",
        "view-source:https://x.example",
    ])
    func otherSchemesAreRefused(_ address: String) {
        #expect(verdict(address).0 == .refused(.linkScheme))
    }

    @Test(arguments: [
        "//x.example", "/\\x.example", "\\\\x.example", "x.html", "../x", "#top", "?q", "", ":", "javascript&colon;alert(1)",
        "java\u{200B}script:alert(1)", "/\t/x.example",
    ])
    func relativeAddressesAreRefused(_ address: String) {
        #expect(verdict(address, siteLinks: true).0 == .refused(.linkRelative))
    }

    @Test(arguments: [
        "https://", "https:x.example", "https:/x.example", "https:///x.example", "https:\\\\x.example", "https://a@b.example",
        "https://a:b@c.example",
        "https://x.example\\@y.example", "https://x..example", "https://-x.example", "https://é.example", "https://x.example:port",
        "https://x.example:", "https://x.example:65536", "https://x.example:+80", "https://1.2.3", "https://1.2.3.256", "https://01.2.3.4",
        "https://0x7f.1", "https://[::1]", "https://x y.example", "mailto:", "tel:", "tel:abc", "https://%65.example",
    ])
    func crookedAddressesAreRefused(_ address: String) {
        #expect(verdict(address).0 == .refused(.linkAddress))
    }

    @Test func pathsOfTheBoardNeedPermission() {
        #expect(verdict("/follow/").0 == .refused(.linkIntoSite))
        #expect(verdict("/follow/", siteLinks: true) == (.site, "follow/"))
        #expect(verdict("/a/../../b", siteLinks: true).0 == .refused(.linkAddress))
        #expect(verdict("/a/%2E%2e/b", siteLinks: true).0 == .refused(.linkAddress))
        #expect(verdict("/a?x=../b", siteLinks: true) == (.site, "a?x=../b"))
    }

    @Test func refusedLinkKeepsItsText() {
        let result = Markdown.parse("a [*b*](java&#10;script:x) <javascript:y> c".utf8, options: MarkdownOptions())
        #expect(String(decoding: result.html(siteRoot: "/", imageBase: ""), as: UTF8.self) == "<p>a <em>b</em> javascript:y c</p>\n")
        #expect(
            result.problems == [
                MarkdownProblem(line: 1, column: 3, kind: .linkScheme, detail: "java script:x"),
                MarkdownProblem(line: 1, column: 28, kind: .linkScheme, detail: "javascript:y"),
            ])
    }
}
