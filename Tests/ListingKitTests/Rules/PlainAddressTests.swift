import Testing

@testable import Facts
@testable import ListingKit
@testable import Places

@Suite struct PlainAddressTests {
    private static let gazetteer = Gazetteer.bundled()

    @Test(arguments: [
        ("12 Gipps Street, Collingwood VIC 3066", "{street: 12 Gipps Street, suburb: Collingwood, state: VIC, postcode: 3066}"),
        ("12 Gipps Street Collingwood Victoria 3066", "{street: 12 Gipps Street, suburb: Collingwood, state: VIC, postcode: 3066}"),
        ("12 Gipps St, Collingwood, VIC, 3066, Australia", "{street: 12 Gipps St, suburb: Collingwood, state: VIC, postcode: 3066}"),
        ("Collingwood 3066", "{suburb: Collingwood, state: VIC, postcode: 3066}"),
        ("3066 Collingwood", "{suburb: Collingwood, state: VIC, postcode: 3066}"),
        ("1 Park St Kilda VIC", "{street: 1 Park, suburb: St Kilda, state: VIC, postcode: 3182}"),
        ("5 Hay Street, Subiaco Western Australia 6008", "{street: 5 Hay Street, suburb: Subiaco, state: WA, postcode: 6008}"),
        ("2 King William Rd, Unley South Australia", "{street: 2 King William Rd, suburb: Unley, state: SA, postcode: 5061}"),
        (
            "Unit 3, 12-14 Gipps Street, Collingwood VIC 3066",
            "{street: \"Unit 3, 12-14 Gipps Street\", suburb: Collingwood, state: VIC, postcode: 3066}"
        ),
        ("1200 Smith Street", "{street: …, suburb: …, state: …, postcode: …}"),
        ("near the park", "{street: …, suburb: …, state: …, postcode: …}"), ("", "{street: …, suburb: …, state: …, postcode: …}"),
    ])
    func isTakenApart(text: String, group: String) {
        #expect(PlainAddress(text, gazetteer: Self.gazetteer).groups(withStreet: true) == [group])
    }

    @Test func severalPlacesAreAllOffered() {
        let groups = PlainAddress("1 High Street, Collingwood", gazetteer: Self.gazetteer).groups(withStreet: true)
        #expect(
            groups == [
                "{street: 1 High Street, suburb: Collingwood, state: NSW, postcode: 2850}",
                "{street: 1 High Street, suburb: Collingwood, state: VIC, postcode: 3066}",
            ])
    }
}
