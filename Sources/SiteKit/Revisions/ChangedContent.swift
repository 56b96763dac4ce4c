import Bytes
import Findings
import Git
import ImageFiles
import ListingKit

/// How a board differs from what it was at a revision.
struct ChangedContent {
    /// What the revision is called.
    let revision: String
    /// Files of the content folder, sorted by path.
    private(set) var files: [ChangedFile] = []
    /// Other files of the repository, by their paths from its top, sorted.
    private(set) var others: [String] = []

    /// Compares a content folder, and the repository that it lies in, with a revision. Throws if `git` does not tell.
    init(_ folder: ContentFolder, since name: String) throws(GitError) {
        revision = name
        let repository = try Repository(holding: folder.root)
        let revision = try repository.revision(name)
        let known = Set(try repository.entries(of: revision).map(\.path))
        let (inside, outside) = try ChangedContent.touched(repository, since: revision)
        files = try ChangedContent.changed(inside, of: folder, repository, since: revision)
        // What git has not under watch and has no name of the system's own is new.
        let touched = Set(inside.map(\.path))
        for entry in folder.entries {
            guard let kind = TreeEntry.Kind(entry.kind), !known.contains(entry.path), !touched.contains(entry.path),
                !entry.path.utf8.isHidden
            else { continue }
            files.append(ChangedFile(path: entry.path, before: nil, now: ChangedContent.side(entry.path, kind, in: folder)))
        }
        files.sort { ByteOrder.precedes($0.path, $1.path) }
        others = try ChangedContent.changed(outside, repository, since: revision)
    }

    /// Looks at those of the files alone of which nobody knows whether they differ.
    private static func touched(
        _ repository: Repository, since revision: Revision
    ) throws(GitError) -> (inside: [TouchedFile], outside: [TouchedFile]) {
        let prefix = Array(repository.prefix.utf8)
        var (inside, outside): ([TouchedFile], [TouchedFile]) = ([], [])
        for file in try repository.touched(since: revision) {
            guard file.path.utf8.starts(with: prefix) else {
                outside.append(file)
                continue
            }
            inside.append(file.called(String(Substring(file.path.utf8.dropFirst(prefix.count)))))
        }
        return (inside, outside)
    }

    /// Those files of the content folder that differ, with what was in them and what is.
    private static func changed(
        _ touched: [TouchedFile], of folder: ContentFolder, _ repository: Repository, since revision: Revision
    ) throws(GitError) -> [ChangedFile] {
        let strange = Dictionary(
            folder.entries.lazy.compactMap { entry in TreeEntry.Kind(entry.kind).map { (entry.path, $0) } }.filter { $0.1 != .file },
            uniquingKeysWith: { first, _ in first })
        let now = touched.map { file -> ChangedFile.Side? in
            if file.now == .submodule { return ChangedFile.Side(kind: .submodule, source: nil) }
            if let kind = strange[file.path] { return ChangedFile.Side(kind: kind, source: nil) }
            return folder.hasFile(file.path) ? side(file.path, .file, in: folder) : nil
        }
        var changed: [ChangedFile] = []
        for place in touched.indices where touched[place].before != .file {
            let before = touched[place].before.map { ChangedFile.Side(kind: $0, source: nil) }
            changed.append(ChangedFile(path: touched[place].path, before: before, now: now[place]))
        }
        let files = touched.indices.filter { touched[$0].before == .file }
        let objects = files.map { place in
            let mayBeSame = touched[place].mayBeSame && now[place]?.kind == .file
            let limit = SourceFile.sizeLimit(of: touched[place].path)
            return (name: touched[place].object, limit: mayBeSame ? max(limit, ImageFile.maximumBytes) : limit)
        }
        try repository.read(objects, in: revision) { object, bytes in
            let (file, now) = (touched[files[object]], now[files[object]])
            if let bytes, let now, now.kind == .file, file.mayBeSame || now.source != nil,
                isSame(bytes, as: now.source, file.path, folder)
            {
                return
            }
            let text = bytes.flatMap { $0.count <= SourceFile.sizeLimit(of: file.path) ? SourceFile(path: file.path, bytes: $0) : nil }
            changed.append(ChangedFile(path: file.path, before: ChangedFile.Side(kind: .file, source: text), now: now))
        }
        return changed
    }

    /// A file as it is.
    private static func side(_ path: String, _ kind: TreeEntry.Kind, in folder: ContentFolder) -> ChangedFile.Side {
        let bytes = kind == .file ? try? folder.bytes(of: path, limit: SourceFile.sizeLimit(of: path)) : nil
        return ChangedFile.Side(kind: kind, source: bytes.map { SourceFile(path: path, bytes: $0) })
    }

    /// Whether a file of the content folder has bytes that it had.
    private static func isSame(_ bytes: [UInt8], as source: SourceFile?, _ path: String, _ folder: ContentFolder) -> Bool {
        if let source { return source.bytes.isSameText(as: bytes) }
        return (try? folder.bytes(of: path, limit: ImageFile.maximumBytes)) == bytes
    }

    /// The paths of those other files of the repository that differ.
    private static func changed(
        _ touched: [TouchedFile], _ repository: Repository, since revision: Revision
    ) throws(GitError) -> [String] {
        let isDoubtful = { (file: TouchedFile) in file.mayBeSame && file.before == .file && file.now == .file }
        var changed = touched.filter { !isDoubtful($0) }.map(\.path)
        let doubtful = touched.filter(isDoubtful)
        try repository.read(doubtful.map { ($0.object, ImageFile.maximumBytes) }, in: revision) { place, bytes in
            let path = doubtful[place].path
            let now = try? Files.readFile(repository.top + "/" + path, limit: ImageFile.maximumBytes)
            if let bytes, let now, now.isSameText(as: bytes) { return }
            changed.append(path)
        }
        return changed.sorted(by: ByteOrder.precedes)
    }
}

extension TreeEntry.Kind {
    /// What lies in a folder; nil for a folder. What nothing can be made of counts as a link.
    fileprivate init?(_ kind: FolderWalk.Kind) {
        switch kind {
        case .file: self = .file
        case .folder, .unreadableFolder, .tooDeep: return nil
        case .symbolicLink, .special, .unusableName: self = .symbolicLink
        }
    }
}

extension TouchedFile {
    /// Whether only a look at the bytes tells whether it differs: git has it no longer under watch, or looked at its time alone.
    fileprivate var mayBeSame: Bool { isUncertain || now == nil }
}

extension String.UTF8View {
    /// Whether a part of the path starts with a full stop, as what the system or an editor keeps for itself; hidden files
    /// that are published are none.
    fileprivate var isHidden: Bool {
        let parts = split(separator: UInt8(ascii: "/")).map { Substring($0) }
        return parts.contains { $0.utf8.first == UInt8(ascii: ".") } && !StaticFile.isMeant(parts)
    }
}

extension [UInt8] {
    /// Whether nothing but the way in which lines end differs, which git may change as it checks files out.
    fileprivate func isSameText(as other: [UInt8]) -> Bool { self == other || !contains(0) && withPlainLineEnds == other.withPlainLineEnds }

    /// The bytes with LF in place of CRLF.
    private var withPlainLineEnds: [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(count)
        for place in indices where !(self[place] == 0x0D && place + 1 < count && self[place + 1] == 0x0A) { result.append(self[place]) }
        return result
    }
}
