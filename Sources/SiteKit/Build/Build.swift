import Bytes
import ListingKit

/// The whole build in the order in which it happens: source files → listings → site → recipes → artifacts → publisher.
public struct Build: Sendable {
    let project: Project
    private let gate: DiskGate

    /// A build of a project.
    public init(_ project: Project) { self.init(project, gate: .open) }

    init(_ project: Project, gate: DiskGate) {
        self.project = project
        self.gate = gate
    }

    /// Reads and judges the content, and publishes nothing. With `expiring`, it tells also what leaves the lists within that many days.
    /// Throws if a folder cannot be read, or a ledger that is there.
    public func check(expiring: Int? = nil, observer: any BuildObserver) throws -> Reading {
        MemoryReuse.enable()
        observer.begin(.read)
        let content = try ContentFolder(project.content)
        var reader = ContentReader(content, today: project.today, threads: project.threads, memory: NoMemory(seed: 0))
        reader.expiring = expiring
        reader.pageTemplates = try ThemeFolder(project).pageTemplates
        reader.keepsListings = false
        var reading = reader.read { observer.progress($0, of: $1) }
        reading.checkMoved()
        if let changes = ListingChanges(reading, since: try Past(project).ledger.image?.build) { try reading.addFindings(changes) }
        return reading
    }

    /// Publishes the site, unless the content has errors. Throws for failures of the environment and of templates.
    public func run(observer: any BuildObserver) throws -> BuildResult {
        MemoryReuse.enable()
        try project.checkFolders()
        var publisher = Publisher(output: project.output, ledger: project.ledger, mark: try Feeds.mark, threads: project.threads)
        publisher.gate = gate
        let busy = { observer.waits(forOtherAt: project.output) }
        while true {
            let existing = try publisher.existing(busy)
            do {
                return try run(publisher, Past(project), existing, observer, busy)
            } catch PublishError.outputInUse {
                // Another first build was faster. It left what this one now only has to bring up to date.
                continue
            }
        }
    }

    private func run(
        _ publisher: Publisher, _ past: Past, _ existing: OutputFolder?, _ observer: any BuildObserver, _ busy: () -> Void
    ) throws -> BuildResult {
        let seen = past.look()
        if let result = try past.unchanged(seen, publisher, existing) { return result }

        // Asking the file system about every published file takes as long as finding out what there is to publish.
        let old = Future { [threads = project.threads] in OldFiles(past.ledger, in: existing, threads: threads) }
        // It holds the output folder, and so keeps others from it, until it is done.
        defer { _ = old.result }
        let session = try BuildSession(project, past, seen: seen, observer)
        let findings = BuildFindings(session.reading)
        guard let ready = try session.prepare(observer) else {
            return BuildResult(reading: findings, publication: nil, timeZone: session.timeZone)
        }
        var report = try publish(session, ready, old, existing, past, publisher, busy)
        report.notes.insert(contentsOf: ready.notes, at: 0)
        return BuildResult(reading: findings, publication: report, timeZone: session.timeZone)
    }

    private func publish(
        _ session: BuildSession, _ ready: BuildSession.Preparation, _ old: Future<OldFiles>, _ existing: OutputFolder?, _ past: Past,
        _ publisher: Publisher, _ busy: () -> Void
    ) throws -> PublishReport {
        let edit = existing == nil ? nil : session.editOrder(ready)
        let order = edit == nil ? session.order(ready) : nil
        ready.observer.begin(.compare)
        var history = Publisher.History(old: old.result, output: existing, seed: past.seed)
        if let existing, let edit, let report = try publisher.publish(edit, history: history, into: existing) { return report }
        let whole = order ?? session.order(ready)
        if existing == nil, let new = try publisher.beginNew(busy) { return try publisher.publish(whole, history: history, into: new) }
        let folder = try existing ?? publisher.open(after: past.ledger, busy)
        history.output = folder
        return try publisher.publish(whole, history: history, into: folder)
    }

    /// What publishing would change, without changing anything; nil if the content has errors.
    public func plan(observer: any BuildObserver) throws -> BuildResult {
        try project.checkFolders()
        let publisher = Publisher(output: project.output, ledger: project.ledger, mark: try Feeds.mark, threads: project.threads)
        return try plan(publisher, Past(project), observer)
    }

    private func plan(_ publisher: Publisher, _ past: Past, _ observer: any BuildObserver) throws -> BuildResult {
        let session = try BuildSession(project, past, seen: past.look(), observer)
        let findings = BuildFindings(session.reading)
        guard let ready = try session.prepare(observer) else {
            return BuildResult(reading: findings, publication: nil, timeZone: session.timeZone)
        }
        let order = session.order(ready)
        observer.begin(.compare)
        let folder = try OutputFolder.existing(project.output)
        var report = try publisher.plan(order, history: publisher.history(past.ledger, seed: past.seed, in: folder))
        report.notes.insert(contentsOf: ready.notes, at: 0)
        return BuildResult(reading: findings, publication: report, timeZone: session.timeZone)
    }
}

/// What came of a build.
public struct BuildResult: Sendable {
    /// What was found in the content.
    public let reading: BuildFindings
    /// What was published; nil if the content has errors, in which case nothing was touched.
    public let publication: PublishReport?
    /// The board's time zone, an IANA identifier, which decides when its day ends; nil if the board could not be read.
    public let timeZone: String?
}
