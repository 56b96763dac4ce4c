import Bytes
import Glibc

/// Which of the files and folders that the last build looked at are as they were.
struct InputChanges: Sendable {
    /// What something that was looked at is now.
    private enum Row {
        /// As it was.
        case file, folder, other
        case changedFile
        /// Gone, or of another sort, or a folder in which something may have come or gone.
        case changed

        var isIntact: Bool { self == .file || self == .folder || self == .other }
    }

    private let inputs: InputColumn
    private let content: [Row]
    /// Whether the theme's folder is as it was, also if there was none.
    private let isThemeIntact: Bool

    /// Looks at what the last build looked at; nil if the content is gone.
    init?(_ notes: BuildNotes, in project: Project) {
        guard let content = InputChanges.rows(notes.content, in: project.content, threads: project.threads) else { return nil }
        inputs = notes.content
        self.content = content
        if notes.theme.paths.count == 0 {
            isThemeIntact = project.templatesMayBeAbsent && ThemeFolder.isAbsent(project.templates)
        } else {
            let theme = InputChanges.rows(notes.theme, in: project.templates, threads: project.threads)
            isThemeIntact = theme.map(InputChanges.isIntact) ?? false
        }
    }

    /// Whether nothing has changed.
    var areAllIntact: Bool { isThemeIntact && InputChanges.isIntact(content) }

    private static func isIntact(_ rows: [Row]) -> Bool { rows.first == .folder && rows.allSatisfy(\.isIntact) }

    /// Whether something in the content folder is as it was, by its row in the ledger.
    func isIntact(_ row: Int) -> Bool { content[row].isIntact }

    /// The rows of all in the content folder that is not.
    var touched: [Int] { content.indices.filter { !content[$0].isIntact } }

    /// What a look at the whole content folder would find, if the ledger tells that: if nothing can have come, gone or become something
    /// else, since that changes the folder that it lies in, and if it holds files and folders alone.
    func entries() -> [FolderWalk.Entry]? {
        guard content.first == .folder else { return nil }
        var entries: [FolderWalk.Entry] = []
        entries.reserveCapacity(content.count)
        for row in content.indices.dropFirst() {
            switch content[row] {
            case .file, .changedFile: entries.append(FolderWalk.Entry(path: inputs.paths[row], kind: .file))
            case .folder:
                let path = inputs.paths[row]
                // A folder that lies deeper is told of and not entered.
                guard path.utf8.count(where: { $0 == UInt8(ascii: "/") }) < FolderWalk.maximumDepth else { return nil }
                entries.append(FolderWalk.Entry(path: path, kind: .folder))
            case .other, .changed: return nil
            }
        }
        return entries
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
        case S_IFDIR: return isIntact ? .folder : .changed
        default: return isIntact ? .other : .changed
        }
    }
}
