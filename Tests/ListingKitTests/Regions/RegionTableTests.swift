import Testing

@testable import Places

@Suite struct RegionTableTests {
    private let gazetteer = Gazetteer.bundled()
    private var table: RegionTable { gazetteer.regions }

    @Test func allRegionsAreRead() {
        let counts = Dictionary(grouping: table.regions, by: \.kind).mapValues(\.count)
        #expect(counts == [.greaterCapital: 16, .level4: 89, .level3: 340, .council: 547, .vernacular: 102])
    }

    @Test func slugsAndIdsAreUnique() {
        #expect(Set(table.regions.map(\.slug)).count == table.regions.count)
        #expect(Set(table.regions.map(\.id)).count == table.regions.count)
        for region in table.regions {
            #expect(PlaceName.slug(region.slug) == region.slug)
            #expect(region.slug.hasPrefix(PlaceName.slug(region.label)), "\(region.slug)")
            #expect(table.region(slug: region.slug) == region && table.region(id: region.id) == region)
        }
    }

    /// Addresses that people keep: these must stay, whatever becomes of labels.
    @Test(arguments: [
        ("1GSYD", "sydney"), ("2GMEL", "melbourne"), ("8ACTE", "canberra"), ("1RNSW", "regional-nsw"), ("102", "central-coast-nsw"),
        ("L11650", "central-coast-nsw-lga"), ("L60810", "central-coast-tas"), ("120", "inner-west-sydney-nsw-sa4"),
        ("203", "geelong-vic-sa4"), ("L20570", "ballarat-vic-lga"), ("L24600", "city-of-melbourne"), ("213", "melbournes-west"),
        ("112", "northern-rivers"), ("inner-west-sydney", "inner-west-sydney"), ("western-sydney", "western-sydney"),
        ("901", "other-territories-ot-sa4"),
    ])
    func slugsStay(id: String, slug: String) {
        #expect(table.region(id: id)?.slug == slug)
    }

    @Test func aSlugSaysNoMoreThanItMust() {
        let official = table.regions.filter { $0.kind != .vernacular }
        let labels = Dictionary(grouping: official) { PlaceName.slug($0.label) }
        for region in official where labels[PlaceName.slug(region.label)]?.count == 1 {
            #expect(region.slug == PlaceName.slug(region.label))
        }
    }

    @Test(arguments: [
        ("Collingwood", State.vic, "3066", ["2GMEL", "206", "20607", "L27350"]),
        ("Newtown", .nsw, "2042", ["1GSYD", "117", "11703", "L17200", "L14170"]),
        ("Fremantle", .wa, "6160", ["5GPER", "507", "50702", "L53430"]), ("Alawa", .nt, "0810", ["7GDAR", "701", "70102", "L71000"]),
        ("Norfolk Island", .nsw, "2899", ["9OTER", "901", "90104", "L99399"]),
    ])
    func aPlaceIsInItsRegions(name: String, state: State, postcode: String, ids: [String]) throws {
        let place = try #require(gazetteer.locality(name: name, state: state, postcode: postcode))
        let found = table.regions(of: place)
        #expect(found.map(\.id).starts(with: ids), "\(found.map(\.id))")
        for region in found { #expect(table.localities(in: region).contains(place)) }
    }

    @Test func theMainRegionOfAKindComesFirst() throws {
        let newtown = try #require(gazetteer.locality(name: "Newtown", state: .nsw, postcode: "2042"))
        #expect(table.regions(of: newtown).filter { $0.kind == .council }.map(\.name) == ["Sydney", "Inner West"])
        #expect(table.region(of: newtown, kind: .council)?.name == "Sydney")
        #expect(table.region(of: newtown, kind: .vernacular) == nil)
    }

    @Test func nearlyEveryPlaceIsInRegionsOfItsOwnState() {
        var without = 0
        for place in gazetteer.localities {
            let regions = table.regions(of: place)
            if regions.isEmpty { without += 1 }
            #expect(regions.allSatisfy { $0.state == place.state || $0.state == nil }, "\(place)")
        }
        #expect(without == 10)
    }

    /// A shift of the rows by some few would break this.
    @Test func aCouncilHoldsWhatIsNamedLikeIt() throws {
        let elsewhere = table.regions.filter { region in
            let homes = gazetteer.localities(named: region.label).filter { $0.state == region.state && !$0.isPostalOnly }
            return region.kind == .council && homes.count == 1 && !table.regions(of: homes[0]).contains { $0.label == region.label }
        }
        // Councils that are not called after the place.
        let known = ["Bogan", "Warrumbungle", "Kingston", "Moorabool", "Mornington", "Somerset", "Flinders Ranges", "Goyder"]
        #expect(elsewhere.allSatisfy { known.contains($0.label) }, "\(elsewhere.map(\.label))")
    }

    @Test func nothingIsReadUntilSomebodyAsks() {
        let own = Gazetteer(tsv: Gazetteer.bundledSuburbs)
        func isRead() -> Bool {
            var isNew = false
            _ = own.derived.value {
                isNew = true
                return own
            }
            return !isNew
        }
        _ = own.judge(suburb: "Collingwood", state: "VIC", postcode: "3066")
        _ = own.judge(suburb: "Kings Cross", state: "NSW", postcode: "2011")
        #expect(!isRead())
    }

    @Test func vernacularRegionsHoldTheirParts() throws {
        let north = try #require(table.region(slug: "melbournes-inner-north"))
        let names = table.localities(in: north).map(\.name)
        #expect(["Fitzroy", "Collingwood", "Brunswick", "Northcote"].allSatisfy(names.contains) && !names.contains("Richmond"))
        for region in table.regions where region.kind == .vernacular {
            #expect(table.rows(of: region).count > 1, "\(region.slug)")
        }
    }

    @Test func aTableOfOnesOwnHasTheRegionsOfThePlacesThatItShares() throws {
        let rows = ["postcode\tname\tstate\tlatitude\tlongitude\tsources", "3066\tCollingwood\tVIC\t\t\t", "3066\tNew Estate\tVIC\t\t\t"]
        let own = Gazetteer(tsv: Array(rows.joined(separator: "\n").utf8))
        let melbourne = try #require(own.regions.region(slug: "melbourne"))
        #expect(own.regions.localities(in: melbourne).map(\.name) == ["Collingwood"])
        #expect(own.regions.regions(of: own.localities[1]).isEmpty)
        #expect(own.meanings(of: "Freo").isEmpty && own.meanings(of: "Melb").first?.region == melbourne)
    }
}
