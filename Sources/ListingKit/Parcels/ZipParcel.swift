import Archives
import Findings
import Values

extension ParcelAssembly {
    /// Adds the files of an archive.
    mutating func add(archive bytes: [UInt8], mostText: ParcelReader.TextBound? = nil) {
        do throws(ZipProblem) {
            let archive = try ZipArchive(bytes)
            let entries = archive.files.filter { !ParcelAssembly.isOfTheSystem($0.name) }
            if let mostText, !isWithin(mostText, entries) { return }
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

    /// Whether an archive has no more text than it may, which is told before anything of it is unpacked.
    private mutating func isWithin(_ most: ParcelReader.TextBound, _ entries: [ZipEntry]) -> Bool {
        let texts = entries.filter { entry in !ParcelPath.isPicture(entry.name.split(separator: "/").last.map(String.init) ?? "") }
        let size = texts.reduce(0) { $0 + $1.size }
        if texts.count <= most.files, size <= most.bytes { return true }
        refuse(
            .package, "the package has \(counted(texts.count, "file")) beside its pictures, of \(grouped(size)) bytes",
            reason: "At most \(grouped(most.files)) of \(grouped(most.bytes)) bytes are taken at once.", fix: "Send one listing at a time.")
        return false
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
