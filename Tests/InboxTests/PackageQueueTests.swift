import Foundation
import TestSupport
import Testing

@testable import Inbox

/// The folder in which packages wait.
@Suite struct PackageQueueTests {
    private let workspace: Workspace
    private var path: String { workspace.folder + "/queue" }

    init() throws { workspace = try Workspace() }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).filter { $0 != ".lock" }.sorted() }
    }

    private func keep(_ bytes: [UInt8], in queue: PackageQueue) throws -> String {
        let spool = try queue.spool()
        try bytes.withUnsafeBytes { try spool.write($0) }
        let (name, isThere) = try queue.name(bytes, at: 1_795_255_200_000)
        if !isThere { try queue.keep(spool, as: name) }
        return name
    }

    @Test func whatIsKeptIsThereOnce() throws {
        let queue = try PackageQueue(path)
        let name = try keep([1, 2, 3], in: queue)
        #expect(try keep([1, 2, 3], in: queue) == name)
        #expect(try queue.packages() == [name])
        #expect(try names == [name], "and nothing hidden is left")
        let size = try queue.size()
        #expect(size.packages == 1 && size.bytes == 3)
        #expect(try Data(contentsOf: URL(filePath: path + "/" + name)) == Data([1, 2, 3]))
    }

    /// Whoever likes can make two packages of one hash.
    @Test func othersOfTheSameNameAreKeptToo() throws {
        let queue = try PackageQueue(path)
        let name = try queue.name([1, 2, 3], at: 1_795_255_200_000).name
        try Data([3, 2, 1]).write(to: URL(filePath: path + "/" + name))
        let other = try keep([1, 2, 3], in: queue)
        #expect(other == name.replacing(".zip", with: "-1.zip"))
        #expect(try keep([1, 2, 3], in: queue) == other)
        #expect(try queue.packages().sorted() == [other, name])
    }

    /// A later change of a listing is taken over after an earlier one, and the same package whenever it comes is one.
    @Test func theyStandInTheOrderInWhichTheyCame() throws {
        let queue = try PackageQueue(path)
        var kept: [String] = []
        for (time, bytes) in [(999, [3]), (1_795_255_200_000, [1]), (1_795_255_200_001, [2]), (1_795_255_200_002, [1])] as [(Int, [UInt8])]
        {
            let (name, isThere) = try queue.name(bytes, at: time)
            if isThere {
                #expect(name == kept[1])
                continue
            }
            try Data(bytes).write(to: URL(filePath: path + "/" + name))
            kept.append(name)
        }
        #expect(kept.count == 3 && kept == kept.sorted())
        #expect(kept.map(PackageQueue.stem).allSatisfy { $0.utf8.count == 32 })
    }

    @Test func whatIsNotKeptIsGone() throws {
        let queue = try PackageQueue(path)
        do {
            let spool = try queue.spool()
            try [1, 2, 3].withUnsafeBytes { try spool.write($0) }
            let there = try names
            #expect(there == [spool.name])
        }
        #expect(try names.isEmpty)
        #expect(try queue.packages().isEmpty)
    }

    @Test func leftoversAreTakenAwayAndNothingElse() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        for name in [".spool-1", ".spool-77", "kept.zip", "notes.txt", ".hidden"] {
            try Data([1]).write(to: URL(filePath: path + "/" + name))
        }
        let queue = try PackageQueue(path)
        #expect(try names == [".hidden", "kept.zip", "notes.txt"])
        #expect(try queue.packages() == ["kept.zip"])
    }

    @Test func twoInboxesCannotShareIt() throws {
        let first = try PackageQueue(path)
        let spool = try first.spool()
        #expect(throws: PackageQueue.Failure.self) { try PackageQueue(path) }
        #expect(try names == [spool.name], "what the first one receives is not taken for a leftover")
    }

    @Test func aFileInItsPlaceIsTold() throws {
        try Data().write(to: URL(filePath: path))
        let failure = #expect(throws: PackageQueue.Failure.self) { try PackageQueue(path) }
        #expect(failure?.description == "cannot open the folder \(path): a part of the path is not a folder")
    }
}
