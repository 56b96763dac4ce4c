import TestSupport
import Testing
import Values

@testable import Facts
@testable import ListingKit
@testable import Values

@Suite struct FilterTests {
    @Test func theSampleIsInOrder() {
        #expect(FilterSample.kinds.diagnostics.isEmpty, "\(FilterSample.kinds.diagnostics)")
    }

    @Test(arguments: [
        ("{kind: rental, max: 600}", "kind=rental&max=600"), ("{max: 600, kind: Rental}", "kind=rental&max=600"),
        ("{suburb: [Fitzroy VIC 3065, Collingwood Vic 3066, 3000]}", "suburb=3000,Fitzroy%20VIC%203065,Collingwood%20VIC%203066"),
        ("{suburb: Mount Victoria}", "suburb=Mount%20Victoria%20NSW%202786"),
        ("{suburb: St. Kilda 3182}", "suburb=St%20Kilda%20VIC%203182"),
        ("{suburb: Newtown New South Wales 2042}", "suburb=Newtown%20NSW%202042"), ("{suburb: 0800}", "suburb=0800"),
        ("{state: [Queensland, a.c.t.]}", "state=QLD,ACT"), ("{owner: [tom, maria, tom]}", "owner=maria,tom"),
        ("{tag: [Near Trams, near-trams, Café]}", "tag=cafe,near-trams"), ("{min: 0, max: 20.5}", "min=0&max=20.50"),
        ("{words: [Couches, the Cafés, couch]}", "words=cafe,couch"),
        ("{bedrooms: 2, kind: rental}", "kind=rental&beds=2"), ("{beds: 02}", "beds=2"), ("{length: 8.20}", "length=8.2"),
        ("{draught: [-0.50, 1, 1.0]}", "draught=-0.5,1"), ("{mooring: 2400.00}", "mooring=2400"), ("{berths: [3, 1]}", "berths=1,3"),
        ("{surveyed: 2026-05-01}", "surveyed=2026-05-01"), ("{engine: Yanmar 10 kW}", "engine=Yanmar%2010%20kW"),
        ("{extras: [Radio, life_raft]}", "extras=life%20raft,radio"), ("{kind: boat, pets: [no, TRUE]}", "kind=boat&pets=yes,no"),
        ("{told: [2026-02-01, 2025-02-01]}", "told=2025-02-01,2026-02-01"),
        ("{pets: [welcome, on application]}", "pets=welcome,on-application"), ("\"?kind\\x3Dboat\"", ""),
    ])
    func aFilterHasOneQueryHoweverItIsWritten(conditions: String, query: String) throws {
        guard !query.isEmpty else {
            #expect(try FilterSample.findings(where: conditions).count == 1)
            return
        }
        let filter = try FilterSample.filter(conditions)
        #expect(filter.query == query)
        #expect(try FilterSample.filter(query) == filter)
        #expect(
            try FilterSample.filter("\"\(query.replacing("%20", with: "+").replacing(",", with: "%2c"))&sort=cheapest&kind=\"") == filter)
    }

    @Test(arguments: [
        ("length=9.75", ["length": FieldValue.number(9.75)], true), ("length=9.751", ["length": .number(9.75)], false),
        ("length=9.75", [:], false), ("draught=1.1,0.3", ["draught": .number(0.1 + 0.2)], true),
        ("draught=-1", ["draught": .number(1)], false), ("mooring=2400", ["mooring": .money(Money(cents: 240_000))], true),
        ("mooring=2399.99", ["mooring": .money(Money(cents: 240_000))], false), ("berths=1,3", ["berths": .count(3)], true),
        ("berths=1,3", ["berths": .count(2)], false), ("surveyed=2026-05-01", ["surveyed": .date(Day(number: 20_574))], true),
        ("surveyed=2026-05-01", ["surveyed": .date(Day(number: 20_573))], false), ("engine=YANMAR", ["engine": .text("Yanmar")], true),
        ("engine=Volvo,Yanmar", ["engine": .text("Yanmar 10")], false), ("extras=radio,sails", ["extras": .choices(["radio"])], true),
        ("extras=radio,sails", ["extras": .choices(["life raft"])], false), ("pets=no", ["pets": .yesNo(false)], true),
        ("pets=no", ["pets": .yesNo(true)], false), ("pets=no", [:], false),
    ])
    func aValueIsComparedAsItsFacetSays(query: String, values: [String: FieldValue], isMatch: Bool) throws {
        #expect(try FilterSample.filter(query).matches(FilterSample.listing("boat", values)) == isMatch)
    }

    @Test func aKeyMeansInEachKindWhatTheKindSays() throws {
        let boat = try FilterSample.listing("boat", ["pets": .yesNo(true)])
        let home = try FilterSample.listing("rental", ["pets": .choice("welcome")])
        #expect(try FilterSample.filter("pets=yes").matches(boat))
        #expect(try FilterSample.filter("pets=yes").plans.map(\.kind) == ["boat"])
        #expect(try !FilterSample.filter("pets=welcome").matches(boat))
        #expect(try FilterSample.filter("pets=welcome,yes").matches(boat))
        #expect(try FilterSample.filter("pets=welcome,yes").matches(home))
        #expect(try !FilterSample.filter("pets=welcome&kind=rental,boat").matches(boat))
    }

    @Test(arguments: [
        ("suburb=3066", true), ("suburb=Collingwood+VIC+3066", true), ("suburb=3065", false), ("state=VIC,NSW", true), ("state=NSW", false),
        ("suburb=Collingwood+NSW+2850,3644&state=NSW", false), ("owner=tom", false), ("owner=tom,maria", true),
        ("tag=near+trams", true), ("tag=quiet,CAFE", true), ("tag=trams", false), ("min=20&max=20", true), ("min=20.01", false),
        ("max=19.99", false), ("kind=rental", false), ("kind=boat,rental", true),
    ])
    func whatEveryListingHasIsCompared(query: String, isMatch: Bool) throws {
        let boat = try FilterSample.listing("boat", [:], price: 2_000, tags: ["near trams", "café"])
        let filter = try FilterSample.filter(query)
        #expect(filter.matches(boat) == isMatch)
        let searches = [
            SavedSearch(name: "All", id: "all", filter: try FilterSample.filter("kind=boat,tale")),
            SavedSearch(name: "One", id: "one", filter: filter),
        ]
        #expect(SearchMatcher(searches, today: Day(number: 0)).places(of: boat) == (isMatch ? [0, 1] : [0]))
    }

    @Test func whatHasNoPlaceAndNoPriceIsInNoPlaceAndHasNoPrice() throws {
        let story = try FilterSample.listing("tale", [:])
        #expect(try FilterSample.filter("owner=maria").matches(story))
        #expect(try !FilterSample.filter("state=VIC").matches(story))
        #expect(try !FilterSample.filter("max=100").matches(story))
        #expect(try !FilterSample.filter("max=100").matches(FilterSample.listing("boat", [:])))
    }
}
