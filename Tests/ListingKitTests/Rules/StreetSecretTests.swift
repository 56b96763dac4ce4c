import Testing

@testable import Facts
@testable import ListingKit
@testable import Places
@testable import Rules

@Suite struct StreetSecretTests {
    private func search(_ street: String) throws -> StreetSearch {
        StreetSearch([try secret(street)].compactMap(\.self))
    }

    private func secret(_ street: String, shows: Bool = false) throws -> StreetSecret? {
        let verdict = Gazetteer.bundled().judge(suburb: "Collingwood", state: "VIC", postcode: "3066")
        guard case .agrees(let locality, _) = verdict else { throw CancellationError() }
        return StreetSecret(Place(street: street, locality: locality, showsStreet: shows))
    }

    @Test(arguments: [
        ("12 Gipps Street", "Terrace at 12 Gipps St"), ("12 Gipps Street", "12-gipps-street"), ("12 Gipps Street", "gipps-street-12"),
        ("12 Gipps Street", "Ring at 12, GIPPS STREET."), ("7/81 Ramsden Street", "81 Ramsden"), ("7/81 Ramsden Street", "7/81 Ramsden St"),
        ("Unit 3, 12-14 Gipps Street", "12 Gipps Street"), ("Unit 3, 12-14 Gipps Street", "12–14 Gipps Street"),
        ("12a Gipps Street", "12A Gipps Street"), ("12a Gipps Street", "12 Gipps Street"), ("12 Gipps Street, 2nd floor", "at 12 Gipps St"),
        ("Gipps Street 12", "12 Gipps Street"), ("12 O'Connell Street", "12 O’Connell St"), ("5 The Esplanade", "at 5 The Esplanade"),
        ("5 St Georges Road", "5 St. Georges Rd"), ("12 Gipps Street", "Gipps, a b c d e f g h i j Gipps Street: 12"),
        ("12 Gipps Street", "Gipps. A b c d e f g h i j 12 — Gipps"), ("12 Gipps Street", "Café Gipps gipps gipps gipps 12"),
        ("12 Gipps Street", "📍12 Gipps Street"), ("12 Gipps Street", "→12 Gipps"), ("12 Gipps Street", "«12 Gipps Street»"),
        ("12 Gipps Street", "12·Gipps"), ("12 Gipps Street", "12✨Gipps™ Street"), ("12 Gipps Street", "12\u{3000}Gipps"),
        ("12 Gipps Street", "12" + String(repeating: " ", count: 5_000) + "Gipps Street"),
        ("12 OBrien Street", "12 O'Brien Street"), ("12 O’Brien Street", "12 OBrien St"), ("12 Gipps Street", "12 Gip’ps Street"),
        ("7/81 Ramsden Street", "[map](https://maps.example/?q=81%20Ramsden%20Street)"), ("7/81 Ramsden Street", "Ramsden Street no. 81"),
        ("7/81 Ramsden Street", "Ramsden Street, house number 81"), ("12 Mt Alexander Road", "12 Mount Alexander Rd"),
        ("12 St Georges Road", "12 Saint Georges Road"), ("81 Saint Kilda Road", "81 St Kilda Rd"),
        ("81 Nth Ramsden Street", "81 North Ramsden Street"), ("81 A Ramsden Street", "81 Ramsden Street"),
        ("81A Ramsden Street", "81 A Ramsden Street"), ("81 Ramsden Street", "front_81ramsden.png"),
        ("12 East Street", "12 East St"),
        ("10 High Street", "at 10 High St"), ("10 Station Street", "Station Street 10"), ("12 Café Street", "12 CAFE\u{301} St"),
        ("12 Gipps Street", "gipps 12"), ("12 Gipps Street", "12 gipps"),
    ])
    func tells(street: String, text: String) throws {
        #expect(try search(street).first(in: text) != nil)
    }

    @Test(arguments: [
        ("12 Gipps Street", "A terrace near Gipps Street"), ("12 Gipps Street", "12 minutes to Gipps Street"), ("12 Gipps Street", ""),
        ("7/81 Ramsden Street", "7/81 is the flat"), ("1 Example Street", "see example.org/1"),
        ("12 O'Connell Street", "before 12 o'clock"),
        ("12 Gipps Street, 2nd floor", "on the 2nd floor"), ("5 The Esplanade", "5 the best"),
        ("5 The Esplanade", "5"), ("12 Gipps Street", "512 Gipps, a b c d Gipps 120"), ("12 Gipps Street", "12 Gippsland"),
        ("10 Station Street", "Station 10 minutes away"), ("10 High Street", "9 of 10. High ceilings"), ("1 Bath Street", "2 bed, 1 bath"),
        ("2 Park Street", "2 park-side rooms"),
    ])
    func doesNotTell(street: String, text: String) throws {
        #expect(try search(street).first(in: text) == nil)
    }

    @Test func aStreetWithoutNumberIsALandmark() throws {
        #expect(try secret("Smith Street") == nil)
        #expect(try secret("Smith Street, Collingwood") == nil)
        #expect(try secret("12 Gipps Street", shows: true) == nil)
    }

    @Test func theLineIsFound() throws {
        let hidden = try search("12 Gipps Street")
        #expect(hidden.first(in: "Quiet.\nNear trams.\nAt 12 Gipps Street.")?.line == 2)
        #expect(hidden.first(in: "Quiet.\n– At 12\nGipps Street.")?.line == 2)
        #expect(hidden.first(in: "Quiet.") == nil)
    }
}
