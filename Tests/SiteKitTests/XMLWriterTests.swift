import Testing

@testable import SiteKit

private func string(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
}

struct XMLWriterTests {
    @Test func writesElementsOnLinesOfTheirOwn() throws {
        let bytes = try XMLWriter.document(root: "a", namespaces: [XMLNamespace("urn:x"), XMLNamespace("urn:y", prefix: "y")]) { xml in
            try xml.attribute("xml:lang", "en-AU")
            try xml.element("b", text: "one")
            try xml.element("c") {}
            try xml.element("y:d") {
                try xml.attribute("e", "f")
                try xml.element("g", text: "")
            }
        }
        #expect(
            string(bytes) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <a xmlns="urn:x" xmlns:y="urn:y" xml:lang="en-AU">
                <b>one</b>
                <c/>
                <y:d e="f">
                <g></g>
                </y:d>
                </a>

                """)
        #expect(ParsedXML(bytes)?["d"]?.namespace == "urn:y")
    }

    @Test(arguments: [
        ("a & b &amp; c", "a &amp; b &amp;amp; c"),
        ("]]>", "]]&gt;"),
        ("<b>\"'", "&lt;b&gt;\"'"),
        ("a\0b\u{1}\u{B}\u{1F}c", "a\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}c"),
        ("\u{FFFE}x\u{FFFF}\u{FFFD}\u{FFFC}\u{FE0F}", "\u{FFFD}x\u{FFFD}\u{FFFD}\u{FFFC}\u{FE0F}"),
        ("a\r\nb\rc\nd\te\r", "a\nb\nc\nd\te\n"),
        ("😀𝕏\u{202E}שלום مرحبا\u{10FFFF}", "😀𝕏\u{202E}שלום مرحبا\u{10FFFF}"),
        ("", ""),
    ])
    func cleansAndEscapesContent(text: String, written: String) throws {
        let bytes = try XMLWriter.document(root: "a") { try $0.text(text) }
        #expect(string(bytes) == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a>\(written)</a>\n")
        let parsed = try #require(ParsedXML(bytes))
        let unescaped = written.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
        #expect(parsed.text.unicodeScalars.elementsEqual(unescaped.unicodeScalars))
    }

    @Test func keepsAttributeValuesAsTheyAre() throws {
        let value = "a \"quoted\" <b> & 'c'\td\ne ]]> 😀é"
        let bytes = try XMLWriter.document(root: "a") { try $0.attribute("v", value + "\r\n\0") }
        #expect(string(bytes).contains("v=\"a &quot;quoted&quot; &lt;b&gt; &amp; 'c'&#9;d&#10;e ]]&gt; 😀é&#10;\u{FFFD}\"/>"))
        #expect(ParsedXML(bytes)?.attributes["v"] == value + "\n\u{FFFD}")
    }

    @Test func writesPlainTextOfRSSInHexadecimal() throws {
        let bytes = try XMLWriter.document(root: "a") { try $0.plainRSSText("AT&T <3 &amp; >") }
        #expect(string(bytes).contains("<a>AT&#x26;T &#x3C;3 &#x26;amp; &gt;</a>"))
        #expect(ParsedXML(bytes)?.text == "AT&T <3 &amp; >")
    }

    /// The pieces that text is escaped in meet at every place of a pattern once.
    @Test func escapesLongTextsWhole() throws {
        for pad in 4060...4110 {
            let text =
                String(repeating: "x", count: pad) + "\r\n&\u{FFFF}é<" + String(repeating: "&y", count: 5000)
                + String(repeating: "z", count: 9000)
            let bytes = try XMLWriter.document(root: "a") { try $0.text("<" + text) }
            let expected = "<" + text.replacing("\r\n", with: "\n").replacing("\u{FFFF}", with: "\u{FFFD}")
            #expect(ParsedXML(bytes)?.text == expected)
        }
    }

    @Test func refusesWhatIsNotWellFormed() {
        func error(_ namespaces: [XMLNamespace] = [], _ body: (XMLWriter) throws -> Void) -> XMLWriterError? {
            #expect(throws: XMLWriterError.self) { try XMLWriter.document(root: "a", namespaces: namespaces, body) }
        }
        #expect(error { try $0.element("1a", text: "") } == .invalidName("1a"))
        #expect(error { try $0.element("a b", text: "") } == .invalidName("a b"))
        #expect(error { try $0.element("x:b", text: "") } == .invalidName("x:b"))
        #expect(error([XMLNamespace("urn:x", prefix: "x")]) { try $0.element("xy:b", text: "") } == .invalidName("xy:b"))
        #expect(error { try $0.attribute("xmlns", "urn:x") } == .invalidName("xmlns"))
        #expect(error { try $0.attribute("xmlns:x", "urn:x") } == .invalidName("xmlns:x"))
        #expect(error([XMLNamespace("urn:x"), XMLNamespace("urn:y")]) { _ in } == .duplicateAttribute("xmlns:"))
        #expect(
            error {
                try $0.attribute("b", "1")
                try $0.attribute("c", "1")
                try $0.attribute("b", "2")
            } == .duplicateAttribute("b"))
        #expect(
            error {
                try $0.text("")
                try $0.attribute("b", "1")
            } == .misplaced("an attribute after the start tag: b"))
        #expect(
            error {
                try $0.element("b", text: "")
                try $0.attribute("b", "1")
            } == .misplaced("an attribute after the start tag: b"))
    }

    @Test func anErrorInsideAnElementCannotBeHidden() {
        struct Failure: Error {}
        #expect(throws: Failure.self) { try XMLWriter.document(root: "a") { _ in throw Failure() } }
        #expect(throws: XMLWriterError.misplaced("the end before the root element ended")) {
            try XMLWriter.document(root: "a") { xml in
                do { try xml.element("b") { throw Failure() } } catch is Failure {}
            }
        }
    }

    @Test func writersDoNotDisturbEachOther() async throws {
        let expected = try XMLWriter.document(root: "a") { xml in for _ in 0..<200 { try xml.element("b", text: "c & d") } }
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<64 {
                group.addTask { try XMLWriter.document(root: "a") { xml in for _ in 0..<200 { try xml.element("b", text: "c & d") } } }
            }
            for try await bytes in group { #expect(bytes == expected) }
        }
    }
}
