import Foundation
import Glibc
import Mustache
import Testing

/// Builds of one output at the same time come one after the other.
package enum Crowd {
    /// Starts three builds at once, for a first site and for an edited one.
    package static func checkAtOnce(rounds: Int) throws {
        for round in 1...rounds {
            let workspace = try Workspace(board: "small")
            for edit in 0..<2 {
                if edit > 0 { try workspace.edit("board.yaml", "title: Small Board", "title: Another Board") }
                let programs = try (1...3).map { try RunningProgram(Workspace.buildArguments, in: workspace, named: "\($0)") }
                let place = Comment(rawValue: "round \(round), edit \(edit)")
                for program in programs { #expect(program.finish() == 0, "\(program.errors) \(place.rawValue)") }
                #expect(try workspace.contents() == workspace.madeFromNothing(), place)
                #expect(!FileManager.default.fileExists(atPath: workspace.output + "/.houser-tmp"), place)
                let run = try workspace.runBuild(["--verify"])
                #expect(run.status == 0 && run.output.contains("0 written"), "\(run.errors) \(place.rawValue)")
            }
        }
    }

    /// Builds after edits that a watch publishes too.
    package static func checkBesideAWatch(edits: Int) throws {
        let workspace = try Workspace(board: "small")
        let watch = try RunningProgram(Workspace.buildArguments + ["--watch"], in: workspace, named: "watch")
        try watch.wait("the first build is done") { watch.errors.contains("Watching ") }
        for weight in 41...40 + edits {
            try workspace.edit("items/oak-desk.md", "it weighs \(weight - 1) kg", "it weighs \(weight) kg")
            let run = try workspace.runBuild()
            #expect(run.status == 0, "\(run.errors)")
            #expect(try workspace.text("items/oak-desk/index.html").contains("it weighs \(weight) kg"))
        }
        try workspace.edit("board.yaml", "title: Small Board", "title: Another Board")
        try watch.wait("the last edit is published") { try workspace.text("index.html").contains("Another Board") }
        let expected = try workspace.madeFromNothing()
        try watch.wait("the site is as it must be") { try workspace.contents() == expected }
        #expect(try watch.end(SIGINT) == 0)
        #expect(!watch.errors.contains("Error"), "\(watch.errors)")
    }

    /// Kills first builds, and builds again at once.
    package static func checkAfterKills(rounds: Int) throws {
        let workspace = try Workspace(board: "small")
        var random = SeededGenerator(seed: 3)
        let instants = try workspace.instantsOfABuild()
        for _ in 0..<rounds {
            try? FileManager.default.removeItem(atPath: workspace.output)
            try? FileManager.default.removeItem(atPath: workspace.folder + "/.houser")
            try Program.killed(after: .random(in: instants, using: &random), Workspace.buildArguments, in: workspace.folder)
            let run = try workspace.runBuild()
            #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        }
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }
}
