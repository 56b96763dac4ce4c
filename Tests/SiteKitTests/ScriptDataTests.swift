import Bytes
import Foundation
import Testing
import Values

@testable import Facts
@testable import ListingKit
@testable import Matching

/// What the program says and scripts go by: files of the theme that HOUSER_UPDATE_GOLDEN=1 writes.
@Suite struct ScriptDataTests {
    private static let assets = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../templates/assets")

    private static let filterKeys = JSONWriter.bytes(reservingCapacity: 1_000) { json in
        json.object { json in
            json.member("conditions", FilterKeys.all(.condition) + FilterKeys.all(.page))
            json.member("early", FilterKeys.early)
            json.member("display", FilterKeys.all(.display))
            json.member("drop_days", News.dropDays)
        }
    }

    private static let matchPoints = JSONWriter.bytes(reservingCapacity: 1_000) { json in
        json.object { json in
            json.object("most") { json in
                json.member("budget", MatchParts.Most.budget)
                json.member("place", MatchParts.Most.place)
                json.member("dates", MatchParts.Most.dates)
                json.member("stay", MatchParts.Most.stay)
                json.member("habits", MatchParts.Most.habits)
                json.member("homes", MatchParts.Most.homes)
            }
            json.member("least", MatchParts.least)
            json.member("farthest", MatchSpot.farthest)
        }
    }

    private static let country = JSONWriter.bytes(reservingCapacity: 100) { json in
        json.object { $0.member("currency", Country.australia.currency) }
    }

    @Test(arguments: [("country.json", country), ("filter-keys.json", filterKeys), ("match-points.json", matchPoints)])
    func scriptsGoByWhatTheProgramSays(_ name: String, _ bytes: [UInt8]) throws {
        let (file, data) = (Self.assets.appending(path: name), Data(bytes + [UInt8(ascii: "\n")]))
        if ProcessInfo.processInfo.environment["HOUSER_UPDATE_GOLDEN"] != nil { try data.write(to: file) }
        #expect(try Data(contentsOf: file) == data)
    }
}
