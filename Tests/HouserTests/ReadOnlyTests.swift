import Foundation
import TestSupport
import Testing

/// An output that must not be written to stays as it is, and the person is told why and what to do.
@Suite struct ReadOnlyTests {
    private static let told = "the disk can only be read; have the disk mounted for writing, or name another folder with --output\n"

    private func consequence(_ disk: PrivateDisk) -> String { "Nothing was published: \(disk.folder)/public is as it was.\n" }

    private func edit(_ workspace: Workspace) throws {
        try workspace.edit("items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg")
    }

    @Test(.enabled(if: PrivateDisk.isPermitted, Comment(rawValue: PrivateDisk.need))) func aFirstBuild() throws {
        let workspace = try Workspace(board: "small")
        let disk = try PrivateDisk(at: workspace.folder + "/disk", "size=16m")
        try disk.remount("ro")
        let run = try disk.build(workspace)
        #expect(run.status == 2 && run.errors == "Error: cannot make the folder \(disk.folder)/.houser: \(Self.told)\(consequence(disk))")
        try disk.remount("rw")
        #expect(try disk.build(workspace).status == 0)
        #expect(try disk.contents() == workspace.madeFromNothing())
    }

    /// The whole disk, the output alone, or the record of it alone.
    @Test(.enabled(if: PrivateDisk.isPermitted, Comment(rawValue: PrivateDisk.need)), arguments: [nil, "public", ".houser"])
    func aBuildAfterAnEdit(locked: String?) throws {
        let workspace = try Workspace(board: "small")
        let disk = try PrivateDisk(at: workspace.folder + "/disk", "size=16m")
        #expect(try disk.build(workspace).status == 0)
        let before = try disk.contents()
        try disk.remount("ro", only: locked)
        let same = try disk.build(workspace)
        #expect(same.status == 0 && same.output.contains(" 0 written, "), "what is as it must be need not be written")
        try edit(workspace)
        let run = try disk.build(workspace)
        let path =
            locked == ".houser" ? "write the ledger \(disk.folder)/.houser/public.ledger.journal" : "make files in \(disk.folder)/public:"
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains("cannot \(path)") && run.errors.hasSuffix(Self.told + consequence(disk)), "\(run.errors)")
        #expect(try disk.contents() == before)
        if let locked { try disk.release(locked) } else { try disk.remount("rw") }
        #expect(try disk.build(workspace).status == 0)
        #expect(try disk.contents() == workspace.madeFromNothing())
    }

    /// Permission bits do not stop the superuser, so the program runs as somebody else.
    @Test(.enabled(if: OtherUser.isPossible, "needs setpriv, and a program that everybody may run")) func foldersOfSomebodyElse() throws {
        let workspace = try Workspace(board: "small")
        try OtherUser.own(workspace.folder)
        #expect(try OtherUser.build(workspace).status == 0)
        let before = try workspace.contents()
        try edit(workspace)
        for folder in ["/public", "/public/items/oak-desk", "/.houser"] {
            let path = workspace.folder + folder
            try #require(chmod(path, 0o555) == 0)
            let run = try OtherUser.build(workspace)
            // A folder deep below matters only when a file is put in it; all that was published until then is whole.
            #expect(run.status == 2, "\(folder) \(run.errors)")
            #expect(run.errors.contains(folder.dropFirst()) && run.errors.contains("permission denied; give the user"), "\(run.errors)")
            #expect(try workspace.problems() == [])
            if folder != "/public/items/oak-desk" { #expect(try workspace.contents() == before) }
            try #require(chmod(path, 0o755) == 0)
            if folder == "/public/items/oak-desk" {
                #expect(try OtherUser.build(workspace).status == 0)
                #expect(try workspace.contents() == workspace.madeFromNothing())
                try workspace.edit("items/oak-desk.md", "it weighs 45 kg", "it weighs 40 kg")
                #expect(try OtherUser.build(workspace).status == 0)
                try edit(workspace)
            }
        }
        #expect(try OtherUser.build(workspace).status == 0)
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }
}
