import ListingKit
import TestSupport
import Testing
import Values

@testable import Findings

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
        #expect(
            try found(workspace).map(\.message) == [
                "followers may not hear about the change from $500, because it is dated 2026-11-12"
            ])
    }

    @Test func aRowTakenOutAndARowOfAnotherDayAreTold() throws {
        var (workspace, home) = try board()
        let told = try #require(try workspace.feeds("changes.xml")["rentals/"])
        home.history = ["{on: \(day + -1), rent: 480}"]
        try home.write(to: workspace)
        #expect(
            try found(workspace).map(\.message) == [
                "people heard about the change from $480 on 2026-11-18, and the file dates it 2026-11-20 now"
            ])
        #expect(try workspace.feeds("changes.xml")["rentals/"] == told)
        home.history = []
        home.rent = 450
        try home.write(to: workspace)
        let hints = try found(workspace)
        #expect(hints.map(\.message) == ["people heard about the change from $480 on 2026-11-18, and no row says so any more"])
        #expect(hints.first?.fix == "history: [{on: 2026-11-20, rent: 480}]", "\(hints)")
        #expect(try workspace.feeds("changes.xml")["rentals/"]?.updated == told.updated)
    }

    /// Who confirms after the last day is back, whether a row says so or not, and each time that is something new.
    @Test func whoComesBackAfterExpiryIsBack() throws {
        var (workspace, home) = try board()
        let late = day + 50
        #expect(try found(workspace, on: late).isEmpty)
        home.confirmed = late
        try home.write(to: workspace)
        #expect(try found(workspace, on: late).isEmpty)
        func told() throws -> [String] {
            let entries = try #require(try workspace.feeds("changes.xml")["rentals/"]).entries.filter { $0.id.contains("followed") }
            return entries.map { $0.id.split(separator: "/").dropFirst(2).joined(separator: "/") + " " + $0.updated.prefix(10) }
        }
        #expect(try told().prefix(2) == ["back 2027-01-10", "expired 2027-01-02"])
        // The row that says so tells nobody twice.
        home.history.append("{on: 2027-01-10, confirmed: 2026-11-21}")
        try home.write(to: workspace)
        #expect(try found(workspace, on: late).isEmpty)
        #expect(try told().prefix(2) == ["back 2027-01-10", "expired 2027-01-02"])
        // It expires once more, and is back without a row.
        #expect(try found(workspace, on: late + 60).isEmpty)
        home.confirmed = late + 61
        try home.write(to: workspace)
        #expect(try found(workspace, on: late + 61).isEmpty)
        #expect(try told().prefix(3) == ["back/2 2027-03-12", "expired/2 2027-02-21", "back 2027-01-10"])
    }

    @Test func anOldListingInANewFileIsTold() throws {
        let (workspace, _) = try board()
        try Home("forgotten", listed: day + -30).write(to: workspace)
        #expect(
            try found(workspace).map(\.message) == ["followers may not hear about this listing, because it is dated 2026-10-22"])
        try Home("new", listed: day + -2).write(to: workspace)
        #expect(try found(workspace).isEmpty)
    }

    /// What was told once is no news when its file comes back.
    @Test func aFileThatComesBackWasTold() throws {
        let (workspace, home) = try board()
        try workspace.remove("rentals/followed.yaml")
        try workspace.build(today: .day(day + 10))
        try home.write(to: workspace)
        #expect(try found(workspace, on: day + 11).isEmpty)
    }

    /// A status without a day is news of the day on which a build finds it, and the row that is offered then tells nobody twice.
    @Test(arguments: ["let", "under-application", "withdrawn"]) func aStatusWithoutADayIsNewsOfToday(status: String) throws {
        var (workspace, home) = try board()
        let late = day + 30
        try workspace.build(today: .day(late))
        home.status = status
        try home.write(to: workspace)
        #expect(try found(workspace, on: late) == [])
        let told = try #require(try workspace.feeds("changes.xml")["rentals/"])
        #expect(told.entries.first?.updated.hasPrefix(late.description) == true, "\(told.entries)")
        home.history.append("{on: \(late), status: available}")
        try home.write(to: workspace)
        #expect(try found(workspace, on: late) == [])
        #expect(try workspace.feeds("changes.xml")["rentals/"] == told)
        // Back again, with the row or without it.
        let rows = home.history
        home.status = "available"
        home.history.removeLast()
        try home.write(to: workspace)
        let hints = try workspace.build(today: .day(late + 1)).reading.diagnostics.filter { $0.rule == "untold" }
        #expect(hints.first?.fix?.contains("{on: \(late + 1), status: \(status)}") == true, "\(hints)")
        home.history = rows + ["{on: \(late + 1), status: \(status)}"]
        try home.write(to: workspace)
        #expect(try found(workspace, on: late + 1) == [])
        let ids = try #require(try workspace.feeds("changes.xml")["rentals/"]).entries.map(\.id)
        #expect(ids.first?.hasSuffix("/back") == true, "\(ids)")
    }

    /// Inspections come and go with a day, or nobody hears of it.
    @Test func inspectionsThatComeOrGoInSilenceAreTold() throws {
        let workspace = try Workspace(board: "small")
        let slots =
            "inspections:\n  - {start: 2026-11-28 11:00, end: 2026-11-28 11:30}\n  - {start: 2026-12-02 17:30, end: 2026-12-02 18:00}\n"
        func hints(_ slots: String) throws -> [Diagnostic] {
            try workspace.write("rentals/told.yaml", EventTests.listing(slots))
            return try workspace.check().diagnostics.filter { $0.rule == "untold" }
        }
        #expect(try hints(slots) == [])
        try workspace.build()
        let gone = try hints(slots.replacing("  - {start: 2026-12-02 17:30, end: 2026-12-02 18:00}\n", with: ""))
        #expect(
            gone.map(\.message) == ["the inspection of 2026-12-02 17:30 was there when the site was built last, and is not any more"])
        #expect(
            gone.first?.fix == "Add below the other rows:\n  - {start: 2026-12-02 17:30, end: 2026-12-02 18:00, cancelled: 2026-11-21}")
        let all = try hints("")
        #expect(all.count == 2 && all.first?.fix?.hasPrefix("inspections: [{start: ") == true)
        let new = try hints(slots + "  - {start: 2026-12-05 11:00, end: 2026-12-05 11:30}\n")
        #expect(new.map(\.message) == ["people who follow this listing won't hear about this inspection"])
        #expect(new.first?.fix == "  - {start: 2026-12-05 11:00, end: 2026-12-05 11:30, added: 2026-11-21}")
        for told in ["added: 2026-11-21", "added: 2026-11-20", "cancelled: 2026-11-21"] {
            #expect(try hints(slots + "  - {start: 2026-12-05 11:00, end: 2026-12-05 11:30, \(told)}\n") == [], "\(told)")
        }
        #expect(try hints(slots.replacing("18:00}", with: "18:00, cancelled: 2026-11-21}")) == [])
        // What is over may be taken out, and so may all of what is let.
        #expect(try hints("status: let\nhistory: [{on: 2026-11-21, status: available}]") == [])
    }

    /// The row of one status tells nothing of another one that stands in its place.
    @Test func aStatusInPlaceOfAnotherIsNewsOfToday() throws {
        var (workspace, home) = try board()
        home.status = "under-application"
        home.history.append("{on: \(day), status: available}")
        try home.write(to: workspace)
        _ = try found(workspace)
        home.status = "let"
        try home.write(to: workspace)
        let late = day + 4
        _ = try found(workspace, on: late)
        let told = try #require(try workspace.feeds("changes.xml")["rentals/"])
        #expect(told.entries.first?.id.hasSuffix("/closed") == true && told.entries.first?.updated.hasPrefix(late.description) == true)
        home.history.append("{on: \(late), status: under-application}")
        try home.write(to: workspace)
        #expect(try found(workspace, on: late) == [])
        let after = try #require(try workspace.feeds("changes.xml")["rentals/"])
        #expect(after == told)
    }

    /// What came about between two builds is told once, and not again by a build that finds nothing else.
    @Test func rowsThatAreWrittenTogetherAreToldOnce() throws {
        var (workspace, home) = try board()
        home.turn("under-application", on: day + -2)
        home.turn("available", on: day + -1)
        home.turn("let", on: day)
        home.history.insert("{on: \(day + -9), status: under-application}", at: 0)
        home.history.insert("{on: \(day + -10), status: available}", at: 0)
        try home.write(to: workspace)
        _ = try found(workspace)
        let told = try workspace.feeds("changes.xml")
        let ids = try #require(told["rentals/"]).entries.map(\.id).filter { $0.contains("followed") }.map { $0.split(separator: "/").last }
        #expect(ids.prefix(3) == ["closed", "back", "under-application"])
        try workspace.edit("rentals/followed.yaml", "A flat.", "A flat with a view.")
        #expect(try found(workspace) == [])
        #expect(try workspace.feeds("changes.xml") == told)
        #expect(try found(workspace, on: day + 1) == [])
        #expect(try workspace.feeds("changes.xml") == told)
    }

    /// A board whose only file gets another name is the same board.
    @Test func theOnlyFileCanBeRenamed() throws {
        var (workspace, home) = try board()
        for path in ["rentals/gipps-street-terrace", "rentals/quiet-flat.yaml", "items/oak-desk.md"] { try workspace.remove(path) }
        home.status = "let"
        home.id = home.slug
        try home.write(to: workspace)
        _ = try found(workspace, on: day + 3)
        let told = try #require(try workspace.feeds("changes.xml")["rentals/"])
        let text = try String(contentsOfFile: workspace.content + "/rentals/followed.yaml", encoding: .utf8)
        try workspace.write("rentals/another.yaml", text)
        try workspace.remove("rentals/followed.yaml")
        _ = try found(workspace, on: day + 5)
        let after = try #require(try workspace.feeds("changes.xml")["rentals/"])
        #expect(after.entries.map(\.id) == told.entries.map(\.id) && after.entries.map(\.updated) == told.entries.map(\.updated))
    }

    /// Without a record of what was told, nothing is missed.
    @Test func whoNeverBuiltIsToldNothing() throws {
        let workspace = try Workspace(board: "small")
        try Home("forgotten", listed: day + -30).write(to: workspace)
        #expect(try found(workspace).isEmpty)
    }
}
