import Archives
import Findings
import Values

extension ParcelAssembly {
    /// Adds the files of an archive.
    mutating func add(archive bytes: [UInt8]) {
        do throws(ZipProblem) {
            let archive = try ZipArchive(bytes)
            let entries = archive.files.filter { !ParcelAssembly.isOfTheSystem($0.name) }
            let folder = folder(around: entries.map(\.name))
            for entry in entries {
                let path = String(entry.name.dropFirst(folder.count))
                try add(path, size: entry.size) { () throws(ZipProblem) in try archive.bytes(of: entry) }
            }
            if entries.count < archive.files.count {
                notes.append("\(counted(archive.files.count - entries.count, "file")) that a Mac adds to archives left out.")
            }
        } catch {
            refuse(.package, error.message, reason: error.reason, fix: error.fix)
        }
    }

    /// Whether a file is one with which a Mac remembers how it shows the others.
    private static func isOfTheSystem(_ path: String) -> Bool {
        path.hasPrefix("__MACOSX/") || path == ".DS_Store" || path.hasSuffix("/.DS_Store")
    }

    /// The folder that was packed with all that is in it, with its slash; empty if the folders of a board were packed themselves.
    private func folder(around paths: [String]) -> String {
        guard let first = paths.first, let slash = first.firstIndex(of: "/") else { return "" }
        let folder = first[...slash]
        let name = String(folder.dropLast())
        let isOther = !kinds.contains(name) && ParcelPath.isNoFolderOfBoards(name)
        return isOther && paths.allSatisfy { $0.hasPrefix(folder) } ? String(folder) : ""
    }
}
