import Bytes
import Facts
import Findings
import Matching
import Rules
import Values

/// Reads a whole content folder: kinds first, then the board and its people, then every listing on several threads.
public struct ContentReader: Sendable {
    private let folder: ContentFolder
    private let today: EffectiveDay
    private let threads: Int
    private let memory: any ListingMemory
    /// Reports listings that leave the lists within that many days; nil to report none.
    public var expiring: Int?
    /// What the board does without, and its language; looked up if it is not known.
    public var choices: BoardChoices?
    /// The languages that there are words of; nil to accept any.
    public var languages: [String]?
    /// The names of the templates that pages may ask for; nil to accept any.
    public var pageTemplates: [String]?
    /// What is told of listings beside their prices, given the kinds.
    public var facts: @Sendable ([Kind]) -> FirstFacts = { _ in FirstFacts() }
    /// Those of the board's own, which a listing's page may ask for as well.
    private var listingTemplates: [String]? { pageTemplates.map { $0.filter { $0 != PlainPage.usualTemplate } } }
    /// Whether listings are kept in memory, for a build that is about to publish them.
    public var keepsListings = true

    /// A reader of that folder, as of a day, with at most that many threads, and with what an earlier reading left.
    public init(_ folder: ContentFolder, today: EffectiveDay, threads: Int, memory: any ListingMemory) {
        self.folder = folder
        self.today = today
        self.threads = threads
        self.memory = memory
    }

