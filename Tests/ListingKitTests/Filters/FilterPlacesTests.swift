import TestSupport
import Testing

@testable import CommonMark
@testable import Facts
@testable import ListingKit
@testable import Places
@testable import Rules
@testable import Values

/// Regions, suburbs around others, what is near something, and what is new.
@Suite struct FilterPlacesTests {
    @Test(arguments: [
        ("{region: melbourne}", "region=melbourne"), ("{region: [Geelong, Melb]}", "region=melbourne,greater-geelong"),
        ("{region: Sydney's Inner West}", "region=inner-west-sydney"),
        ("{region: inner-west-sydney-nsw-lga}", "region=inner-west-sydney-nsw-lga"),
        ("{region: the goldy}", "region=gold-coast-qld-lga"), ("{region: Moreland Council}", "region=merri-bek"),
        ("{region: [Melbourne, melb, MELBOURNE]}", "region=melbourne"),
        ("{suburb: 3066, region: Melbourne, state: VIC}", "state=VIC&region=melbourne&suburb=3066"),
        ("{surrounding: TRUE, suburb: 3066}", "suburb=3066&surrounding=yes"), ("{near: unimelb}", "near=unimelb-parkville"),
        ("{near: RMIT City}", "near=rmit-melbourne-city"), ("{near: fitzroy-vic-3065, km: 3}", "near=fitzroy-vic-3065&km=3"),
        ("{km: 05, near: Fitzroy VIC 3065}", "near=fitzroy-vic-3065"), ("{near: freo, km: 40}", "near=fremantle-wa-6160&km=40"),
        ("{near: unimelb, km: 40}", "near=unimelb-parkville"), ("{near: [0, -0.004], km: 40}", "near=0.00,0.00"),
        ("{near: [-37.8, 144.979]}", "near=-37.80,144.98"), ("near=-90%2C180.0&km=5", "near=-90.00,180.00&km=5"),
        ("near=unimelb,-37.80,144.98&units=mi", "near=-37.80,144.98,unimelb-parkville"),
        ("{near: brighton-le-sands-nsw-2216}", "near=brighton-le-sands-nsw-2216"),
        ("{near: [Freo, UWA], km: 40}", "near=fremantle-wa-6160,uwa-perth-crawley&km=40"),
        ("{near: QUT}", "near=qut-gardens-point,qut-kelvin-grove"), ("{near: O'Connor ACT 2602}", "near=oconnor-act-2602"),
        ("{added: 7, kind: rental}", "kind=rental&added=7"), ("{dropped: yes}", "dropped=yes"),
        ("{area: [-37.8100, 144.96, 2.50], kind: rental}", "kind=rental&area=-37.81,144.96,2.5"),
        ("{area: [-37.8, 144.9, -37.80001, 145, -38, 145.00]}", "area=-37.8,144.9,-37.80001,145,-38,145"),
        ("{inspection: Yes, beds: 2}", "beds=2&inspection=yes"),
        (
            "{inspection: yes, added: 3, dropped: yes, max: 600, near: UTS, km: 9, kind: rental, beds: 1, tag: x}",
            "kind=rental&near=uts-city-ultimo&km=9&tag=x&max=600&dropped=yes&beds=1&added=3&inspection=yes"
        ),
    ])
    func aFilterHasOneQueryHoweverItIsWritten(conditions: String, query: String) throws {
        let filter = try FilterSample.filter(conditions)
        #expect(filter.query == query)
        #expect(try FilterSample.filter(query) == filter)
    }

