import CLibXML2
import TestSupport
import Testing

@testable import Bytes
@testable import ListingKit
@testable import SiteKit

/// What ``XMLWriter`` writes is read back by libxml2.
struct XMLWriterTests {
    private static let root = XMLRoot("r", namespaces: [XMLNamespace("urn:x"), XMLNamespace("urn:y", prefix: "y")])

    private func document(_ body: (inout XMLWriter) -> Void) -> [UInt8] {
        XMLWriter.document(XMLWriterTests.root, reservingCapacity: 0, body)
    }

    @Test func writesElementsOnLinesOfTheirOwn() throws {
        let namespaces = [XMLNamespace("urn:x"), XMLNamespace("urn:y", prefix: "y")]
        let bytes = XMLWriter.document(XMLRoot("a", namespaces: namespaces), reservingCapacity: 0) { xml in
            xml.attribute("xml:lang", "en-AU")
            xml.element("b", text: "one")
            xml.element("c") { _ in }
            xml.element("y:d") { xml in
                xml.attribute("e", 5)
                xml.element("g", text: "")
            }
        }
        #expect(
            String(decoding: bytes, as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <a xmlns="urn:x" xmlns:y="urn:y" xml:lang="en-AU">
                <b>one</b>
                <c/>
                <y:d e="5">
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
        let bytes = document { $0.element("a", text: text) }
        #expect(String(decoding: bytes, as: UTF8.self).contains("<a>\(written)</a>\n"))
        let parsed = try #require(ParsedXML(bytes)?["a"])
        let unescaped = written.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
        #expect(parsed.text.unicodeScalars.elementsEqual(unescaped.unicodeScalars))
    }

    @Test func keepsAttributeValuesAsTheyAre() throws {
        let value = "a \"quoted\" <b> & 'c'\td\ne ]]> 😀é"
        let bytes = document { $0.attribute("v", value + "\r\n\0") }
        let written = String(decoding: bytes, as: UTF8.self)
        #expect(written.contains("v=\"a &quot;quoted&quot; &lt;b&gt; &amp; 'c'&#9;d&#10;e ]]&gt; 😀é&#10;\u{FFFD}\"/>"))
        #expect(ParsedXML(bytes)?.attributes["v"] == value + "\n\u{FFFD}")
    }

    @Test func writesPlainTextOfRSSInHexadecimal() throws {
        let bytes = document { $0.element("a", plainRSSText: "AT&T <3 &amp; >") }
        #expect(String(decoding: bytes, as: UTF8.self).contains("<a>AT&#x26;T &#x3C;3 &#x26;amp; &gt;</a>"))
        #expect(ParsedXML(bytes)?["a"]?.text == "AT&T <3 &amp; >")
    }

    @Test func writesPlainTextAsHTMLEscapedTwice() throws {
        let bytes = document { $0.element("a") { xml in Array("2 < 3 & more".utf8).withUnsafeBufferPointer { xml.text(asHTML: $0) } } }
        #expect(ParsedXML(bytes)?["a"]?.text == "2 &lt; 3 &amp; more")
    }

    /// The pieces that text is escaped in meet at every place of a pattern once.
    @Test func escapesLongTextsWhole() throws {
        for pad in 4060...4110 {
            let text =
                String(repeating: "x", count: pad) + "\r\n&\u{FFFF}é<" + String(repeating: "&y", count: 5000)
                + String(repeating: "z", count: 9000)
            let bytes = document { $0.element("a", text: "<" + text) }
            let expected = "<" + text.replacing("\r\n", with: "\n").replacing("\u{FFFF}", with: "\u{FFFD}")
            #expect(ParsedXML(bytes)?["a"]?.text == expected)
        }
    }

    @Test func namesAreCheckedAsLibxml2ChecksThem() {
        let names: [StaticString] = ["a", "y:b", "_", "long-name.of_3", "1a", "-a", ".a", "a b", ":a", "a:", "a:b:c", "a:1", "", "a/", "<"]
        for name in names { #expect(XMLName.isValid(name) == (xmlValidateQName(name.utf8Start, 0) == 0), "\(name)") }
    }

    /// Random trees with random texts read back as they were.
    @Test(arguments: 0..<200 as Range<UInt64>)
    func randomTreesReadBack(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let tree = Tree.random(depth: 4, using: &random)
        let parsed = try #require(ParsedXML(document { tree.write(to: &$0) })?.children.first)
        tree.expectSame(as: parsed)
    }
}

/// An element with attributes and either elements or text.
private struct Tree {
    private static let names: [StaticString] = ["a", "y:b", "cd", "long-name.of_3"]
    /// What is written, and what is read back.
    private static let pieces: [(written: String, read: String)] =
        [
            "plain", "eight by", "<", ">", "&", "\"", "'", "\n", "\t", "\u{7F}", "é", "·", "\u{2028}", "😀", "\u{FFFD}", "\u{FEFF}", "]]>",
            "&amp;", "exactly eight and more than sixteen",
        ].map { ($0, $0) }
        + [("\r\n", "\n"), ("\r", "\n"), ("\0", "\u{FFFD}"), ("\u{1F}", "\u{FFFD}"), ("\u{FFFE}", "\u{FFFD}"), ("\u{FFFF}", "\u{FFFD}")]

    let name: StaticString
    let attributes: [(name: StaticString, written: String, read: String)]
    let children: [Tree]
    let text: (written: String, read: String)

    static func random(depth: Int, using random: inout SeededGenerator) -> Tree {
        let isLeaf = depth == 0 || Int.random(in: 0..<3, using: &random) == 0
        let keys: [StaticString] = ["k", "y:l"]
        return Tree(
            name: names[Int.random(in: 0..<names.count, using: &random)],
            attributes: keys.prefix(Int.random(in: 0..<3, using: &random)).map { key in
                let text = text(using: &random)
                return (key, text.written, text.read)
            },
            children: isLeaf ? [] : (0..<Int.random(in: 0..<4, using: &random)).map { _ in Tree.random(depth: depth - 1, using: &random) },
            text: isLeaf ? text(using: &random) : ("", ""))
    }

    private static func text(using random: inout SeededGenerator) -> (written: String, read: String) {
        var (written, read) = ("", "")
        for _ in 0..<Int.random(in: 0..<12, using: &random) {
            let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
            // A carriage return takes a line feed that follows it for its own.
            if written.unicodeScalars.last == "\r", piece.written.unicodeScalars.first == "\n" { continue }
            written += piece.written
            read += piece.read
        }
        return (written, read)
    }

    func write(to xml: inout XMLWriter) {
        xml.element(name) { xml in
            for attribute in attributes { xml.attribute(attribute.name, attribute.written) }
            for child in children { child.write(to: &xml) }
            if children.isEmpty { xml.text(text.written) }
        }
    }

    func expectSame(as parsed: ParsedXML) {
        #expect(name.description.hasSuffix(parsed.name))
        #expect(parsed.namespace == (name.description.hasPrefix("y:") ? "urn:y" : "urn:x"))
        #expect(parsed.attributes.count == attributes.count)
        for attribute in attributes {
            let key = attribute.name.description.replacing("y:", with: "")
            #expect(parsed.attributes[key]?.unicodeScalars.elementsEqual(attribute.read.unicodeScalars) == true)
        }
        #expect(parsed.children.count == children.count)
        for (child, parsed) in zip(children, parsed.children) { child.expectSame(as: parsed) }
        if children.isEmpty { #expect(parsed.text.unicodeScalars.elementsEqual(text.read.unicodeScalars)) }
    }
}
