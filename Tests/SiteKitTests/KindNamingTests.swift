import Facts
import Testing
import Values

@testable import SiteKit

/// What kinds say in the words of a board.
@Suite struct KindNamingTests {
    private static func bedrooms(_ words: String) throws -> Field {
        let own = ThemeWords(own: ("templates/words/en.yaml", Array(words.utf8)))
        #expect(own.findings == [])
        let rental = try #require(own.naming(KindSet.load([]).kinds).first { $0.id == "rental" })
        return try #require(rental.fields.first { $0.id == "bedrooms" })
    }

    @Test(
        arguments: [
            ("kind_rental_bedrooms:\n  label: Rooms\n", "Rooms", "Studio"),
            ("kind_rental_bedrooms:\n  zero: one room\n", "Bedrooms", "one room"),
        ])
    func aBoardChangesOneWordOfAField(words: String, label: String, zero: String) throws {
        let field = try Self.bedrooms(words)
        #expect(field.label == label)
        #expect(field.shortText(.count(0), in: .english) == zero)
    }

    /// What is said of one thing is said of no other: two of the shipped kinds, or a kind and a field, would change with each other.
    @Test func eachKeyIsThatOfOneText() {
        var keys: [String] = []
        for kind in KindSet.load([]).kinds {
            var texts = KindTexts(kind)
            texts.visit(kind.id) { key, _ in keys.append(key) }
        }
        #expect(Set(keys).count == keys.count, "\(keys.filter { key in keys.count { $0 == key } > 1 })")
    }
}
