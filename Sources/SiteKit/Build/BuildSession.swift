import Bytes
import ListingKit
import Mustache

/// One build that found something to do: everything between the source files and the publisher.
struct BuildSession {
    /// All that was read, and what is wrong with it.
    private(set) var reading: LoadedContent
    private let project: Project
    private let past: Past
    private let content: ContentFolder
    private let theme: Result<Theme, FileError>
    private let frame: FrameInputs
    private let remembered: RememberedListings
    private let memory: ScopeMemory

    /// Reads and judges the content; what did not change since the last build comes from memory.
    init(_ project: Project, _ past: Past, seen: SeenInputs?, _ observer: any BuildObserver) throws {
        self.project = project
        self.past = past
        observer.begin(.read)
        let start = FileStamp.now()
        let entries = seen?.entries()
        content = try entries.map { try ContentFolder(project.content, holding: $0) } ?? ContentFolder(project.content)
        theme = Result { () throws(FileError) in try Theme(ThemeFolder(project)) }
        let known = KnownFiles(past, seen, isSameFolder: entries != nil)
        frame = FrameInputs(content, theme: theme, memory: known, at: start, threads: project.threads)
        remembered = RememberedListings(past, known, frame: frame, today: project.today)
        var reader = ContentReader(content, today: project.today, threads: project.threads, memory: remembered)
        // A theme that cannot be read is told when it is needed.
        reader.pageTemplates = try? theme.get().own.pageTemplates
        reading = reader.read { observer.progress($0, of: $1) }
        reading.checkMoved()
        let changes = ListingChanges(reading, since: past.ledger.image?.build)
        if let changes { try reading.addFindings(changes) }
        // From here on listings say what people were told, and not only what their files say.
        memory = reading.keepTold(since: project.told == nil ? changes : ListingChanges(reading, since: try past.told()))
    }

    /// The board's time zone, if the board could be read.
    var timeZone: String? { reading.board?.timeZone }

    /// Gets ready what every order is made with; nil if the content has errors. Throws for failures of the theme.
    func prepare(_ observer: any BuildObserver) throws -> Preparation? {
        guard let board = reading.board, !reading.hasErrors else { return nil }
        observer.begin(.theme)
        let theme = try theme.get()
        let pages = Set(Pages.templates + reading.pages.compactMap(\.template))
        let templates = try TemplateSet(sources: theme.templates, vocabulary: Name.vocabulary, pages: pages, isHTML: true)
        observer.begin(.site)
        let address = SiteAddress(url: project.baseURL ?? board.url)
        let options = past.options(today: reading.today)
        return Preparation(
            board: board, theme: theme, notes: ThemeNotes(theme, templates, pages: pages).notes, templates: templates,
            site: SiteFrame(
                reading, board: board, address: address, content: project.content, picture: try SitePicture(board, theme)),
            options: options,
            print: frame.fingerprint(options, seed: past.seed), observer: observer)
    }

    /// What orders are made with.
    struct Preparation: Sendable {
        fileprivate let board: Board
        fileprivate let theme: Theme
        /// What the maintainer may want to know of the theme, in full sentences.
        let notes: [String]
        fileprivate let templates: TemplateSet
        fileprivate let site: SiteFrame
        fileprivate let options: Fingerprint
        /// Of everything that all pages are made from.
        fileprivate let print: Fingerprint
        let observer: any BuildObserver
    }

    /// Everything that there is to publish.
    func order(_ ready: Preparation) -> Publisher.Order {
        let places = Site.newestFirst(reading.listings)
        let listings = places.map { reading.listings[$0] }
        let site = Site(ready.site, listings: listings.map(\.summary), memory: memory, threads: project.threads)
        let recipes = recipes(ready, site, listings.map(\.record.fingerprint), wanted: nil).recipes
        let remains = listings.map(remembered.remains)
        var order = Publisher.Order(recipes: recipes) { stale in
            try stock(stale, ready, site, remains) { listings[$0] }
        } remember: { remains, report in
            var record = record(ready, report)
            record.content = frame.content(content, reading)
            record.theme = frame.theme(ready.theme.own, settled: ready.notes.isEmpty)
            record.listings = listings.indices.map {
                BuildRecord.Listing(record: listings[$0].record, place: places[$0], remains: remains[$0])
            }
            return record
        }
        order.observer = ready.observer
        order.confirm = confirm
        return order
    }

