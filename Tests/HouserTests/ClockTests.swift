import Foundation
import Glibc
import Mustache
import Testing

/// The times of files lie: clocks are set back, archives and version control give old times, editors keep them. An edit is noticed all
/// the same.
@Suite struct ClockTests {
    private static let isLong = ProcessInfo.processInfo.environment["HOUSER_LONG_TESTS"] != nil
    /// Files of every sort, each with a text and another of the same length.
    private static let edits = [
        ("content/items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg"),
        ("content/board.yaml", "title: Small Board", "title: Other Board"),
        ("content/people/maria.yaml", "Maria Rossi", "Maria Bossi"), ("content/pages/about.md", "About this", "About that"),
        ("templates/assets/style.css", "color", "COLOR"), ("templates/search.mustache", "<h1>Search", "<h1>SEARCH"),
        ("content/rentals/gipps-street-terrace/front.jpg", "", ""),
    ]

    private func workspace() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try FileManager.default.copyItem(atPath: Boards.templates, toPath: workspace.folder + "/templates")
        return workspace
    }

    private func build(_ workspace: Workspace) throws -> Program.Run {
        try Program.run(["build", "--today", "2026-11-21"], in: workspace.folder)
    }

    private func times(_ path: String) throws -> (access: timespec, change: timespec) {
        var info = stat()
        try #require(stat(path, &info) == 0)
        return (info.st_atim, info.st_mtim)
    }

    /// Changes bytes of a file without changing its size, in place, and gives it a time.
    private func overwrite(_ path: String, _ old: String, _ new: String, at seconds: Int?) throws {
        let before = try times(path).change
        var bytes = try Data(contentsOf: URL(filePath: path))
        if old.isEmpty {
            // In what is published of the picture: between its thumbnail and what trails it.
            bytes[2_430] ^= 1
        } else {
            let range = try #require(bytes.range(of: Data(old.utf8)))
            bytes.replaceSubrange(range, with: Data(new.utf8))
        }
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.write(contentsOf: bytes)
        try handle.close()
        let time = seconds.map { timespec(tv_sec: $0, tv_nsec: 0) } ?? before
        try #require(utimensat(AT_FDCWD, path, [time, time], 0) == 0)
    }

    /// Another site made of the same files.
    private func fresh(_ workspace: Workspace) throws -> [String: [UInt8]] {
        let reference = try Workspace()
        for folder in ["content", "templates"] {
            try FileManager.default.copyItem(atPath: workspace.folder + "/" + folder, toPath: reference.folder + "/" + folder)
        }
        #expect(try build(reference).status == 0)
        return try reference.contents()
    }

    /// The time of the file before the edit, in 2001 or in 2100; in the long run also on the second of the build, in 1970 and in 2033.
    @Test(arguments: [nil, 1_000_000_000, 4_102_444_800] + (isLong ? [-1, 0, 2_000_000_000] : [])) func anEditWithAnotherTime(seconds: Int?)
        throws
    {
        let workspace = try workspace()
        #expect(try build(workspace).status == 0)
        for (path, old, new) in Self.edits {
            let time = seconds == -1 ? Int(Glibc.time(nil)) : seconds
            let before = try workspace.contents()
            try overwrite(workspace.folder + "/" + path, old, new, at: time)
            #expect(try build(workspace).status == 0)
            let after = try workspace.contents()
            let isNoticed = after != before
            #expect(isNoticed, "\(path)")
            if Self.isLong { #expect(try after == fresh(workspace), "\(path)") }
        }
        #expect(try workspace.contents() == fresh(workspace))
    }

    /// Files that always lie in the future, as on a machine whose clock was wrong.
    @Test func theFutureStaysTheSame() throws {
        let workspace = try workspace()
        for (path, _, _) in Self.edits {
            let time = timespec(tv_sec: 4_102_444_800, tv_nsec: 0)
            try #require(utimensat(AT_FDCWD, workspace.folder + "/" + path, [time, time], 0) == 0)
        }
        #expect(try build(workspace).status == 0)
        #expect(try build(workspace).output.contains(" 0 written"))
        for (path, old, new) in Self.edits {
            try overwrite(workspace.folder + "/" + path, old, new, at: nil)
            #expect(try !build(workspace).output.contains(" 0 written"), "\(path)")
        }
        #expect(try workspace.contents() == fresh(workspace))
    }

    /// Edits of the same size right after one another, most of them within one second, some within one step of the file system's clock.
    @Test func manyEditsInASecond() throws {
        let workspace = try workspace()
        let path = workspace.content + "/items/oak-desk.md"
        for weight in 40..<(Self.isLong ? 96 : 52) {
            try overwrite(path, "it weighs \(weight) kg", "it weighs \(weight + 1) kg", at: nil)
            // In one process, since that is faster than the clock of many file systems.
            try workspace.build()
            #expect(try workspace.text("items/oak-desk/index.html").contains("it weighs \(weight + 1) kg"))
        }
    }

    /// A published file that somebody changed is mended whatever time it has.
    @Test(arguments: [1_000_000_000, 4_102_444_800]) func anOutputWithAnotherTime(seconds: Int) throws {
        let workspace = try workspace()
        #expect(try build(workspace).status == 0)
        let expected = try workspace.contents()
        try overwrite(workspace.output + "/items/oak-desk/index.html", "40 kg", "41 kg", at: seconds)
        #expect(try build(workspace).status == 0)
        #expect(try workspace.contents() == expected)
    }

    /// The clock of the machine went back by a month between two builds.
    @Test func theDayGoesBack() throws {
        let workspace = try workspace()
        for day in ["2026-12-30", "2026-11-21", "2026-12-29", "2026-11-20"] {
            #expect(try Program.run(["build", "--verify", "--today", day], in: workspace.folder).status == 0)
        }
    }
}
