import Maps
import Places
import TestSupport
import Testing

@testable import SiteKit

/// Maps of a few places, compared byte for byte with those that somebody looked at: a suburb by the sea, one inland, one at the border of a
/// state, an island, a large one of the outback, and one that is drawn in the place around it.
@Suite struct ReviewedMapTests {
    static let places = [
        "Bondi NSW 2026", "Collingwood VIC 3066", "Fremantle WA 6160", "Coolangatta QLD 4225", "Lord Howe Island NSW 2898",
        "Broken Hill NSW 2880", "Gables NSW 2765",
    ]

    private static let words = Words(messages: ThemeWords.shipped.messages)

    @Test func mapsAreThoseReviewed() throws {
        let gazetteer = Gazetteer.bundled()
        var drawer = try #require(MapDrawer(.bundled, ReviewedMapTests.words.ofMaps))
        var made: [String: [UInt8]] = [:]
        for place in ReviewedMapTests.places {
            let words = place.split(separator: " ").map(String.init)
            let state = try #require(State(words[words.count - 2]))
            let name = words.dropLast(2).joined(separator: " ")
            let locality = try #require(gazetteer.locality(name: name, state: state, postcode: words[words.count - 1]))
            let drawn = drawer.map(of: locality)
            let map = try #require(drawn)
            // An element to a line, so that a difference can be read.
            made[locality.slug + ".svg"] = Array((String(decoding: map.svg, as: UTF8.self).replacing("><", with: ">\n<") + "\n").utf8)
        }
        try Golden(folder: Boards.repository + "/Tests/HouserTests/Maps").compare(made)
    }
}
