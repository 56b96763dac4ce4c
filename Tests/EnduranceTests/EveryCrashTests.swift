import Foundation
import TestSupport
import Testing

/// Whatever stops a build, and wherever: no page is cut short, no page links to a missing one, and the next build makes all good.
@Suite(.endurance) struct EveryCrashTests {
    /// At every fourth step, not the same ones for both faults; at every one if asked to go deeper.
    @Test(arguments: Fault.allCases, [true, false]) func atEveryStep(fault: Fault, isFirst: Bool) throws {
        let board = try CrashedBoard(isFirst: isFirst)
        #expect(board.steps > 100)
        let isDeep = Endurance.depth > 1
        for step in stride(from: isDeep || fault == .kill ? 1 : 2, through: board.steps, by: isDeep ? 1 : 4) {
            try board.check(fault, at: step)
        }
    }

    /// On a disk, at any instant of a build and a little later.
    @Test(arguments: Endurance.seeds(2)) func killedAtRandom(seed: UInt64) throws {
        let workspace = try Workspace(board: "small", in: .disk)
        var random = SeededGenerator(seed: 10 + seed)
        var editor = try RandomEditor(folder: workspace.folder, seed: 4 + seed)
        let instants = try workspace.instantsOfABuild()
        for round in 1...30 {
            if !editor.chance(4) { try editor.edit(only: .listings) }
            try Program.killed(after: .random(in: instants, using: &random), Workspace.buildArguments, in: workspace.folder)
            let place = Comment(rawValue: "round \(round): \(editor.story.suffix(4))")
            #expect(try workspace.problems().isEmpty, place)
        }
        let last = try workspace.build()
        #expect(last.publication?.keptForeign == [], "\(last.reading.diagnostics.first.map { "\($0)" } ?? "")")
        let (contents, expected) = (try workspace.contents(), try workspace.madeFromNothing())
        #expect(Set(contents.keys).union(expected.keys).filter { contents[$0] != expected[$0] } == [], "\(editor.story)")
    }
}