    /// What there is to publish if nothing but listings was edited, and nothing that lists know of them: then all files are those of the
    /// last build, and the ledger knows which of them show an edited listing. Nil if more has changed.
    func editOrder(_ ready: Preparation) -> Publisher.EditOrder? {
        guard let image = past.ledger.image, let columns = image.build, columns.head.frame == ready.print,
            let edited = EditedListings(reading.listings, since: columns.listings),
            let content = frame.change(of: columns.content, content, reading),
            let theme = columns.theme.change(to: frame.theme(ready.theme.own, settled: ready.notes.isEmpty))
        else { return nil }
        let site = Site(ready.site, listings: edited.summaries, memory: memory, threads: project.threads)
        var wanted = [Bool](repeating: false, count: image.keys.count)
        for row in image.recipes(needing: edited.isEdited, retold: edited.isRetold) { wanted[row] = true }
        let made = recipes(
            ready, site, edited.fingerprints, wanted: RecipeMaker.Wanted(flags: wanted, hasPrefix: { image.keys.begins($0, with: $1) }))
        guard made.count == wanted.count else { return nil }
        let recipes = made.recipes.filter { wanted[$0.position] }
        guard recipes.count == wanted.count(where: \.self),
            recipes.allSatisfy({ image.keys[$0.position] == $0.key })
        else { return nil }
        var order = Publisher.EditOrder(recipes: recipes) { stale in
            let isSearched = stale.contains { !$0.needs.records.isEmpty }
            let remains = edited.isEdited.indices.map { row in
                edited.isEdited[row]
                    ? ListingRemains()
                    : ListingRemains(search: isSearched ? try? columns.listings.search(row) : nil, data: columns.listings.mark(row))
            }
            return try stock(stale, ready, site, remains) { edited[$0] }
        } confirm: {
            try confirm()
        } remember: { remains, report in
            LedgerEdit(
                columns: columns, build: record(ready, report), content: content, theme: theme,
                listings: edited.rows.map { row in
                    ListingColumns.Change(row: row, record: edited[row].record, remains: remains[row])
                })
        }
        order.observer = ready.observer
        return order
    }

    private func recipes(
        _ ready: Preparation, _ site: Site, _ listings: [Fingerprint], wanted: RecipeMaker.Wanted?
    ) -> (recipes: [Recipe], count: Int) {
        var maker = RecipeMaker(
            frame: ready.print, listings: listings, stories: site.listings.map(\.historyFingerprint), seed: past.seed, wanted: wanted)
        let recipes = Recipes.all(
            of: site, theme: ready.theme, templates: ready.templates, content: content, threads: project.threads,
            &maker)
        return (recipes, maker.position)
    }

    private func stock(
        _ stale: [Recipe], _ ready: Preparation, _ site: Site, _ remains: [ListingRemains],
        _ listing: @escaping @Sendable (Int) -> LoadedListing
    ) throws -> Pantry {
        ready.observer.begin(.stock)
        return try Pantry(for: stale, site: site, templates: ready.templates, remains: remains, threads: project.threads) { [reading] in
            try reading.inFull(listing($0))
        } progress: { [observer = ready.observer] in
            observer.progress($0, of: $1)
        }
    }

    private func confirm() throws {
        try frame.confirm(content, pictures: reading.pictures, arePeopleRemembered: remembered.people != nil)
    }

    /// What is to be remembered of the build, without what was read.
    private func record(_ ready: Preparation, _ report: PublishReport) -> BuildRecord {
        BuildRecord(
            program: past.program, options: ready.options, frame: ready.print, timeZone: ready.board.timeZone, content: [], theme: [],
            people: reading.people,
            listings: [], findings: BuildFindings(reading),
            keptForeign: (report.keptForeign + report.plan.keptChanged.map(\.string)).sorted(by: ByteOrder.precedes),
            caseCollisions: report.caseCollisions, memory: memory, pages: report.pages, feeds: report.feeds, bytes: report.bytes,
            shape: report.shape)
    }
}
