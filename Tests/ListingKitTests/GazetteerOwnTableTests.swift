import Testing

@testable import ListingKit
@testable import Places

@Suite struct GazetteerOwnTableTests {
    static let header = "postcode\tname\tstate\tlatitude\tlongitude\tsources\n"

    private func load(_ rows: String, campuses: String = "") -> Gazetteer {
        Gazetteer(tsv: Array((GazetteerOwnTableTests.header + rows).utf8), campuses: Array(campuses.utf8))
    }

    @Test func readsATableOfItsOwn() {
        let gazetteer = Gazetteer(
            tsv: Array(
                "\u{FEFF}postcode\tname\tstate\tlatitude\tlongitude\tsources\r\n\r\n9001\tBöse Straße\tTAS\t1.5\t-2.0000001\t\r\n8\n".utf8)
        )
        #expect(gazetteer.localities.map(\.description) == ["Böse Straße TAS 9001"])
        #expect(gazetteer.localities[0].coordinate == Coordinate(latitude: 1.5, longitude: -2.0000001))
        #expect(!gazetteer.localities[0].isPostalOnly)
        #expect(gazetteer.localities[0].slug == "bose-strasse-9001")
        #expect(gazetteer.problems.map(\.line) == [4])
        #expect(gazetteer.attribution.isEmpty)
    }

    @Test(
        arguments: [
            ("306\tA\tVIC\t\t\tg", 1, "a postcode has four digits"),
            ("3066\tÄ\tXY\t\t\tg", 8, "a state is one of NSW, VIC, QLD, SA, WA, TAS, ACT, NT"),
            ("3066\tA\tvic\t\t\tg", 8, "a state is one of NSW, VIC, QLD, SA, WA, TAS, ACT, NT"),
            ("3066\tA\tVIC\t-37\t\tg", 12, FixedCoordinate.message), ("3066\tA\tVIC\t91\t0\tg", 12, FixedCoordinate.message),
            ("3066\tA\tVIC\t1e5\t0\tg", 12, FixedCoordinate.message), ("3066\tA\tVIC\t.5\t0\tg", 12, FixedCoordinate.message),
            ("3066\tA\tVIC\t1.\t0\tg", 12, FixedCoordinate.message), ("3066\tA\tVIC\t-\t0\tg", 12, FixedCoordinate.message),
            ("3066\tA\tVIC\t0\t180.0000001\tg", 12, FixedCoordinate.message),
            ("3066\tA\tVIC\t0.00000001\t0\tg", 12, FixedCoordinate.message),
            ("3066\t\tVIC\t\t\tg", 6, PlaceName.rule), ("3066\t東京\tVIC\t\t\tg", 6, PlaceName.rule),
            ("3066\t---\tVIC\t\t\tg", 6, PlaceName.rule),
            ("3066\tA\u{0}B\tVIC\t\t\tg", 6, PlaceName.rule),
            ("3066\tA\tVIC\t\t", 1, "a row has 6 fields parted by tabs; this one has 5"),
            ("3066\tA\tVIC\t\t\tg\t", 1, "a row has 6 fields parted by tabs; this one has 7"),
            ("3066\tGood\tVIC\t\t\tg", 6, "this name, state and postcode are already in the table"),
            ("3066\tGOOD\tVIC\t\t\ta", 6, "this name, state and postcode are already in the table"),
        ]
    )
    func tellsWhereARowIsWrong(row: String, column: Int, message: String) {
        let gazetteer = load("3066\tGood\tVIC\t\t\tg\n\(row)\n3067\tFine\tVIC\t\t\tg\n")
        #expect(gazetteer.localities.map(\.name) == ["Good", "Fine"])
        #expect(gazetteer.problems == [.init(table: .suburbs, line: 3, column: column, message: message)])
    }

    @Test(arguments: ["", "\n", "postcode\tname\n", "3066\tA\tVIC\t\t\tg\n", "\u{0}\u{1}"])
    func wantsAHeader(text: String) {
        let gazetteer = Gazetteer(tsv: Array(text.utf8))
        #expect(gazetteer.localities.isEmpty)
        #expect(gazetteer.problems.count == 1)
        #expect(gazetteer.problems[0].message.hasSuffix("postcode, name, state, latitude, longitude, sources"))
        #expect(gazetteer.localities(postcode: "3066").isEmpty)
        #expect(gazetteer.nearest(to: Coordinate(latitude: 0, longitude: 0), count: 1).isEmpty)
        #expect(gazetteer.suggestions(for: "A").isEmpty)
    }

