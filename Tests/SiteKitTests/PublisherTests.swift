import Glibc
import Testing

@testable import ListingKit
@testable import Publishing
@testable import SiteKit

@Suite struct PublisherTests {
    private let scratch = ScratchFolder()

    @Test(arguments: [1, 4]) func writesThenLeavesAlone(threads: Int) throws {
        let files = ["index.html": "home", "a/b/c.html": "c", "a/d.html": "", "style.css": String(repeating: "x", count: 300_000)]
        let first = try scratch.publish(files, threads: threads)
        #expect(first.written.strings == ["a/b/c.html", "a/d.html", "index.html", "style.css"])
        #expect(first.bytesWritten == 300_005)
        #expect(first.notes.isEmpty)
        #expect(try scratch.tree() == ["a/", "a/b/", "a/b/c.html", "a/d.html", "index.html", "style.css"])
        for (name, text) in files { #expect(scratch.read("public/" + name) == text) }

        let before = files.keys.sorted().map { scratch.info("public/" + $0) }
        let folder = scratch.info("public")
        let ledger = scratch.info(".houser/site.ledger")
        let second = try scratch.publish(files, threads: threads)
        #expect(second.plan.isEmpty && second.written.isEmpty && second.bytesWritten == 0 && second.unchanged.count == 4)
        #expect(second.notes.isEmpty && second.bytes == 300_005)
        for (name, old) in zip(files.keys.sorted(), before) {
            let new = scratch.info("public/" + name)
            #expect(new.st_ino == old.st_ino && new.st_mtim.tv_nsec == old.st_mtim.tv_nsec)
        }
        #expect(scratch.info("public").st_mtim.tv_nsec == folder.st_mtim.tv_nsec)
        #expect(scratch.info(".houser/site.ledger").st_ino == ledger.st_ino)
    }

    @Test func changesOnlyWhatDiffers() throws {
        try scratch.publish(["a": "one", "b": "two", "c": "three"])
        let report = try scratch.publish(["a": "one", "b": "TWO", "c": "three!"])
        #expect(report.plan.changed.strings == ["b", "c"] && report.plan.added.isEmpty && report.unchanged.strings == ["a"])
        #expect(report.plan.takenOver.isEmpty)
        #expect(scratch.read("public/b") == "TWO" && scratch.read("public/c") == "three!")
    }

    @Test func modes() throws {
        let old = umask(0o077)
        defer { umask(old) }
        try scratch.publish(["x/y/z": "1"])
        #expect(scratch.info("public/x/y/z").st_mode & 0o777 == 0o644)
        #expect(scratch.info("public/x").st_mode & 0o777 == 0o755)
        #expect(scratch.info("public/x/y").st_mode & 0o777 == 0o755)
    }

    @Test func removesOnlyItsOwn() throws {
        try scratch.write("public/.gitignore", "*\n")
        try scratch.write("public/.git/config", "x")
        try scratch.write("public/mine/note.txt", "x")
        try scratch.publish(["a/b/1": "1", "a/2": "2", "mine/3": "3", "keep": "k"])
        try scratch.write("public/a/stray", "s")
        let report = try scratch.publish(["keep": "k"])
        #expect(report.removed.strings == ["a/2", "a/b/1", "mine/3"])
        #expect(report.keptForeign == ["a/stray", "mine/note.txt"])
        #expect(try scratch.tree() == [".git/", ".git/config", ".gitignore", "a/", "a/stray", "keep", "mine/", "mine/note.txt"])

        // Once the stray file is gone, the folder that Houser made goes too, but the one it found stays.
        unlink(scratch.output + "/a/stray")
        unlink(scratch.output + "/mine/note.txt")
        try scratch.publish(["keep": "k"])
        #expect(try scratch.tree() == [".git/", ".git/config", ".gitignore", "keep", "mine/"])
    }

    @Test func aChangedLeftoverStays() throws {
        try scratch.publish(["a": "1", "b": "2", "c": "3"])
        try scratch.write("public/a", "edited by hand")
        try scratch.write("public/b", "X")
        let report = try scratch.publish(["b": "2"])
        #expect(report.plan.keptChanged.strings == ["a"] && report.removed.strings == ["c"] && report.plan.changed.strings == ["b"])
        #expect(scratch.read("public/a") == "edited by hand" && scratch.read("public/b") == "2")
        #expect(try scratch.publish(["b": "2"]).keptForeign == ["a"])
    }

    @Test func aLostOrDamagedLedger() throws {
        let files = ["a/x": "1", "b": "2", "mark": "a site of Houser"]
        try scratch.publish(files.merging(["old": "3"]) { $1 })
        for damage in ["houser-ledger 1\nf 00 1 b\nend 0000000000000000\n", ""] {
            if damage.isEmpty { unlink(scratch.ledger) } else { try scratch.write(".houser/site.ledger", damage) }
            try scratch.write("public/b", "changed")
            let report = try scratch.publish(files)
            #expect(report.notes.count == 1)
            #expect(report.plan.adopted.strings == ["a/x", "mark"] && report.plan.takenOver.strings == ["b"])
            #expect(report.keptForeign == ["old"] && report.removed.isEmpty)
        }
        #expect(try scratch.publish([:]).removed.strings == ["a/x", "b", "mark"])
        #expect(try scratch.tree() == ["old"])
    }

    @Test(arguments: [true, false]) func aForeignFileIsNotWrittenOver(hasLedger: Bool) throws {
        if hasLedger { try scratch.publish(["a": "1"]) }
        try scratch.write("public/b", "foreign")
        try scratch.write("public/c", "2")
        #expect(throws: PublishError.foreignFiles([scratch.output + "/b"])) { try scratch.publish(["a": "1", "b": "2", "c": "2"]) }
        #expect(scratch.read("public/b") == "foreign")
        #expect(try scratch.tree() == (hasLedger ? ["a", "b", "c"] : ["b", "c"]))
        unlink(scratch.output + "/b")
        #expect(try scratch.publish(["a": "1", "b": "2", "c": "2"]).plan.added.strings.contains("b"))
    }

    @Test func fileBecomesFolderAndBack() throws {
        try scratch.publish(["a": "file", "z": "z"])
        let report = try scratch.publish(["a/b/c": "inner", "z": "z"])
        #expect(report.removed.strings == ["a"] && scratch.read("public/a/b/c") == "inner")
        try scratch.publish(["a": "file again", "z": "z"])
        #expect(try scratch.tree() == ["a", "z"])
        #expect(try scratch.publish(["a": "file again", "z": "z"]).plan.isEmpty)
    }

    @Test func refusesWhatIsInTheWay() throws {
        try scratch.write("public/a", "foreign")
        try scratch.write("public/d/foreign", "x")
        #expect(throws: PublishError.fileInTheWay(scratch.output + "/a")) { try scratch.publish(["a/b": "1", "q": "1"]) }
        #expect(throws: PublishError.folderInTheWay(scratch.output + "/d")) { try scratch.publish(["d": "1", "q": "1"]) }
        #expect(try scratch.tree() == ["a", "d/", "d/foreign"])
    }

    @Test func planChangesNothing() throws {
        let artifacts = try ScratchFolder.artifacts(["a": "1"])
        #expect(try scratch.publisher().plan(artifacts).plan.added.strings == ["a"])
        #expect(access(scratch.output, F_OK) != 0 && access(scratch.ledger, F_OK) != 0)
        try scratch.publish(["a": "0", "b": "2"])
        let report = try scratch.publisher().plan(artifacts)
        #expect(report.plan.changed.strings == ["a"] && report.plan.removed.strings == ["b"])
        #expect(try scratch.tree() == ["a", "b"] && scratch.read("public/a") == "0")
    }
}
