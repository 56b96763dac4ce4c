import Glibc
import ListingKit

/// Which of the files and folders that the last build looked at are as they were.
struct SeenInputs: Sendable {
    /// By their rows in the ledger.
    let content: [Bool]
    let theme: [Bool]
    /// All that lies in the content folder; nil if something may have come, gone or become something else, or is neither file nor folder.
    let entries: [FolderWalk.Entry]?

    /// Looks at what the last build looked at; nil if one of the two folders is gone.
    init?(_ build: LedgerImage.BuildColumns, in project: Project) {
        guard let content = SeenInputs.rows(build.content, in: project.content, threads: project.threads),
            let theme = SeenInputs.rows(build.theme, in: project.templates, threads: project.threads)
        else { return nil }
        self.content = content.map(\.isIntact)
        self.theme = theme.map(\.isIntact)
        entries = SeenInputs.entries(build.content, content)
    }

    /// Whether nothing has changed.
    var areAllIntact: Bool { !content.contains(false) && !theme.contains(false) }

    /// What something that was looked at is now.
    private enum Row {
        /// As it was.
        case file, folder
        case changedFile
        /// Gone, or of another sort, or a folder in which something may have come or gone.
        case changed

        var isIntact: Bool { self == .file || self == .folder }
    }

    /// Looks at what a column names in a folder; nil if there is no such folder.
    private static func rows(_ inputs: InputColumn, in root: String, threads: Int) -> [Row]? {
        let descriptor = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        let size = 512
        return Parallel.map(Array(stride(from: 0, to: inputs.paths.count, by: size)), threads: threads) { start in
            (start..<min(start + size, inputs.paths.count)).map { row(inputs, $0, in: descriptor) }
        }.flatMap(\.self)
    }

    private static func row(_ inputs: InputColumn, _ index: Int, in folder: Int32) -> Row {
        var info = stat()
        guard inputs.paths.withPath(index, { fstatat(folder, $0, &info, AT_SYMLINK_NOFOLLOW) }) == 0 else { return .changed }
        let isIntact = FileStamp(info) == inputs.stamp(index)
        switch info.st_mode & S_IFMT {
        case S_IFREG: return isIntact ? .file : .changedFile
        case S_IFDIR where isIntact: return .folder
        default: return .changed
        }
    }

    /// What the column names, if the folder holds just that: what comes or goes changes the folder that it lies in.
    private static func entries(_ inputs: InputColumn, _ rows: [Row]) -> [FolderWalk.Entry]? {
        if rows.contains(.changed) { return nil }
        // The first is the folder itself.
        return rows.indices.dropFirst().map { FolderWalk.Entry(path: inputs.paths[$0], kind: rows[$0] == .folder ? .folder : .file) }
    }
}
