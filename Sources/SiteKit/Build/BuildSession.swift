import ListingKit

/// One build that found something to do: everything between the source files and the publisher.
struct BuildSession {
    let reading: Reading
    private let project: Project
    private let past: Past
    private let content: ContentFolder
    private let theme: Result<Theme, FileError>
    private let frame: FrameInputs
    private let remembered: RememberedListings

    /// Reads and judges the content; what did not change since the last build comes from memory.
    init(_ project: Project, _ past: Past, _ observer: any BuildObserver) throws {
        self.project = project
        self.past = past
        observer.begin(.read)
        let start = FileStamp.now()
        content = try ContentFolder(project.content)
        theme = Result { () throws(FileError) in try Theme(folder: project.templates) }
        let known = KnownFiles(past)
        frame = FrameInputs(content, theme: theme, memory: known, at: start, threads: project.threads)
        remembered = try RememberedListings(past, known, frame: frame, today: project.today)
        reading = ContentReader(content, today: project.today, threads: project.threads, memory: remembered)
            .read { observer.progress($0, of: $1) }
    }

    /// The board's time zone, if the board could be read.
    var timeZone: String? { reading.board?.timeZone }

    /// What there is to publish; nil if the content has errors. Throws for failures of the theme.
    func order(_ observer: any BuildObserver, _ selection: OutputSelection) throws -> Publisher.Order? {
        guard let board = reading.board, !reading.hasErrors else { return nil }
        observer.begin(.theme)
        let theme = try theme.get()
        let templates = try TemplateSet(sources: theme.templates, vocabulary: Name.vocabulary, required: theme.files(of: Pages.templates))

        observer.begin(.site)
        let address = SiteAddress(url: project.baseURL ?? board.url)
        let site = SiteFrame(reading, board: board, address: address, content: project.content)
        let listings = Site.newestFirst(reading.listings)
        let plan = Site(site, listings: listings.map(\.summary), threads: project.threads)
        let options = past.options(today: reading.today)
        let print = frame.fingerprint(options, seed: past.seed)
        var maker = RecipeMaker(frame: print, listings: listings.map(\.record.fingerprint), seed: past.seed)
        let recipes = Recipes.all(
            of: plan, theme: theme, templates: templates, content: content, selection: selection, threads: project.threads, &maker)
        let records = listings.map(remembered.search)

        var order = Publisher.Order(recipes: recipes) { [reading, project] stale in
            observer.begin(.stock)
            return try Pantry(
                for: stale, site: plan, templates: templates, formats: selection.feedFormats, records: records, threads: project.threads
            ) {
                try reading.inFull(listings[$0])
            } progress: {
                observer.progress($0, of: $1)
            }
        } remember: { [reading, past, frame, content, project] pantry, report in
            BuildRecord(
                program: past.program, options: options, frame: print, timeZone: board.timeZone,
                content: frame.content(content, reading), theme: frame.theme(project.templates),
                listings: zip(listings, pantry.records).map { BuildRecord.Listing(record: $0.record, search: $1) },
                findings: BuildFindings(reading),
                keptForeign: (report.keptForeign + report.plan.keptChanged.map(\.string)).sorted(by: ByteOrder.precedes),
                caseCollisions: report.caseCollisions,
                pages: report.pages, feeds: report.feeds, bytes: report.bytes)
        }
        order.observer = observer
        order.confirm = { [frame, content, reading] in try frame.confirm(content, pictures: reading.pictures) }
        return order
    }
}
