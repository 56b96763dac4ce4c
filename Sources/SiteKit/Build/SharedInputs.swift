import Bytes
import Glibc
import ListingKit

/// The files beside listings that decide what is published: the board, its kinds, table of places, owners, pages, places nearby, and the theme.
struct SharedInputs: Sendable {
    private let files: [FileRecord]
    private let themeParts: [(name: String, fingerprint: Fingerprint)]
    private let start: Int64
    private let memory: KnownFiles

    /// No file that is larger is read by anybody: a board's own table of places may have 64 MiB.
    private static let largest = 64 << 20

    init(_ content: ContentFolder, theme: Result<Theme, FileError>, memory: KnownFiles, at start: Int64, threads: Int) {
        self.start = start
        self.memory = memory
        let paths = SharedInputs.paths(content)
        files = Parallel.map(paths, threads: threads) { content.record(of: $0, memory, at: start, limit: SharedInputs.largest) }
        switch theme {
        case .success(let theme):
            themeParts =
                theme.templates.map { ("template " + $0.name, Fingerprint(of: $0.bytes, seed: memory.seed)) }
                + theme.assets.map { ("asset " + $0.name, Fingerprint(of: $0.bytes, seed: memory.seed)) }
                + [theme.words.shipped, theme.words.own].map {
                    ("words " + theme.words.language, Fingerprint(of: $0, seed: memory.seed))
                }
        case .failure: themeParts = []
        }
    }

    /// Throws if a file that decides what is published was changed since it was read, so that what is remembered and what was made would
    /// not be of the same bytes. Of listings' own files what is remembered is made from the very bytes that are read, and remembered owners'
    /// files are not read at all.
    func confirm(_ content: ContentFolder, pictures: [FileRecord], arePeopleRemembered: Bool) throws(ContentChanged) {
        try content.confirm(files.lazy.filter { !arePeopleRemembered || !$0.path.hasPrefix("people/") })
        try content.confirm(pictures)
    }

    /// The files of the content folder that say something of the whole board, in the order of their paths.
    private static func paths(_ content: ContentFolder) -> [String] {
        let files =
            (content.hasFile("board.yaml") ? ["board.yaml"] : []) + BoardPicture.candidates(in: content)
            + (ContentRecords.boardFolders + ["static"]).flatMap { content.entries(in: $0) }.filter { $0.kind == .file }.map(\.path)
        return files.sorted(by: ByteOrder.precedes)
    }

    /// The fingerprint of all of it, with the options of the build.
    func fingerprint(_ options: Fingerprint, seed: UInt64) -> Fingerprint {
        var input = FingerprintInput(seed: seed)
        input.add(options)
        input.add(files.count)
        for file in files {
            input.add(file.path)
            input.add(file.fingerprint)
        }
        input.add(themeParts.count)
        for part in themeParts {
            input.add(part.name)
            input.add(part.fingerprint)
        }
        return input.finish()
    }

    /// Everything in the content folder as it was read, for the ledger.
    func content(_ folder: ContentFolder, _ reading: LoadedContent) -> [BuildRecord.Input] {
        // All three lists are in the order of the folder's.
        var lists = [reading.listingFiles[...], files[...], reading.pictures[...]]
        return [input(".", in: folder.root)]
            + folder.entries.enumerated().map { place, entry in
                for list in lists.indices {
                    guard let record = lists[list].first, ByteOrder.areEqual(record.path, entry.path) else { continue }
                    lists[list].removeFirst()
                    return BuildRecord.Input(record)
                }
                return memory.input(untouched: place) ?? input(entry.path, in: folder.root)
            }
    }

    /// How the content folder differs from what the last build left in the ledger; nil if it holds other files.
    func change(of column: InputColumn, _ folder: ContentFolder, _ reading: LoadedContent) -> InputColumn.Change? {
        guard let touched = memory.touched else { return column.change(to: content(folder, reading)) }
        return InputColumn.Change(
            rows: touched.map { row in
                let path = column.paths[row]
                let record = [reading.listingFiles, files, reading.pictures].lazy.compactMap { SharedInputs.record(of: path, in: $0) }.first
                return (row, record.map(BuildRecord.Input.init) ?? input(path, in: folder.root))
            })
    }

    /// The record of a file among those in the order of the paths.
    private static func record(of path: String, in records: [FileRecord]) -> FileRecord? {
        var (low, high) = (0, records.count)
        while low < high {
            let middle = (low + high) / 2
            if ByteOrder.precedes(records[middle].path, path) { low = middle + 1 } else { high = middle }
        }
        return low < records.count && ByteOrder.areEqual(records[low].path, path) ? records[low] : nil
    }

    /// Everything in the theme's folder, for the ledger; nothing if there is no such folder. Unless it is `settled`, the next build looks
    /// at all of it again.
    func theme(_ folder: ThemeFolder, settled: Bool) -> [BuildRecord.Input] {
        // A folder that came since, or went, proves nothing either.
        if folder.isAbsent, ThemeFolder.isAbsent(folder.path) { return [] }
        let unproven = BuildRecord.Input(path: ".", stamp: .none, fingerprint: nil)
        guard !folder.isAbsent, let entries = try? FolderWalk.entries(of: folder.path) else { return [unproven] }
        return [settled ? input(".", in: folder.path) : unproven] + entries.map { input($0.path, in: folder.path) }
    }

    /// What is known without reading: what changed since the build began proves nothing.
    private func input(_ path: String, in root: String) -> BuildRecord.Input {
        BuildRecord.Input(path: path, stamp: Files.stamp(root + "/" + path)?.settled(at: start) ?? .none, fingerprint: nil)
    }
}

extension BuildRecord.Input {
    /// A file that was read.
    fileprivate init(_ record: FileRecord) { self.init(path: record.path, stamp: record.stamp, fingerprint: record.fingerprint) }
}
