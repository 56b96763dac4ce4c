import Bytes
import Foundation
import ListingKit
import SiteKit
import Values

/// A folder of its own for a test: a copy of a board's content, and the output that is made of it. Deleted with the value.
final class Workspace: Sendable {
    let folder: String
    var content: String { folder + "/content" }
    var output: String { folder + "/public" }

    /// The day as of which boards are built, unless a test is about the day.
    static let today = EffectiveDay.day(Day("2026-11-21") ?? Day(number: 0))

    /// An empty folder, or one with a copy of the content of a board.
    init(board: String? = nil) throws {
        var template = Array((FileManager.default.temporaryDirectory.path + "/houser-board-XXXXXX").utf8CString)
        guard let made = template.withUnsafeMutableBufferPointer({ buffer in buffer.baseAddress.flatMap { mkdtemp($0) } }) else {
            throw CocoaError(.fileWriteUnknown)
        }
        folder = String(cString: made)
        if let board { try FileManager.default.copyItem(atPath: Boards.content(board), toPath: content) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The project of this folder.
    func project(baseURL: String? = nil, threads: Int = 2, today: EffectiveDay = Workspace.today) -> Project {
        Project(
            content: content, templates: Boards.templates, output: output, ledger: folder + "/.houser/public.ledger", baseURL: baseURL,
            today: today, threads: threads)
    }

    /// Builds the site. The content must be without errors for anything to be published.
    @discardableResult
    func build(baseURL: String? = nil, threads: Int = 2, today: EffectiveDay = Workspace.today) throws -> BuildResult {
        try Build(project(baseURL: baseURL, threads: threads, today: today)).run(observer: Unobserved())
    }

    /// Reads and judges the content, or that of another folder.
    func check(content: String? = nil) throws -> Reading {
        var project = project()
        if let content { project.content = content }
        return try Build(project).check(observer: Unobserved())
    }

    /// Writes a file of the content, with the folders that it needs.
    func write(_ path: String, _ text: String) throws {
        try write(path, bytes: Array(text.utf8))
    }

    /// Writes a file of the content, with the folders that it needs.
    func write(_ path: String, bytes: [UInt8]) throws {
        let file = URL(filePath: content).appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// Replaces a part of a file of the content, which must be there.
    func edit(_ path: String, _ old: String, _ new: String) throws {
        let file = URL(filePath: content).appending(path: path)
        let text = try String(contentsOf: file, encoding: .utf8)
        guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
        try write(path, text.replacing(old, with: new))
    }

    /// The bytes of a published file.
    func published(_ path: String) throws -> [UInt8] {
        try Files.readFile(output + "/" + path, limit: 1 << 26)
    }

    /// A published file as text.
    func text(_ path: String) throws -> String {
        String(decoding: try published(path), as: UTF8.self)
    }

    /// The paths of all published files, sorted.
    func paths() throws -> [String] {
        try FolderWalk.entries(of: output).filter { $0.kind == .file }.map(\.path)
    }

    /// All published files with what shows whether they were touched.
    func snapshot() throws -> [String: Snapshot] {
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
    struct Snapshot: Equatable {
        let bytes: [UInt8]
        let inode: UInt64
        let seconds: Int
        let nanoseconds: Int
    }
}

/// Nobody watches a build in a test.
struct Unobserved: BuildObserver {
    func begin(_ phase: BuildPhase) {}
    func progress(_ done: Int, of total: Int) {}
}
