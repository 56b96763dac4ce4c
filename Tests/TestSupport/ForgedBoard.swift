import Foundation
import Testing

@testable import ListingKit
@testable import SiteKit

/// A board with a ledger that is whole, its checksum right, and that says what no build can have written. Nothing may be built on it, and
/// nothing may trap.
package enum ForgedBoard {
    /// A site with a ledger of which something is known to be a lie.
    private static func workspace(_ forge: (inout Ledger) -> Void) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let store = LedgerStore(path: workspace.folder + "/.houser/public.ledger")
        var ledger = try Ledger(#require(try store.read().image))
        forge(&ledger)
        try store.write(LedgerImage.text(of: ledger))
        return workspace
    }

    /// What a build from nothing makes after the edit that brings a lie to light: with a page more, everything is looked at.
    private static let expected = Result {
        let workspace = try Workspace(board: "small")
        try edit(workspace)
        return try workspace.madeFromNothing()
    }

    private static func edit(_ workspace: Workspace) throws {
        try workspace.edit("rentals/quiet-flat.yaml", "Ring in the evening", "Ring at noon")
        let desk = try String(contentsOfFile: workspace.content + "/items/oak-desk.md", encoding: .utf8)
        try workspace.write("items/elm-desk.md", desk)
    }

    /// Tells a lie, and tells it again before an edit that brings it to light.
    package static func check(_ lie: Lie) throws {
        let workspace = try workspace(lie.tell)
        // Nothing is looked at that did not change, so a lie may stay hidden; but it does no harm.
        #expect(try workspace.build().publication != nil)
        let place = LedgerStore(path: workspace.folder + "/.houser/public.ledger")
        // One that cannot be read to the end is still the one with the lie.
        if var ledger = try? Ledger(#require(try place.read().image)) {
            lie.tell(&ledger)
            try place.write(LedgerImage.text(of: ledger))
        }
        try edit(workspace)
        let notes = try workspace.build().publication?.notes ?? []
        let note = "The ledger at \(place.path) is damaged and was not used, so nothing that was there before is deleted."
        #expect(notes.count == 1 && notes[0].hasPrefix(note), "\(notes)")
        #expect(try workspace.contents() == expected.get())
        let last = try #require(try workspace.build().publication)
        #expect(last.written.isEmpty && last.notes.isEmpty, "\(last.notes)")
    }

    /// A lie about recipes, and then an edit for which only some of them are asked for.
    package static func check(ofRecipes lie: Lie) throws {
        // In a process of its own, which a trap would end.
        let workspace = try Workspace(board: "small")
        usleep(50_000)
        #expect(try workspace.runBuild().status == 0)
        let store = LedgerStore(path: workspace.folder + "/.houser/public.ledger")
        var ledger = try Ledger(#require(try store.read().image))
        lie.tell(&ledger)
        try store.write(LedgerImage.text(of: ledger))
        try workspace.edit("rentals/quiet-flat.yaml", "Ring in the evening", "Ring at noon")
        let run = try workspace.runBuild()
        #expect(run.status == 0, "\(run.errors)")
    }

    /// A board whose files have been there for a while, so that what the file system says of them is relied upon, with a forged ledger.
    private static func settled(_ forge: (LedgerStore) throws -> Void) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        usleep(50_000)
        try workspace.build()
        try forge(LedgerStore(path: workspace.folder + "/.houser/public.ledger"))
        // In place, so that no folder has changed and none is looked into for that.
        try workspace.edit("rentals/quiet-flat.yaml", "Ring in the evening", "Ring at noon")
        return workspace
    }

    /// What the ledger says of the content folder is used for more than comparing if only what files hold has changed.
    package static func check(ofContent lie: Lie) throws {
        let workspace = try settled { store in
            var ledger = try Ledger(#require(try store.read().image))
            lie.tell(&ledger)
            try store.write(LedgerImage.text(of: ledger))
        }
        #expect(try workspace.build().publication != nil)
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    /// Two rows of the content folder in each other's place, with paths that lie where they were, so that one of them ends before it begins.
    package static func checkRows(_ first: Int, _ second: Int) throws {
        let workspace = try settled { store in
            let paths = try #require(try store.read().image?.build?.content.paths)
            var bytes = try Files.readFile(store.path, limit: 1 << 26)
            let pool = (0..<paths.count).map { paths[$0] + "\0" }.joined()
            let place = try #require(bytes.firstRange(of: Array(pool.utf8)))
            for (start, width) in [
                (place.lowerBound - paths.count * 4, 4), (place.upperBound, 32), (place.upperBound + paths.count * 32, 17),
            ] {
                for offset in 0..<width { bytes.swapAt(start + first * width + offset, start + second * width + offset) }
            }
            try Data(resealed(bytes)).write(to: URL(filePath: store.path))
        }
        #expect(try workspace.build().publication != nil)
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    /// Extreme numbers at random places, under a right checksum: many of them could be true, so what comes of it is not always right; but
    /// the program ends as it should, and without the ledger all is well.
    package static func checkExtremes(rounds: Int, seed: UInt64) throws {
        let workspace = try Workspace(board: "small")
        #expect(try workspace.runBuild().status == 0)
        let ledger = workspace.folder + "/.houser/public.ledger"
        let good = try Files.readFile(ledger, limit: 1 << 26)
        var random = SeededGenerator(seed: seed)
        let extremes: [[UInt8]] = [
            [0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0x7F], [0, 0, 0, 0x80], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F],
            [0, 0, 0, 0, 0, 0, 0, 0x80], [0, 0, 0, 0, 0, 0, 0, 0], [0xFF],
        ]
        for round in 1...rounds {
            var bytes = good
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let extreme = extremes.randomElement(using: &random) ?? []
                let place = Int.random(in: 40..<(bytes.count - extreme.count), using: &random)
                bytes.replaceSubrange(place..<(place + extreme.count), with: extreme)
            }
            try Data(resealed(bytes)).write(to: URL(filePath: ledger))
            if round % 3 == 0 {
                try workspace.edit("items/oak-desk.md", "kg", round % 2 == 0 ? "kg" : "kg ")
            }
            let run = try workspace.runBuild()
            #expect(run.status == 0 || run.status == 2, "round \(round): \(run.errors)")
            #expect(!run.errors.contains("Fatal"), "round \(round): \(run.errors)")
        }
        try FileManager.default.removeItem(atPath: ledger)
        #expect(try workspace.runBuild().status == 0)
        #expect(try workspace.problems() == [])
    }

    /// The bytes of a ledger with the checksum that is right for them.
    private static func resealed(_ bytes: [UInt8]) -> [UInt8] {
        let seed = bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: 16, as: UInt64.self)) }
        let sum = Fingerprint(of: Array(bytes[40...]), seed: 0)
        var out = ByteWriter()
        out.write(Fingerprint(high: sum.high ^ seed, low: sum.low))
        var sealed = bytes
        sealed.replaceSubrange(24..<40, with: out.bytes)
        return sealed
    }
}
