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
        let site = Site(reading, board: board, address: address, content: project.content)
        let files =
            try Assets(site, theme: theme, content: content).artifacts + SearchIndex(site).artifacts + API(site).artifacts
            + SiteMapFiles(site).artifacts
        observer.begin(.pages)
        let pages = try Pages(site, templates: templates, threads: project.threads).artifacts
        observer.begin(.feeds)
        let feeds = try Feeds(site, threads: project.threads).artifacts

        observer.begin(.publish)
        let publisher = Publisher(output: project.output, ledger: project.ledger, mark: try Feeds.mark, threads: project.threads)
        return BuildResult(reading: reading, publication: try publisher.publish(files + pages + feeds))
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