    @Test(
        arguments: [
            ("{region: melborne}", "there is no region \"melborne\"; did you mean \"melbourne\"?", "{region: melbourne}"),
            ("{region: Atlantis}", "there is no region \"Atlantis\"", nil),
            ("{region: Collingwood}", "\"Collingwood\" is a suburb, not a region", nil),
            ("{region: freo}", "\"freo\" is a suburb, not a region", nil),
            ("{region: unimelb}", "\"unimelb\" is a campus, not a region", nil),
            ("{region: VIC}", "\"VIC\" is a state, not a region", nil),
            (
                "{region: inner west}", "\"inner west\" may be Inner West Sydney, NSW or Melbourne's Inner West, VIC",
                "{region: inner-west-sydney}\nor\n{region: melbournes-inner-west}"
            ),
            (
                "{region: Central Coast}", "\"Central Coast\" may be Central Coast, NSW or Central Coast, TAS",
                "{region: central-coast-nsw-lga}\nor\n{region: central-coast-tas}"
            ),
            ("{region: Melbourne, state: NSW}", "nothing can match \"Melbourne\": it is in VIC", nil),
            ("{region: Sydney, suburb: 3066}", "nothing can match \"3066\": it is not in Sydney, NSW", nil),
            ("region=melbourne&suburb=3066,3220", "nothing can match \"3220\": it is not in Melbourne, VIC", nil),
            (
                "{kind: tale, region: Sydney}",
                "nothing can match \"region\": only homes to rent, items for sale and boats for sale have a place", nil
            ),
            ("{suburb: Inner West}", "\"Inner West\" is a region, not a suburb", nil),
            ("{suburb: freo}", "\"freo\" is what people call Fremantle", "{suburb: Fremantle WA 6160}"),
            ("{surrounding: yes, region: Sydney}", "\"surrounding\" needs the suburbs that others surround", nil),
            ("{surrounding: no, suburb: 3066}", "\"surrounding\" can only be yes", "Leave out \"surrounding\"."),
            ("{surrounding: y, suburb: 3066}", "\"surrounding\" must be yes or no, not \"y\"", "{surrounding: yes, suburb: 3066}"),
            (
                "{near: Newtown}", "\"Newtown\" may be Newtown NSW 2042, Newtown VIC 3220, Newtown VIC 3351, Newtown QLD 4305 and 3 more",
                "{near: Newtown NSW 2042}\nor\n{near: Newtown VIC 3220}"
            ),
            (
                "{near: 3066}", "\"near\" is a campus or a suburb, not \"3066\"",
                "{near: Collingwood VIC 3066}\nor\n{near: Collingwood North VIC 3066}"
            ),
            ("{near: Western Sydney}", "\"Western Sydney\" is a region, and nothing is near a whole region", nil),
            ("{near: unimelbb}", "there is no campus or suburb \"unimelbb\"; did you mean \"UniMelb\"?", "{near: UniMelb}"),
            ("{near: colingwood-vic-3066}", "no suburb is called \"colingwood\"", "{near: Collingwood VIC 3066}"),
            ("{near: Nowhere at all}", "no suburb is called \"Nowhere at all\"", nil),
            ("{km: 5}", "\"km\" needs what listings are near", nil),
            ("{near: [-91, 144]}", "\"-91,144\" is no point on the Earth", nil),
            ("{near: -37.8}", "\"-37.8\" is no point on the Earth", nil),
            ("{near: [90.1, 1]}", "\"90.1,1\" is no point on the Earth", nil),
            ("{near: UTS, km: 101}", "\"km\" is 101; it must be from 1 to 100", nil),
            ("{near: UTS, km: 0}", "\"km\" is 0; it must be from 1 to 100", nil),
            ("{near: UTS, km: five}", "\"km\" must be a whole number, not \"five\"", "{near: UTS, km: 5}"),
            ("{near: UTS, km: [2, 3]}", "\"km\" takes one value, not 2", nil),
            (
                "{area: \"-37.81,144.96,2.5\"}", "\"area\" must be a list in brackets, not text with commas",
                "{area: [\"-37.81\", 144.96, 2.5]}"
            ),
            ("{area: [-37.81, 144.96]}", "2 numbers make no area", "area: [-37.81, 144.96, 2.5]"),
            ("{area: [-37.81, 144.96, 0]}", "\"0\" is not the radius of a circle", nil),
            ("{area: [-37.81, 144.96, 1001]}", "\"1001\" is not the radius of a circle", nil),
            ("{area: [-37.812345, 144.96, 2]}", "\"-37.812345\" is not a latitude", nil),
            ("{area: [144.96, -37.81, 2]}", "\"144.96\" is not a latitude", "{area: [-37.81, 144.96, 2]}"),
            ("area=144.96,-37.81,2", "\"144.96\" is not a latitude", "area=-37.81,144.96,2"),
            ("{area: [-37.8, 144.9, -37.8, 1e2, -38, 145]}", "\"1e2\" is not a longitude", nil),
            ("{area: [-37.8, 144.9, -37.8, 145, -38]}", "5 numbers make no area", nil),
            ("{view: map, area: [-37.81, 144.96, 2]}", "what the map shows is no condition", "Leave out \"view\"."),
            ("{added: 0}", "\"added\" is 0; it must be from 1 to 365", nil),
            ("{added: 2026-11-01}", "\"added\" must be a whole number, not \"2026-11-01\"", nil),
            ("{dropped: no}", "\"dropped\" can only be yes", "Leave out \"dropped\"."),
            (
                "{kind: tale, dropped: yes}",
                "nothing can match \"dropped\": only homes to rent, items for sale and boats for sale have a price", nil
            ),
            ("{inspection: soon}", "\"inspection\" must be yes or no, not \"soon\"", nil),
            ("{city: Melbourne}", "a search has no \"city\"; did you mean \"region\"?", "{region: Melbourne}"),
            ("{campus: UTS}", "a search has no \"campus\"; did you mean \"near\"?", "{near: UTS}"),
            (
                "region=inner+west&max=5", "\"inner west\" may be Inner West Sydney, NSW or Melbourne's Inner West, VIC",
                "region=inner-west-sydney&max=5\nor\nregion=melbournes-inner-west&max=5"
            ),
        ] as [(String, String, String?)])
    func whatIsWrongIsTold(conditions: String, message: String, fix: String?) throws {
        let findings = try FilterSample.findings(where: conditions)
        #expect(findings.map(\.message) == [message])
        #expect(findings.map { $0.fix?.replacing("    where: ", with: "") } == [fix])
    }

