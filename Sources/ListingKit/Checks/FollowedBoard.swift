import Facts
import Findings
import Syndication
import YAML

extension Rule {
    /// What followers of a board rely on stays as it is.
    public static let followedBoard = Rule(
        "followed-board", .warning, "What people follow keeps its identity and formats",
        "Feed readers recognise a feed by its address, and an entry by its id, which starts with the board's authority. Change the authority and every entry looks new; remove a format and its readers get no answer; raise the number of entries and old ones come back as if they were new. Houser mentions this in the first check or build after the change, and only where it has built the site before. If you meant it, there's nothing wrong.",
        example: "authority: \"board.example,2026\"")

    /// Reports what followers of a board notice of changes in its file since the last build.
    public static func checkFollowed(_ board: Board, before: FollowedBoard) -> [Diagnostic] {
        let now = FollowedBoard(board)
        var found: [Diagnostic] = []
        func add(_ message: String, reason: String, fix: String?, _ severity: Diagnostic.Severity) {
            found.append(followedBoard.finding(in: "board.yaml", message, reason: reason, fix: fix, severity: severity))
        }
        if before.authority != now.authority {
            add(
                "the authority was \(before.authority) when the site was built last",
                reason:
                    "It identifies everything people follow. If it changes, feed readers think every entry is new and show all of them again.",
                fix: "authority: \(YAMLText.quoted(before.authority))", .warning)
        }
        let gone = Set(before.formats).subtracting(now.formats)
        if !gone.isEmpty {
            func part(_ what: String, _ kinds: [ScopeKind]) -> String? {
                kinds.isEmpty ? nil : "\(what) (\(kinds.map(\.rawValue).joined(separator: ", ")))"
            }
            let listings = FeedFormat.all.compactMap { format in
                part(format.word, ScopeKind.allCases.filter { gone.contains(FollowedBoard.name($0, format)) })
            }
            let changes = FeedFormat.all.compactMap { format in
                part(
                    "changes as \(format.word)",
                    ScopeKind.allCases.filter {
                        gone.contains(FollowedBoard.name(ofChanges: $0, format)) && !gone.contains(FollowedBoard.name($0, format))
                    })
            }
            let parts = listings + changes
            add(
                "\"formats\" takes away feeds that were there when the site was built last: \(parts.listed())",
                reason: "Feed readers that ask for them find nothing there, and people never hear why.", fix: nil, .warning)
        }
        if before.entries < now.entries {
            add(
                "\"entries\" was \(before.entries) when the site was built last",
                reason: "With more of them older ones come into the feeds, and readers take these for new ones, once.", fix: nil, .hint)
        }
        return found
    }
}

/// What followers of a board rely on.
public struct FollowedBoard: Sendable, Hashable {
    /// The authority of all identities.
    public var authority: String
    /// How many entries a feed has at least.
    public var entries: Int
    /// The formats of feeds with their type of scope: `suburb/atom`; those of changes beside Atom: `suburb/rss/changes`.
    public var formats: [String]
    /// The language in which they were told things (RFC 5646).
    public var language: String

    /// What was written of a board.
    public init(authority: String, entries: Int, formats: [String], language: String) {
        self.authority = authority
        self.entries = entries
        self.formats = formats
        self.language = language
    }

    /// That of a board as it is.
    public init(_ board: Board) {
        authority = board.authority
        entries = board.entries
        language = board.language
        formats = ScopeKind.allCases.flatMap { kind in
            board.formats[kind].map { FollowedBoard.name(kind, $0) }
                + board.formats.changes(of: kind).filter { $0 != .atom }.map { FollowedBoard.name(ofChanges: kind, $0) }
        }
    }

    static func name(_ kind: ScopeKind, _ format: FeedFormat) -> String { kind.rawValue + "/" + format.word }

    static func name(ofChanges kind: ScopeKind, _ format: FeedFormat) -> String { name(kind, format) + "/changes" }
}