    /// Reads everything. `progress` gets the number of listings that are read so far, and of all.
    public func read(progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }) -> LoadedContent {
        let choices = choices ?? BoardChoices(of: folder)
        let table = OwnGazetteer.load(from: folder, withCampuses: choices.campuses)
        var reading = LoadedContent(gazetteer: table.gazetteer)
        reading.diagnostics = table.diagnostics
        let kindFiles = Inventory.firstFiles(folder.entries(in: "kinds"))
        reading.judged.kinds = kindFiles.compactMap { folder.source($0, into: &reading.diagnostics) }
        (reading.judged.suburbs, reading.judged.campuses) = (table.suburbs, table.campuses)
        let loaded = KindSet.load(
            reading.judged.kinds, templates: listingTemplates, withCampuses: choices.campuses, isOn: choices.has)
        reading.diagnostics += loaded.diagnostics
        let brands = readBrands(loaded.kinds, into: &reading)
        let scale = HabitScale(of: loaded.kinds)
        reading.kinds = loaded.kinds.map { $0.knowing(brands: brands).comparing(scale) }
        let inventory = Inventory(folder.entries, kinds: reading.kinds, off: loaded.off, broken: loaded.broken) { path in
            (try? folder.bytes(of: path, limit: SourceFile.sizeLimit)) ?? []
        }
        reading.diagnostics += inventory.diagnostics
        let handles = Set(inventory[Person.self].map { RecordFile(path: $0).slug }).sorted()
        let vocabulary = FilterVocabulary(
            kinds: reading.kinds, gazetteer: table.gazetteer, people: handles, areKindsSound: loaded.broken.ids.isEmpty)
        readBoard(vocabulary, into: &reading)
        reading.isPreview = today.isChosen
        reading.today = today.day(in: reading.board?.timeZone ?? Country.australia.timeZone)
        let host = (reading.board?.url).flatMap(Board.host)
        readRecords(inventory, handles, host: host, into: &reading)
        readListings(inventory, handles, broken: loaded.broken, host: host, into: &reading, progress: progress)
        readTalk(inventory, handles, host: host, into: &reading)
        reading.listingFileCount = inventory.listings.count
        let isWhole = reading.listings.count == inventory.listings.count && inventory.misnamed.isEmpty
        reading.hidden = HiddenValues(reading, isWhole: isWhole)
        let told = PrivacyCheck(reading, folder, memory, threads: threads).findings()
        // A surname in its owner's words gets a warning, which says less.
        let lines = Set(told.filter { $0.rule == Rule.suburbAlone.id }.map { "\($0.file):\($0.span.line)" })
        reading.diagnostics.removeAll { finding in
            finding.rule == Rule.suburbAlone.id && finding.severity == .warning && lines.contains("\(finding.file):\(finding.span.line)")
        }
        reading.diagnostics += told
        reading.diagnostics = reading.diagnostics.sorted().withUnfilledPlacesTogether
        return reading
    }

    /// Reads the brands; gives the names of all that have a file, since what follows from a broken one is no fault of a listing.
    private func readBrands(_ kinds: [Kind], into reading: inout LoadedContent) -> [(slug: String, name: String)] {
        let paths = Inventory.firstFiles(folder.entries(in: Brand.home.folder))
        let reader = RecordsReader(folder: folder, threads: threads, today: today.day(in: Country.australia.timeZone), kinds: kinds)
        reading.brands = reader.read(paths, beside: (), into: &reading.diagnostics)
        reading.brands.sort { ByteOrder.precedes($0.slug, $1.slug) }
        let known = Dictionary(reading.brands.map { ($0.slug, $0.name) }, uniquingKeysWith: { first, _ in first })
        return Set(RecordFile.slugs(paths)).sorted(by: ByteOrder.precedes).map { ($0, known[$0] ?? $0) }
    }

    /// Reads all other records with files of their own, but for comments and reactions.
    private func readRecords(_ inventory: Inventory, _ handles: [String], host: String?, into reading: inout LoadedContent) {
        let reader = RecordsReader(folder: folder, threads: threads, today: reading.today, kinds: reading.kinds)
        let circles = RecordFile.slugs(inventory[Circle.self])
        reading.people = memory.people ?? reader.read(inventory[Person.self], beside: circles, into: &reading.diagnostics)
        readPages(inventory, handles, reader, host: host, into: &reading)
        reading.points = reader.read(inventory[PointSet.self], beside: KnownPlaces(reading.gazetteer), into: &reading.diagnostics)
        reading.circles = reader.read(inventory[Circle.self], beside: [:], into: &reading.diagnostics)
        reading.circles.sort { ByteOrder.precedes($0.slug, $1.slug) }
    }

    /// Reads the board's own pages, the pictures beside them, and which files are published as they are.
    private func readPages(
        _ inventory: Inventory, _ handles: [String], _ reader: RecordsReader, host: String?, into reading: inout LoadedContent
    ) {
        let paths = inventory[PlainPage.self]
        let names = RecordFile.slugs(paths)
        let taken = TakenAddresses(
            kinds: reading.kinds.map(\.plural), pages: names, picture: reading.board?.picture?.file,
            moved: reading.board?.moved.map(\.from) ?? [])
        reading.statics = StaticFilesReader(taken: taken) { [folder] in folder.stamp(of: $0).map { Int($0.size) } }.read(
            inventory.statics, into: &reading.diagnostics)
        let pictures = PagePictures(inventory.pagePictures, in: folder, into: &reading.diagnostics)
        let links = BoardLinks(
            kinds: reading.kinds, pages: names, people: handles, listings: inventory.listings, files: reading.statics.map(\.target),
            taken: taken)
        let surroundings = PlainPage.Surroundings(
            host: host, kinds: reading.kinds, templates: pageTemplates, pictures: pictures, links: links.site)
        reading.pages = reader.read(paths, beside: surroundings, into: &reading.diagnostics)
        let shown = Set(reading.pages.flatMap(\.body.usedImages))
        reading.pagePictures = shown.sorted(by: ByteOrder.precedes)
        // What a page that can't be read shows, nobody knows.
        guard reading.pages.count == paths.count else { return }
        let unused = pictures.sizes.keys.filter { !shown.contains($0) }.sorted(by: ByteOrder.precedes)
        reading.diagnostics += unused.map { PagePictures.unused(PagePictures.folder + $0) }
    }

    private func readTalk(_ inventory: Inventory, _ handles: [String], host: String?, into reading: inout LoadedContent) {
        var talks: [String: ListingTalk] = [:]
        if !inventory.talk.isEmpty {
            let reader = TalkReader(
                folder: folder, comments: CommentReader(people: handles, today: reading.today, host: host), threads: threads,
                seed: memory.seed, listings: TalkReader.Listings(reading.listings.map(\.summary), of: inventory))
            let (read, findings) = reader.read(inventory.talk)
            talks = read
            reading.diagnostics += findings
        }
        reading.setTalks(talks)
    }

    private func readBoard(_ vocabulary: FilterVocabulary, into reading: inout LoadedContent) {
        guard folder.hasFile("board.yaml") else {
            reading.diagnostics.append(
                Rule.boardFile.finding(
                    in: "board.yaml", "there is no board.yaml", reason: Rule.boardFile.explanation, fix: Rule.boardShape))
            return
        }
        guard let source = folder.source("board.yaml", into: &reading.diagnostics) else { return }
        let (board, found) = Report.reading(source) {
            Board(source, in: folder, vocabulary: vocabulary, languages: languages, today: today, report: &$0)
        }
        reading.board = board
        reading.diagnostics += found
        guard let board else { return }
        reading.diagnostics += BoardPicture.candidates(in: folder).filter { $0 != board.picture?.file }.map(BoardPictureReader.unused)
    }

    /// Tells what else is wrong with listings whose names are refused.
    private func readMisnamed(_ inventory: Inventory, _ context: ReadingContext, into reading: inout LoadedContent) {
        let budget = ReadingBudget(files: inventory.misnamed.count)
        let files = Parallel.map(Array(inventory.misnamed.indices), threads: threads) { place in
            let listing = inventory.misnamed[place]
            let pictures = ImageFolder(
                path: listing.folder, files: listing.file.isIndex ? inventory.pictures[listing.folder] ?? [] : [],
                isOwn: listing.file.isIndex, suggestion: (listing.file.folder, true), isTaken: false,
                inspect: folder.pictures(in: listing.folder))
            var diagnostics: [Diagnostic] = []
            if let source = folder.source(listing.file.path, into: &diagnostics) {
                diagnostics = CheckedListing(source, ListingReader(file: listing.file, folder: pictures, context: context)).diagnostics
            }
            return budget.keep(diagnostics, of: place)
        }
        var settlement = ReadingBudget.Settlement()
        for (listing, var findings) in zip(inventory.misnamed, files) {
            settlement.settle(&findings, of: listing.file.path)
            reading.diagnostics += findings.diagnostics
        }
        reading.diagnostics += settlement.findings
    }

    private func readListings(
        _ inventory: Inventory, _ handles: [String], broken kinds: BrokenKinds, host: String?, into reading: inout LoadedContent,
        progress: @escaping @Sendable (Int, Int) -> Void
    ) {
        // Owners whose own file is broken have a finding already; their listings should not get another.
        let broken = Set(handles).subtracting(reading.people.map(\.handle))
        let names = Dictionary(
            reading.people.filter { $0.role != .business }.map { ($0.handle, $0.name) }, uniquingKeysWith: { first, _ in first })
        let context = ReadingContext(
            gazetteer: reading.gazetteer, people: handles, names: names,
            reachable: broken.union(reading.people.filter(\.contact.isUsable).map(\.handle)), brokenKinds: kinds.ids,
            today: reading.today, host: host, expiring: expiring, clocks: LocalClocks(timeZone: reading.board?.timeZone))
        let reader = ListingsReader(
            folder: folder, inventory: inventory, context: context, kinds: reading.kinds, facts: facts(reading.kinds),
            searches: SearchMatcher(reading.board?.searches ?? [], today: reading.today), memory: memory, threads: threads,
            keepsListings: keepsListings)
        reading.listingsReader = reader
        let (outcomes, unlisted) = reader.read(progress: progress)
        reading.diagnostics += unlisted
        reading.pictures = reader.pictures.values.sorted { ByteOrder.precedes($0.path, $1.path) }
        reading.listingFiles = outcomes.compactMap(\.file)
        for outcome in outcomes {
            reading.diagnostics += outcome.record.diagnostics
            if let summary = outcome.record.summary {
                reading.listings.append(
                    LoadedListing(
                        record: outcome.record, summary: summary, listing: outcome.listing, isUntouched: outcome.isUntouched,
                        isRemembered: outcome.isRemembered))
            }
        }
        readMisnamed(inventory, context, into: &reading)
        let personFile = { [folder] (handle: String) -> SourceFile? in
            guard let path = ["people/\(handle).yaml", "people/\(handle).yml"].first(where: folder.hasFile) else { return nil }
            return (try? folder.bytes(of: path, limit: SourceFile.sizeLimit(of: path))).map { SourceFile(path: path, bytes: $0) }
        }
        reading.diagnostics += SeekingPeople(reading).surnames(source: personFile)
        let trust = TrustCheck(reading.listings, kinds: reading.kinds, people: reading.people, reading.gazetteer)
        reading.diagnostics += trust.findings(
            // Pictures that cannot be read have a finding already.
            pictures: reading.pictures.filter { $0.seen != nil }.map { ($0.path, $0.fingerprint) },
            inFull: { [reading] in try? reading.inFull($0) }, person: personFile
        ) { [folder] path in
            (try? folder.bytes(of: path, limit: SourceFile.sizeLimit(of: path))).map { SourceFile(path: path, bytes: $0) }
        }
        let unreadable = zip(inventory.listings, outcomes).filter { $1.record.summary == nil }.map { (path: $0.0.path, slug: $0.0.slug) }
        var references = MissingReferences(reading.listings, kinds: reading.kinds, broken: BrokenIds(unreadable))
        reading.diagnostics += references.findings { file in
            let bytes = try? folder.bytes(of: file, limit: SourceFile.sizeLimit(of: file))
            return bytes.map { SourceFile(path: file, bytes: $0) }
        }
        reading.diagnostics += FormerNames(reading.listings, kinds: reading.kinds).findings { file in
            (try? folder.bytes(of: file, limit: SourceFile.sizeLimit(of: file))).map { SourceFile(path: file, bytes: $0) }
        }
        reading.diagnostics += Rule.checkIds(reading.listings) { file, number in
            let bytes = try? folder.bytes(of: file, limit: SourceFile.sizeLimit(of: file))
            return bytes.flatMap { SourceFile(path: file, bytes: $0).shownLine(at: SourceSpan(line: number, column: 1)) }
        }
    }
}
