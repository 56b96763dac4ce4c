import Bytes
import CommonMark
import Publishing
import Values

/// What the last build of a project left to this one.
struct PreviousBuild: Sendable {
    /// What it noted; nil if there is nothing that can be relied upon.
    let notes: BuildNotes?
    let seed: UInt64
    /// The program that runs now.
    let program: ProgramIdentity
    private let project: Project

    /// What a ledger tells.
    init(_ project: Project, _ ledger: LedgerImage?, seed: UInt64) {
        self.project = project
        self.seed = seed
        notes = BuildNotes(ledger)
        program = .current(known: notes?.head.program, seed: seed)
    }

    /// What the build noted that people were told by.
    func told() throws(PublishError) -> BuildNotes? {
        guard let other = project.told else { return notes }
        return BuildNotes(try LedgerStore(path: other).read().image)
    }

    /// The fingerprint of the program, the options and the day.
    func options(today: Day) -> Fingerprint {
        var input = FingerprintInput(seed: seed)
        input.add(program.fingerprint)
        // It comes with the system and not with the program.
        input.add(Markdown.libraryVersion)
        input.add(SiteContext.repositoryPath(project.content))
        input.add(project.baseURL)
        input.add(today.number)
        input.add(project.today.isChosen)
        return input.finish()
    }

    /// How the files and folders that the build looked at have changed; nil if there is no use in knowing.
    func inputChanges() -> InputChanges? {
        guard let notes, notes.head.program.fingerprint == program.fingerprint,
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
