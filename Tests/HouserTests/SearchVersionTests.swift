import TestSupport
import Testing

/// What the search page asks for under a version is another file only under another version.
@Suite struct SearchVersionTests {
    private func versions(_ workspace: Workspace) throws -> [Substring] {
        try workspace.text("search/index.json").matches(of: /"(?:places|version)":"([0-9a-f]{8})"/).map(\.1)
    }

    @Test func aPlaceThatMovedHasAnotherVersion() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let before = (versions: try versions(workspace), places: try workspace.text("search/places/0.json"))
        try workspace.edit("gazetteer/suburbs.tsv", "-37.80", "-37.70")
        try workspace.build()
        #expect(before.versions.count == 2)
        #expect(try workspace.text("search/places/0.json") != before.places)
        #expect(zip(try versions(workspace), before.versions).allSatisfy { $0 != $1 })
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }
}
