import ListingKit
import Testing

/// What those who follow will not hear is said to whoever edits the file, and what was told stays as it was told.
@Suite struct UnheardTests {
    private let day = Day("2026-11-21") ?? Day(number: 0)

    private func board() throws -> (workspace: Workspace, home: Home) {
        let workspace = try Workspace(board: "small")
        var home = Home("followed", listed: day + -20)
        home.confirmed = day
        home.reprice(to: 450, on: day + -3)
        try home.write(to: workspace)
        try workspace.build()
        return (workspace, home)
    }

    private func found(_ workspace: Workspace, on day: Day? = nil) throws -> [Diagnostic] {
        try workspace.build(today: .day(day ?? self.day)).reading.diagnostics.filter { $0.rule == "unheard" }
    }

    @Test func whatIsDatedTooEarlyIsTold() throws {
        var (workspace, home) = try board()
        home.history.insert("{on: \(day + -9), rent: 500}", at: 0)
        try home.write(to: workspace)
        #expect(try found(workspace).map(\.message) == ["nobody who follows hears that this was no longer $500 on 2026-11-12"])
    }

    @Test func aRowTakenOutAndARowOfAnotherDayAreTold() throws {
        var (workspace, home) = try board()
        let told = try #require(try workspace.feeds("changes.xml")["rentals/"])
        home.history = ["{on: \(day + -1), rent: 480}"]
        try home.write(to: workspace)
        #expect(
            try found(workspace).map(\.message) == [
                "people were told on 2026-11-18 that this was no longer $480, which the file dates 2026-11-20 now"
            ])
        #expect(try workspace.feeds("changes.xml")["rentals/"] == told)
        home.history = []
        home.rent = 450
        try home.write(to: workspace)
        #expect(
            try found(workspace).map(\.message) == ["people were told on 2026-11-18 that the price dropped, and nothing says so any more"])
        #expect(try workspace.feeds("changes.xml")["rentals/"]?.updated == told.updated)
    }

    @Test func whoComesBackAfterExpiryGetsTheRow() throws {
        var (workspace, home) = try board()
        let late = day + 50
        #expect(try found(workspace, on: late).isEmpty)
        home.confirmed = late
        try home.write(to: workspace)
        let hint = try #require(try found(workspace, on: late).first)
        #expect(hint.message == "people were told on 2027-01-02 that this had expired, and nobody hears that it is back")
        #expect(hint.fix == "Add below the other rows:\n  - {on: 2027-01-10, confirmed: 2026-11-21}")
        home.history.append("{on: 2027-01-10, confirmed: 2026-11-21}")
        try home.write(to: workspace)
        #expect(try found(workspace, on: late).isEmpty)
        let ids = try #require(try workspace.feeds("changes.xml")["rentals/"]).entries.map(\.id)
        #expect(ids.prefix(2).map { $0.split(separator: "/").last.map(String.init) } == ["back", "expired"])
    }

    @Test func anOldListingInANewFileIsTold() throws {
        let (workspace, _) = try board()
        try Home("forgotten", listed: day + -30).write(to: workspace)
        #expect(try found(workspace).map(\.message) == ["nobody who follows hears that this was listed on 2026-10-22"])
        try Home("new", listed: day + -2).write(to: workspace)
        #expect(try found(workspace).isEmpty)
    }

    /// Without a record of what was told, nothing is missed.
    @Test func whoNeverBuiltIsToldNothing() throws {
        let workspace = try Workspace(board: "small")
        try Home("forgotten", listed: day + -30).write(to: workspace)
        #expect(try found(workspace).isEmpty)
    }
}
