import BundledData
import Testing

@testable import Places

@Suite struct PlaceMeaningTests {
    private static let gazetteer = Gazetteer.bundled()

    /// A meaning in short: `city melbourne`, `nickname Fremantle WA 6160`, `campus unsw-kensington`.
    private static func short(_ meaning: PlaceMeaning) -> String {
        let target =
            switch meaning.target {
            case .region(let region): region.slug
            case .localities(let places): places.map(\.line).joined(separator: ", ")
            case .campuses(let campuses): campuses.map(\.slug).joined(separator: ", ")
            }
        return meaning.sense.rawValue + " " + target
    }

    /// What a person expects of a text: its first meanings.
    @Test(
        arguments: [
            ("Melbourne", ["city melbourne", "region city-of-melbourne", "suburb Melbourne VIC 3000"]), ("melb", ["city melbourne"]),
            ("SYDNEY", ["city sydney", "region city-of-sydney"]), ("Geelong", ["city greater-geelong", "region geelong-vic-sa4"]),
            ("Gold Coast", ["city gold-coast-qld-lga"]), ("the Gold Coast", ["city gold-coast-qld-lga"]),
            ("Freo", ["nickname Fremantle WA 6160"]), ("freo", ["nickname Fremantle WA 6160"]),
            ("the Cross", ["nickname Kings Cross NSW 2011, Potts Point NSW 2011"]),
            ("Paddo", ["nickname Paddington NSW 2021", "nickname Paddington QLD 4064"]),
            ("Broady", ["nickname Broadmeadows VIC 3047", "nickname Broadbeach QLD 4218"]),
            ("Inner West", ["region inner-west-sydney", "region melbournes-inner-west"]),
            ("the inner west", ["region inner-west-sydney", "region melbournes-inner-west"]),
            ("inner-west sydney", ["region inner-west-sydney"]), ("Sydney's inner west", ["region inner-west-sydney"]),
            ("SYDNEYS INNER WEST", ["region inner-west-sydney"]), ("inner north", ["region melbournes-inner-north"]),
            ("Western Sydney", ["region western-sydney"]), ("Northern Rivers", ["region northern-rivers"]),
            ("Central Coast", ["region central-coast-nsw-lga"]), ("Moreland Council", ["former merri-bek"]),
            ("Ayers Rock", ["former Yulara NT 0872"]), ("Scenic Rim", ["region scenic-rim"]), ("unimelb", ["campus unimelb-parkville"]),
            ("RMIT", ["campus rmit-melbourne-city"]), ("RMIT City", ["campus rmit-melbourne-city"]),
            ("UNSW Kensington", ["campus unsw-kensington"]), ("unsw-kensington", ["campus unsw-kensington"]),
            ("UNSW", ["campus unsw-kensington"]), ("ANU", ["campus anu-acton"]), ("Bond University", ["campus bond-gold-coast-robina"]),
            ("monash caulfield", ["campus monash-caulfield"]), ("Toowoomba", ["city toowoomba"]),
            ("Sydney CBD", ["city Sydney NSW 2000"]), ("DY", ["nickname Dee Why NSW 2099"]), ("GC", ["city gold-coast-qld-lga"]),
            ("Collingwood", ["suburb Collingwood NSW 2850", "suburb Collingwood VIC 3066"]), ("St. Kilda", ["suburb St Kilda VIC 3182"]),
            ("K'gari", ["nickname Fraser Island QLD 4581, K'gari QLD 4581, Eurong QLD 4581"]),
            ("Kgari", ["nickname Fraser Island QLD 4581, K'gari QLD 4581, Eurong QLD 4581"]),
            ("The Gap", ["suburb The Gap NT 0870", "suburb The Gap NSW 2472"]),
            ("Nowhere at all", []), ("", []), ("the", []), ("VIC", []),
        ] as [(String, [String])])
    func aTextMeansWhatAPersonExpects(text: String, expected: [String]) {
        let found = Self.gazetteer.meanings(of: text).map(Self.short)
        #expect(found.starts(with: expected) && found.isEmpty == expected.isEmpty, "\(found)")
    }

    /// The rows of the table of nicknames.
    private static let nicknames: [[String]] = {
        let bytes = UnsafeBufferPointer(start: houser_nicknames_bytes(), count: houser_nicknames_count())
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }()

    @Test func everyNicknameMeansAllThatItsRowSays() {
        #expect(Self.nicknames.count == 841)
        for row in Self.nicknames {
            let references = PlaceReference.all(in: row[2])
            #expect(!references.isEmpty && references.count == row[2].split(separator: ";").count, "\(row)")
            let wanted = references.reduce(into: Set<String>()) { wanted, reference in
                switch reference {
                case .region(let id): wanted.insert(Self.gazetteer.regions.region(id: id)?.slug ?? "?")
                case .suburb: wanted.insert(reference.locality(in: Self.gazetteer)?.line ?? "?")
                case .university: wanted.formUnion(reference.campuses(in: Self.gazetteer).map(\.slug))
                }
            }
            let isFound = Self.gazetteer.meanings(of: row[0]).contains { meaning in
                wanted == Set(meaning.region.map { [$0.slug] } ?? meaning.localities.map(\.line) + meaning.campuses.map(\.slug))
            }
            #expect(isFound && !wanted.contains("?"), "\(row)")
        }
    }

    @Test func ofATextWithSeveralRowsTheCommonerMeaningComesFirst() {
        var rows: [[UInt8]: Int] = [:]
        for row in Self.nicknames {
            let place = rows[PlaceName.folded(row[0]), default: 0]
            if place == 0 {
                #expect(Self.gazetteer.meanings(of: row[0]).first?.sense.rawValue == (row[1] == "suburb" ? "nickname" : row[1]), "\(row)")
            }
            rows[PlaceName.folded(row[0])] = place + 1
        }
        #expect(rows.values.filter { $0 > 1 }.count >= 6)
    }

    @Test func aRegionIsFoundByItsSlugLabelAndName() {
        for region in Self.gazetteer.regions.regions {
            for text in [region.slug, region.label, region.name, region.label.uppercased()] {
                #expect(Self.gazetteer.meanings(of: text).contains { $0.region == region }, "\(text)")
            }
        }
    }

    @Test(arguments: ["\u{301}", "\u{0}\u{1B}", "👩‍👩‍👧‍👦", String(repeating: "the ", count: 1_000), String(repeating: "x", count: 100_000)])
    func hostileTextMeansNothing(text: String) {
        #expect(Self.gazetteer.meanings(of: text).isEmpty)
    }
}
