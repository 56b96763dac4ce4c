import Bytes
import CommonMark
import Publishing
import Values

/// What the last build of a project left to this one.
struct PreviousBuild: Sendable {
    /// What it noted; nil if there is nothing that can be relied upon. What a preview notes counts for previews alone.
    let notes: BuildNotes?
    let seed: UInt64
    /// The program that runs now.
    let program: ProgramIdentity
    /// Whether it was a preview.
    private let isPreview: Bool
    private let project: Project

    /// What a ledger tells.
    init(_ project: Project, _ ledger: LedgerImage?, seed: UInt64) {
        self.project = project
        self.seed = seed
        let notes = BuildNotes(ledger)
        isPreview = notes?.head.isPreview ?? false
        self.notes = isPreview && !project.today.isChosen ? nil : notes
        program = .current(known: notes?.head.program, seed: seed)
    }

    /// Whether people were told of the board by another build.
    var wasToldElsewhere: Bool { project.told != nil || isPreview && notes == nil }

    /// What the build noted that people were told by.
    func told() throws(PublishError) -> BuildNotes? {
        guard wasToldElsewhere else { return notes }
        return BuildNotes(try LedgerStore(path: project.told ?? store.told).read().image)
    }

    private var store: LedgerStore { LedgerStore(path: project.ledger) }

    /// Keeps what people were told where a preview takes the place of what they can read.
    func beforePublication() throws(PublishError) {
        if project.today.isChosen, notes != nil, !isPreview { try store.keepTold() }
    }

    /// Forgets what was kept, once people can read all again.
    func afterPublication() throws(PublishError) { if !project.today.isChosen { try store.forgetTold() } }

    /// The fingerprint of the program, the options and the day.
    func options(today: Day) -> Fingerprint {
        var input = FingerprintInput(seed: seed)
        input.add(program.fingerprint)
        // It comes with the system and not with the program.
        input.add(Markdown.libraryVersion)
        input.add(project.repositoryPath)
        input.add(project.baseURL)
        input.add(today.number)
        input.add(project.today.isChosen)
        return input.finish()
    }

    /// How the files and folders that the build looked at have changed; nil if there is no use in knowing.
    func inputChanges() -> InputChanges? {
        // A look at the folder does not tell what is laid over it.
        guard project.overlay.isEmpty, let notes, notes.head.program.fingerprint == program.fingerprint,
            notes.head.options == options(today: project.today.day(in: notes.head.timeZone))
        else { return nil }
        return InputChanges(notes, in: project)
    }

    /// The result of the build, if nothing that it was made from and nothing that it made has changed since.
    func result(ifUnchanged changes: InputChanges?, _ output: PublishedOutput) -> BuildResult? {
        guard let changes, changes.areAllIntact, let head = notes?.head, var report = output.reportIfIntact() else { return nil }
        report.add(SiteBudget(listings: head.findings.listingCount, shape: report.shape, bytes: report.bytes))
        return BuildResult(reading: head.findings, publication: report, timeZone: head.timeZone)
    }
}
