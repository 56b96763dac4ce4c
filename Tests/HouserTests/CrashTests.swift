import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Bytes
@testable import ListingKit
@testable import Mustache
@testable import SiteKit

/// Whatever stops a build, and wherever: no page is cut short, no page links to a missing one, and the next build makes all good.
@Suite struct CrashTests {
    private static let isLong = ProcessInfo.processInfo.environment["HOUSER_LONG_TESTS"] != nil

    /// How a step of a build goes wrong.
    enum Fault: Sendable, CaseIterable {
        /// The program is killed before the step.
        case kill
        /// The disk is full for this one step.
        case full
    }

    /// A board as it is before a build that adds, changes, renames and removes; or without any site, for the first build.
    private func workspace(isFirst: Bool) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        if isFirst { return workspace }
        try workspace.build()
        try edit(workspace)
        return workspace
    }

    private func edit(_ workspace: Workspace) throws {
        try workspace.edit("items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg")
        try FileManager.default.moveItem(
            atPath: workspace.content + "/rentals/quiet-flat.yaml", toPath: workspace.content + "/rentals/calm-flat.yaml")
        try workspace.write(
            "items/lamp.md",
            "---\ntitle: Brass lamp\nowner: tom\naddress: {suburb: Richmond, state: TAS, postcode: 7025}\nprice: 5\ncategory: furniture\ncondition: good\nlisted: 2026-11-20\n---\nBright.\n"
        )
        try workspace.edit("people/maria.yaml", "Maria Rossi", "Maria R.")
    }

    /// A build of which the given step goes wrong; the number of steps that it took.
    private func build(_ workspace: Workspace, _ fault: Fault, at step: Int) -> (steps: Int, error: (any Error)?) {
        let count = Mutex(0)
        let gate = DiskGate { _ in
            let number = count.withLock { count in
                count += 1
                return count
            }
            let fails = fault == .kill ? number >= step : number == step
            return fails ? SystemError(code: fault == .full ? ENOSPC : EIO) : nil
        }
        var failure: (any Error)?
        do {
            _ = try Build(workspace.project(threads: 1), gate: gate).run(observer: Unobserved())
        } catch {
            failure = error
        }
        return (count.withLock { $0 }, failure)
    }

    @Test(arguments: Fault.allCases, [true, false]) func atEveryStep(fault: Fault, isFirst: Bool) throws {
        let reference = try workspace(isFirst: isFirst)
        let steps = build(reference, .kill, at: Int.max).steps
        #expect(steps > 100)
        let expected = try contents(reference)
        var step = 1
        while step <= steps {
            let workspace = try workspace(isFirst: isFirst)
            let before = try contents(workspace)
            let error = build(workspace, fault, at: step).error
            let place = Comment(rawValue: "step \(step) of \(steps): \(error.map { "\($0)" } ?? "")")
            #expect(try SiteState(output: workspace.output, base: "/").problems().isEmpty, place)
            // An error while files are made or staged must leave everything as it was.
            if fault == .full, step < 50 { #expect(try contents(workspace) == before, place) }
            let result = try workspace.build()
            #expect(result.publication?.keptForeign == [], place)
            try #require(try contents(workspace) == expected, place)
            #expect(!FileManager.default.fileExists(atPath: workspace.folder + "/.houser/public.ledger.journal"), place)
            step += Self.isLong ? 1 : max(1, steps / 25)
        }
    }

    /// The ledger is lost and a build is cut short, in either order: the next one knows its own site by its mark.
    @Test(arguments: [true, false]) func aLostLedgerAndACrash(isLostFirst: Bool) throws {
        let workspace = try workspace(isFirst: false)
        let ledger = workspace.folder + "/.houser/public.ledger"
        let steps = build(try self.workspace(isFirst: false), .kill, at: Int.max).steps
        if isLostFirst { try FileManager.default.removeItem(atPath: ledger) }
        _ = build(workspace, .kill, at: steps - 5)
        if !isLostFirst { try FileManager.default.removeItem(atPath: ledger) }
        try workspace.edit("board.yaml", "title: Small Board", "title: Another Board")
        #expect(try workspace.build().publication != nil)
        #expect(try SiteState(output: workspace.output, base: "/").problems().isEmpty)
        #expect(try workspace.text("index.html").contains("Another Board"))
    }

    /// A cache gave back the ledger of an earlier build.
    @Test func anOutdatedLedger() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let ledger = workspace.folder + "/.houser/public.ledger"
        let old = try Files.readFile(ledger, limit: 1 << 26)
        try edit(workspace)
        try workspace.build()
        try Data(old).write(to: URL(filePath: ledger))
        try workspace.edit("items/lamp.md", "Bright.", "Very bright.")
        try workspace.build()
        let reference = try Workspace()
        try FileManager.default.copyItem(atPath: workspace.content, toPath: reference.content)
        try reference.build()
        #expect(try contents(workspace) == contents(reference))
    }

    @Test func aFolderThatBecameALink() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let elsewhere = workspace.folder + "/elsewhere"
        try FileManager.default.moveItem(atPath: workspace.output + "/suburbs", toPath: elsewhere)
        try FileManager.default.createSymbolicLink(atPath: workspace.output + "/suburbs", withDestinationPath: elsewhere)
        let before = try contents(workspace)
        try workspace.edit("items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg")
        #expect(throws: PublishError.symbolicLink(workspace.output + "/suburbs")) { try workspace.build() }
        #expect(try contents(workspace) == before)
    }

    @Test func killedAtRandom() throws {
        let kills = Self.isLong ? 200 : 20
        let workspace = try Workspace(board: "small")
        let reference = try Workspace()
        var random = SeededGenerator(seed: 11)
        var editor = try RandomEditor(folder: workspace.folder, seed: 5)
        for round in 1...kills {
            if !editor.chance(4) { try editor.edit(only: .listings) }
            let run = try Program.start(
                ["build", "--templates", Boards.templates, "--today", "2026-11-21"], in: workspace.folder)
            usleep(UInt32.random(in: 500...60_000, using: &random))
            kill(run.processIdentifier, SIGKILL)
            run.waitUntilExit()
            let place = Comment(rawValue: "round \(round): \(editor.story.suffix(4))")
            #expect(try SiteState(output: workspace.output, base: "/").problems().isEmpty, place)
        }
        let last = try workspace.build()
        #expect(last.publication?.keptForeign == [], "\(last.reading.diagnostics.first.map { "\($0)" } ?? "")")
        try FileManager.default.copyItem(atPath: workspace.content, toPath: reference.content)
        try reference.build()
        #expect(try contents(workspace) == contents(reference))
    }

    /// Every published file with its bytes.
    private func contents(_ workspace: Workspace) throws -> [String: [UInt8]] {
        guard FileManager.default.fileExists(atPath: workspace.output) else { return [:] }
        return Dictionary(uniqueKeysWithValues: try workspace.paths().map { ($0, try workspace.published($0)) })
    }
}
