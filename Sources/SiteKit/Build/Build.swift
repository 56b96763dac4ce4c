import ListingKit

/// The whole build in the order in which it happens: source files → listings → site → artifacts → publisher.
public struct Build: Sendable {
    private let project: Project

    /// A build of a project.
    public init(_ project: Project) {
        self.project = project
    }

    /// Reads and judges the content, and publishes nothing. Throws if a folder cannot be read.
    public func check(observer: any BuildObserver) throws -> Reading {
        observer.begin(.read)
        let content = try ContentFolder(project.content)
        return reader(of: content).read { observer.read($0, of: $1) }
    }

    /// Publishes the site, unless the content has errors. Throws for failures of the environment and of templates.
    public func run(observer: any BuildObserver) throws -> BuildResult {
        try project.checkFolders()
        observer.begin(.read)
        let content = try ContentFolder(project.content)
        let reading = reader(of: content).read { observer.read($0, of: $1) }
        guard let board = reading.board, !reading.hasErrors else { return BuildResult(reading: reading, publication: nil) }

        observer.begin(.theme)
        let theme = try Theme(folder: project.templates)
        let templates = try TemplateSet(sources: theme.templates, vocabulary: Name.vocabulary, required: theme.files(of: Pages.templates))

        observer.begin(.site)
        let address = SiteAddress(url: project.baseURL ?? board.url)
        let frame = SiteFrame(reading, board: board, address: address, content: project.content)
        let listings = reading.listings.map { (listing: $0, summary: ListingSummary($0, today: frame.today)) }
            .sorted { Site.newestFirst($0.summary, $1.summary) }
        let site = Site(frame, listings: listings.map(\.summary))
        var maker = RecipeMaker(frame: Fingerprint(high: 0, low: 0), listings: listings.map { _ in Fingerprint(high: 0, low: 0) }, seed: 0)
        let recipes = Recipes.all(of: site, theme: theme, templates: templates, content: content, &maker)
        observer.begin(.pages)
        let pantry = try Pantry(
            for: recipes, site: site, templates: templates, records: Array(repeating: nil, count: listings.count), threads: project.threads
        ) { listings[$0].listing }
        let artifacts = try Parallel.map(recipes, threads: project.threads) { recipe throws in
            try recipe.make(Ingredients(pantry: pantry, needs: recipe.needs))
        }

        observer.begin(.publish)
        let publisher = Publisher(output: project.output, ledger: project.ledger, mark: try Feeds.mark, threads: project.threads)
        return BuildResult(reading: reading, publication: try publisher.publish(artifacts.flatMap { $0 }))
    }

    private func reader(of content: ContentFolder) -> ContentReader {
        ContentReader(content, today: project.today, threads: project.threads)
    }
}

/// What came of a build.
public struct BuildResult: Sendable {
    /// What was read, with all findings.
    public let reading: Reading
    /// What was published; nil if the content has errors, in which case nothing was touched.
    public let publication: PublishReport?
}
