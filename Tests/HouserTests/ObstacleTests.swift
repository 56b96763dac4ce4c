import Foundation
import Glibc
import Testing

/// Whatever stands in the output where something of the site must go: it is replaced because Houser wrote there before, or it is refused
/// before anything is published. Nothing is ever written behind a link, and nothing hangs.
@Suite struct ObstacleTests {
    private static let isLong = ProcessInfo.processInfo.environment["HOUSER_LONG_TESTS"] != nil
    private static let places =
        ["items/oak-desk/index.html", "items/oak-desk", "suburbs"]
        + (isLong ? ["suburbs/vic", "items", "robots.txt", "index.html", "assets", "api/listings/0.json", "atom.xml"] : [])

    /// What a build from nothing makes of the board before and after the edit.
    private static let expected = Result { [true: try made(edited: false), false: try made(edited: true)] }

    private static func made(edited: Bool) throws -> [String: [UInt8]] {
        let workspace = try Workspace(board: "small")
        if edited { try edit(workspace) }
        return try workspace.madeFromNothing()
    }

    private static func edit(_ workspace: Workspace) throws {
        try workspace.edit("items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg")
    }

    @Test(.timeLimit(.minutes(5)), arguments: places, Obstacle.allCases)
    func inTheWay(of place: String, obstacle: Obstacle) throws {
        for isFirst in [true, false] {
            let workspace = try Workspace(board: "small")
            if !isFirst {
                try workspace.build()
                try Self.edit(workspace)
            }
            try obstacle.place(at: place, in: workspace)
            let comment = Comment(rawValue: "\(obstacle) at \(place), first build: \(isFirst)")
            let before = try Tree(workspace.output)
            let elsewhere = try Tree(workspace.folder + "/elsewhere")
            let expected = try #require(try Self.expected.get()[isFirst])
            var failure: (any Error)?
            do { try workspace.build() } catch { failure = error }
            if let failure {
                #expect("\(failure)".contains("public/" + place), "\(failure) \(comment)")
                #expect(try Tree(workspace.output).differences(before) == [], comment)
                // What the message tells the person to do.
                try FileManager.default.removeItem(atPath: workspace.output + "/" + place)
                try workspace.build()
            }
            #expect(try Tree(workspace.folder + "/elsewhere").differences(elsewhere) == [], comment)
            var contents = try workspace.contents()
            // A folder of somebody's own does not go because a file of his is in it that bothers nobody.
            if failure == nil, obstacle == .fullFolder { contents[place + "/file"] = nil }
            #expect(contents == expected, "\(Set(contents.keys).symmetricDifference(expected.keys)) \(comment)")
            #expect(try workspace.problems() == [], comment)
        }
    }

    /// The page's own folder, with all that was in it, was moved away and a link put in its place: no look at a file shows that.
    @Test func aPageFolderThatBecameALink() throws {
        let workspace = try Workspace(board: "small")
        #expect(try workspace.runBuild().status == 0)
        try Obstacle.linkToFolder.place(at: "items/oak-desk", in: workspace)
        try Self.edit(workspace)
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
