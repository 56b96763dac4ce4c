import Foundation
import TestSupport
import Testing

@testable import Publishing
@testable import SiteKit

/// What a build tells of the size of a site is what lies in the output, however little of it was made anew.
@Suite struct SiteShapeTests {
    private func shape(_ workspace: Workspace) throws -> SiteShape {
        var counter = SiteShape.Counter()
        for path in try workspace.paths() { counter.add(path, size: try workspace.published(path).count) }
        return counter.finish()
    }

    @Test func itIsThatOfTheOutputAfterEveryBuild() throws {
        let workspace = try Workspace(board: "small")
        usleep(50_000)
        #expect(try workspace.build().publication?.shape == shape(workspace))
        let before = try shape(workspace)
        try workspace.edit(
            "rentals/quiet-flat.yaml", "Ring in the evening",
            String(repeating: "*It* *is* *quiet* here. ", count: 2_500))
        usleep(50_000)
        let edited = try workspace.build().publication
        #expect(try edited?.shape == shape(workspace))
        #expect(edited?.shape.files == before.files)
        // The largest file is another one now, and after the next edit it is the one that it was.
        #expect(edited?.shape.largestFile.path != before.largestFile.path)
        #expect(edited?.shape.largestFile.amount ?? 0 > before.largestFile.amount)
        usleep(50_000)
        let same = try workspace.build().publication
        #expect(same?.writtenCount == 0 && same?.shape == edited?.shape)
        try workspace.edit(
            "rentals/quiet-flat.yaml", String(repeating: "*It* *is* *quiet* here. ", count: 2_500), "Ring at noon")
        usleep(50_000)
        let last = try workspace.build().publication
        #expect(try last?.shape == shape(workspace))
        #expect(last?.shape.largestFile.path == before.largestFile.path)
        try FileManager.default.removeItem(atPath: workspace.content + "/items/oak-desk.md")
        #expect(try workspace.build().publication?.shape == shape(workspace))
    }

    /// What people upload is not the program's doing, whatever its camera called it.
    @Test func photographsAreCountedApart() {
        var counter = SiteShape.Counter()
        for name in ["a.jpg", "b.JPEG", "c.Png", "d.webp", "index.html", "jpg", "e.jpg.html"] {
            counter.add("items/desk/\(name)", size: 10)
        }
        let shape = counter.finish()
        #expect(shape.files == 7 && shape.photographs == 4 && shape.photographBytes == 40)
        #expect(shape.areas.map(\.amount) == [3] && shape.fullestFolder.amount == 7)
    }

    @Test func nothingIsToldOfHostsWhileAllTakeTheSite() throws {
        let workspace = try Workspace(board: "small")
        #expect(!(try workspace.runBuild().output.contains("  hosts ")))
    }
}
