import Foundation
import ListingKit
import SiteKit
import Testing
import Values

/// Judges a board on many days, whose content stays as it is.
package enum CalendarSweep {
    /// The demonstration, every kind's board, and one with all that can be wrong.
    package static let boards = ["demonstration", "small", "wrong", "boat", "closed", "only-car", "only-item", "only-rental"]

    /// Checks that no day brings an error that was not there on the first, `days` counted from 2026-11-21.
    package static func check(_ board: String, days: [Int]) throws {
        let content = board == "demonstration" ? Boards.demonstration : Boards.content(board)
        let start = try #require(Day("2026-11-21"))
        func errors(on day: Day) throws -> Set<String> {
            let project = Project(
                content: content, templates: "", templatesMayBeAbsent: true, output: "", ledger: "", today: .day(day), threads: 2)
            return Set(try Build(project).read().diagnostics.filter { $0.severity == .error }.map { "\($0.file): \($0.rule)" })
        }
        let known = try errors(on: start)
        for day in days {
            let new = try errors(on: start + day).subtracting(known)
            #expect(new.isEmpty, "\(board) on \(start + day): \(new.sorted())")
        }
    }
}
