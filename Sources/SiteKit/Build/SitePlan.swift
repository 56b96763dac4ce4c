import Bytes
import ListingKit
import Mustache
import Publishing
import Rules
import Syndication

/// The site of a board without errors, and what its pages are made with.
struct SitePlan {
    let site: Site
    let scopes: [SiteScope]
    /// Those that have feeds.
    let followed: [SiteScope]
    let board: Board
    let theme: Theme
    let templates: TemplateSet
    let pages: PageMaker
    let campuses: NearCampuses
    /// Nil if the board has no authority.
    let calendars: Calendars?
    /// What the maintainer may want to know of the theme, in full sentences.
    let notes: [String]
    /// The addresses that listings had and that may be told.
    let former: FormerListings
    /// Lets nothing hidden leave; nil if nothing is hidden.
    let gate: HiddenBytes?
    let judged: JudgedBoard
    /// The place of each listing, in the order of the site, among those that were read.
    let places: [Int]
    /// Of the program, the options and the day.
    let options: Fingerprint
    /// Of everything that all pages are made from.
    let shared: Fingerprint
    /// Of which pages there are for listings to be on.
    let outline: Fingerprint

    /// Nil if the content has errors. Throws for failures of the theme.
    init?(_ judged: JudgedBoard, _ observer: any BuildObserver) throws {
        let (sources, previous) = (judged.sources, judged.previous)
        guard let board = judged.reading.board, !judged.reading.hasErrors else { return nil }
        observer.begin(.theme)
        theme = try sources.theme.get()
        let reading = judged.reading.named(by: theme.words)
        let names = Set(PageTemplates.all + reading.pages.compactMap(\.template))
        templates = try theme.compiled(pages: names)
        notes = ThemeNotes(theme, templates, pages: names).notes
        observer.begin(.site)
        self.judged = judged
        self.board = board
        options = previous.options(today: reading.today)
        shared = sources.shared.fingerprint(options, seed: previous.seed)
        let assets = AssetFolder(theme.assets)
        let context = SiteContext(
            reading, board: board, paged: judged.memory.paged, address: SiteAddress(url: sources.project.baseURL ?? board.url),
            content: sources.project.repositoryPath, words: Words(messages: theme.words.messages),
            assets: assets, streets: try Leaflet.assets(for: board.streetTiles).map(AssetFolder.init), colours: ThemeColours(theme),
            picture: try SitePicture(board, assets))
        places = Site.newestFirst(reading.listings)
        site = Site(
            context, listings: places.map { reading.listings[$0].summary }, memory: judged.memory, clock: judged.clock,
            threads: sources.project.threads)
        outline = site.outline(shared, seed: previous.seed)
        scopes = SiteScope.all(of: site)
        followed = scopes.filter { $0.hasFeeds(context) }
        pages = PageMaker(context: context, templates: templates)
        campuses = NearCampuses(site)
        calendars = Calendars(context: context)
        gate = HiddenBytes(reading, sources.content, threads: sources.project.threads)
        former = FormerListings(site, judged.addresses).withoutTelling(what: reading, site, gate)
    }

    /// A listing by its place in the order of the site.
    func listing(_ row: Int) -> LoadedListing { judged.reading.listings[places[row]] }

    /// What there is to publish.
    func request(_ outputs: [any OutputFamily<RenderInputs>], _ observer: any BuildObserver) -> PublishRequest<RenderInputs> {
        let edit = SiteEdit(self)
        let project = judged.sources.project
        let reading = judged.reading
        let maker = SiteRecipeMaker(
            shared: site.context.fingerprint(shared, seed: judged.previous.seed),
            items: places.map { reading.listings[$0].fingerprint(seed: judged.previous.seed) },
            seed: judged.previous.seed)
        let preparer = InputPreparer(site: site, templates: templates, threads: project.threads) { [places] in
            let read = reading.listings[places[$0]]
            return (try reading.inFull(read), reading.talks[read.summary.id])
        } progress: {
            observer.progress($0, of: $1)
        }
        var request = PublishRequest(outputs, maker, InterimPage(board, site.context.words)) { recipes, isEdit in
            observer.begin(.stock)
            return try preparer.inputs(
                for: recipes, remains: remains(for: recipes, isEdit ? edit : nil), words: judged.sources.remembered.words)
        } note: { [self] remains, isEdit in
            if isEdit, let edit { return edit.note(self, remains) }
            let build = record(remains)
            return { BuildNotes.write(build, to: &$0) }
        }
        request.changes = edit?.changes
        request.moves = edit?.moves
        request.feedNames = FeedFormat.all.map(\.fileName)
        request.followedNames = Set(request.feedNames + FeedFormat.all.map(\.changesFileName) + [Route.commentsFile])
        request.gate = gate
        request.confirm = {
            try judged.sources.shared.confirm(
                judged.sources.content, pictures: reading.pictures, arePeopleRemembered: judged.sources.remembered.people != nil)
        }
        return request
    }

    /// What is known of each listing without reading it; of an edit no more than those recipes ask for.
    private func remains(for recipes: [SiteRecipe], _ edit: SiteEdit?) -> [ListingRemains] {
        guard let edit else { return places.indices.map { judged.sources.remembered.remains(listing($0)) } }
        let isSearched = recipes.contains { !$0.needs.records.isEmpty }
        return places.indices.map { edit.remains($0, withSearch: isSearched) }
    }

    /// All that is to be noted of the build.
    private func record(_ remains: SiteRemains) -> BuildRecord {
        let sources = judged.sources
        var record = head
        record.content = sources.shared.content(sources.content, judged.reading)
        record.theme = sources.shared.theme(theme.own, settled: notes.isEmpty)
        record.listings = places.indices.map {
            BuildRecord.Listing(record: listing($0).record, place: places[$0], remains: remains.listings[$0])
        }
        record.words = remains.words
        return record
    }

    /// What is to be noted without what was read.
    var head: BuildRecord {
        BuildRecord(
            program: judged.previous.program, options: options, shared: shared, timeZone: board.timeZone,
            isPreview: judged.reading.isPreview,
            content: [], theme: [],
            people: judged.reading.people, listings: [], words: WordVocabulary(), findings: BuildFindings(judged.reading).lasting,
            memory: judged.memory, clock: judged.clock, addresses: judged.addresses.without(former.withheld), outline: outline,
            hiddenPeople: judged.reading.hidden.fingerprint(seed: judged.previous.seed))
    }
}
