import Testing

@testable import ListingKit
@testable import Places

@Suite struct GazetteerTableTests {
    let gazetteer = Gazetteer.bundled()

    @Test func hasEveryRowWithoutProblems() {
        #expect(gazetteer.problems.isEmpty)
        #expect(gazetteer.localities.count == 16_024)
        #expect(gazetteer.campuses.count == 178)
        #expect(gazetteer.postcodes.count == 2_646)
        #expect(gazetteer.postcodes.first == "0800")
        #expect(gazetteer.postcodes == gazetteer.postcodes.sorted())
        #expect(Set(gazetteer.localities.map(\.name)).count == 14_666)
    }

    @Test(
        arguments: zip(
            [State.nsw, .qld, .vic, .sa, .wa, .tas, .nt, .act], [4_669, 3_380, 3_089, 1_937, 1_710, 765, 330, 144]
        )
    )
    func countsOfStates(state: State, count: Int) {
        #expect(gazetteer.localities.count { $0.state == state } == count)
    }

    @Test func countsOfPostalPlacesAndPoints() {
        #expect(gazetteer.localities.count { $0.isPostalOnly } == 618)
        let pointless = gazetteer.localities.filter { $0.coordinate == nil }
        #expect(pointless.count == 127)
        #expect(pointless.allSatisfy { $0.isPostalOnly })
    }

    @Test func foldedTriplesAreUnique() {
        var seen: Set<String> = []
        for place in gazetteer.localities where !gazetteer.isVariant(place) {
            let folded = String(decoding: PlaceName.folded(place.name), as: UTF8.self)
            #expect(seen.insert("\(folded) \(place.state) \(place.postcode)").inserted, "\(place)")
        }
    }

    @Test func variantsGiveWayToGazettedNames() {
        let variants = gazetteer.localities.filter(gazetteer.isVariant)
        #expect(variants.map(\.description) == ["Saint Helena VIC 3088", "Curdie Vale VIC 3268"])
        #expect(gazetteer.locality(name: "Saint Helena", state: .vic, postcode: "3088")?.name == "St Helena")
        #expect(gazetteer.locality(name: "Curdie Vale", state: .vic, postcode: "3268")?.name == "Curdievale")
        #expect(!gazetteer.localities(postcode: "3088").contains(where: gazetteer.isVariant))
        #expect(!gazetteer.localities(named: "saint helena").contains(where: gazetteer.isVariant))
    }

    @Test func slugsAreUniqueWithinTheirState() {
        let slugs = gazetteer.localities.map { $0.state.slug + "/" + $0.slug }
        #expect(Set(slugs).count == slugs.count)
        let odd = slugs.filter { slug in
            !slug.utf8.allSatisfy { ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x2F && $0 <= 0x39) || $0 == 0x2D } || slug.contains("--")
        }
        #expect(odd == [])
    }

    @Test func everyRowIsFoundByItsOwnWords() {
        let lost = gazetteer.localities.enumerated().filter { position, place in
            let found = gazetteer.locality(name: place.name, state: place.state, postcode: place.postcode)
            let shouted = gazetteer.locality(name: place.name.uppercased(), state: place.state, postcode: place.postcode)
            return Int(place.index) != position || found != place || shouted != place
        }
        #expect(lost.map(\.element.description) == ["Saint Helena VIC 3088", "Curdie Vale VIC 3268"])
    }

    @Test func campusesAreConsistent() {
        #expect(Set(gazetteer.campuses.map(\.slug)).count == 178)
        #expect(Set(gazetteer.campuses.map(\.university)).count == 42)
        for campus in gazetteer.campuses {
            #expect(gazetteer.campuses.filter { $0.slug == campus.slug } == [campus])
            if let point = campus.locality.coordinate { #expect(point.distance(to: campus.coordinate) < 6.5, "\(campus.slug)") }
        }
        let city = gazetteer.campuses.first { $0.slug == "rmit-melbourne-city" }
        #expect(city?.university == "RMIT University")
        #expect(city?.locality.description == "Melbourne VIC 3000")
        #expect(gazetteer.campuses.contains { $0.slug == "usyd-camperdown-darlington" })
        #expect(gazetteer.campuses.contains { $0.slug == "adelaide-uni-adelaide-city-north-terrace" })
    }

    @Test func attributionIsComplete() {
        #expect(gazetteer.attribution.count == 6)
        #expect(gazetteer.attribution.allSatisfy { !$0.contains("\n") && !$0.contains("  ") && $0.hasSuffix(".") })
        #expect(
            gazetteer.attribution[0]
                == "Incorporates or developed using G-NAF © Geoscape Australia licensed by the Commonwealth of Australia under the "
                + "Open Geo-coded National Address File (G-NAF) End User Licence Agreement."
        )
    }

    @Test(
        arguments: [
            ("Darwin City NT 0800", "Australia/Darwin"), ("Collingwood VIC 3066", "Australia/Melbourne"),
            ("Hobart TAS 7000", "Australia/Hobart"), ("Acton ACT 2601", "Australia/Sydney"), ("Newtown NSW 2042", "Australia/Sydney"),
            ("St Lucia QLD 4067", "Australia/Brisbane"), ("Glenelg SA 5045", "Australia/Adelaide"), ("Perth WA 6000", "Australia/Perth"),
            ("Broken Hill NSW 2880", "Australia/Broken_Hill"), ("South Broken Hill NSW 2880", "Australia/Broken_Hill"),
            ("Silverton NSW 2880", "Australia/Broken_Hill"), ("Silverton SA 5204", "Australia/Adelaide"),
            ("Tibooburra NSW 2880", "Australia/Sydney"), ("Eucla WA 6443", "Australia/Eucla"),
            ("Mundrabilla WA 6443", "Australia/Eucla"), ("Madura WA 6443", "Australia/Eucla"), ("Norseman WA 6443", "Australia/Perth"),
            ("Lord Howe Island NSW 2898", "Australia/Lord_Howe"), ("Norfolk Island NSW 2899", "Pacific/Norfolk"),
            ("New Norfolk TAS 7140", "Australia/Hobart"), ("Christmas Island WA 6798", "Indian/Christmas"),
            ("Home Island WA 6799", "Indian/Cocos"), ("West Island WA 6799", "Indian/Cocos"), ("Amata SA 0872", "Australia/Adelaide"),
        ]
    )
    func timeZones(place: String, zone: String) throws {
        let found = try #require(gazetteer.localities.first { $0.description == place })
        #expect(found.timeZone == zone)
    }

    @Test func onlySixExceptionsToTheTimeOfTheState() {
        let usual = Set(State.allCases.map { AustralianTimeZone(of: $0).identifier })
        #expect(usual.count == 7)
        let others = Set(gazetteer.localities.map(\.timeZone)).subtracting(usual)
        #expect(
            others == [
                "Australia/Broken_Hill", "Australia/Eucla", "Australia/Lord_Howe", "Pacific/Norfolk", "Indian/Christmas", "Indian/Cocos",
            ]
        )
    }
}

extension Gazetteer {
    /// Whether a place is another spelling of one with the same postcode, which lookups find instead.
    func isVariant(_ place: Locality) -> Bool {
        locality(name: place.name, state: place.state, postcode: place.postcode)?.index != place.index
    }
}
