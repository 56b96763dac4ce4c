import Foundation
import Git
import SiteKit
import TestSupport
import Testing

@testable import Findings

/// What a board is compared with: real repositories, whole, shallow or strange.
@Suite struct ComparisonTests {
    private typealias Board = ProposedChange

    private func errors(_ workspace: Workspace, base: String = "HEAD", as account: String? = nil) throws -> [Diagnostic] {
        try Board.findings(workspace.project(), base: base, account).filter { $0.severity == .error }
    }

    @Test func withoutABaseNothingIsAsked() throws {
        let workspace = try Board.board()
        try workspace.edit(Board.terrace, "rent: 520", "rent: 90")
        #expect(try workspace.check().diagnostics.allSatisfy { !Board.rules.contains($0.rule) })
        #expect(try errors(workspace).map(\.rule) == ["price-row"])
    }

    @Test func nothingChanged() throws {
        let workspace = try Board.board()
        #expect(try errors(workspace, as: "stranger") == [])
        // Another time alone is no change, and neither is what git has under watch no longer.
        for path in [Board.terrace, "rentals/gipps-street-terrace/front.jpg", "../templates/note.txt"] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: workspace.content + "/" + path)
        }
        try workspace.git("rm", "--quiet", "--cached", "content/board.yaml", "content/items/lamp.md")
        try workspace.write(".notes.md.swp", "Mine.")
        #expect(try errors(workspace, as: "stranger") == [])
    }

    @Test func aBoardThatIsTheTopOfItsRepository() throws {
        let workspace = try Board.board()
        try FileManager.default.removeItem(atPath: workspace.folder + "/.git")
        try workspace.git("init", "--quiet", "--initial-branch=main", in: workspace.content)
        try workspace.git("add", "--all", in: workspace.content)
        try workspace.git("commit", "--quiet", "--message=Board", in: workspace.content)
        try workspace.edit(Board.terrace, "rent: 520", "rent: 90")
        #expect(try errors(workspace, as: "stranger").map(\.rule).sorted() == ["listing-owner", "price-row"])
    }

    @Test func aBoardThatIsNew() throws {
        let workspace = try Workspace()
        try workspace.writeBeside("README.md", "Soon.\n")
        try workspace.commit()
        let board = try Board.board()
        try FileManager.default.copyItem(atPath: board.content, toPath: workspace.content)
        #expect(try errors(workspace) == [])
        let findings = try errors(workspace, as: "boss-1")
        #expect(findings.contains { $0.file == "board.yaml" && $0.fix?.hasSuffix("maintainers: [boss-1]") ?? false })
    }

    /// A name is never an option, and nothing of it reaches a shell.
    @Test(arguments: ["--upload-pack=touch stolen", "-h", "", "main stolen", "a\nb", "main\u{0}", String(repeating: "x", count: 2_000)])
    func noRevision(_ name: String) throws {
        let workspace = try Board.board()
        #expect(throws: GitError.noRevision(name)) { try errors(workspace, base: name) }
        #expect(!FileManager.default.fileExists(atPath: workspace.folder + "/stolen"))
    }

    @Test(arguments: [
        ("origin/main", "git fetch --depth=1 origin +refs/heads/main:refs/remotes/origin/main"),
        ("v1.2", "git fetch --depth=1 origin v1.2, and then --base FETCH_HEAD"),
        (String(repeating: "ab", count: 20), "git fetch --depth=1 origin \(String(repeating: "ab", count: 20))"),
        ("HEAD~7", "git fetch --unshallow"), ("$(touch${IFS}stolen)", "git fetch --unshallow"),
        ("HEAD:content", "git fetch --unshallow"),
    ]) func aMissingRevisionIsToldHowToGet(_ name: String, _ command: String) throws {
        let workspace = try Board.board()
        let error = try #require(throws: GitError.self) { try errors(workspace, base: name) }
        #expect(error == .missing(name) && error.description.hasSuffix(". To get it: " + command) || error.description.contains(command))
    }

    /// The clone of a forge has the last commit alone, and gets the other as it is told.
    @Test func aShallowCloneGetsWhatItLacks() throws {
        let workspace = try Board.board()
        try workspace.git("branch", "change")
        try workspace.git("checkout", "--quiet", "change")
        try workspace.edit(Board.terrace, "rent: 520", "rent: 90")
        try workspace.commit()
        let clone = workspace.folder + "/clone"
        try workspace.git("clone", "--quiet", "--depth=1", "--single-branch", "--branch=change", "file://\(workspace.folder)", "clone")
        let project = workspace.project(at: clone)
        #expect(throws: GitError.missing("origin/main")) { try Board.findings(project, base: "origin/main", nil) }
        try workspace.git("fetch", "--quiet", "--depth=1", "origin", "+refs/heads/main:refs/remotes/origin/main", in: clone)
        let found = try Board.findings(project, base: "origin/main", "stranger").filter { $0.severity == .error }
        #expect(found.map(\.rule).sorted() == ["listing-owner", "price-row"])
    }

    /// Forges check out what a request would be merged to: what others changed in the meantime is no part of it.
    @Test func aMergeIsComparedWithWhatItIsMergedInto() throws {
        let workspace = try Board.board()
        try workspace.git("branch", "change")
        try workspace.edit("people/maria.yaml", "phone: 0491 570 156", "phone: 0491 570 157")
        try workspace.commit()
        try workspace.git("checkout", "--quiet", "change")
        try workspace.edit(Board.lamp, "condition: good", "condition: fair")
        try workspace.commit()
        try workspace.git("checkout", "--quiet", "main")
        try workspace.git("merge", "--quiet", "--no-ff", "--message=Merge", "change")
        try workspace.git("clone", "--quiet", "--depth=2", "file://\(workspace.folder)", "clone")
        let project = workspace.project(at: workspace.folder + "/clone")
        func rules(_ base: String) throws -> [String] {
            try Board.findings(project, base: base, "lean").filter { $0.severity == .error }.map(\.rule)
        }
        #expect(try rules("HEAD^1") == [])
        #expect(try rules("HEAD^2") == ["person-owner"])
    }

    @Test func hostileNamesAreNames() throws {
        let workspace = try Board.board()
        let names = [
            "-rf.md", "--output=x.md", "a\nb.md", "\"quoted\".md", "tab\there.md", "$(id).md", ":(glob)*.md", "\u{1B}[31mred.md",
            "\u{202E}dm.md", "e\u{301}.md", "é.md", "index.md",
        ]
        for name in names { try workspace.write("rentals/" + name, "nothing\n") }
        try workspace.write("rentals/x", "nothing\n")
        for isCommitted in [false, true] {
            if isCommitted { try workspace.commit() }
            let found = try errors(workspace, base: isCommitted ? "HEAD~1" : "HEAD", as: "stranger")
            #expect(Set(found.filter { $0.rule == "maintainers-only" }.map(\.file)) == ["rentals/x"])
            #expect(Set(found.map(\.file)).isSuperset(of: names.map { "rentals/" + $0 }))
        }
    }

    @Test func linksAndOtherRepositoriesAreForMaintainers() throws {
        let workspace = try Board.board()
        try workspace.remove(Board.terrace)
        try FileManager.default.createSymbolicLink(
            atPath: workspace.content + "/" + Board.terrace, withDestinationPath: "/etc/passwd")
        try FileManager.default.createSymbolicLink(
            atPath: workspace.content + "/people/kit.yaml", withDestinationPath: "../../../../../etc/passwd")
        let other = workspace.content + "/items/module"
        try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
        try workspace.git("init", "--quiet", in: other)
        try workspace.git("commit", "--quiet", "--allow-empty", "--message=Other", in: other)
        try workspace.commit()
        let found = try errors(workspace, base: "HEAD~1", as: "maria-r")
        #expect(
            Set(found.filter { $0.rule == "maintainers-only" }.map(\.file))
                == [Board.terrace, "people/kit.yaml", "items/module"])
        #expect(!found.contains { $0.message.contains("root:") || $0.sourceLine?.contains("root:") ?? false })
    }

    @Test func hugeAndBinaryFilesAreBelongings() throws {
        let workspace = try Board.board()
        let huge = [UInt8](repeating: 0x61, count: 3 << 20)
        try workspace.write(Board.lamp, bytes: huge)
        try workspace.write("people/lea.yaml", bytes: [0, 1, 2, 0xFF])
        try workspace.write("items/new.md", bytes: huge)
        try workspace.write("rentals/gipps-street-terrace/more.jpg", bytes: [UInt8](repeating: 0xFF, count: 40 << 20))
        try workspace.commit()
        let found = try errors(workspace, base: "HEAD~1", as: "stranger")
        let refused = found.filter { Board.rules.contains($0.rule) }
        #expect(
            Set(refused.map { "\($0.rule) \($0.file)" })
                == ["listing-owner \(Board.lamp)", "person-owner people/lea.yaml", "listing-owner rentals/gipps-street-terrace/more.jpg"])
        // They were too large then: nobody knows whose they were.
        try workspace.write(Board.lamp, Board.thing("Green lamp", of: "lea"))
        let later = try errors(workspace, base: "HEAD", as: "lean").filter { Board.rules.contains($0.rule) }
        #expect(later.map(\.file) == [Board.lamp])
    }

    /// A thousand findings say enough.
    @Test func manyFindingsAreCounted() throws {
        let workspace = try Board.board()
        for number in 0..<1_100 { try workspace.write("pages/page-\(number).md", "---\ntitle: Page \(number)\n---\nText.\n") }
        let found = try errors(workspace, as: "stranger")
        #expect(found.count { $0.rule == "maintainers-only" } == 1_000)
        #expect(found.contains { $0.rule == "unlisted" && $0.message == "there are at least 100 more errors in this file" })
    }

    /// Only capitals of ASCII count as the same: a K that is no K is somebody else.
    @Test(arguments: ["LEAN", "@lean", " lean "], ["lea\u{4E}\u{301}", "leaN2", "le\u{430}n", "ſean"])
    func accounts(_ same: String, _ other: String) throws {
        let workspace = try Board.board()
        try workspace.edit(Board.lamp, "condition: good", "condition: fair")
        #expect(try errors(workspace, as: same) == [])
        #expect(try errors(workspace, as: other).map(\.rule) == ["listing-owner"])
    }

    @Test func theProgramSaysIt() throws {
        let workspace = try Board.board()
        func run(_ arguments: String...) throws -> Program.Run {
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            return try Program.run(
                ["check", "--today", "2026-11-21"] + arguments, in: workspace.folder,
                // As a hook of another repository would run it.
                environment: ["PATH": path, "HOME": workspace.folder, "GIT_DIR": ".git", "GIT_INDEX_FILE": "/nowhere/index"])
        }
        try workspace.edit(Board.terrace, "rent: 520", "rent: 500")
        let found = try run("--base", "HEAD", "--as", "stranger")
        #expect(found.status == 1)
        #expect(
            found.output.contains(
                """
                content/rentals/gipps-street-terrace/index.md:3:8: error: "stranger" may not change a listing of "maria" [listing-owner]
                   3 | owner: maria
                     |        ^~~~~
                   why: people/maria.yaml says that "maria" is "maria-r" on the forge.
                   fix: Ask maria-r or a maintainer (boss-1) to make this change.
                content/rentals/gipps-street-terrace/index.md:5:7: error: "rent" was $520 at HEAD, and no new row of the history \
                says so [price-row]
                   5 | rent: 500
                     |       ^~~
                   why: People who follow the listing hear of a new rent from such a row, and others see what it was. If it \
                changed today, write:
                   fix:
                      Add below the other rows:
                        - {on: 2026-11-21, rent: 520}

                """), "\(found.output)")
        #expect(try run().status == 0)
        for (arguments, message) in [
            (["--as", "maria-r"], "--as needs --base"), (["--base", "HEAD", "--as", ""], "--as is empty"),
            (["--base", ""], "--base is empty"),
            (["--base=--upload-pack=x"], "\"--upload-pack=x\" is not the name of a revision"),
            (["--base", "origin/main"], "git fetch --depth=1 origin +refs/heads/main:refs/remotes/origin/main"),
        ] {
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            let result = try Program.run(
                ["check", "--today", "2026-11-21"] + arguments, in: workspace.folder, environment: ["PATH": path])
            #expect(result.status == 2 && result.output.isEmpty && result.errors.contains(message), "\(result)")
        }
        try FileManager.default.removeItem(atPath: workspace.folder + "/.git")
        let outside = try run("--base", "HEAD")
        #expect(outside.status == 2)
        #expect(outside.errors.hasPrefix("Error: \"content\" lies in no git repository, so there is nothing to compare it with"))
    }
}
