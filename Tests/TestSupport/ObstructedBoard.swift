import Foundation
import Testing

/// A board in whose output something stands in the way.
package enum ObstructedBoard {
    /// What a build from nothing makes of the board before and after the edit.
    private static let expected = Result { [true: try made(edited: false), false: try made(edited: true)] }

    private static func made(edited: Bool) throws -> [String: [UInt8]] {
        let workspace = try Workspace(board: "small")
        if edited { try edit(workspace) }
        return try workspace.madeFromNothing()
    }

    /// An edit after which a page is written again.
    package static func edit(_ workspace: Workspace) throws {
        try workspace.edit("items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg")
    }

    /// Puts an obstacle at a place before a build: it is replaced because Houser wrote there before, or refused before anything is
    /// published. Nothing may be written behind a link.
    package static func check(_ obstacle: Obstacle, at place: String, isFirst: Bool) throws {
        let workspace = try Workspace(board: "small")
        if !isFirst {
            try workspace.build()
            try edit(workspace)
        }
        try obstacle.place(at: place, in: workspace)
        let comment = Comment(rawValue: "\(obstacle) at \(place), first build: \(isFirst)")
        let before = try Tree(workspace.output)
        let elsewhere = try Tree(workspace.folder + "/elsewhere")
        let expected = try #require(try expected.get()[isFirst])
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
        let differences = Set(contents.keys).union(expected.keys).filter { contents[$0] != expected[$0] }
        #expect(differences == [], comment)
        #expect(try workspace.problems() == [], comment)
    }
}
