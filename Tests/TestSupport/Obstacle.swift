import Foundation
import Glibc

/// Something that stands in an output folder where Houser wants something else.
package enum Obstacle: CaseIterable, Sendable {
    case file, emptyFolder, fullFolder, pipe, linkToFile, linkToFolder, linkToNowhere, linkToItself

    /// Puts it at `path` in place of what is there, which is moved out of the workspace's output.
    package func place(at path: String, in workspace: Workspace) throws {
        let whole = workspace.output + "/" + path
        let elsewhere = workspace.folder + "/elsewhere"
        let files = FileManager.default
        try files.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
        try Data("not Houser's".utf8).write(to: URL(filePath: elsewhere + "/file"))
        let original = elsewhere + "/original"
        if files.fileExists(atPath: whole) { try files.moveItem(atPath: whole, toPath: original) }
        try files.createDirectory(at: URL(filePath: whole).deletingLastPathComponent(), withIntermediateDirectories: true)
        switch self {
        case .file: try Data("not Houser's".utf8).write(to: URL(filePath: whole))
        case .emptyFolder: try files.createDirectory(atPath: whole, withIntermediateDirectories: false)
        case .fullFolder:
            try files.createDirectory(atPath: whole, withIntermediateDirectories: false)
            try Data("not Houser's".utf8).write(to: URL(filePath: whole + "/file"))
        case .pipe: guard mkfifo(whole, 0o644) == 0 else { throw CocoaError(.fileWriteUnknown) }
        case .linkToFile: try link(whole, to: files.fileExists(atPath: original) ? original : elsewhere + "/file")
        case .linkToFolder: try link(whole, to: files.fileExists(atPath: original) ? original : elsewhere)
        case .linkToNowhere: try link(whole, to: elsewhere + "/nothing")
        case .linkToItself: try link(whole, to: whole)
        }
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
}

/// Everything below a folder: what it is, and what shows whether it was touched.
package struct Tree: Equatable {
    private var entries: [String: String] = [:]

    package init(_ folder: String) throws {
        let files = FileManager.default
        guard files.fileExists(atPath: folder) else { return }
        for path in try files.subpathsOfDirectory(atPath: folder) {
            var info = stat()
            guard lstat(folder + "/" + path, &info) == 0 else { throw CocoaError(.fileReadUnknown) }
            let kind = info.st_mode & S_IFMT
            // The time of a folder changes when something is put into it for a moment, which is no harm.
            let time = kind == S_IFDIR ? "" : "\(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec) \(info.st_size)"
            let target = kind == S_IFLNK ? try files.destinationOfSymbolicLink(atPath: folder + "/" + path) : ""
            let bytes = kind == S_IFREG ? (files.contents(atPath: folder + "/" + path) ?? Data()).base64EncodedString() : ""
            entries[path] = "\(kind) \(info.st_ino) \(time) \(target) \(bytes)"
        }
    }

    /// The paths that are not the same in both.
    package func differences(_ other: Tree) -> [String] {
        Set(entries.keys).union(other.entries.keys).filter { entries[$0] != other.entries[$0] }.sorted()
    }
}
