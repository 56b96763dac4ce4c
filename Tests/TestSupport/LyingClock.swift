import Foundation
import Glibc
import Mustache
import Testing

/// The times of files lie: clocks are set back, archives and version control give old times, editors keep them.
package enum LyingClock {
    /// Files of every sort, each with a text and another of the same length.
    package static let edits = [
        ("content/items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg"),
        ("content/board.yaml", "title: Small Board", "title: Other Board"),
        ("content/people/maria.yaml", "Maria Rossi", "Maria Bossi"), ("content/pages/about.md", "About this", "About that"),
        ("templates/style/02-ground.css", "color", "COLOR"), ("templates/search.mustache", "h1 class=\"hidden", "h1 class=\"HIDDEN"),
        ("templates/words/en.yaml", "Up to four", "Up to FOUR"),
        ("content/rentals/gipps-street-terrace/front.jpg", "", ""),
    ]

    /// A board with a theme of its own, on a disk.
    package static func workspace() throws -> Workspace {
        let workspace = try Workspace(board: "small", in: .disk)
        try FileManager.default.copyItem(atPath: Boards.templates, toPath: workspace.folder + "/templates")
        return workspace
    }

    /// Builds it with the real program.
    package static func build(_ workspace: Workspace) throws -> Program.Run {
        try Program.run(["build", "--today", "2026-11-21"], in: workspace.folder)
    }

    private static func times(_ path: String) throws -> (access: timespec, change: timespec) {
        var info = stat()
        try #require(stat(path, &info) == 0)
        return (info.st_atim, info.st_mtim)
    }

    /// Changes bytes of a file without changing its size, in place, and gives it a time.
    package static func overwrite(_ path: String, _ old: String, _ new: String, at seconds: Int?) throws {
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
    package static func fresh(_ workspace: Workspace) throws -> [String: [UInt8]] {
        let reference = try Workspace()
        for folder in ["content", "templates"] {
            try FileManager.default.copyItem(atPath: workspace.folder + "/" + folder, toPath: reference.folder + "/" + folder)
        }
        #expect(try build(reference).status == 0)
        return try reference.contents()
    }

    /// Edits one file of every sort, which gets that time: an edit is noticed all the same. Without a time it keeps the one before the edit,
    /// and -1 stands for the second of the build. A thorough check compares the site after each edit with another one made of the same files.
    package static func check(_ seconds: Int?, isThorough: Bool) throws {
        let workspace = try workspace()
        #expect(try build(workspace).status == 0)
        for (path, old, new) in edits {
            let time = seconds == -1 ? Int(Glibc.time(nil)) : seconds
            let before = try workspace.contents()
            try overwrite(workspace.folder + "/" + path, old, new, at: time)
            #expect(try build(workspace).status == 0)
            let after = try workspace.contents()
            let isNoticed = after != before
            #expect(isNoticed, "\(path)")
            if isThorough { #expect(try after == fresh(workspace), "\(path)") }
        }
        #expect(try workspace.contents() == fresh(workspace))
    }

    /// Edits of the same size right after one another, most of them within one second, some within one step of the file system's clock.
    package static func checkManyEdits(_ count: Int) throws {
        let workspace = try workspace()
        let path = workspace.content + "/items/oak-desk.md"
        for weight in 40..<40 + count {
            try overwrite(path, "it weighs \(weight) kg", "it weighs \(weight + 1) kg", at: nil)
            // In one process, since that is faster than the clock of many file systems.
            try workspace.build()
            #expect(try workspace.text("items/oak-desk/index.html").contains("it weighs \(weight + 1) kg"))
        }
    }
}
