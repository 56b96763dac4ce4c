/// A page with feeds that is found under another address now, so that who follows it can be told.
public struct MovedScope: Sendable, Hashable {
    /// The address that it had, from the site's root, without slashes at its ends: `people/lou`.
    public let from: String
    /// The address that it has; empty for the home page.
    public let to: String

    /// Where the board's file says it.
    let span: SourceSpan

    /// A page that moved.
    public init(from: String, to: String) { self.init(from: from, to: to, at: .wholeFile) }

    init(from: String, to: String, at span: SourceSpan) {
        self.from = from
        self.to = to
        self.span = span
    }

    /// What sort of scope it was, by the folder that its page lay in.
    public var kind: ScopeKind { MovedScope.kind(of: from) ?? .kind }

    /// What sort of scope lies at an address; nil if none can.
    static func kind(of path: String) -> ScopeKind? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.allSatisfy(\.isSlug) else { return nil }
        switch (parts.first, parts.count) {
        case ("people", 2): return .owner
        case ("tags", 2): return .tag
        case ("states", 2): return .state
        case ("campuses", 2): return .campus
        case ("searches", 2): return .search
        case ("suburbs", 3): return .suburb
        case (let folder?, 1) where !KindReader.reserved.contains(folder): return .kind
        default: return nil
        }
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
                report.add(
                    .boardFile, entry.keySpan, "\(entry.key.quoted) is not the address of a page that can be followed",
                    reason: "It is written from the site's root, such as people/lou, tags/near-tram or suburbs/vic/fitzroy-3065.")
                return nil
            }
            let to = bare(entry.value.text ?? "")
            guard entry.value.text != nil,
                to.isEmpty
                    || to.split(separator: "/", omittingEmptySubsequences: false).allSatisfy({
                        String($0).isSlug
                    }), to != from
            else {
                report.add(
                    .boardFile, entry.value.span, "\(entry.value.text?.quoted ?? entry.value.noun) is not another address of this site",
                    reason: "It is written from the site's root, such as people/louise; / is the home page.")
                return nil
            }
            targets[from] = entry.value
            return MovedScope(from: from, to: to, at: entry.value.span)
        }
        return withoutDetours(moved, targets, report: &report)
    }

    /// Refuses addresses that lead to others that moved themselves: who follows would be sent on and on.
    private static func withoutDetours(_ moved: [MovedScope], _ targets: [String: YAMLNode], report: inout Report) -> [MovedScope] {
        let next = Dictionary(moved.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        return moved.filter { scope in
            guard next[scope.to] != nil, let node = targets[scope.from] else { return true }
            var end = scope.to
            var seen: Set<String> = [scope.from]
            while let further = next[end], seen.insert(end).inserted { end = further }
            let isCircle = next[end] != nil
            report.add(
                .boardFile, node.span,
                isCircle ? "\(scope.from.quoted) leads round in a circle" : "\(scope.to.quoted) moved itself",
                reason: isCircle ? "A page that moved leads to one that is there." : "Readers are sent on once.",
                fix: isCircle ? nil : "\(scope.from): \(end.isEmpty ? "/" : end)")
            return false
        }
    }

    private static func bare(_ text: String) -> String {
        String(text.trimmed.drop { $0 == "/" }.reversed().drop { $0 == "/" }.reversed())
    }
}

extension Rule {
    /// What is to be said of a page that moved although it is still there.
    package static func stillThere(_ moved: MovedScope) -> Diagnostic {
        Diagnostic(
            .hint, rule: boardFile.id, file: "board.yaml", span: moved.span,
            message: "\(moved.from.quoted) is still there, so this line does nothing",
            reason: "Its page and feeds go on as long as there is something in them. Then this line leads those who follow them on.")
    }

    /// What is to be said of a page that moved to where nothing is, beside those that there are.
    package static func leadsNowhere(_ moved: MovedScope, pages: Set<String>) -> Diagnostic {
        let guess = Spelling.nearest(to: moved.to, among: pages.sorted(by: ByteOrder.precedes))
        return Diagnostic(
            .warning, rule: boardFile.id, file: "board.yaml", span: moved.span, message: "there is no page at \(moved.to.quoted)",
            reason: "Whoever follows \(moved.from) would be led to an address where nothing is.",
            fix: guess.map { "\(moved.from): \($0)" })
    }
}
