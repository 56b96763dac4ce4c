import Bytes
import Publishing
import Values

/// The site map and robots.txt, for search engines.
///
/// That of a small board is one document. A larger one is an index of parts, so that an edit writes few of them anew.
struct SiteMapFiles: OutputFamily {
    /// So many pages are listed in one document.
    static let mostInOne = 1_000

    private let context: SiteContext
    private let sections: [SiteMapSection]
    private let isSmall: Bool
    /// Whether robots.txt is made, and not the board's own.
    private let hasRobots: Bool
    /// The parts of each section.
    private let parts: [MadeOnce<[SiteMapPart]>]
    private let runs: RunIndex

    init(_ site: Site, _ scopes: [SiteScope], hasRobots: Bool) {
        self.hasRobots = hasRobots
        context = site.context
        sections = SiteMapSection.all(of: site, scopes)
        isSmall = sections.reduce(0) { $0 + $1.count } <= SiteMapFiles.mostInOne
        parts = isSmall ? [] : sections.map { section in MadeOnce { section.parts } }
        runs = RunIndex(isSmall ? [] : sections.map(\.partCount))
    }

    /// All parts, and the document that search engines are pointed to.
    var count: Int { runs.count + 1 }

    /// All of them, since they tell when something happened last.
    func recipes(lookingAt changes: ItemChanges) -> [Int] { changes.redated.isEmpty ? [] : Array(0..<count) }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        guard index < runs.count else { return main(&maker) }
        let (section, offset) = runs.place(of: index)
        let part = parts[section].value[offset]
        return maker.recipe(part.route.path, part) { [address = context.address] part, _ in
            [
                Artifact(
                    path: try ArtifactPath(part.route.file), stage: .root,
                    content: .bytes(SitemapEncoder.pages(part.pages(at: address))))
            ]
        }
    }

    private func main(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let main = SiteMapMain(
            pages: isSmall ? sections.map { SiteMapPart(section: $0, rows: Array(0..<$0.count), route: .sitemap) } : [],
            parts: parts.flatMap(\.value).map { SiteMapMain.Part(route: $0.route, modified: $0.modified) })
        return maker.recipe("sitemap", main) { [address = context.address, hasRobots] main, _ in
            let document =
                main.parts.isEmpty
                ? SitemapEncoder.pages(main.pages.flatMap { $0.pages(at: address) })
                : SitemapEncoder.index(main.parts.map { SitemapPage(url: address.absolute($0.route), modified: $0.modified) })
            let robots = "User-agent: *\nAllow: /\n\nSitemap: \(address.absolute(.sitemap))\n"
            let map = Artifact(path: try ArtifactPath(Route.sitemap.file), stage: .root, content: .bytes(document))
            guard hasRobots else { return [map] }
            return [map, Artifact(path: try ArtifactPath(Route.robots.file), stage: .root, content: .bytes(Array(robots.utf8)))]
        }
    }
}

/// Some pages of a sort.
struct SiteMapPart: RecipeInput {
    let section: SiteMapSection
    let rows: [Int]
    /// Where they are listed.
    let route: Route

    func pages(at address: SiteAddress) -> [SitemapPage] {
        rows.map { row in
            let page = section.page(row)
            return SitemapPage(url: address.absolute(page.route), modified: page.modified)
        }
    }

    /// The day of the last event of any of them.
    var modified: Day? { rows.lazy.compactMap { section.page($0).modified }.max() }

    func add(to input: inout FingerprintInput) {
        input.add(rows.count)
        for row in rows {
            let page = section.page(row)
            input.add(page.route.path)
            input.add(page.modified?.number ?? Int.min)
        }
    }
}

/// The document that search engines are pointed to.
private struct SiteMapMain: RecipeInput {
    struct Part: Sendable {
        let route: Route
        let modified: Day?
    }

    /// What it lists itself, if there are no parts.
    let pages: [SiteMapPart]
    let parts: [Part]

    func add(to input: inout FingerprintInput) {
        pages.add(to: &input)
        input.add(parts.count)
        for part in parts {
            input.add(part.route.path)
            input.add(part.modified?.number ?? Int.min)
        }
    }
}
