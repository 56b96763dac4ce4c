import SiteKit
import TestSupport
import Testing
import Values

@testable import ListingKit

/// Searches by region, by what is near and by what is new, of whole boards.
@Suite struct PlaceFilterTests {
    @Test(arguments: [
        (
            "kind=rental,item&region=inner-west-sydney",
            [
                "cello-half-size", "enmore-four-bed-house", "front-loader-washing-machine", "marrickville-garden-unit",
                "marrickville-walk-up", "newtown-lace-terrace", "newtown-station-studio", "record-player-and-stand",
                "steel-string-guitar", "turntable-crate-of-jazz",
            ]
        ),
        (
            "kind=rental&region=melbourne&max=600",
            [
                "clifton-hill-unit", "fitzroy-rooftop-studio", "footscray-deco-one", "langridge-warehouse-studio", "northcote-granny-flat",
                "swan-deco-flat", "sydney-road-bedsit", "wellington-one-bedroom",
            ]
        ),
        (
            "kind=rental,item&near=unimelb-parkville&km=3",
            [
                "box-of-novels", "carlton-tower-two", "fitzroy-rooftop-studio", "gipps-street-terrace", "green-city-bicycle",
                "langridge-warehouse-studio", "napier-terrace-four", "oak-desk-two-drawers", "red-ten-speed", "wellington-one-bedroom",
            ]
        ),
        (
            "kind=rental&near=rmit-melbourne-city",
            [
                "brunswick-weatherboard", "carlton-tower-two", "clifton-hill-unit", "fitzroy-rooftop-studio", "footscray-deco-one",
                "gipps-street-terrace", "langridge-warehouse-studio", "lennox-townhouse", "napier-terrace-four", "northcote-granny-flat",
                "st-kilda-mission-flat", "swan-deco-flat", "sydney-road-bedsit", "wellington-one-bedroom", "yarraville-timber-cottage",
            ]
        ),
        (
            "kind=rental&suburb=3065&surrounding=yes",
            [
                "carlton-tower-two", "clifton-hill-unit", "fitzroy-rooftop-studio", "gipps-street-terrace", "langridge-warehouse-studio",
                "lennox-townhouse", "napier-terrace-four", "swan-deco-flat", "wellington-one-bedroom",
            ]
        ),
        ("kind=rental&suburb=3065", ["fitzroy-rooftop-studio", "napier-terrace-four"]),
        (
            "kind=rental,item&added=7",
            [
                "balcony-plant-collection", "blue-filing-cabinet", "brunswick-weatherboard", "desk-lamp-pair", "sandy-bay-uni-flat",
                "st-kilda-mission-flat", "street-library-box", "turntable-crate-of-jazz", "unley-maisonette", "washing-line-and-pegs",
                "wooden-blocks-and-train", "yarraville-timber-cottage",
            ]
        ),
        (
            "kind=rental&dropped=yes",
            [
                "brunswick-weatherboard", "footscray-deco-one", "fremantle-loft-one", "gipps-street-terrace", "hobart-rowhouse",
                "marrickville-walk-up", "rapid-creek-louvre-flat", "toowong-hill-townhouse",
            ]
        ),
        (
            "region=sydney&inspection=yes",
            [
                "enmore-four-bed-house", "glebe-point-apartment", "kensington-quiet-room", "marrickville-walk-up", "newtown-attic-room",
                "newtown-lace-terrace",
            ]
        ),
    ])
    func aFilterFindsWhatIsThere(query: String, ids: [String]) throws {
        let reading = try Workspace().check(content: Boards.repository + "/content")
        try #require(!reading.hasErrors)
        let vocabulary = FilterVocabulary(kinds: reading.kinds, gazetteer: reading.gazetteer, people: reading.people.map(\.handle))
        let result = Filter.read(query: query, vocabulary: vocabulary)
        let filter = try #require(result.filter, "\(result.diagnostics)")
        #expect(filter.query == query)
        let listings = try reading.listings.map(reading.inFull).filter {
            $0.stands(on: reading.today) && filter.matches($0, on: reading.today)
        }
        #expect(listings.map(\.id).sorted() == ids)
    }

    /// What is new one day is not some days later, though no file changed.
    @Test func whatIsNewChangesWithTheDay() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit(
            "board.yaml", "suburbs: [Hobart TAS 7000]",
            "suburbs: [Hobart TAS 7000]\nfeeds:\n  - {name: New, where: {added: 4}}\n  - {name: Near the city, where: {region: Melb, near: unimelb}}"
        )
        func listed(_ search: String) throws -> Bool {
            try workspace.text("searches/\(search)/index.html").contains("quiet-flat")
        }
        try workspace.build()
        #expect(try listed("new") && listed("near-the-city"))
        for day in ["2026-11-22", "2026-11-23", "2026-12-09"] {
            let run = try Program.run(
                ["build", "--verify", "--today", day], in: workspace.folder)
            #expect(run.status == 0, "\(run.errors)")
            #expect(try listed("new") == (day == "2026-11-22") && listed("near-the-city"))
        }
    }
}
