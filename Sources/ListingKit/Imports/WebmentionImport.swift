import Bytes
import Values
import YAML

/// Makes comments and reactions of an export of webmentions: a feed in JF2, as webmention.io and others like it give it.
///
/// What an entry is called decides the name of its file, so that an export can be imported again and again: a file that is there is written
/// only if its source has changed and nobody has edited it here, which its ``ImportMark`` tells.
public struct WebmentionImport: Sendable {
    /// The largest export, in bytes.
    public static let mostBytes = 16 << 20
    /// The most entries of an export that are looked at.
    public static let most = 10_000

    /// A file of the content that an entry makes.
    public struct File: Sendable, Hashable {
        /// Its path, relative to the content folder.
        public let path: String
        /// What it holds.
        public let text: String
        /// The name of the file, which none beside it may have with another ending.
        public var otherPaths: [String] { path.hasSuffix(".yaml") ? [String(path.dropLast(4)) + "yml"] : [] }
    }

    /// What is made of an export.
    public struct Plan: Sendable {
        /// The files, in the order of the entries.
        public fileprivate(set) var files: [File] = []
        /// What is told of entries that make none, a sentence each.
        public fileprivate(set) var notes: [String] = []
    }

    /// An export that cannot be read at all.
    public struct Unreadable: Error, CustomStringConvertible {
        /// One sentence without a final full stop.
        public let description: String
    }

    private let reading: LoadedContent
    private let url: String
    /// The places of listings among those that were read, by the paths of their pages.
    private let listings: [String: Int]

    /// An import into a board; nil if the board could not be read.
    public init?(_ reading: LoadedContent) {
        guard let board = reading.board else { return nil }
        self.reading = reading
        url = board.url
        let folders = Dictionary(reading.kinds.map { ($0.id, $0.plural) }, uniquingKeysWith: { first, _ in first })
        let summaries = reading.listings.map(\.summary)
        // A listing whose file was renamed kept its id, and was answered where it lay before.
        let addresses = [summaries.map(\.slug), summaries.map(\.id)].flatMap { names in
            zip(summaries, names).enumerated().map { ("\(folders[$1.0.kind] ?? "")/\($1.1)", $0) }
        }
        let former = summaries.enumerated().flatMap { place, summary in summary.was.map { ($0, place) } }
        listings = Dictionary(addresses + former, uniquingKeysWith: { first, _ in first })
    }

    /// What an export makes in a content folder. Throws if it is no such export.
    public func plan(_ bytes: [UInt8], in content: String) throws(Unreadable) -> Plan {
        let export = try WebmentionExport.read(bytes)
        var plan = Plan()
        if export.count > WebmentionImport.most {
            plan.notes.append(
                "Only the first \(grouped(WebmentionImport.most)) of \(grouped(export.count)) entries were looked at: export fewer at a time."
            )
        }
        var seen: Set<String> = []
        var judge = ImportJudge(reading)
        for (place, entry) in export.entries.enumerated() {
            do throws(Webmention.Refusal) {
                let mention = try Webmention(entry, today: reading.today)
                let listing = try listing(at: mention.target)
                let file = file(of: mention, on: reading.listings[listing].summary.id)
                guard seen.insert(file.path).inserted else { throw Webmention.Refusal(reason: "it is there twice") }
                try judge.admit(file, on: reading.listings[listing], in: content)
                plan.files.append(file)
            } catch {
                let name = (WebmentionImport.name(entry.id) ?? "").quoted
                plan.notes.append("Entry \(place + 1)\(name.count > 2 ? ", \(name)," : "") was left out: \(error.reason).")
            }
        }
        return plan
    }

    private static func name(_ id: JF2Entry.Identity) -> String? {
        switch id {
        case .text(let text):
            String(text.unicodeScalars.prefix(40).filter { $0.isASCII && $0.value > 0x1F && $0.value < 0x7F }.map(Character.init))
        case .number(let number) where abs(number) < 1e15:
            number.rounded() == number ? String(Int(number)) : String(number)
        case .number, .missing, .other: nil
        }
    }

    private func file(of mention: Webmention, on id: String) -> File {
        let name = "webmention-\(mention.id)"
        let source = mention.source.map { "source: \(YAMLText.quoted($0))\n" } ?? ""
        let author = mention.authorPage.map { "by: \(YAMLText.quoted($0))\n" } ?? ""
        switch mention.sort {
        case .comment(let text):
            return File(
                path: "comments/\(id)/\(name).md",
                text: ImportMark.marked(
                    facts: "---\nname: \(YAMLText.quoted(mention.author))\ndate: \(mention.day)\n\(source)", rest: "---\n\(text)\n"))
        case .like:
            return File(
                path: "reactions/\(id)/\(name).yaml", text: ImportMark.marked(facts: "like: yes\non: \(mention.day)\n\(source)\(author)"))
        }
    }

    /// The place of the listing whose page lies at an address, or lay there before its file was renamed.
    private func listing(at target: String) throws(Webmention.Refusal) -> Int {
        let plain = target.prefix { $0 != "?" && $0 != "#" }
        // Receivers write down either scheme.
        let rest = plain.replacing("http://", with: "https://", maxReplacements: 1)
        let root = url.replacing("http://", with: "https://", maxReplacements: 1)
        guard rest.hasPrefix(root) else { throw Webmention.Refusal(reason: "it is about a page of another site") }
        let parts = rest.dropFirst(root.count).split(separator: "/").filter { $0 != "index.html" }
        guard parts.count == 2, let place = listings[parts.joined(separator: "/")] else {
            throw Webmention.Refusal(reason: "it is about no listing of this board")
        }
        return place
    }
}
