import Foundation
import Synchronization
import Testing

@testable import Bytes
@testable import ListingKit
@testable import SiteKit

/// Folders are watched with all in them, whatever happens to them.
@Suite struct FolderWatcherTests {
    /// A folder to watch, with two levels in it.
    private final class Folder {
        let path: String

        init() throws {
            path = FileManager.default.temporaryDirectory.path + "/houser-watch-" + UUID().uuidString
            for name in ["a/b", "c"] {
                try FileManager.default.createDirectory(atPath: root + "/" + name, withIntermediateDirectories: true)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        var root: String { path + "/root" }

        func write(_ name: String) throws { try Data(name.utf8).write(to: URL(filePath: path + "/" + name)) }
        func move(_ old: String, _ new: String) throws {
            try FileManager.default.moveItem(atPath: path + "/" + old, toPath: path + "/" + new)
        }
        func make(_ name: String) throws {
            try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
        }
        func delete(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }
    }

    /// What a wait of a fifth of a second comes to.
    private func outcome(_ watcher: FolderWatcher) throws -> FolderWatcher.Outcome {
        try watcher.wait(interruption: -1, limit: .milliseconds(200))
    }

    @Test func everyChangeIsSeenOnce() throws {
        let folder = try Folder()
        let watcher = try FolderWatcher([folder.root])
        #expect(try outcome(watcher) == .timedOut)
        let changes: [() throws -> Void] = [
            { try folder.write("root/x.md") }, { try folder.write("root/a/b/x.md") }, { try folder.move("root/x.md", "root/c/y.md") },
            { try folder.delete("root/c/y.md") }, { try folder.make("root/d/e/f") }, { try folder.write("root/d/e/f/z.md") },
            { try folder.move("root/d", "root/a/d") }, { try folder.write("root/a/d/e/f/z.md") }, { try folder.delete("root/a/b") },
            { try folder.make("root/c/.well-known") }, { try folder.write("root/c/.well-known/security.txt") },
            { try folder.make("root/static/files") }, { try folder.write("root/static/.htaccess") },
            { try folder.write("root/static/.nojekyll") }, { try folder.write("root/static/files/form.tmp") },
            { try folder.write("root/static/x.swp") }, { try folder.delete("root/static/.htaccess") },
            { #expect(chmod(folder.root + "/a/d/e/f/z.md", 0o600) == 0) },
        ]
        for (number, change) in changes.enumerated() {
            try change()
            #expect(try outcome(watcher) == .changed, "change \(number)")
            #expect(try outcome(watcher) == .timedOut, "change \(number)")
        }
    }

    @Test func whatIsNotContentIsNotSeen() throws {
        let folder = try Folder()
        try folder.make("root/.git")
        try folder.make("root/static")
        let watcher = try FolderWatcher([folder.root])
        for name in [".x.md.swp", ".#x.md", "#x.md#", "x.md~", "4913", "x.tmp", ".git/index", ".htaccess", "static/x~", "static/.x.swp"] {
            try folder.write("root/" + name)
        }
        try folder.write("beside.md")
        try folder.make("other/public")
        _ = try Data(contentsOf: URL(filePath: folder.root + "/x.md~"))
        #expect(try outcome(watcher) == .timedOut)
    }

    @Test func aFolderThatLeftIsNotWatched() throws {
        let folder = try Folder()
        let watcher = try FolderWatcher([folder.root])
        try folder.move("root/a", "outside")
        #expect(try outcome(watcher) == .changed)
        try folder.write("outside/b/x.md")
        #expect(try outcome(watcher) == .timedOut)
    }

    @Test func aRootMayBeReplacedOrComeLater() throws {
        let folder = try Folder()
        let watcher = try FolderWatcher([folder.root + "/", folder.path + "/later"])
        try folder.move("root", "old")
        #expect(try outcome(watcher) == .changed)
        try folder.write("old/a/x.md")
        #expect(try outcome(watcher) == .timedOut)
        try folder.make("root/new")
        #expect(try outcome(watcher) == .changed)
        try folder.write("root/new/x.md")
        #expect(try outcome(watcher) == .changed)
        try folder.make("later")
        #expect(try outcome(watcher) == .changed)
        try folder.write("later/x.md")
        #expect(try outcome(watcher) == .changed)
    }

    @Test func afterAnOverflowAllIsLookedAtAgain() throws {
        let folder = try Folder()
        let inotify = try Inotify(for: folder.root)
        var folders = try WatchedFolders([folder.root], inotify)
        try folder.make("root/d/e")
        #expect(folders.watches.count == 5)
        // As the system writes it: no watch, the flag IN_Q_OVERFLOW, no name.
        var words: [UInt32] = [UInt32(bitPattern: -1), 0x4000, 0, 0]
        let events = words.withUnsafeMutableBytes { Inotify.events(in: UnsafeRawBufferPointer($0)) }
        try #require(events.count == 1)
        #expect(try folders.take(events[0]))
        #expect(folders.watches.count == 7)
    }

    @Test func damagedNewsEndTheReading() {
        let bytes = [UInt8](repeating: 0xFF, count: 40)
        #expect(bytes.withUnsafeBytes { Inotify.events(in: $0) }.isEmpty)
        #expect([UInt8](repeating: 0, count: 15).withUnsafeBytes { Inotify.events(in: $0) }.isEmpty)
    }

    @Test func anInterruptionEndsTheWait() throws {
        let folder = try Folder()
        let watcher = try FolderWatcher([folder.root])
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        var byte: UInt8 = 0
        try #require(write(ends[1], &byte, 1) == 1)
        #expect(try watcher.wait(interruption: ends[0], limit: .seconds(60)) == .interrupted)
    }

    @Test func aBurstWithoutEndIsCutOff() throws {
        let folder = try Folder()
        let watcher = try FolderWatcher([folder.root])
        let path = folder.path
        let isOver = Mutex(false)
        let writer = Thread {
            for number in 0..<500 where !isOver.withLock({ $0 }) {
                try? Data().write(to: URL(filePath: path + "/" + "root/\(number).md"))
                usleep(20_000)
            }
        }
        writer.start()
        #expect(try watcher.wait(interruption: -1, limit: .seconds(60)) == .changed)
        #expect(!writer.isFinished, "it waited for the end of the burst")
        isOver.withLock { $0 = true }
        while !writer.isFinished { usleep(20_000) }
    }

    @Test func limitsSayWhatToRaise() {
        let folders = WatchError(adding: "content", SystemError(code: ENOSPC))
        #expect(folders == .tooManyFolders(path: "content") && folders.description.contains("fs.inotify.max_user_watches"))
        let watchers = WatchError(starting: "content", SystemError(code: EMFILE))
        #expect(watchers == .tooManyWatchers && watchers.description.contains("fs.inotify.max_user_instances"))
        #expect(WatchError(adding: "content", SystemError(code: ENOMEM)) == .system(path: "content", SystemError(code: ENOMEM)))
    }

    @Test func theDayTurnsWhereTheBoardIs() {
        // 2026-11-20T12:59:50Z is ten seconds to midnight in Melbourne, which is eleven hours ahead then.
        #expect(DayTurn.secondsLeft(now: 1_795_179_590, timeZone: "Australia/Melbourne") == 10)
        #expect(DayTurn.secondsLeft(now: 1_795_179_600, timeZone: "Australia/Melbourne") == 86_400)
        #expect(DayTurn.secondsLeft(now: 1_795_179_600, timeZone: "UTC") == 11 * 3_600)
        // The day on which daylight saving ends has 25 hours.
        #expect(DayTurn.secondsLeft(now: 1_775_307_600, timeZone: "Australia/Melbourne") == 25 * 3_600)
    }
}
