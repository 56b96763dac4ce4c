import CommonMark
import Facts
import Rules
import Values

/// What the board's own pages can link to: files of the board as forges link them, `../rentals/sunny-flat.md`, and addresses, `/rentals/sunny-flat/`.
struct BoardLinks: Sendable {
    let kinds: [Kind]
    /// The names of the board's pages.
    let pages: [String]
    /// The handles of its people.
    let people: [String]
    let listings: [ListingFile]
    /// Where its static files are published.
    let files: Set<String>

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
        guard parts.count > 1, let last = parts.last else { return nil }
        let stem = [".md", ".yaml", ".yml"].first(where: last.hasSuffix).map { String(last.dropLast($0.count)) }
        switch parts[0] {
        case "static": return parts.dropFirst().joined(separator: "/")
        case "pages": return parts.count == 2 ? stem.map { $0 + "/" } : nil
        case "people", "brands", "circles": return parts.count == 2 ? stem.map { "\(parts[0])/\($0)/" } : nil
        default:
            guard kinds.contains(where: { $0.plural == parts[0] }) else { return nil }
            if parts.count == 2 { return "\(parts[0])/\(stem ?? last)/" }
            return parts.count == 3 && stem == "index" ? "\(parts[0])/\(parts[1])/" : nil
        }
    }

    /// Whether nothing lies at an address that a page links to. Of folders that Houser fills, only listings and people are known here.
    private func isNowhere(_ address: String) -> Bool {
        let parts = BoardLinks.parts(address)
        guard let first = parts.first, !files.contains(parts.joined(separator: "/")) else { return false }
        if kinds.contains(where: { $0.plural == first }) {
            guard parts.count == 2, parts[1].isSlug, !BoardLinks.besideListings.contains(parts[1]) else { return false }
            return !listings.contains { $0.kind.plural == first && $0.slug == parts[1] }
        }
        if first == "people" { return parts.count == 2 && parts[1].isSlug && !people.contains(parts[1]) }
        if pages.contains(first) { return parts.count > 1 }
        // Feeds and other files of the site have endings.
        return !ReservedNames.all.contains(first) && !(parts.count == 1 && first.contains("."))
    }

    /// What has a folder among those of a kind's listings.
    private static let besideListings = ["calendar", "page"]

    /// The nearest address that there is, with its slashes.
    private func guess(_ address: String) -> String? {
        let parts = BoardLinks.parts(address)
        guard let first = parts.first else { return nil }
        if parts.count == 2, kinds.contains(where: { $0.plural == first }) {
            let slugs = listings.lazy.filter { $0.kind.plural == first }.map(\.slug)
            return Spelling.nearest(to: parts[1], among: slugs).map { "/\(first)/\($0)/" }
        }
        if parts.count == 2, first == "people" { return Spelling.nearest(to: parts[1], among: people).map { "/people/\($0)/" } }
        let names = pages + kinds.map(\.plural) + SitePage.allCases.filter(\.isLedTo).map(\.name)
        let rest = parts.dropFirst().map { $0 + "/" }.joined()
        return Spelling.nearest(to: first, among: names).map { "/\($0)/\(pages.contains($0) ? "" : rest)" }
    }

    private static func parts(_ address: String) -> [String] {
        address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init)
    }
}
