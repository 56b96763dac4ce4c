/// A page with feeds that is found under another address now, so that who follows it can be told.
public struct MovedScope: Sendable, Hashable {
    /// The address that it had, from the site's root, without slashes at its ends: `people/lou`.
    public let from: String
    /// The address that it has; empty for the home page.
    public let to: String

    /// A page that moved.
    public init(from: String, to: String) {
        self.from = from
        self.to = to
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
                .boardFile, node.span, "\"moved\" is a group: old addresses of pages that were followed, with new ones",
                reason: "For example moved: {tags/near-tram: tags/trams}", fix: "moved: {…: …}")
            return []
        }
        return entries.compactMap { entry in
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
            return MovedScope(from: from, to: to)
        }
    }

    private static func bare(_ text: String) -> String {
        String(text.trimmed.drop { $0 == "/" }.reversed().drop { $0 == "/" }.reversed())
    }
}
