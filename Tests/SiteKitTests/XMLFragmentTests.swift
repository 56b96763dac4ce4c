import CLibXML2
import ListingKit
import Testing

@testable import SiteKit

/// What ``XMLFragment`` writes is compared with what libxml2 writes for the same elements and texts.
struct XMLFragmentTests {
    private static let namespaces = [XMLNamespace("urn:x"), XMLNamespace("urn:y", prefix: "y")]

    private func framed(_ fragment: [UInt8]) throws -> [UInt8] {
        try XMLWriter.document(root: "r", namespaces: Self.namespaces) { try $0.fragment(fragment) }
    }

    @Test func writesElementsAsLibxml2Does() throws {
        var fragment = XMLFragment(in: Self.namespaces)
        fragment.element("empty") { _ in }
        fragment.element("text", text: "a & b")
        fragment.element("none", text: "")
        fragment.element("y:outer") {
            $0.attribute("one", "1 < 2")
            $0.attribute("y:two", "")
            $0.element("inner") { $0.attribute("three", "\"3\"") }
            $0.element("deep") { $0.element("deeper") { $0.element("deepest", text: "é😀") } }
        }
        fragment.element("mixed") {
            $0.attribute("four", 4)
            $0.text("four")
        }
        fragment.element("title", plainRSSText: "AT&T <3")
        let expected = try XMLWriter.document(root: "r", namespaces: Self.namespaces) { xml in
            try xml.element("empty") {}
            try xml.element("text", text: "a & b")
            try xml.element("none", text: "")
            try xml.element("y:outer") {
                try xml.attribute("one", "1 < 2")
                try xml.attribute("y:two", "")
                try xml.element("inner") { try xml.attribute("three", "\"3\"") }
                try xml.element("deep") { try xml.element("deeper") { try xml.element("deepest", text: "é😀") } }
            }
            try xml.element("mixed") {
                try xml.attribute("four", "4")
                try xml.text("four")
            }
            try xml.element("title") { try xml.plainRSSText("AT&T <3") }
        }
        #expect(try framed(fragment.bytes) == expected)
        #expect(ParsedXML(expected)?.all("outer").count == 1)
    }

    @Test func documentsStartAsLibxml2StartsThem() throws {
        let namespaces = [XMLNamespace("urn:x"), XMLNamespace("https://example.org/?a&b=\"c\"", prefix: "y")]
        let written = XMLFragment.document(XMLRoot("r", namespaces: namespaces), reservingCapacity: 0) { xml in
            xml.attribute("xml:lang", "en")
            xml.element("y:a", text: "b")
        }
        let expected = try XMLWriter.document(root: "r", namespaces: namespaces) { xml in
            try xml.attribute("xml:lang", "en")
            try xml.element("y:a", text: "b")
        }
        #expect(written == expected)
    }

    @Test func namesAreCheckedAsLibxml2ChecksThem() {
        let names: [StaticString] = ["a", "y:b", "_", "long-name.of_3", "1a", "-a", ".a", "a b", ":a", "a:", "a:b:c", "a:1", "", "a/", "<"]
        for name in names { #expect(XMLName.isValid(name) == (xmlValidateQName(name.utf8Start, 0) == 0), "\(name)") }
    }

    /// Random trees with random texts come out as libxml2 writes them, and read back.
    @Test(arguments: 0..<200 as Range<UInt64>)
    func randomTreesAreWrittenAsLibxml2Does(seed: UInt64) throws {
        var random = TreeGenerator(state: seed)
        let tree = Tree.random(depth: 4, using: &random)
        var fragment = XMLFragment(in: Self.namespaces)
        tree.write(to: &fragment)
        let expected = try XMLWriter.document(root: "r", namespaces: Self.namespaces) { try tree.write(to: $0) }
        let framed = try framed(fragment.bytes)
        #expect(framed == expected)
        #expect(ParsedXML(framed) != nil)
    }
}

/// An element with attributes and either elements or text.
private struct Tree {
    private static let names: [StaticString] = ["a", "y:b", "cd", "long-name.of_3"]
    private static let pieces = [
        "plain", "eight by", "<", ">", "&", "\"", "'", "\n", "\r\n", "\r", "\t", "\0", "\u{1F}", "\u{7F}", "é", "·", "\u{2028}", "😀",
        "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{FEFF}", "]]>", "&amp;", "exactly eight and more than sixteen",
    ]

    let name: StaticString
    let attributes: [(name: StaticString, value: String)]
    let children: [Tree]
    let text: String?

    static func random(depth: Int, using random: inout TreeGenerator) -> Tree {
        let isLeaf = depth == 0 || random.below(3) == 0
        return Tree(
            name: names[random.below(names.count)],
            attributes: (["k", "y:l"] as [StaticString]).prefix(random.below(3)).map { ($0, text(using: &random)) },
            children: isLeaf ? [] : (0..<random.below(4)).map { _ in Tree.random(depth: depth - 1, using: &random) },
            text: isLeaf && random.below(4) > 0 ? text(using: &random) : nil)
    }

    private static func text(using random: inout TreeGenerator) -> String {
        (0..<random.below(12)).map { _ in pieces[random.below(pieces.count)] }.joined()
    }

    func write(to xml: inout XMLFragment) {
        xml.element(name) { xml in
            for attribute in attributes { xml.attribute(attribute.name, attribute.value) }
            for child in children { child.write(to: &xml) }
            if let text { xml.text(text) }
        }
    }

    func write(to xml: XMLWriter) throws {
        try xml.element(name) {
            for attribute in attributes { try xml.attribute(attribute.name, attribute.value) }
            for child in children { try child.write(to: xml) }
            if let text { try xml.text(text) }
        }
    }
}

/// A small generator, so that every run writes the same trees.
private struct TreeGenerator {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((word ^ word >> 31) % UInt64(limit))
    }
}
