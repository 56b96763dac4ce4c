import Bytes
import ListingKit
import SiteKit
import TestSupport
import Testing

@testable import Findings

/// A board on which everything is wrong: what its people would read.
@Suite struct WrongBoardTests {
    /// Rules that need files which git or an editor would not keep, or many; ``DamagedFileTests`` and ``BoundTests`` make those. Words lie in
    /// no content folder; ``OwnWordsTests`` has wrong ones.
    static let madeAtRunTime: Set<String> = [
        "file-encoding", "file-link", "file-size", "file-unreadable", "board-text", "unlisted", "words",
    ]
    /// Rules about what was there once, or will not be there for long; tests of their own break those.
    static let aboutTime: Set<String> = ["last-listing", "renamed-file", "untold", "unheard", "expiring", "followed-board"]
    /// Rules on changes, which ``RefusedChangeTests`` break in repositories.
    static let ofChanges = ProposedChange.rules.subtracting(aboutTime)

    /// Rules about what people send, which is none of a board's files.
    static let aboutPackages: Set<String> = [
        "package", "package-path", "package-picture", "package-replaces", "change-file", "change-proof",
    ]

    /// Rules about several listings or people side by side, which must be right for that; ``TrustTests`` break those.
    static let ofSeveral: Set<String> = ["low-rent", "high-rent", "same-home", "same-picture", "shared-contact"]

    @Test func everyProblemIsToldInWordsThatSomebodyReviewed() throws {
        let workspace = try Workspace(board: "wrong")
        let reading = try workspace.check()
        let text = DiagnosticPrinter(.text, in: ContentPlace("content"), version: Houser.version, rules: Rule.all).print(
            reading.diagnostics)
        try Golden(folder: Boards.expected("wrong")).compare(["problems.txt": Array(text.utf8)])
    }

    @Test func everyRuleIsBroken() throws {
        let found = Set(try Workspace(board: "wrong").check().diagnostics.map(\.rule))
        let all = Set(Rule.all.map(\.id))
        #expect(found.subtracting(all).isEmpty, "every finding cites a rule that is listed")
        let elsewhere = Self.madeAtRunTime.union(Self.aboutTime).union(Self.ofChanges).union(Self.aboutPackages).union(Self.ofSeveral)
        #expect(all.subtracting(found).subtracting(elsewhere).isEmpty)
    }

    @Test func everyFindingPointsIntoItsFile() throws {
        let workspace = try Workspace(board: "wrong")
        for finding in try workspace.check().diagnostics where finding.span.line > 0 {
            guard let bytes = try? Files.readFile(workspace.content + "/" + finding.file, limit: 1 << 20) else {
                Issue.record("\(finding.file) is not there")
                continue
            }
            let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            #expect(finding.span.line <= lines.count, "\(finding)")
            guard finding.span.line <= lines.count else { continue }
            let line = String(decoding: lines[finding.span.line - 1], as: UTF8.self)
            #expect((1...line.unicodeScalars.count + 1).contains(finding.span.column), "\(finding)")
        }
    }

    @Test func nothingIsPublished() throws {
        let workspace = try Workspace(board: "wrong")
        #expect(try workspace.build().publication == nil)
        #expect(throws: (any Error).self) { try workspace.paths() }
    }
}
