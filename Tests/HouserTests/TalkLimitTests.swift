import TestSupport
import Testing

@testable import ListingKit

/// How much can be said of a listing, and what counts.
@Suite struct TalkLimitTests {
    @Test func hiddenCommentsDoNotCount() throws {
        let workspace = try Workspace(board: "small")
        for number in 1_000..<2_005 {
            try workspace.write("comments/oak-desk/c-\(number).md", "---\nname: Jo\ndate: 2026-11-20\n---\nHi\n")
        }
        let found = try workspace.check().diagnostics
        #expect(found.map(\.file) == ["comments/oak-desk/c-2000.md"])
        #expect(found.first?.message == "\"oak-desk\" has more than 1,000 comments that are shown, the most that there can be")
        #expect(found.first?.fix == "Write \"hidden: yes\" into those that can go.")
        for number in 1_000..<1_005 { try workspace.write("comments/oak-desk/c-\(number).md", "---\nhidden: yes\n---\n") }
        #expect(try workspace.check().diagnostics.isEmpty)
    }

    @Test func nobodyCountsTwice() throws {
        let workspace = try Workspace(board: "small")
        for name in ["ivo.yaml", "ivo.yml", "ivo-b.yaml"] { try workspace.write("reactions/oak-desk/\(name)", "like: yes\n") }
        let found = try workspace.check().diagnostics
        #expect(found.map(\.file) == ["reactions/oak-desk/ivo.yml"] && found.first?.rule == "reaction-file")
        #expect(found.first?.message == "there is another reaction of \"ivo\"")
    }
}
