import Testing

@testable import Mustache
@testable import SiteKit

@Suite struct MustacheValueTests {
    static let texts: [(text: String, escaped: String, verbatim: String)] = [
        ("", "", ""),
        ("plain text of more than eight bytes", "plain text of more than eight bytes", "plain text of more than eight bytes"),
        ("&<>\"'", "&amp;&lt;&gt;&quot;&#39;", "&<>\"'"),
        ("a & b < c", "a &amp; b &lt; c", "a & b < c"),
        ("12345678&", "12345678&amp;", "12345678&"),
        ("\t\n\r ~\u{7F}\u{80}", "\t\n\r ~\u{7F}\u{80}", "\t\n\r ~\u{7F}\u{80}"),
        (
            "a\0b\u{8}\u{B}\u{C}\u{E}\u{1F}", "a\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}",
            "a\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
        ),
        ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}"),
        ("\u{FFFD}\u{FF01}\u{F900}\u{FB01}", "\u{FFFD}\u{FF01}\u{F900}\u{FB01}", "\u{FFFD}\u{FF01}\u{F900}\u{FB01}"),
        ("é😀日本", "é😀日本", "é😀日本"),
    ]

    @Test(arguments: texts.indices) func writesText(_ index: Int) throws {
        let (text, escaped, verbatim) = Self.texts[index]
        // At every place in the eight bytes that are looked at together.
        for padding in 0..<17 {
            let before = String(repeating: "x", count: padding)
            let data: MustacheSpec.Data = ["a": .text(before + text + before)]
            #expect(try MustacheSpec.render("{{a}}", data) == before + escaped + before)
            #expect(try MustacheSpec.render("{{{a}}}", data) == before + verbatim + before)
        }
    }

    @Test func eachASCIICharacterIsWrittenAsItsClassSays() throws {
        let markup: [UInt8: String] = [0x22: "&quot;", 0x26: "&amp;", 0x27: "&#39;", 0x3C: "&lt;", 0x3E: "&gt;"]
        for byte in UInt8(0)..<0x80 {
            let text = String(UnicodeScalar(byte))
            let isForbidden = byte < 0x20 && ![0x09, 0x0A, 0x0D].contains(byte)
            for length in [1, 8, 11] {
                let data: MustacheSpec.Data = ["a": .text(String(repeating: text, count: length))]
                let escaped = isForbidden ? "\u{FFFD}" : markup[byte] ?? text
                #expect(try MustacheSpec.render("{{a}}", data) == String(repeating: escaped, count: length))
                #expect(try MustacheSpec.render("{{&a}}", data) == String(repeating: isForbidden ? "\u{FFFD}" : text, count: length))
            }
        }
    }

    @Test(arguments: [0, 7, -7, 10, 99, 100, -1_000_000, Int.max, Int.min]) func writesNumbers(_ number: Int) throws {
        #expect(try MustacheSpec.render("{{a}}", ["a": .number(number)]) == String(number))
    }

    @Test func vocabularyInternsNames() {
        let vocabulary = Vocabulary(["rent", "bond", "rent"])
        #expect(vocabulary["rent"]?.id == 0)
        #expect(vocabulary["bond"]?.id == 1)
        #expect(vocabulary["bonds"] == nil)
        #expect(vocabulary["bond"].map(vocabulary.name(of:)) == "bond")
        #expect(vocabulary.name(of: Key(id: 9)) == "")
    }

    @Test func vocabularyIsBounded() {
        let vocabulary = Vocabulary((0...Vocabulary.capacity).map(String.init))
        #expect(vocabulary["65534"]?.id == 65534)
        #expect(vocabulary["65535"] == nil)
    }

    @Test(arguments: [
        ("rnet", "rent"), ("rents", "rent"), ("ret", "rent"), ("bedroms", "bedrooms"), ("bathroms", "bathrooms"), ("rent", nil), ("", nil),
        ("zzzz", nil), ("re", nil), (String(repeating: "rent", count: 20), nil),
    ])
    func vocabularyGuesses(_ written: String, _ meant: String?) {
        #expect(Vocabulary(["rent", "bedrooms", "bathrooms"]).nearest(to: written) == meant)
    }

    @Test func viewsHoldTheLastValueOfEachName() throws {
        let vocabulary = Vocabulary((0..<200).map { "n\($0)" })
        let keys = try (0..<200).map { try #require(vocabulary["n\($0)"]) }
        var view = View(names: 200)
        func fill(_ view: inout View) {
            for (index, key) in keys.enumerated() where index != 5 { view.set(key, .number(index)) }
            view.set(keys[3], view.text("three"))
            view.set(keys[6], .none)
        }
        fill(&view)
        let object = view.object(fill)
        for value in [view.root, object] {
            let three = try #require(value.find(3))
            #expect(String(decoding: three.bytes, as: UTF8.self) == "three")
            #expect(value.find(5) == nil)
            #expect(value.find(6)?.kind == .absent)
            #expect((0..<200).allSatisfy { [3, 5, 6].contains($0) || value.find($0)?.number == Int($0) })
            #expect(Set(value.names) == Set(0..<200).subtracting([5]))
        }
    }

    @Test func clearedViewsHoldNothingOfBefore() throws {
        let vocabulary = Vocabulary(["a", "b"])
        let (a, b) = (try #require(vocabulary["a"]), try #require(vocabulary["b"]))
        var others = View(names: 2)
        others.set(a, .number(7))
        var view = View(names: 2, capacity: 64)
        for round in 1...3 {
            view.clear(with: others.root)
            #expect(view.root.find(a.id)?.number == 7 && view.root.find(b.id) == nil)
            let long = String(repeating: "x", count: round * 100_000)
            view.set(b, view.text(long))
            #expect(view.root.find(b.id).map { String(decoding: $0.bytes, as: UTF8.self) } == long)
        }
        view.clear()
        #expect(view.root.names.isEmpty)
    }

    @Test func viewsGrowPastTheirFirstMemory() throws {
        let long = String(repeating: "x", count: 100_000)
        let data: MustacheSpec.Data = ["a": .list((0..<300).map { .number($0) }), "b": .text(long)]
        #expect(try MustacheSpec.render("{{#a}}{{.}},{{/a}}{{b}}", data) == (0..<300).map { "\($0)," }.joined() + long)
    }
}
