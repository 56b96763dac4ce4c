import Facts
import Values

/// The addresses that a site has whatever lies in `static`. Disks that ignore case must hold both, so case makes no difference.
struct TakenAddresses: Sendable {
    /// The folders of the kinds.
    let kinds: [String]
    /// The names of the board's own pages.
    let pages: [String]
    /// The name of the board's picture, if it has one.
    var picture: String?
    /// The addresses that pages had before they moved, from the site's root, without slashes at their ends.
    var moved: [String] = []

    /// Files at the top that are neither pages nor feeds, with what they are for.
    private static let files = [
        ("_headers", "Houser writes what hosts send with each file there"), ("feeds.opml", "the list of all feeds is there"),
        ("index.html", "the home page is there, and templates/home.mustache changes it"),
        ("inspections.ics", "the board's calendar is there"), ("manifest.webmanifest", "what makes the board an app is there"),
        ("sitemap.xml", "the site map is there"), ("speculation.json", "what browsers may load ahead is there"),
        ("sw.js", "what shows the board offline is there"), ("404.html", "templates/404.mustache changes that page"),
    ]
    /// Folders of the site beside those of its pages.
    private static let folders = ["streets"]
    /// The names of feeds, which archives of them follow with a number.
    private static let feeds = ["atom", "rss", "feed", "changes", "changes-rss", "comments"]

    /// What lies at an address, or owns the folder that it would lie in, as half a sentence; nil if it is free.
    func owner(of target: String) -> String? {
        let parts = target.lowercased().split(separator: "/").map(String.init)
        guard let first = parts.first else { return nil }
        if kinds.contains(first) { return "Houser makes everything in /\(first)/ from the listings in \(first)" }
        if pages.contains(first), parts.count == 1 || parts[1] == "index.html" {
            return "the page pages/\(first).md is there"
        }
        if let file = TakenAddresses.files.first(where: { $0.0 == first }) { return file.1 }
        if ReservedNames.all.contains(first) || TakenAddresses.folders.contains(first) {
            return "Houser makes everything in /\(first)/"
        }
        // Only the name itself, and not another way to write it, stands in the place of what Houser makes.
        if first == StaticFile.robots {
            return target == StaticFile.robots ? nil : "robots.txt is there, in small letters; yours takes its place as static/robots.txt"
        }
        if let moved = moved.first(where: { $0.split(separator: "/").first.map(String.init) == first }) {
            return "Houser leads people on from /\(moved)/, as \"moved\" in board.yaml says"
        }
        if first == picture?.lowercased() { return "the board's picture \(picture ?? "") is there" }
        return TakenAddresses.isFeed(first) ? "Houser keeps such names for feeds and site maps" : nil
    }

    /// Whether a name is that of a feed or a site map, or of a part of one: `changes-12.xml`.
    private static func isFeed(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: "."), ["xml", "json"].contains(name[name.index(after: dot)...]) else { return false }
        let stem = name[..<dot]
        return stem.hasPrefix("sitemap-") || feeds.contains { stem == $0 || stem.hasPrefix($0 + "-") }
    }
}
