import Bytes
import ListingKit
import Publishing

extension Build {
    /// A build of a project.
    public init(_ project: Project) { self.init(project: project, faults: .none) }

    /// A build on whose way to the disk something may go wrong.
    init(_ project: Project, faults: FaultInjector) { self.init(project: project, faults: faults) }

    /// What publishes its site.
    var publisher: Publisher {
        get throws {
            var publisher = Publisher(output: project.output, ledger: project.ledger, mark: try FeedFiles.mark, threads: project.threads)
            publisher.faults = faults
            return publisher
        }
    }

    /// Reads the content, and looks at nothing else. Throws if its folder cannot be read.
    public func read() throws -> LoadedContent {
        try project.checkBoard()
        let content = try ContentFolder(project.content)
        var reader = ContentReader(content, today: project.today, threads: project.threads, memory: NoMemory(seed: 0))
        reader.keepsListings = false
        return reader.read()
    }

    /// Reads and judges the content, and publishes nothing. With `expiring`, it tells also what leaves the lists within that many days.
    /// With an `overlay` it judges the content as it would be with that. With `comparison`, it tells also what may not be changed since, or not by
    /// whoever changed it. Throws if a folder cannot be read, a ledger that is there, or the repository.
    public func check(
        expiring: Int? = nil, over overlay: ContentOverlay = ContentOverlay(), comparison: Comparison? = nil, observer: any BuildObserver
    ) throws -> LoadedContent {
        MemoryReuse.enable()
        observer.begin(.read)
        try project.checkBoard()
        let content = try ContentFolder(project.content, over: overlay)
        var reader = ContentReader(content, today: project.today, threads: project.threads, memory: NoMemory(seed: 0))
        reader.expiring = expiring
        let theme = try ThemeFolder(project)
        let choices = BoardChoices(of: content)
        reader.choices = choices
        reader.pageTemplates = theme.pageTemplates
        reader.languages = ThemeWords.languages(theme)
        reader.keepsListings = false
        var reading = reader.read { observer.progress($0, of: $1) }
        reading.add(try ThemeWords.findings(in: theme, language: choices.language))
        try project.checkRecords(of: reading.board)
        let before =
            project.today.isChosen
            ? BuildNotes(try LedgerStore(path: project.ledger).read().image) : try BuildNotes.lastTold(project.ledger).notes
        reading.checkMoved(keeping: before?.head.memory.paged ?? [])
        if let changes = ListingChanges(reading, since: before) { try reading.addFindings(changes) }
        if let comparison { reading.addFindings(try comparison.findings(reading, content)) }
        return reading
    }
}
