import Bytes
import Values

/// The repository that a folder lies in, as `git` tells of it. The names in it are those of strangers: they are read between NULs, and none
/// is ever part of a command.
public struct Repository: Sendable {
    /// The folder as it was given.
    private let folder: String
    /// The path of the repository's top.
    public let top: String
    /// The folder's own path in it, with a slash at its end; empty at the top.
    public let prefix: String

    /// No list that `git` prints is longer: a million files with long names.
    private static let mostOfList = 256 << 20
    /// So many bytes of files are asked for at once.
    private static let mostAtOnce = 64 << 20

    /// The repository that holds a folder. Throws if none does, or `git` cannot be run.
    public init(holding folder: String) throws(GitError) {
        self.folder = folder
        top = try Repository.line(GitProgram.run(["rev-parse", "--show-toplevel"], in: folder, limit: 1 << 16))
        prefix = try Repository.line(GitProgram.run(["rev-parse", "--show-prefix"], in: folder, limit: 1 << 16))
    }

    /// What `git` printed, without the line end behind it.
    private static func line(_ bytes: [UInt8]) -> String { String(decoding: bytes.last == 0x0A ? bytes.dropLast() : bytes, as: UTF8.self) }

    /// The revision of that name. Throws if there is none here.
    public func revision(_ name: String) throws(GitError) -> Revision {
        guard Revision.isName(name) else { throw .noRevision(name) }
        let answer = try GitProgram.run(
            ["cat-file", "--batch-check=%(objectname) %(objecttype)"], in: folder, input: Array("\(name)^{commit}\n".utf8), limit: 1 << 16)
        let words = Repository.line(answer).split(separator: " ")
        guard words.count == 2, words[1] == "commit", words[0].utf8.allSatisfy(Revision.isHexadecimal) else { throw .missing(name) }
        return Revision(name: name, commit: String(words[0]))
    }

    /// All that the folder held at a revision, by paths relative to it, or another folder by its path from the top.
    public func entries(of revision: Revision, in other: String? = nil) throws(GitError) -> [TreeEntry] {
        // Of a folder that was not there nothing is printed, where a tree's own name would be refused.
        let rest = other.map { ["--full-tree", revision.commit, "--", $0 + "/"] } ?? [revision.commit]
        let text = try GitProgram.run(["ls-tree", "-r", "-z"] + rest, in: folder, limit: Repository.mostOfList)
        var entries: [TreeEntry] = []
        for row in text.split(separator: 0) {
            guard let tab = row.firstIndex(of: 0x09) else { throw .unclear }
            let words = String(decoding: row[..<tab], as: UTF8.self).split(separator: " ")
            guard words.count == 3, let kind = TreeEntry.Kind(mode: words[0]) else { throw .unclear }
            var path = String(decoding: row[(tab + 1)...], as: UTF8.self)
            if let other { path = String(path.dropFirst(other.count + 1)) }
            entries.append(TreeEntry(path: path, kind: kind, object: String(words[2])))
        }
        return entries
    }

    /// All that `git` has under watch in the whole repository and that may not be as a revision has it.
    public func touched(since revision: Revision) throws(GitError) -> [TouchedFile] {
        let text = try GitProgram.run(
            ["diff-index", "-z", "--no-renames", "--ignore-submodules=dirty", revision.commit], in: folder, limit: Repository.mostOfList)
        let parts = text.split(separator: 0)
        guard parts.count.isMultiple(of: 2) else { throw .unclear }
        var files: [TouchedFile] = []
        for place in stride(from: 0, to: parts.count, by: 2) {
            let words = String(decoding: parts[place].dropFirst(), as: UTF8.self).split(separator: " ")
            guard words.count == 5 else { throw .unclear }
            files.append(
                TouchedFile(
                    path: String(decoding: parts[place + 1], as: UTF8.self), before: TreeEntry.Kind(mode: words[0]),
                    object: String(words[2]), now: TreeEntry.Kind(mode: words[1]),
                    isUncertain: words[3].utf8.allSatisfy { $0 == UInt8(ascii: "0") } || words[2] == words[3]))
        }
        return files
    }

    /// Reads some objects, each unless it has more bytes than its limit: `take` gets their places, in any order, with the bytes or nil. Throws if
    /// the clone lacks one.
    public func read(
        _ objects: [(name: String, limit: Int)], in revision: Revision, take: (_ place: Int, _ bytes: [UInt8]?) -> Void
    ) throws(GitError) {
        if objects.isEmpty { return }
        let sizes = try sizes(of: objects.map(\.name), in: revision)
        var asked: [Int] = []
        var length = 0
        for place in objects.indices {
            guard sizes[place] <= objects[place].limit else {
                take(place, nil)
                continue
            }
            if length + sizes[place] > Repository.mostAtOnce {
                try read(asked, of: objects, sizes, take)
                (asked, length) = ([], 0)
            }
            asked.append(place)
            length += sizes[place]
        }
        try read(asked, of: objects, sizes, take)
    }

    private func sizes(of objects: [String], in revision: Revision) throws(GitError) -> [Int] {
        let answer = try GitProgram.run(
            ["cat-file", "--batch-check=%(objectsize)"], in: folder, input: Repository.lines(objects), limit: Repository.mostOfList)
        let lines = answer.split(separator: 0x0A)
        guard lines.count == objects.count else { throw .unclear }
        var sizes: [Int] = []
        for line in lines {
            guard let size = Int(String(decoding: line, as: UTF8.self)) else { throw .incomplete(revision.name) }
            sizes.append(size)
        }
        return sizes
    }

    private static func lines(_ texts: [String]) -> [UInt8] { texts.flatMap { Array($0.utf8) + [0x0A] } }

    /// Reads some of those objects, whose sizes are known.
    private func read(
        _ places: [Int], of objects: [(name: String, limit: Int)], _ sizes: [Int], _ take: (_ place: Int, _ bytes: [UInt8]?) -> Void
    ) throws(GitError) {
        if places.isEmpty { return }
        let most = places.reduce(0) { $0 + sizes[$1] + 3 }
        let input = Repository.lines(places.map { objects[$0].name })
        var rest = try GitProgram.run(["cat-file", "--batch= "], in: folder, input: input, limit: most)[...]
        for place in places {
            // A line with what the format asks for, which is a space, then the bytes and a line end.
            guard rest.starts(with: [0x20, 0x0A]), rest.count >= sizes[place] + 3 else { throw .unclear }
            let start = rest.startIndex + 2
            take(place, Array(rest[start..<start + sizes[place]]))
            rest = rest[(start + sizes[place] + 1)...]
        }
        guard rest.isEmpty else { throw .unclear }
    }
}
