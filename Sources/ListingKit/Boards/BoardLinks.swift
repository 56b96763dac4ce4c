import CommonMark
import Facts
import Rules
import Values

/// What the board's own pages can link to: files of the board as forges link them, `../rentals/sunny-flat.md`, and addresses, `/rentals/sunny-flat/`.
struct BoardLinks: Sendable {
    /// The folders of the kinds.
    private let kinds: Set<String>
    private let pages: Set<String>
    private let people: Set<String>
    /// The addresses of the listings, by the folders of their kinds.
    private let listings: [String: Set<String>]
    private let files: Set<String>
    private let moved: Set<String>
    /// What the site has beside all these.
    private let taken: TakenAddresses

    /// The links to those kinds, pages, people, listings and files by where they are published, and to what the site has anyway.
    init(kinds: [Kind], pages: [String], people: [String], listings: [ListingFile], files: [String], taken: TakenAddresses) {
        self.kinds = Set(kinds.map(\.plural))
        (self.pages, self.people, self.files) = (Set(pages), Set(people), Set(files))
        self.listings = Dictionary(grouping: listings, by: \.kind.plural).mapValues { Set($0.map(\.slug)) }
        self.taken = taken
        moved = Set(taken.moved)
    }

    /// These, as texts ask for them.
    var site: SiteLinks { SiteLinks(path: path, isNowhere: isNowhere, guess: guess) }

    /// The address of a file that a page names by the way from its own folder; nil for any other text. What it is depends on its form alone,
    /// so that pages are the same whatever listings there are.
    private func path(_ relative: String) -> String? {
        var parts = [String(PagePictures.folder.dropLast())]
        for part in relative.split(separator: "/") {
            if part == ".." {
                guard parts.popLast() != nil else { return nil }
            } else if part != "." {
                parts.append(String(part))
            }
        }
        guard let first = parts.first, let last = parts.last else { return nil }
        if parts.count == 1 { return kinds.contains(first) ? first + "/" : nil }
        let stem = [".md", ".yaml", ".yml"].first(where: last.hasSuffix).map { String(last.dropLast($0.count)) }
        switch first {
        case "static": return parts.dropFirst().joined(separator: "/")
        case "pages": return parts.count == 2 ? stem.map { $0 + "/" } : nil
        case "people", "brands", "circles": return parts.count == 2 ? stem.map { "\(first)/\($0)/" } : nil
        default:
            guard kinds.contains(first) else { return nil }
            if parts.count == 2 { return "\(first)/\(stem ?? last)/" }
            return parts.count == 3 && stem == "index" ? "\(first)/\(parts[1])/" : nil
        }
    }

    /// Whether nothing lies at an address that a page links to. Of folders that Houser fills, only listings and people are known here.
    private func isNowhere(_ address: String) -> Bool {
        let parts = BoardLinks.parts(address)
        guard let first = parts.first, !files.contains(parts.joined(separator: "/")), !isMoved(parts) else { return false }
        if kinds.contains(first) {
            guard parts.count == 2, parts[1].isSlug, !BoardLinks.besideListings.contains(parts[1]) else { return false }
            return !(listings[first]?.contains(parts[1]) ?? false)
        }
        if first == "people" { return parts.count == 2 && parts[1].isSlug && !people.contains(parts[1]) }
        if pages.contains(first) { return parts.count > 1 }
        if ReservedNames.all.contains(first) { return false }
        // Feeds and other files of the site.
        return !(parts.count == 1 && (first == StaticFile.robots || taken.owner(of: first) != nil))
    }

    /// Whether it is where something was before it moved, or lies below that.
    private func isMoved(_ parts: [String]) -> Bool {
        !moved.isEmpty && parts.indices.contains { moved.contains(parts[...$0].joined(separator: "/")) }
    }

    /// What has a folder among those of a kind's listings.
    private static let besideListings = ["calendar", "page"]

    /// The nearest address that there is, with its slashes.
    private func guess(_ address: String) -> String? {
        let parts = BoardLinks.parts(address)
        guard let first = parts.first else { return nil }
        if parts.count == 2, let slugs = listings[first] {
            return Spelling.nearest(to: parts[1], among: slugs.sorted()).map { "/\(first)/\($0)/" }
        }
        if parts.count == 2, first == "people" { return Spelling.nearest(to: parts[1], among: people.sorted()).map { "/people/\($0)/" } }
        let names = pages.sorted() + kinds.sorted() + SitePage.allCases.filter(\.isLedTo).map(\.name)
        let rest = parts.dropFirst().map { $0 + "/" }.joined()
        return Spelling.nearest(to: first, among: names).map { "/\($0)/\(pages.contains($0) ? "" : rest)" }
    }

    private static func parts(_ address: String) -> [String] {
        address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init)
    }
}
