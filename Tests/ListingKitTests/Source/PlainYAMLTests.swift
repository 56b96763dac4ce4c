import TestSupport
import Testing

@testable import ListingKit

/// What is read without libyaml is what libyaml reads.
@Suite struct PlainYAMLTests {
    private func plain(_ text: String) -> YAMLNode? { Array(text.utf8).withUnsafeBufferPointer { PlainYAML.read($0, firstLine: 2) } }

    /// A tree with all that is known of it; with the findings, if there are any.
    private func whole(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var report = Report(SourceFile(path: "a.yaml", bytes: bytes))
        let node = YAMLParser.parseWhole(bytes[...], firstLine: 2, report: &report)
        return (node.map(described) ?? "nothing") + report.diagnostics.map(\.message).joined()
    }

    private func described(_ node: YAMLNode) -> String {
        let content =
            switch node.content {
            case .scalar(let text): "\"\(text)\""
            case .sequence(let items): "[" + items.map(described).joined(separator: ",") + "]"
            case .mapping(let entries):
                "{" + entries.map { "\($0.key)@\(described($0.keySpan))=\(described($0.value))" }.joined(separator: ",") + "}"
            }
        return content + (node.isQuoted ? "q" : "") + (node.isBlock ? "b" : "") + "@" + described(node.span)
    }

    private func described(_ span: SourceSpan) -> String { "\(span.line):\(span.column)+\(span.length)" }

    private static let listing = """
        title: Sunny flat – near Smith St, “quiet”
        owner: maria
        address: {street: 12/3 Gipps Street, suburb: "Abba River", state: VIC, postcode: 3066, point: [-37.8, 144.9]}
        rent: 550

        features: [balcony, air conditioning, 'gas: yes', []]
        inspections:
          - {start: 2026-11-28 11:00, end: 2026-11-28 11:30}
          - start: 2026-11-29 11:00
            end: 2026-11-29 11:30
        history:
        - {on: 2026-11-20, rent: 500}
        contact:
          phone: 0491 570 006
          email: maria@example.org
        website: https://example.org/a?b=c&d
        listed: 2026-11-11
        """

    @Test func aListingIsPlain() throws {
        let node = try #require(plain(PlainYAMLTests.listing))
        #expect(described(node) == whole(PlainYAMLTests.listing))
    }

    @Test(arguments: [
        "", "a", "a:", "a: b: c", "a: b #c", "a: {b: c", "a: [b,]", "a: {b}", "a: {b:c}", "a: \"b\\n\"", "a: 'it''s'", "a: b\n  c",
        "a: |\n  b",
        "a: &b c", "a: *b", "a: !b c", "a: b\na: c", "- a", "a: …", "a: \"...\"", "a:\n  b: c\n d: e", "a:\n  - b\n  c: d", " a: b\nc: d",
        "a: b\n---\nc: d", "a:\tb", "a: {b: c} d", "a: \"b\" c", "a: ?b", "a: -", "a: b\r\nc: d", "<<: a", "a: [[[[[[[[[b]]]]]]]]]",
        "a: \u{85}b", "a: b\u{2028}c", "a: \u{FEFF}b",
    ])
    func whatIsInDoubtIsLeftToLibyaml(text: String) {
        #expect(plain(text) == nil)
    }

    @Test func whateverIsReadIsWhatLibyamlReads() throws {
        let parts = [
            "a", "bc", "key-1", ":", ": ", ": ", ":\n", "\n", "\n  ", "\n    ", "\n- ", "\n  - ", " ", "{", "}", "[", "]", ", ", ",", "\"",
            "'", "-",
            "- ", "?", "? ", "é", "–", "“x”", "11:00", "$5", "+61 4", "(b)", "https://e.org/", "b: c", "x: y\n", "k: {a: b, c: d}\n",
            "l: [a, b]\n", "m:\n  - e\n", "n:\n  o: p\n", "q: \"r: s\"\n", "%", "@", "&", "*", "!", "|", ">", "=", "~", ".", "...", "---",
            "/",
        ]
        var generator = SeededGenerator(seed: 7)
        var (count, lines) = (0, PlainYAMLTests.listing.split(separator: "\n").map(String.init))
        for round in 0..<100_000 {
            var text = (0..<Int.random(in: 1...9, using: &generator)).compactMap { _ in parts.randomElement(using: &generator) }.joined()
            if round % 2 == 0 {
                // A part of a listing in which something else stands in one place.
                lines.shuffle(using: &generator)
                var characters = Array(lines.prefix(4).joined(separator: "\n"))
                let place = Int.random(in: 0..<characters.count, using: &generator)
                characters.replaceSubrange(
                    place..<min(place + Int.random(in: 0...2, using: &generator), characters.count), with: text.prefix(4))
                text = String(characters)
            }
            guard let node = plain(text) else { continue }
            count += 1
            #expect(described(node) == whole(text), "\(text)")
        }
        #expect(count > 1000)
    }
}
