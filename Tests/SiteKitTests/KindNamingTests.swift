import Testing
import Values

@testable import Facts
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

    private static let polish = """
        kind_room_stay:
          unit: "{count, plural, =1 {miesiąc} one {miesiąc} few {miesiące} many {miesięcy} other {miesiąca}}"
        kind_item_width:
          unit: cm
        kind_rental_bedrooms:
          label: Sypialnie
          unit: "{count, plural, one {# sypialnia} few {# sypialnie} many {# sypialni} other {# sypialni}}"
        """
    private static let russian = """
        kind_room_stay:
          unit: "{count, plural, one {месяц} few {месяца} many {месяцев} other {месяца}}"
        kind_rental_bedrooms:
          unit: "{count, plural, one {спальня} few {спальни} many {спален} other {спальни}}"
        """

    private static func field(
        _ name: String, of kind: String, _ language: String, _ words: String
    ) throws -> (field: Field, formats: Formats) {
        let own = ThemeWords(language, own: ("templates/words/\(language).yaml", Array(words.utf8)))
        #expect(own.findings.allSatisfy { $0.message.hasPrefix("this language has no words for") })
        let named = try #require(own.naming(KindSet.load([]).kinds).first { $0.id == kind })
        return (try #require(named.fields.first { $0.id == name }), own.messages.formats)
    }

    @Test(
        arguments: [
            ("pl", polish, [(1, "1 sypialnia"), (2, "2 sypialnie"), (5, "5 sypialni"), (12, "12 sypialni"), (22, "22 sypialnie")]),
            ("ru", russian, [(1, "1 спальня"), (2, "2 спальни"), (5, "5 спален"), (11, "11 спален"), (21, "21 спальня")]),
        ])
    func whatIsCountedHasAllFormsOfTheLanguage(language: String, words: String, counts: [(Int, String)]) throws {
        let (field, formats) = try Self.field("bedrooms", of: "rental", language, words)
        for (count, text) in counts { #expect(field.shortText(.count(count), in: formats) == text) }
    }

    @Test(
        arguments: [
            ("pl", polish, [(1, 1, "miesiąc"), (6, 12, "miesięcy"), (nil, 3, "miesiące"), (2, nil, "miesięcy")]),
            ("ru", russian, [(1, 1, "месяц"), (6, 21, "месяц"), (nil, 3, "месяца"), (2, nil, "месяцев")]),
        ] as [(String, String, [(Int?, Int?, String)])])
    func whatARangeCountsHasTheFormOfItsEnd(language: String, words: String, ranges: [(Int?, Int?, String)]) throws {
        let (field, formats) = try Self.field("stay", of: "room", language, words)
        for (least, most, unit) in ranges {
            let range = try #require(NumberRange(least, most))
            #expect(field.shortText(.range(range), in: formats)?.hasSuffix(" " + unit) ?? false, "\(range)")
        }
    }

    @Test func whatIsMeasuredHasOneFormForPartsToo() throws {
        let (field, formats) = try Self.field("stay", of: "room", "pl", Self.polish)
        let unit = try #require(field.unit)
        let texts = [1000, 1500, 2000, 5000].map { unit.text(thousandths: $0, in: formats) }
        #expect(texts == ["miesiąc", "miesiąca", "miesiące", "miesięcy"])
        #expect(unit.textOfMany(in: formats) == "miesięcy")
        #expect(unit.forms.cases["few"] == "miesiące" && unit.forms.cases["=1"] == "miesiąc")
        #expect(try Self.field("width", of: "item", "pl", Self.polish).field.unit?.forms.cases == ["other": "cm"])
    }

    @Test func aFormThatTheLanguageDoesNotHaveIsTold() {
        let words = "kind_rental_bedrooms:\n  unit: \"{count, plural, few {Zimmer} other {Zimmer}}\"\n"
        let own = ThemeWords("de", own: ("templates/words/de.yaml", Array(words.utf8)))
        #expect(own.findings.map(\.message) == ["the language has no plural \"few\", which \"kind_rental_bedrooms.unit\" has"])
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
