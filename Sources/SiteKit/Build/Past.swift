import Bytes
import CommonMark
import Glibc
import Values

/// What earlier builds of a project left to this one.
struct Past: Sendable {
    let ledger: LedgerStore.Content
    let seed: UInt64
    let program: ProgramIdentity
    private let project: Project

    /// What the ledger tells.
    init(_ project: Project) throws(PublishError) {
        self.project = project
        ledger = try LedgerStore(path: project.ledger).read()
        seed = (ledger.image ?? ledger.journal)?.seed ?? UInt64.random(in: 0...UInt64.max)
        program = .current(known: ledger.image?.build?.head.program, seed: seed)
    }

    /// What the build left that people were told by.
    func told() throws(PublishError) -> LedgerImage.BuildColumns? {
        guard let other = project.told else { return ledger.image?.build }
        return try LedgerStore(path: other).read().image?.build
    }

    /// The fingerprint of the program, the options and the day.
    func options(today: Day) -> Fingerprint {
        var input = FingerprintInput(seed: seed)
        input.add(program.fingerprint)
        // It comes with the system and not with the program.
        input.add(Markdown.libraryVersion)
        input.add(SiteFrame.repositoryPath(project.content))
        input.add(project.baseURL)
        input.add(today.number)
        return input.finish()
    }

    /// The files and folders that the last build looked at, as they are now; nil if there is no use in knowing.
    func look() -> SeenInputs? {
        guard let build = ledger.image?.build, build.head.program.fingerprint == program.fingerprint,
            build.head.options == options(today: project.today.day(in: build.head.timeZone))
        else { return nil }
        return SeenInputs(build, in: project)
    }

    /// The result of the last build, if nothing that it was made from and nothing that it made has changed since.
    func unchanged(_ seen: SeenInputs?, _ publisher: Publisher, _ output: OutputFolder?) throws -> BuildResult? {
        var info = stat()
        guard let seen, seen.areAllIntact, let output, fstatat(output.descriptor, Staging.name, &info, AT_SYMLINK_NOFOLLOW) != 0,
            let image = ledger.image, ledger.journal == nil, let head = image.build?.head
        else {
            return nil
        }
        let old = OldFiles(ledger, in: output, threads: project.threads)
        guard old.areAllIntact, old.isAsRecorded, !old.hasIdleFolders(in: output) else { return nil }
        return BuildResult(reading: head.findings, publication: PublishReport(image, head), timeZone: head.timeZone)
    }
}

extension PublishReport {
    /// The report of a run that had nothing to do.
    fileprivate init(_ image: LedgerImage, _ head: BuildHead) {
        self.init(
            plan: PublishPlan(changed: [], unchanged: PathList(image, Array(0..<image.paths.count))), keptForeign: head.keptForeign,
            caseCollisions: head.caseCollisions, notes: [], pages: head.pages, feeds: head.feeds, bytes: head.bytes,
            shape: head.shape, bytesWritten: 0)
    }
}
