import Foundation
import Testing

@testable import Mustache
@testable import Publishing
@testable import SiteKit

/// A disk that is really full: whatever was published stays whole, the person is told what to do, and with room all is made good.
package enum FullDisk {
    /// What there is no more of, by its name among the options of tmpfs(5).
    package enum Limit: String, Sendable {
        case size
        case files = "nr_inodes"
    }

    private static let room = "size=64m,nr_inodes=100000"
    private static let expected = Result { try Workspace(board: "small").madeFromNothing() }

    /// Whether they are those of the page that stands where another is to come.
    private static func isInterim(_ bytes: [UInt8]?) -> Bool {
        String(decoding: bytes ?? [], as: UTF8.self).contains(Words(messages: ThemeWords.ofEnglish.messages)["interim.text"])
    }

    /// What every failure has to be like.
    private static func check(_ run: Program.Run, _ disk: PrivateDisk, _ place: Comment) throws {
        #expect(run.status == 2 && run.output.isEmpty, place)
        #expect(run.errors.hasPrefix("Error: cannot "), "\(run.errors) \(place)")
        // Where a site was there already, it is told if some of it may be new.
        let consequences = [
            "Nothing was published: \(disk.folder)/public is as it was.\n",
            "Some files in \(disk.folder)/public may be new already and others not. Once the cause is mended, the next build makes them all new.\n",
        ]
        #expect(consequences.contains { run.errors.hasSuffix("\n" + $0) }, "\(run.errors) \(place)")
        #expect(run.errors.contains(disk.folder + "/"), "\(run.errors) \(place)")
        #expect(run.errors.contains("no space is left on the disk; make room on that disk and run the command again"), place)
        #expect(try disk.problems() == [], place)
    }

    /// Builds for the first time on a disk with that much room; whether it was too little.
    package static func checkFirstBuild(_ limit: Limit, _ amount: String) throws -> Bool {
        let workspace = try Workspace(board: "small")
        let disk = try PrivateDisk(at: workspace.folder + "/disk", "\(limit.rawValue)=\(amount)")
        let place = Comment(rawValue: "\(limit.rawValue)=\(amount)")
        let run = try disk.build(workspace)
        let failed = run.status != 0
        if failed {
            try check(run, disk, place)
            try disk.remount(room)
            let second = try disk.build(workspace)
            #expect(second.status == 0, "\(second.errors) \(place)")
            #expect(!second.output.contains("note:"), "\(second.output) \(place)")
        }
        #expect(try disk.contents() == expected.get(), place)
        return failed
    }

    /// Builds after edits where the disk holds the site, and has `spare` bytes or files more; whether that was too little.
    package static func checkEdits(_ limit: Limit, spare: Int) throws -> Bool {
        let workspace = try Workspace(board: "small")
        let disk = try PrivateDisk(at: workspace.folder + "/disk", room)
        #expect(try disk.build(workspace).status == 0)
        let before = try disk.contents()
        let inUse = limit == .size ? disk.bytesInUse : disk.filesInUse
        try disk.remount("\(limit.rawValue)=\(inUse + spare)")
        try workspace.edit("board.yaml", "title: Small Board", "title: Another Board")
        try workspace.edit("items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg")
        try FileManager.default.moveItem(
            atPath: workspace.content + "/rentals/quiet-flat.yaml", toPath: workspace.content + "/rentals/calm-flat.yaml")
        // What the ledger remembers, the file says as well.
        try workspace.edit("rentals/calm-flat.yaml", "owner: tom", "was: [quiet-flat]\nowner: tom")
        let expected = try workspace.madeFromNothing()
        let place = Comment(rawValue: "\(spare) of \(limit.rawValue) to spare")
        let run = try disk.build(workspace)
        let failed = run.status != 0
        if failed {
            try check(run, disk, place)
            for (path, bytes) in try disk.contents() {
                #expect(bytes == before[path] || bytes == expected[path] || isInterim(bytes), "\(path) \(place)")
            }
            try disk.remount(room)
            let second = try disk.build(workspace)
            #expect(second.status == 0, "\(second.errors) \(place)")
        }
        #expect(try disk.contents() == expected, place)
        return failed
    }
}
