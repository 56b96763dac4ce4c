import Glibc
import Testing

@testable import Bytes
@testable import ListingKit
@testable import Publishing
@testable import SiteKit

@Suite struct PublisherSafetyTests {
    private let scratch = ScratchFolder()

    private struct Broken: Error, CustomStringConvertible {
        var description: String
    }

    @Test(arguments: [1, 4]) func aRenderErrorLeavesAllAsItWas(threads: Int) throws {
        try scratch.publish(["a": "1", "b": "2"])
        let ledger = scratch.read(".houser/site.ledger")
        var artifacts = try ScratchFolder.artifacts(["a": "NEW", "n/ew": "x"])
        for name in ["m2", "m1", "m3"] {
            artifacts.append(
                Artifact(path: try ArtifactPath(name), stage: .root, content: .render { throw Broken(description: "no " + name) }))
        }
        #expect(throws: PublishError.rendering(try ArtifactPath("m2"), reason: "no m2")) {
            try scratch.publisher(threads: threads).publish(artifacts)
        }
        #expect(try scratch.tree() == ["a", "b"])
        #expect(scratch.read("public/a") == "1" && scratch.read(".houser/site.ledger") == ledger)
    }

    @Test func neverThroughASymbolicFolder() throws {
        try scratch.publish(["s/page": "1", "t": "1"])
        try scratch.write("elsewhere/page", "1")
        unlink(scratch.output + "/s/page")
        rmdir(scratch.output + "/s")
        symlink(scratch.path + "/elsewhere", scratch.output + "/s")
        #expect(throws: PublishError.symbolicLink(scratch.output + "/s")) { try scratch.publish(["s/page": "2", "t": "2"]) }
        #expect(scratch.read("elsewhere/page") == "1" && scratch.read("public/t") == "1")
        // Nor is anything deleted there, although the ledger names `s/page` with just these bytes.
        let report = try scratch.publish(["t": "2"])
        #expect(report.removed.isEmpty && report.keptForeign == ["s"])
        #expect(scratch.read("elsewhere/page") == "1")
    }

    /// What is added beside files that are as they were written has no look at the rest, and may harm nothing of it either.
    @Test func whatIsAddedHarmsNothing() throws {
        try scratch.publish(["a/page": "1"])
        try scratch.write("elsewhere/page", "1")
        symlink(scratch.path + "/elsewhere", scratch.output + "/s")
        #expect(throws: PublishError.symbolicLink(scratch.output + "/s")) { try scratch.publish(["a/page": "1", "s/page": "2"]) }
        unlink(scratch.output + "/s")
        try scratch.write("public/b", "mine")
        #expect(throws: PublishError.fileInTheWay(scratch.output + "/b")) { try scratch.publish(["a/page": "1", "b/page": "2"]) }
        #expect(throws: PublishError.foreignFiles([scratch.output + "/b"])) { try scratch.publish(["a/page": "1", "b": "2"]) }
        #expect(throws: PublishError.self) { try scratch.publish(["a/page": "1", "c": "1", "c/page": "2"]) }
        #expect(scratch.read("public/b") == "mine" && scratch.read("elsewhere/page") == "1")
        let report = try scratch.publish(["a/page": "1", "A/page": "2", "c/d/page": "3"])
        #expect(report.caseCollisions.count == 1 && report.plan.added.strings == ["A/page", "c/d/page"])
        #expect(try scratch.publish(["a/page": "1", "c/d/page": "3", "c/e/page": "4"]).plan.removed.strings == ["A/page"])
    }

    @Test func foldersThatWereAddedGoWithWhatLiesInThem() throws {
        try scratch.publish(["a/page": "1"])
        #expect(try scratch.publish(["a/page": "1", "c/d/page": "3"]).plan.added.strings == ["c/d/page"])
        #expect(try scratch.publish(["a/page": "2"]).plan.removed.strings == ["c/d/page"])
        #expect(try scratch.tree() == ["a/", "a/page"])
    }

    @Test func aLinkInAFilesPlaceIsReplacedNotFollowed() throws {
        try scratch.write("elsewhere/file", "secret")
        try scratch.write("public/x", "x")
        symlink(scratch.path + "/elsewhere/file", scratch.output + "/page")
        mkfifo(scratch.output + "/pipe", 0o644)
        try scratch.write("public/mark", "of Houser")
        let report = try scratch.publish(["mark": "of Houser", "page": "secret", "pipe": "p"])
        #expect(report.plan.takenOver.strings == ["page", "pipe"])
        #expect(scratch.info("public/page").st_mode & S_IFMT == S_IFREG && scratch.info("public/pipe").st_mode & S_IFMT == S_IFREG)
        #expect(scratch.read("elsewhere/file") == "secret")
    }

    @Test func aLinkInPlaceOfALeftoverStays() throws {
        try scratch.publish(["page": "1"])
        try scratch.write("elsewhere", "1")
        unlink(scratch.output + "/page")
        symlink(scratch.path + "/elsewhere", scratch.output + "/page")
        #expect(try scratch.publish([:]).plan.keptChanged.strings == ["page"])
        #expect(scratch.read("elsewhere") == "1")
    }

    @Test func clearsLeftoversOfAKilledRun() throws {
        try scratch.write("public/.houser-tmp/0", "half")
        try scratch.write("public/.houser-tmp/17", "half")
        let report = try scratch.publish(["a": "1"])
        #expect(try scratch.tree() == ["a"] && report.keptForeign.isEmpty)
    }

    @Test func aStagingFolderThatIsALinkIsRefused() throws {
        try scratch.write("elsewhere/0", "mine")
        try scratch.write("public/x", "x")
        symlink(scratch.path + "/elsewhere", scratch.output + "/.houser-tmp")
        #expect(throws: PublishError.fileInTheWay(scratch.output + "/.houser-tmp")) { try scratch.publish(["0": "1"]) }
        #expect(scratch.read("elsewhere/0") == "mine")
    }

    @Test func aRunCutShortIsMadeGood() throws {
        // The state between the journal and the renames: some files new, some old.
        try scratch.publish(["a": "old a", "b": "old b"])
        let store = LedgerStore(path: scratch.ledger)
        var journal = Ledger(seed: try #require(try store.read().image).seed)
        for (name, text) in [("a", "new a"), ("b", "new b"), ("n/c", "new c")] {
            let record = Ledger.Record(size: text.utf8.count, digest: Fingerprint(of: Array(text.utf8), seed: journal.seed))
            journal.outputs.append(Ledger.Output(path: try ArtifactPath(name), record: record, stamp: .none))
        }
        journal.folders = ["n"]
        try store.writeJournal(LedgerImage.text(of: journal))
        try scratch.write("public/a", "new a")
        try scratch.write("public/n/c", "new c")
        let report = try scratch.publish(["z": "z"])
        #expect(report.removed.strings == ["a", "b", "n/c"] && report.plan.keptChanged.isEmpty)
        #expect(try scratch.tree() == ["z"])
        #expect(try store.read().journal == nil)
    }

    @Test func whatGetsInTheWayMeanwhileIsNoticed() throws {
        try scratch.publish(["old": "1", "l/list": "1"])
        try scratch.write("public/x/y", "foreign")
        let artifacts = [
            Artifact(path: try ArtifactPath("page"), stage: .page, content: .bytes([1])),
            Artifact(
                path: try ArtifactPath("x/list"), stage: .list,
                content: .render {
                    // While the bytes are made, the folder becomes a file.
                    unlink(scratch.output + "/x/y")
                    rmdir(scratch.output + "/x")
                    try scratch.write("public/x", "file")
                    return [2]
                }),
        ]
        #expect(throws: PublishError.fileInTheWay(scratch.output + "/x")) { try scratch.publisher(threads: 1).publish(artifacts) }
        #expect(try scratch.tree() == ["l/", "l/list", "old", "x"])
    }

    @Test func theOutputIsAFile() throws {
        try scratch.write("public", "file")
        #expect(throws: PublishError.outputNotAFolder(scratch.output)) { try scratch.publish(["a": "1"]) }
    }

    @Test func aFullDiskLeavesAllAsItWas() throws {
        try scratch.publish(["a": "1"])
        // A file size limit fails a write as a full disk does; the signal it sends by default is ignored.
        signal(SIGXFSZ, SIG_IGN)
        var old = rlimit()
        getrlimit(__rlimit_resource_t(1), &old)
        var small = rlimit(rlim_cur: 32 << 20, rlim_max: old.rlim_max)
        setrlimit(__rlimit_resource_t(1), &small)
        defer { setrlimit(__rlimit_resource_t(1), &old) }
        #expect(throws: PublishError.system(doing: "write", path: scratch.output + "/big", SystemError(code: EFBIG))) {
            try scratch.publish(["a": "2", "big": String(repeating: "x", count: 33 << 20)])
        }
        #expect(try scratch.tree() == ["a"] && scratch.read("public/a") == "1")
    }

    @Test func unusableForeignNames() throws {
        try scratch.publish(["a": "1", "old": "1"])
        close(open(scratch.output + "/line\nbreak", O_CREAT | O_WRONLY, 0o644))
        let name = Array((scratch.output + "/bad-").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
        close(open(name, O_CREAT | O_WRONLY, 0o644))
        // Where a file of its own is gone, everything is looked at.
        unlink(scratch.output + "/old")
        #expect(try scratch.publish(["a": "1", "b": "1"]).keptForeign == ["bad-\u{FFFD}", "line\nbreak"])
    }

    @Test func resultsDoNotDependOnThreads() throws {
        func run(_ threads: Int) throws -> PublishReport {
            let scratch = ScratchFolder()
            let files = Dictionary(uniqueKeysWithValues: (0..<800).map { ("f\($0 % 37)/\($0)/index.html", "\($0)") })
            var report = try scratch.publish(files, threads: threads)
            report.notes = []
            return report
        }
        let one = try run(1)
        for _ in 0..<3 { #expect(try run(8) == one) }
    }
}
