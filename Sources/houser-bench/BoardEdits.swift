import Bytes
import Foundation
import Values

/// What happens to a board between two builds: always to the same listings, and all of it can be taken back.
struct BoardEdits {
    private let content: String
    private let kind: SampleKind
    /// Paths of its listings that are open and cost something: first those without pictures, of these first those without a history.
    private let listings: [String]
    /// How many of them are for the edits of one.
    private static let single = 5
    /// The files that were edited, as they were; nil for one that was not there.
    private var former: [String: String?] = [:]

    /// The folders that the board's listings have in the output.
    let folders: Set<String>
    /// How many listings the board has.
    var count: Int { folders.count }

    init(_ content: String) throws {
        self.content = content
        var files: [SampleKind: [String]] = [:]
        for kind in SampleKind.allCases {
            let folder = content + "/" + kind.folder
            guard FileManager.default.fileExists(atPath: folder) else { continue }
            files[kind] = try FolderWalk.entries(of: folder).filter { $0.kind == .file && BoardEdits.isListing($0.path) }.map {
                folder + "/" + $0.path
            }
        }
        folders = Set(files.values.joined().map { BoardEdits.folder($0.dropFirst(content.count + 1)) })
        // The demonstration's and the sample's homes come first: rents are what changes most.
        guard let kind = SampleKind.allCases.first(where: { files[$0]?.isEmpty == false }), let own = files[kind] else {
            throw BenchError(description: "the board in \(content) has no listings of a shipped kind")
        }
        self.kind = kind
        let open = try own.compactMap { path -> (path: String, rank: Int)? in
            guard path.hasSuffix(".md") else { return nil }
            let listing = ListingText(text: try TextFile.read(path))
            guard listing.value("status") ?? "available" == "available" else { return nil }
            guard kind.price.map({ Int(listing.value($0) ?? "") ?? 0 >= 20 }) ?? true else { return nil }
            return (path, (path.hasSuffix("/index.md") ? 2 : 0) + (listing.value("history") == nil ? 0 : 1))
        }
        listings = (0...3).flatMap { rank in open.filter { $0.rank == rank }.map(\.path) }
    }

    private static func isListing(_ path: String) -> Bool { [".md", ".yaml", ".yml"].contains(where: path.hasSuffix) }

    /// Where a file's listing is in the output: the path without what comes after the listing's name.
    private static func folder(_ path: Substring) -> String {
        let name = path.prefix(upTo: path.lastIndex(of: ".") ?? path.endIndex)
        return String(name.hasSuffix("/index") ? name.dropLast("/index".count) : name)
    }

    /// Whether the board has what a sort of build edits.
    func allows(_ build: BenchBuild) -> Bool {
        switch build {
        case .full, .none, .template, .day: true
        case .price: kind.price != nil && listings.count > BoardEdits.single
        case .word, .added, .removed, .taken, .percent: listings.count > BoardEdits.single
        }
    }

    /// Does what comes before a sort of build.
    mutating func make(_ build: BenchBuild, on day: Day) throws {
        switch build {
        case .full, .none, .template, .day: return
        case .word: try edit(listings[0]) { $0.addWord() }
        case .price: try editPrice(listings[1], day)
        case .added:
            var listing = ListingText(text: try TextFile.read(listings[2]))
            // Its pictures would have to be copied too.
            listing.remove("images")
            for key in ["listed", "confirmed"] where listing.value(key) != nil { listing.set(key, "\(day)") }
            listing.set("title", "One more, \(listing.value("title") ?? "")")
            try write(listing.text, to: content + "/\(kind.folder)/one-more.md")
        case .removed: try write(nil, to: listings[3])
        case .taken: try edit(listings[4]) { [kind] in $0.take(as: kind.done, on: day) }
        case .percent:
            for path in listings.dropFirst(BoardEdits.single).prefix(max(1, count / 100)) { try editPrice(path, day) }
        }
    }

    /// Makes the board what it was.
    mutating func takeBack() throws {
        for (path, text) in former { try TextFile.write(text, to: path) }
        former = [:]
    }

    private mutating func editPrice(_ path: String, _ day: Day) throws {
        try edit(path) { [kind] listing in
            if let key = kind.price { listing.lowerPrice(key, on: day) } else { listing.addWord() }
        }
    }

    private mutating func edit(_ path: String, _ change: (inout ListingText) -> Void) throws {
        let former = try TextFile.read(path)
        var listing = ListingText(text: former)
        change(&listing)
        guard listing.text != former else { throw BenchError(description: "\(path) has nothing to edit") }
        try write(listing.text, to: path)
    }

    private mutating func write(_ text: String?, to path: String) throws {
        if former[path] == nil {
            former[path] = .some(FileManager.default.fileExists(atPath: path) ? try TextFile.read(path) : nil)
        }
        try TextFile.write(text, to: path)
    }
}
