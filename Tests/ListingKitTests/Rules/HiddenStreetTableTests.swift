import Testing

@testable import Facts
@testable import ListingKit
@testable import Places
@testable import Rules

@Suite struct HiddenStreetTableTests {
    private static func search(_ street: String) throws -> StreetSearch {
        let verdict = Gazetteer.bundled().judge(suburb: "Collingwood", state: "VIC", postcode: "3066")
        guard case .agrees(let locality, _) = verdict else { throw CancellationError() }
        let secret = StreetSecret(Place(street: street, locality: locality, showsStreet: false))
        return StreetSearch([secret].compactMap(\.self))
    }

    @Test func theTablesAreLongEnough() {
        #expect(HiddenStreetTable.disguises.count >= 60)
        #expect(HiddenStreetTable.innocents.count >= 60)
    }

    @Test(arguments: HiddenStreetTable.disguises + HiddenStreetTable.afterInnocents) func isFound(row: HiddenStreetTable.Row) throws {
        #expect(try Self.search(row.street).first(in: row.text) != nil)
        // Whatever stands around it.
        #expect(try Self.search(row.street).first(in: "Come to see it. \(row.text)\nCall me.") != nil)
    }

    @Test(arguments: HiddenStreetTable.innocents) func passes(row: HiddenStreetTable.Row) throws {
        #expect(try Self.search(row.street).first(in: row.text) == nil)
    }

    /// All the streets that one owner hides are looked for in one reading.
    @Test func manyStreetsAreLookedForTogether() throws {
        let verdict = Gazetteer.bundled().judge(suburb: "Collingwood", state: "VIC", postcode: "3066")
        guard case .agrees(let locality, _) = verdict else { throw CancellationError() }
        let secrets = (0..<2_000).compactMap { number in
            StreetSecret(Place(street: "\(number + 1) Acacia\(number % 40) Street", locality: locality, showsStreet: false))
        }
        let search = StreetSearch(secrets)
        #expect(secrets.count == 2_000)
        #expect(search.first(in: "I live at 1500 Acacia19 Street")?.secret == 1_499)
        #expect(search.first(in: "Quiet.\nAt 8 Acacia7 St")?.line == 1)
        #expect(search.first(in: "I live at 1501 Acacia19 Street") == nil)
    }

    /// Long texts of pieces that begin a number, a name or a sign that is left out.
    @Test(arguments: [
        "acacia ", "acacia", "a", "12", "1 ", "one ", "onehundredand", "x", "12 a ", "\u{301}", "\u{AD}", "%31", "acaciastreet", "½",
        "acacia st ",
    ])
    func longTextsTakeLinearTime(piece: String) throws {
        let search = try Self.search("12 Acacia Street")
        func time(_ size: Int) -> Duration {
            let text = String(repeating: piece, count: size / piece.utf8.count) + " . "
            let start = ContinuousClock.now
            #expect(search.first(in: text) == nil)
            return start.duration(to: .now)
        }
        _ = time(1 << 12)
        let (short, long) = (time(1 << 13), time(1 << 16))
        // Eight times the text; 64 times the time would be quadratic. A second is for a busy machine.
        #expect(long < short * 30 + .seconds(1), "\(short), then \(long)")
    }
}
