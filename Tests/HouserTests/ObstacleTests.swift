import Foundation
import Glibc
import TestSupport
import Testing

/// Some of what may stand in the output where something of the site must go; `EveryObstacleTests` try all of it everywhere.
@Suite struct ObstacleTests {
    @Test(arguments: [Obstacle.file, .fullFolder, .pipe, .linkToFolder])
    func inTheWayOfAPage(obstacle: Obstacle) throws {
        try ObstructedBoard.check(obstacle, at: "items/oak-desk/index.html", isFirst: false)
    }

    @Test(arguments: [Obstacle.file, .linkToFolder, .linkToNowhere])
    func inTheWayOfAFolder(obstacle: Obstacle) throws {
        try ObstructedBoard.check(obstacle, at: "suburbs", isFirst: true)
    }

    /// The page's own folder, with all that was in it, was moved away and a link put in its place: no look at a file shows that.
    @Test func aPageFolderThatBecameALink() throws {
        let workspace = try Workspace(board: "small")
        #expect(try workspace.runBuild().status == 0)
        try Obstacle.linkToFolder.place(at: "items/oak-desk", in: workspace)
        try ObstructedBoard.edit(workspace)
        let before = try Tree(workspace.folder)
        let run = try workspace.runBuild()
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(
            run.errors == """
                Error: public/items/oak-desk is a symbolic link; Houser does not publish through links, because they can lead out of the \
                output folder
                Nothing was published: public is as it was.

                """)
        #expect(try Tree(workspace.folder).differences(before) == [])
    }

    @Test func whatSomebodyElsePutThereIsKeptAndTold() throws {
        let workspace = try Workspace(board: "small")
        let foreign = ["CNAME", "items/note.txt", "items/oak-desk/photo.jpg", "mine/a/b.txt"]
        for path in foreign {
            let file = URL(filePath: workspace.output + "/" + path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: file)
        }
        try #require(mkfifo(workspace.output + "/pipe", 0o644) == 0)
        try FileManager.default.createSymbolicLink(atPath: workspace.output + "/link", withDestinationPath: "/etc")
        let expected = try workspace.madeFromNothing()
        for weight in [45, 50, 40] {
            let run = try workspace.runBuild()
            #expect(run.status == 0, "\(run.errors)")
            for path in foreign + ["pipe", "link"] {
                #expect(run.output.contains("  note: public/\(path) is not known to be Houser's; it was left alone.\n"), "\(path)")
            }
            for path in foreign { #expect(try workspace.text(path) == "mine") }
            let desk = try String(contentsOfFile: Boards.content("small") + "/items/oak-desk.md", encoding: .utf8)
            try workspace.write("items/oak-desk.md", desk.replacing("40 kg", with: "\(weight) kg"))
        }
        #expect(try workspace.runBuild().status == 0)
        var contents = try workspace.contents()
        for path in foreign { contents[path] = nil }
        #expect(contents == expected)
    }
}
