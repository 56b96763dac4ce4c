import Testing

@testable import ListingKit
@testable import Places

@Suite struct GazetteerLookupTests {
    let gazetteer = Gazetteer.bundled()

    @Test(
        arguments: [
            ("st kilda", "Saint Kilda"), ("St. Kilda", "st kilda"), ("ST-KILDA", "St Kilda"), ("O'Connor", "oconnor"),
            ("O’Connor", "O'Connor"), ("O‘Connor", "O`Connor"), ("Brighton-le-Sands", "brighton le sands"),
            ("Brighton‑le–Sands", "brightonlesands"),
            ("mt eliza", "Mount Eliza"), ("Mt.Eliza", "MOUNT ELIZA"), ("Nth Melbourne", "North Melbourne"), ("Sth Yarra", "South Yarra"),
            ("Ivanhoe E", "Ivanhoe East"), ("Peak Hill & Dale", "peak hill and dale"), ("Cóllingwôod", "Collingwood"),
            ("Collingwo\u{301}od", "collingwood"), ("  Fitzroy\u{A0}North ", "fitzroy north"), ("Straße", "strasse"),
            ("Colling\u{200B}wood", "collingwood"), ("Mc Laren Vale", "McLaren Vale"), ("Dee Why Bch", "Dee Why Beach"),
        ]
    )
    func namesThatAreAlike(left: String, right: String) {
        #expect(PlaceName.folded(left) == PlaceName.folded(right))
    }

    @Test(arguments: [("Kew", "Kew East"), ("Mount", "Mounts"), ("Hall", "H\u{202E}all"), ("Hall", "Ha\u{0}ll"), ("Hall", "Ηall")])
    func namesThatDiffer(left: String, right: String) {
        #expect(PlaceName.folded(left) != PlaceName.folded(right))
    }

    @Test func longTextsEqualNoName() {
        let padded = "Collingwood" + String(repeating: " ", count: 300) + "x"
        #expect(gazetteer.localities(named: padded).isEmpty)
        #expect(gazetteer.localities(named: String(repeating: "\u{301}", count: 10_000)).isEmpty)
        #expect(gazetteer.localities(named: "").isEmpty)
    }

    @Test(
        arguments: [
            ("O'Connor", "oconnor"), ("Brighton-le-Sands", "brighton-le-sands"), ("St Kilda", "st-kilda"),
            ("Camperdown/Darlington", "camperdown-darlington"), ("  A & B ", "a-and-b"), ("Ñandú", "nandu"), ("…", ""), ("日本", ""),
        ]
    )
    func slugs(name: String, slug: String) {
        #expect(PlaceName.slug(name) == slug)
    }

    @Test func byPostcodeNameAndState() {
        #expect(gazetteer.localities(postcode: "3066").map(\.name) == ["Collingwood", "Collingwood North"])
        #expect(gazetteer.localities(postcode: "2795").count == 93)
        for bad in ["3001", "0000", "9999", "306", "30666", "３０６６", "-066", ""] { #expect(gazetteer.localities(postcode: bad).isEmpty) }
        #expect(gazetteer.localities(named: "richmond").map(\.description).contains("Richmond VIC 3121"))
        #expect(Set(gazetteer.localities(named: "RICHMOND").map(\.state)).count > 3)
        #expect(gazetteer.localities(named: "springfield", state: .nsw).map(\.postcode) == ["2250", "2630"])
        #expect(gazetteer.locality(name: "collingwood", state: .vic, postcode: "3066")?.slug == "collingwood-3066")
        #expect(gazetteer.locality(name: "collingwood", state: .nsw, postcode: "3066") == nil)
        #expect(gazetteer.locality(name: "darwin city", state: .nt, postcode: "800") == nil)
    }

    @Test(
        arguments: [
            ("NSW", State.nsw), ("vic", .vic), ("Vic.", .vic), ("N.S.W.", .nsw), (" Western Australia ", .wa), ("queensland", .qld),
            ("A C T", .act), ("northern territory", .nt), ("TASMANIA", .tas), ("SouthAustralia", .sa),
        ]
    )
    func states(text: String, state: State) {
        #expect(State(text) == state)
    }

    @Test(arguments: ["", " ", "Victori", "NS", "New York", "VIC3066", "ＶＩＣ", "Australia", String(repeating: "v", count: 10_000)])
    func noStates(text: String) {
        #expect(State(text) == nil)
    }

    @Test func statesKnowThemselves() {
        for state in State.allCases {
            #expect(State(state.name) == state)
            #expect(State(state.rawValue) == state)
            #expect(State(state.slug) == state)
            #expect(State(code: Array(state.rawValue.utf8)) == state)
            #expect(State.allCases[state.ordinal] == state)
        }
        #expect(State(code: Array("vic".utf8)) == nil)
    }
}
