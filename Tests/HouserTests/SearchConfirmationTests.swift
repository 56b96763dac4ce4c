import Foundation
import TestSupport
import Testing

/// The search page finds out when listings were confirmed from the days on which they expire; those with a last day of their own say it.
@Suite struct SearchConfirmationTests {
    private static func room(_ until: String) -> String {
        """
        title: A sublet
        owner: maria
        address: {suburb: Carlton, state: VIC, postcode: 3053}
        rent: 300
        room: private room
        available: 2026-11-01
        until: \(until)
        listed: 2026-10-10
        confirmed: 2026-11-10
        description: A room.

        """
    }

    private static let confirmed = "\"confirmed\":{\"rows\":"

    @Test func onlyWhatEndsByItsLastDaySaysWhenItWasConfirmed() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        #expect(try workspace.text("search/index.json").contains("\"expires\":42"))
        #expect(try !workspace.text("search/all/more.json").contains(Self.confirmed))
        // It would be listed until 22 December.
        try workspace.write("rooms/long.yaml", Self.room("2027-01-31"))
        try workspace.build()
        #expect(try !workspace.text("search/all/more.json").contains(Self.confirmed))
        try workspace.write("rooms/short.yaml", Self.room("2026-12-01"))
        try workspace.build()
        // 2026-11-10, in days since 1970.
        let column = try workspace.text("search/all/more.json").split(separator: "\n").first { $0.hasPrefix(Self.confirmed) }
        #expect(column?.contains("\"values\":[null,20767]") == true)
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    @Test func theManifestSaysHowManyListingsSuburbsHave() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rooms/one.yaml", Self.room("2027-01-31"))
        try workspace.build()
        let before = try workspace.text("search/index.json").split(separator: "\n").first { $0.hasPrefix("\"listed\":") }
        try workspace.write("rooms/two.yaml", Self.room("2027-02-28"))
        try workspace.build()
        let after = try workspace.text("search/index.json").split(separator: "\n").first { $0.hasPrefix("\"listed\":") }
        // The suburb is the same, and has one more.
        #expect(before != nil && before != after && before?.utf8.count == after?.utf8.count)
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }
}