    @Test func invalidBytesAreAProblem() {
        let bytes =
            Array(GazetteerOwnTableTests.header.utf8) + Array("3066\tA".utf8) + [0xC3, 0xFF, 0xE2, 0x80] + Array("\tVIC\t\t\tg".utf8)
        let gazetteer = Gazetteer(tsv: bytes)
        #expect(gazetteer.problems.map(\.message) == [PlaceName.rule])
    }

    @Test func problemsAreLimited() {
        let gazetteer = load(String(repeating: "x\n", count: 5_000))
        #expect(gazetteer.problems.count == TableProblems.limit + 1)
        #expect(gazetteer.problems.last?.message == "there are more problems from this line on")
    }

    @Test func theShortestRowsFit() {
        let rows = (0..<2_000).map { "\(1000 + $0)\t\(UnicodeScalar(UInt8(0x61 + $0 % 26)))\tNT\t\t\t" }
        let gazetteer = Gazetteer(tsv: Array((GazetteerOwnTableTests.header + rows.joined(separator: "\n")).utf8))
        #expect(gazetteer.problems.isEmpty)
        #expect(gazetteer.localities.count == 2_000)
        #expect(gazetteer.localities(named: "A").count == 77)
    }

    @Test func hugeTablesAreRefused() {
        let gazetteer = Gazetteer(tsv: [UInt8](repeating: 0x0A, count: SuburbTable.maximumSize + 1))
        #expect(gazetteer.problems.map(\.message) == ["the table is larger than 8 megabytes"])
    }

    @Test func unsortedRowsKeepTableOrder() {
        let gazetteer = load("3067\tB\tVIC\t\t\tg\n3066\tA\tVIC\t\t\tg\n3067\tA\tVIC\t\t\tg\n3066\tA\tNSW\t\t\tg\n")
        #expect(gazetteer.localities(postcode: "3067").map(\.name) == ["B", "A"])
        #expect(gazetteer.localities(named: "a").map(\.index) == [1, 2, 3])
        #expect(gazetteer.postcodes == ["3066", "3067"])
    }

    @Test func aPostalSpellingGivesWayInEitherOrder() {
        for rows in ["3066\tSt A\tVIC\t\t\tg\n3066\tSaint A\tVIC\t\t\tnu\n", "3066\tSaint A\tVIC\t\t\tnu\n3066\tSt A\tVIC\t\t\tg\n"] {
            let gazetteer = load(rows)
            #expect(gazetteer.problems.isEmpty)
            #expect(gazetteer.localities.count == 2)
            #expect(gazetteer.localities(postcode: "3066").map(\.name) == ["St A"])
            #expect(gazetteer.localities(named: "SAINT A").map(\.name) == ["St A"])
            #expect(gazetteer.locality(name: "Saint A", state: .vic, postcode: "3066")?.name == "St A")
        }
    }

    @Test(
        arguments: [
            ("U\tS\tC\tGood\tVIC\t3066\t1\t2", nil), ("U\tS\tC\tGood\tVIC\t3066\t\t", 21), ("U\tS\tC\tBad\tVIC\t3066\t1\t2", 7),
            ("U\tS\tC\tGood\tXX\t3066\t1\t2", 12), ("U\tS\tC\tGood\tVIC\t66\t1\t2", 16), ("U\t\tC\tGood\tVIC\t3066\t1\t2", 3), ("U", 1),
        ] as [(String, Int?)]
    )
    func campusRows(row: String, column: Int?) {
        let header = CampusTable.columns.joined(separator: "\t")
        let gazetteer = load("3066\tGood\tVIC\t\t\tg\n", campuses: "\(header)\n\(row)\n")
        #expect(gazetteer.problems.map(\.column) == (column.map { [$0] } ?? []))
        #expect(gazetteer.problems.allSatisfy { $0.table == .campuses && $0.line == 2 })
        #expect(gazetteer.campuses.count == (column == nil ? 1 : 0))
    }

    @Test func campusesOfOneAddressAreAProblem() {
        let header = CampusTable.columns.joined(separator: "\t")
        let row = "U\tS\tC\tGood\tVIC\t3066\t1\t2\n"
        let gazetteer = load("3066\tGood\tVIC\t\t\tg\n", campuses: "\(header)\n\(row)\(row)")
        #expect(gazetteer.problems.map(\.message) == ["another campus has the same address, s-c"])
        #expect(gazetteer.campuses.count == 1)
    }
}
