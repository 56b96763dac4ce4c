import Foundation
import Testing

@testable import Mustache
@testable import SiteKit

/// A disk that is really full: whatever was published stays whole, the person is told what to do, and with room all is made good.
@Suite(.enabled(if: PrivateDisk.isPermitted, Comment(rawValue: PrivateDisk.need))) struct FullDiskTests {
    private static let isLong = ProcessInfo.processInfo.environment["HOUSER_LONG_TESTS"] != nil
    private static let room = "size=64m,nr_inodes=100000"

    /// What every failure has to be like.
    private func check(_ run: Program.Run, _ disk: PrivateDisk, _ place: Comment) throws {
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

    @Test(arguments: ["size", "nr_inodes"]) func aFirstBuild(limit: String) throws {
        let limits =
            switch (limit, Self.isLong) {
            case ("size", false): [8, 160, 400, 600, 640].map { "\($0)k" }
            case ("size", true): (2..<200).map { "\($0 * 4)k" }
            case (_, false): [3, 30, 100, 110].map(String.init)
            case (_, true): (3..<160).map(String.init)
            }
        var failures = 0
        let expected = try Workspace(board: "small").madeFromNothing()
        for amount in limits {
            let workspace = try Workspace(board: "small")
            let disk = try PrivateDisk(at: workspace.folder + "/disk", "\(limit)=\(amount)")
            let place = Comment(rawValue: "\(limit)=\(amount)")
            let run = try disk.build(workspace)
            if run.status != 0 {
                failures += 1
                try check(run, disk, place)
                try disk.remount(Self.room)
                let second = try disk.build(workspace)
                #expect(second.status == 0, "\(second.errors) \(place)")
                #expect(!second.output.contains("note:"), "\(second.output) \(place)")
            }
            #expect(try disk.contents() == expected, place)
        }
        #expect(failures >= 3)
    }

    /// The disk holds the site, and has `spare` bytes or files more.
    private func aBuildAfterEdits(limit: String, spare: Int) throws -> Bool {
        let workspace = try Workspace(board: "small")
        let disk = try PrivateDisk(at: workspace.folder + "/disk", Self.room)
        #expect(try disk.build(workspace).status == 0)
        let before = try disk.contents()
        let inUse = limit == "size" ? disk.bytesInUse : disk.filesInUse
        try disk.remount("\(limit)=\(inUse + spare)")
        try workspace.edit("board.yaml", "title: Small Board", "title: Another Board")
        try workspace.edit("items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg")
        try FileManager.default.moveItem(
            atPath: workspace.content + "/rentals/quiet-flat.yaml", toPath: workspace.content + "/rentals/calm-flat.yaml")
        let expected = try workspace.madeFromNothing()
        let place = Comment(rawValue: "\(spare) of \(limit) to spare")
        let run = try disk.build(workspace)
        let failed = run.status != 0
        if failed {
            try check(run, disk, place)
            for (path, bytes) in try disk.contents() {
                #expect(bytes == before[path] || bytes == expected[path] || bytes == InterimPage.bytes, "\(path) \(place)")
            }
            try disk.remount(Self.room)
            let second = try disk.build(workspace)
            #expect(second.status == 0, "\(second.errors) \(place)")
        }
        #expect(try disk.contents() == expected, place)
        return failed
    }

    @Test func roomRunsOutAfterEdits() throws {
        let spares = Self.isLong ? Array(0..<160) : [0, 1, 40, 90]
        let failures = try spares.count { try aBuildAfterEdits(limit: "size", spare: $0 * 4_096) }
        #expect(failures >= 3)
    }

    @Test func filesRunOutAfterEdits() throws {
        let spares = Self.isLong ? Array(0..<130) : [0, 1, 60, 70]
        let failures = try spares.count { try aBuildAfterEdits(limit: "nr_inodes", spare: $0) }
        #expect(failures >= 3)
    }
}