    @Test func theWayToTheRightKeyIsShownAsItIsWritten() throws {
        #expect(
            try FilterSample.findings(where: "{region: freo}").map(\.reason) == [
                "A suburb has a key of its own: suburb: Fremantle WA 6160."
            ])
        #expect(
            try FilterSample.findings(where: "region=unimelb").map(\.reason) == [
                "What is near a campus has a key of its own: near=unimelb-parkville."
            ])
    }

    /// A boat with what the conditions look at.
    private func boat(
        _ suburb: String, point: Coordinate? = nil, showsStreet: Bool = true, listed: Day = Day(number: 0), price: Int? = nil,
        history: [PastState] = [], inspections: [TimeSlot] = []
    ) throws -> Listing {
        let kind = try #require(FilterSample.kinds.kinds.first { $0.id == "boat" })
        let words = SuburbWords(suburb, gazetteer: .bundled())
        let locality = try #require(
            Gazetteer.bundled().locality(name: words.name, state: words.state ?? .vic, postcode: words.postcode ?? ""))
        return Listing(
            id: "one", slug: "one", kind: kind, file: "one.md", title: "One", owner: "maria", status: Kind.available,
            place: Place(street: "1 A Street", locality: locality, showsStreet: showsStreet, point: point),
            price: price.map(Money.init(cents:)),
            values: kind.fields.map { _ in nil }, listed: listed, confirmed: listed, inspections: inspections, history: history, images: [],
            contact: nil, tags: [], description: Markdown.parse([], options: MarkdownOptions()))
    }

    @Test(arguments: [
        ("region=melbourne", "Collingwood VIC 3066", true), ("region=melbourne", "Geelong VIC 3220", false),
        ("region=melbourne,greater-geelong", "Geelong VIC 3220", true), ("region=inner-west-sydney", "Newtown NSW 2042", true),
        ("region=city-of-sydney", "Newtown NSW 2042", true), ("region=inner-west-sydney", "Parramatta NSW 2150", false),
        ("region=melbourne&suburb=3066,3053", "Collingwood VIC 3066", true),
        ("region=melbourne&suburb=3066,3065", "Carlton VIC 3053", false),
        ("suburb=Fitzroy+VIC+3065&surrounding=yes", "Collingwood VIC 3066", true),
        ("suburb=Fitzroy+VIC+3065&surrounding=yes", "Footscray VIC 3011", false),
        ("suburb=Fitzroy+VIC+3065", "Collingwood VIC 3066", false),
        ("suburb=Albury+NSW+2640&surrounding=yes&state=VIC", "Albury NSW 2640", false),
        ("near=fitzroy-vic-3065&km=1", "Fitzroy VIC 3065", true), ("near=fitzroy-vic-3065&km=1", "Brunswick VIC 3056", false),
        ("near=fitzroy-vic-3065", "Brunswick VIC 3056", true), ("near=fitzroy-vic-3065", "Footscray VIC 3011", false),
        ("near=-37.80,144.98&km=3", "Fitzroy VIC 3065", true), ("near=-37.80,144.98&km=3", "Footscray VIC 3011", false),
        ("near=unimelb", "Footscray VIC 3011", true), ("near=unimelb&km=2", "Footscray VIC 3011", false),
        ("near=unimelb,uwa&km=2", "Crawley WA 6009", true), ("near=unimelb&region=sydney", "Footscray VIC 3011", false),
    ])
    func aPlaceIsCompared(query: String, suburb: String, isMatch: Bool) throws {
        #expect(try FilterSample.filter(query).matches(boat(suburb)) == isMatch)
    }

    @Test func whatIsNearIsMeasuredFromThePublishedPoint() throws {
        let filter = try FilterSample.filter("near=unimelb&km=2")
        let campus = Coordinate(latitude: -37.7963, longitude: 144.9614)
        #expect(try filter.matches(boat("Footscray VIC 3011", point: campus)))
        #expect(try !filter.matches(boat("Footscray VIC 3011", point: campus, showsStreet: false)))
        let far = Coordinate(latitude: -37.9, longitude: 144.9614)
        #expect(
            try !filter.matches(boat("Parkville VIC 3052", point: far))
                && filter.matches(boat("Parkville VIC 3052", point: far, showsStreet: false)))
    }

    @Test(arguments: [(0, true), (7, true), (8, false), (-1, true)]) func whatWasListedLatelyIsNew(age: Int, isMatch: Bool) throws {
        let today = Day(number: 20_000)
        #expect(try FilterSample.filter("added=7").matches(boat("Collingwood VIC 3066", listed: today + -age), on: today) == isMatch)
    }

    @Test(
        arguments: [
            ([(-30, 9_000)], 8_000, true), ([(-31, 9_000)], 8_000, false), ([(-3, 7_000)], 8_000, false), ([(0, 9_000)], 8_000, true),
            ([(1, 9_000)], 8_000, false), ([(-9, 9_000), (-2, 7_000)], 8_000, false), ([(-9, 7_000), (-2, 9_000)], 8_000, true),
            ([(-2, 9_000), (-2, 8_500)], 9_000, false), ([], 8_000, false),
        ] as [([(Int, Int)], Int, Bool)])
    func aPriceDroppedIfItsLastChangeWasDown(prices: [(day: Int, cents: Int)], now: Int, isMatch: Bool) throws {
        let today = Day(number: 20_000)
        let history = prices.map { PastState(day: today + $0.day, price: Money(cents: $0.cents), status: nil, confirmed: nil) }
        let listing = try boat("Collingwood VIC 3066", listed: today + -60, price: now, history: history)
        #expect(try FilterSample.filter("dropped=yes").matches(listing, on: today) == isMatch)
    }

    @Test(arguments: [(0, false, true), (5, false, true), (-1, false, false), (5, true, false)])
    func anInspectionIsToComeUntilItsDayIsOver(day: Int, isCancelled: Bool, isMatch: Bool) throws {
        let today = Day(number: 20_000)
        let slot = TimeSlot(day: today + day, start: 600, end: 630, cancelled: isCancelled ? today : nil)
        let listing = try boat("Collingwood VIC 3066", inspections: [slot])
        #expect(try FilterSample.filter("inspection=yes").matches(listing, on: today) == isMatch)
    }

    @Test func surroundingSuburbsAreWithinThreeKilometres() throws {
        let gazetteer = Gazetteer.bundled()
        let fitzroy = try #require(gazetteer.locality(name: "Fitzroy", state: .vic, postcode: "3065"))
        let around = gazetteer.surroundings(of: fitzroy).map { gazetteer.localities[Int($0)] }
        let names = around.map(\.name)
        #expect(["Fitzroy", "Collingwood", "Carlton", "Clifton Hill", "Abbotsford"].allSatisfy(names.contains) && !names.contains("Kew"))
        for place in around {
            let (middle, point) = try (#require(fitzroy.coordinate), #require(place.coordinate))
            #expect(middle.distance(to: point) <= 3)
        }
    }
}
