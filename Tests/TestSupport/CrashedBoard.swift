import Foundation
import Glibc
import Synchronization
import Testing

@testable import Bytes
@testable import ListingKit
@testable import Publishing
@testable import SiteKit

/// How a step of a build goes wrong.
package enum Fault: Sendable, CaseIterable {
    /// The program is killed before the step.
    case kill
    /// The disk is full for this one step.
    case full
}

/// A board whose build can be stopped before any change that it makes to the disk.
package struct CrashedBoard {
    private let isFirst: Bool
    /// How many changes to the disk an undisturbed build makes.
    package let steps: Int
    private let expected: [String: [UInt8]]

    /// A board without any site; or one whose site is out of date, so that a build adds, changes, renames and removes.
    package init(isFirst: Bool) throws {
        self.isFirst = isFirst
        let reference = try Self.workspace(isFirst: isFirst)
        steps = Self.build(reference, .kill, at: Int.max).steps
        expected = try reference.contents()
    }

    /// The board before the build that goes wrong.
    package static func workspace(isFirst: Bool) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        if isFirst { return workspace }
        try workspace.build()
        try edit(workspace)
        return workspace
    }

    /// Edits of every sort.
    package static func edit(_ workspace: Workspace) throws {
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
    @discardableResult
    package static func build(_ workspace: Workspace, _ fault: Fault, at step: Int) -> (steps: Int, error: (any Error)?) {
        let count = Mutex(0)
        let faults = FaultInjector { _ in
            let number = count.withLock { count in
                count += 1
                return count
            }
            let fails = fault == .kill ? number >= step : number == step
            return fails ? SystemError(code: fault == .full ? ENOSPC : EIO) : nil
        }
        var failure: (any Error)?
        do {
            _ = try Build(workspace.project(threads: 1), faults: faults).run(observer: Unobserved())
        } catch {
            failure = error
        }
        return (count.withLock { $0 }, failure)
    }

    /// Lets a build go wrong at a step: no page may be cut short or link to a missing one, and the next build must make all good.
    package func check(_ fault: Fault, at step: Int) throws {
        let workspace = try Self.workspace(isFirst: isFirst)
        let before = try workspace.contents()
        let error = Self.build(workspace, fault, at: step).error
        let place = Comment(rawValue: "step \(step) of \(steps): \(error.map { "\($0)" } ?? "")")
        #expect(try workspace.problems().isEmpty, place)
        // An error while files are made or staged must leave everything as it was.
        if fault == .full, step < 50 { #expect(try workspace.contents() == before, place) }
        let result = try workspace.build()
        #expect(result.publication?.keptForeign == [], place)
        try #require(try workspace.contents() == expected, place)
        #expect(!FileManager.default.fileExists(atPath: workspace.folder + "/.houser/public.ledger.journal"), place)
    }
}
