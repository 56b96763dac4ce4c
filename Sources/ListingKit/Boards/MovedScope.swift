import Bytes
import Facts
import Findings
import Values
import YAML

/// A page with feeds that has another address now.
public struct MovedScope: Sendable, Hashable {
    /// The address that it had, from the site's root, without slashes at its ends: `people/lou`.
    public let from: String
    /// The address that it has; empty for the home page.
    public let to: String

    /// Where the board's file says it.
    let span: SourceSpan
    /// The line of the file, as findings show it.
    let sourceLine: String?

    /// A page that moved.
    public init(from: String, to: String, at span: SourceSpan = .wholeFile, sourceLine: String? = nil) {
        self.from = from
        self.to = to
        self.span = span
        self.sourceLine = sourceLine
    }

    /// What type of scope it was, by the folder of its page.
    public var kind: ScopeKind { MovedScope.kind(of: from) ?? .kind }

    /// The type of scope at an address; nil if there can be none.
    static func kind(of path: String) -> ScopeKind? {
        ScopeKind.at(path.split(separator: "/", omittingEmptySubsequences: false).map(String.init))
    }

    /// Reads `moved` of `board.yaml`: old addresses with new ones.
    static func read(_ node: YAMLNode?, report: inout Report) -> [MovedScope] {
        guard let node, !node.isEmpty else { return [] }
        guard let entries = node.entries else {
            report.add(
                .boardFile, node.span, "\"moved\" must be a group of addresses, not \(node.text?.quoted ?? node.noun)",
                reason:
                    "The old address of a page that was followed stands before the colon, and its new one after it. For example:",
                fix: "moved: {tags/near-tram: tags/trams}")
            return []
        }
        var targets: [String: YAMLNode] = [:]
        let moved = entries.compactMap { entry -> MovedScope? in
            let from = bare(entry.key)
            guard kind(of: from) != nil else {
                return report.reject(
                    .boardFile, entry.keySpan, "\(entry.key.quoted) is not the address of a page that can be followed",
                    reason: "It is written from the site's root, such as people/lou, tags/near-tram or suburbs/vic/fitzroy-3065.")
            }
            let to = bare(entry.value.text ?? "")
            guard entry.value.text != nil,
                to.isEmpty || to.split(separator: "/", omittingEmptySubsequences: false).allSatisfy({ String($0).isSlug }), to != from
            else {
                return report.reject(
                    .boardFile, entry.value.span, "\(entry.value.text?.quoted ?? entry.value.noun) is not another address of this site",
                    reason: "It is written from the site's root, such as people/louise; / is the home page.")
            }
            targets[from] = entry.value
            return MovedScope(from: from, to: to, at: entry.value.span, sourceLine: report.source.shownLine(at: entry.value.span))
        }
        return withoutDetours(moved, targets, report: &report)
    }

    /// Refuses addresses that lead to others that moved: followers would be sent on and on.
    private static func withoutDetours(_ moved: [MovedScope], _ targets: [String: YAMLNode], report: inout Report) -> [MovedScope] {
        let next = Dictionary(moved.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        // Where each address leads in the end; none if it leads round and round.
        var ends: [String: String?] = [:]
        func end(of start: String) -> String? {
            var seen: Set<String> = []
            var place: String? = start
            while let here = place, ends[here] == nil, let further = next[here] {
                place = seen.insert(here).inserted ? further : nil
            }
            let end = place.flatMap { ends[$0] ?? $0 }
            for place in seen { ends.updateValue(end, forKey: place) }
            return end
        }
        return moved.filter { scope in
            guard next[scope.to] != nil, let node = targets[scope.from] else { return true }
            let end = end(of: scope.to)
            report.add(
                .boardFile, node.span,
                end == nil ? "\(scope.from.quoted) leads to itself again, by way of other lines" : "\(scope.to.quoted) moved itself",
                reason: end == nil ? "A page that moved leads to one that is there." : "Readers are sent on once.",
                fix: end.flatMap { report.line(replacing: node, with: $0.isEmpty ? "/" : $0) })
            return false
        }
    }

    /// The line that says where pages moved.
    static func line(_ moved: [(from: String, to: String)]) -> String {
        "moved: {\(moved.map { "\($0): \($1.isEmpty ? "/" : $1)" }.joined(separator: ", "))}"
    }

    private static func bare(_ text: String) -> String {
        String(text.trimmed.drop { $0 == "/" }.reversed().drop { $0 == "/" }.reversed())
    }
}

extension Rule {
    /// The finding on a page that moved although it is still there.
    public static func stillThere(_ moved: MovedScope) -> Diagnostic {
        boardFile.finding(
            in: "board.yaml", at: moved.span, "\(moved.from.quoted) is still there, so this line does nothing",
            reason: "Its page and feeds go on as long as there is something in them. Then this line leads those who follow them on.",
            severity: .hint, sourceLine: moved.sourceLine)
    }

    /// The finding on a page that moved to where nothing is. `pages` are the addresses that exist, `all` what moved.
    public static func leadsNowhere(_ moved: MovedScope, pages: Set<String>, among all: [MovedScope]) -> Diagnostic {
        // What is alike is the folder, nearly always.
        let end = moved.to.utf8.lastIndex(of: UInt8(ascii: "/")).map { moved.to.utf8.index(after: $0) } ?? moved.to.startIndex
        let folder = moved.to[..<end]
        let names = pages.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }.filter { !$0.contains("/") }
        let guess = Spelling.nearest(to: String(moved.to[end...]), among: names.sorted(by: ByteOrder.precedes)).map { guess in
            // Nobody writes many on one line.
            all.count > 12
                ? "\(moved.from): \(folder)\(guess)"
                : MovedScope.line(all.map { $0 == moved ? ($0.from, folder + guess) : ($0.from, $0.to) })
        }
        return boardFile.finding(
            in: "board.yaml", at: moved.span, "there is no page at \(moved.to.quoted)",
            reason: "Whoever follows \(moved.from) would be led to an address where nothing is.", fix: guess, severity: .warning,
            sourceLine: moved.sourceLine)
    }
}
