import Bytes
import Foundation
import ListingKit
import Publishing
import SiteKit
import Values

/// A folder of its own for a test: a copy of a board's content, and the output that is made of it. Deleted with the value.
package final class Workspace: Sendable {
    package let folder: String
    package var content: String { folder + "/content" }
    package var output: String { folder + "/public" }

    /// The day as of which boards are built, unless a test is about the day.
    package static let today = EffectiveDay.day(Day("2026-11-21") ?? Day(number: 0))

    /// An empty folder, or one with a copy of the content of a board and of what it changes in the theme.
    package init(board: String? = nil, in scratch: Scratch = .memory) throws {
        folder = try scratch.make("houser-board")
        guard let board else { return }
        try FileManager.default.copyItem(atPath: Boards.content(board), toPath: content)
        let theme = "\(Boards.folder)/\(board)/templates"
        guard FileManager.default.fileExists(atPath: theme) else { return }
        try FileManager.default.copyItem(atPath: theme, toPath: folder + "/templates")
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The project of this folder.
    package func project(baseURL: String? = nil, threads: Int = 2, today: EffectiveDay = Workspace.today) -> Project {
        Project(
            content: content, templates: folder + "/templates", templatesMayBeAbsent: true, output: output,
            ledger: folder + "/.houser/public.ledger", baseURL: baseURL,
            today: today, threads: threads)
    }

    /// Builds the site. The content must be without errors for anything to be published.
    @discardableResult
    package func build(baseURL: String? = nil, threads: Int = 2, today: EffectiveDay = Workspace.today) throws -> BuildResult {
        try Build(project(baseURL: baseURL, threads: threads, today: today)).run(observer: Unobserved())
    }

    /// Reads and judges the content, or that of another folder.
    package func check(content: String? = nil, today: EffectiveDay = Workspace.today) throws -> LoadedContent {
        var project = project(today: today)
        if let content { project.content = content }
        return try Build(project).check(observer: Unobserved())
    }

    /// Writes a file of the content, with the folders that it needs.
    package func write(_ path: String, _ text: String) throws {
        try write(path, bytes: Array(text.utf8))
    }

    /// Writes a file of the content, with the folders that it needs.
    package func write(_ path: String, bytes: [UInt8]) throws {
        let file = URL(filePath: content).appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// Replaces a part of a file of the content, which must be there.
    package func edit(_ path: String, _ old: String, _ new: String) throws {
        let file = URL(filePath: content).appending(path: path)
        let text = try String(contentsOf: file, encoding: .utf8)
        guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
        try write(path, text.replacing(old, with: new))
    }

    /// The bytes of a published file.
    package func published(_ path: String) throws -> [UInt8] {
        try Files.readFile(output + "/" + path, limit: 1 << 26)
    }

    /// A published file as text.
    package func text(_ path: String) throws -> String {
        String(decoding: try published(path), as: UTF8.self)
    }

    /// The folder of what pages load, whose name is a digest: `assets/1f2e3d4c5b/`.
    package func assets() throws -> String {
        let sheet = try paths().first { $0.hasPrefix("assets/") && $0.hasSuffix("/style.css") }
        guard let sheet else { throw CocoaError(.fileNoSuchFile) }
        return String(sheet.dropLast("style.css".count))
    }

    /// The paths of all published files, sorted.
    package func paths() throws -> [String] {
        try FolderWalk.entries(of: output).filter { $0.kind == .file }.map(\.path)
    }

    /// All published files with what shows whether they were touched.
    package func snapshot() throws -> [String: Snapshot] {
        var result: [String: Snapshot] = [:]
        for path in try paths() {
            var info = stat()
            guard lstat(output + "/" + path, &info) == 0 else { throw CocoaError(.fileReadUnknown) }
            result[path] = Snapshot(
                bytes: try published(path), inode: UInt64(info.st_ino), seconds: Int(info.st_mtim.tv_sec),
                nanoseconds: Int(info.st_mtim.tv_nsec))
        }
        return result
    }

    /// A published file: its bytes, and what changes when it is written again.
    package struct Snapshot: Equatable {
        package let bytes: [UInt8]
        package let inode: UInt64
        package let seconds: Int
        package let nanoseconds: Int
    }
}

/// Nobody watches a build in a test.
package struct Unobserved: BuildObserver {
    package init() {}
    package func begin(_ phase: BuildPhase) {}
    package func progress(_ done: Int, of total: Int) {}
}
