import Facts
import Foundation
import TestSupport
import Testing

/// What the page about kinds lists is what the program has.
struct KindDocumentationTests {
    private let lines: [Substring]

    init() throws {
        let page = Boards.repository + "/Sources/houser/Documentation.docc/Kinds.md"
        lines = try String(contentsOfFile: page, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// What stands between backticks, in its order.
    private func words(_ text: Substring) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// The words of the first column of a table.
    private func rows(_ head: String) throws -> [String] {
        let start = try #require(lines.firstIndex { $0.hasPrefix(head) })
        return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.flatMap { words($0.dropFirst().prefix { $0 != "|" }) }
    }

    @Test func reservedWords() throws {
        let line = try #require(lines.first { $0.hasPrefix("These words can't be a `plural`") })
        #expect(Set(words(line).dropFirst()) == ReservedNames.all.filter(\.isSlug))
    }

    @Test func keysOfSearches() throws {
        let line = try #require(lines.first { $0.contains("A field with a facet can't be called") })
        let names = try #require(line.split(separator: "can't be called").last?.split(separator: ", which mean").first)
        #expect(words(names).sorted() == (FilterKeys.common + FilterKeys.ofPage).sorted())
    }

    @Test func typesOfFields() throws { #expect(try rows("| type | a listing writes |") == FieldTypes.names) }

    @Test func typesOfListings() throws {
        #expect(try rows("| `schema` | a listing is |").sorted() == SchemaType.allCases.map(\.rawValue).sorted())
    }
}
