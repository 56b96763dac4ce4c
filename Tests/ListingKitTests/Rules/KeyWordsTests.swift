import Testing

@testable import Facts
@testable import ListingKit
@testable import YAML

@Suite struct KeyWordsTests {
    private static let kinds = KindSet.load([]).kinds

    @Test(arguments: [
        ("landlord", "owner"), ("Beds", "bedrooms"), ("baths", "bathrooms"), ("cars", "carparks"), ("parking", "carparks"),
        ("price", "rent"), ("date", "listed"), ("pictures", "images"), ("photos", "images"), ("mobile", "contact"), ("tel", "contact"),
        ("suburb", "address"), ("available_from", "available"), ("deposit", "bond"), ("amenities", "features"),
    ])
    func aRentalsKeyIsMeant(word: String, key: String) throws {
        let rental = try #require(Self.kinds.first { $0.id == "rental" })
        #expect(KeyWords.meant(word, kind: rental)?.key == key)
    }

    @Test func theSameWordMeansWhatTheKindHas() throws {
        let item = try #require(Self.kinds.first { $0.id == "item" })
        #expect(KeyWords.meant("rent", kind: item)?.key == "price")
        #expect(KeyWords.meant("state", kind: item)?.key == "address")
        #expect(KeyWords.meant("beds", kind: item)?.key == nil)
    }

    @Test(
        arguments: [
            ("until", ["on", "status", "rent"], "on"), ("until", ["start", "end", "added", "cancelled"], "end"),
            ("Day", ["on", "status", "rent"], "on"), ("price", ["on", "status", "rent"], "rent"), ("coords", ["suburb", "point"], "point"),
            ("until", ["name", "phone"], nil),
        ] as [(String, [String], String?)])
    func aWordMeansAKeyOfItsGroup(word: String, allowed: [String], key: String?) {
        #expect(KeyWords.meant(word, in: allowed)?.key == key)
    }

    @Test func everySynonymOfAShippedKindMeansOneOfItsChoicesAndIsNone() {
        for field in Self.kinds.flatMap(\.fields) {
            let words = field.type.words
            for (synonym, choice) in field.synonyms {
                #expect(words.contains(choice) && !words.map(\.foldedWord).contains(synonym), "\(field.id): \(synonym)")
            }
            #expect(!Self.kinds.contains { kind in kind.field(field.id) != nil && field.also.contains { kind.field($0) != nil } })
        }
    }

    @Test func everyStatusIsUnderstoodAsOneOfTheKinds() throws {
        let rental = try #require(Self.kinds.first { $0.id == "rental" })
        #expect(rental.statusSynonyms["rented"] == "let")
        #expect(rental.statusSynonyms["leased"] == "let")
        #expect(rental.statusSynonyms.values.allSatisfy(rental.statuses.contains))
    }
}
