import ArgumentParser
import Bytes
import Findings
import ListingKit
import SiteKit

/// The files and folders of a board that somebody named, to hear of these alone.
struct NamedFiles {
    /// Their paths as findings have them; empty for the content folder.
    private let paths: [String]
    private let content: String

    /// Those that were given, from the folder in which the command runs. Throws a `ValidationError` if there is no such file, or if it is no part
    /// of the board.
    init(_ given: [String], of board: BoardOptions) throws {
        content = board.content
        let content = RealPath(board.content)
        let templates = RealPath(board.templatesFolder)
        paths = try given.map { path in
            guard Files.stamp(path) != nil else { throw ValidationError("There is no file or folder '\(path)'.") }
            let real = RealPath(entry: path)
            if let below = real.path(below: content) ?? RealPath(path).path(below: content) { return below }
            if let below = real.path(below: templates) {
                let folder = board.templatesFolder
                return (folder.hasPrefix("/") ? "" : "./") + folder + (below.isEmpty ? "" : "/" + below)
            }
            throw ValidationError(
                "'\(path)' is no part of this board: its files lie in \(board.content) and \(board.templatesFolder).")
        }
    }

    /// Whether a finding is about one of them.
    func hold(_ finding: Diagnostic) -> Bool { ([finding.file] + finding.beside).contains(where: hold) }

    /// Whether a file or folder is one of them, lies in one, or holds one.
    private func hold(_ file: String) -> Bool {
        paths.contains { path in
            file == path || (path.isEmpty ? !file.hasPrefix("./") && !file.hasPrefix("/") : file.hasPrefix(path + "/"))
                || path.hasPrefix(file + "/")
        }
    }

    /// What is to be said of them when all else has been told. Throws if the content folder cannot be read.
    func named(others: Int) throws -> DiagnosticSummary.Named {
        let inContent = try FolderWalk.entries(of: content).filter { entry in
            entry.kind == .file && !entry.path.split(separator: "/").contains { $0.hasPrefix(".") } && hold(entry.path)
        }
        // What was named of the templates counts as it was named.
        return DiagnosticSummary.Named(files: inContent.count + paths.count { $0.hasPrefix(".") || $0.hasPrefix("/") }, others: others)
    }
}
