import Foundation
import Glibc
import Testing

/// Ctrl-C and `kill` at any instant: the program ends at once, says so by its exit code, and leaves nothing half done.
package enum Interruption {
    /// Sends a signal at random instants of builds; how many times it came in time.
    package static func check(_ signal: Int32, _ arguments: [String] = [], rounds: Int) throws -> Int {
        let workspace = try Workspace(board: "small")
        let scratch = workspace.folder + "/tmp"
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        var random = SeededGenerator(seed: UInt64(signal) + UInt64(arguments.count))
        var editor = try RandomEditor(folder: workspace.folder, seed: 9)
        var instants = try workspace.instantsOfABuild(arguments)
        var interrupted = 0
        var round = 0
        // A signal that comes too late proves little: then the next one comes earlier, until one came in time.
        while round < rounds || interrupted == 0 && round < 10 * rounds {
            round += 1
            if !editor.chance(4) { try editor.edit(only: .listings) }
            let program = try RunningProgram(Workspace.buildArguments + arguments, in: workspace, environment: ["TMPDIR": scratch])
            usleep(UInt32.random(in: instants, using: &random))
            program.send(signal)
            let status = program.finish()
            let place = Comment(rawValue: "signal \(signal), round \(round) of \(arguments): \(program.errors) \(editor.story.suffix(3))")
            #expect(status == 128 + signal || status == 0, place)
            // It says so if it had begun to make files.
            let told = ["", "Stopped. Nothing was published: public is as it was.\n"]
            #expect(status == 0 ? program.errors.isEmpty : told.contains(program.errors), place)
            if status != 0 { interrupted += 1 }
            if interrupted == 0 { instants = instants.lowerBound * 3 / 4...max(instants.lowerBound, instants.upperBound * 3 / 4) }
            #expect(try workspace.problems() == [], place)
            #expect(try FileManager.default.contentsOfDirectory(atPath: scratch) == [], place)
            #expect(!FileManager.default.fileExists(atPath: workspace.output + "/.houser-tmp"), place)
            #expect(!FileManager.default.fileExists(atPath: workspace.folder + "/.houser/public.ledger.journal"), place)
        }
        #expect(try workspace.runBuild().status == 0)
        #expect(try workspace.contents() == workspace.madeFromNothing())
        return interrupted
    }

    /// Interrupts watches at random instants after an edit.
    package static func checkWatch(rounds: Int) throws {
        let workspace = try Workspace(board: "small")
        var random = SeededGenerator(seed: 21)
        for round in 1...rounds {
            let program = try RunningProgram(Workspace.buildArguments + ["--watch"], in: workspace)
            try program.wait("the first build is done") { program.errors.contains("Watching ") }
            try workspace.edit("board.yaml", "title: ", "title: X")
            usleep(UInt32.random(in: 0...150_000, using: &random))
            program.send(SIGINT)
            let status = program.finish()
            #expect(status == 0 || status == 130, "round \(round)")
            #expect(try workspace.problems() == [])
            #expect(!FileManager.default.fileExists(atPath: workspace.output + "/.houser-tmp"))
        }
        #expect(try workspace.runBuild().status == 0)
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }
}
