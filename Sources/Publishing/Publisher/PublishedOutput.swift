import Bytes
import Glibc

/// An output folder and its ledger as a run finds them.
public final class PublishedOutput {
    /// What the ledger tells of earlier runs.
    public let ledger: LedgerStore.Content
    /// What all fingerprints are made under.
    public let seed: UInt64
    private let publisher: Publisher
    private let folder: OutputFolder?
    private let observer: any BuildObserver
    private let isLocked: Bool
    private var looking: Future<OldFiles>?

    init(_ publisher: Publisher, _ folder: OutputFolder?, _ observer: any BuildObserver, isLocked: Bool) throws(PublishError) {
        self.publisher = publisher
        self.folder = folder
        self.observer = observer
        self.isLocked = isLocked
        ledger = try LedgerStore(path: publisher.ledger).read()
        seed = (ledger.image ?? ledger.journal)?.seed ?? UInt64.random(in: 0...UInt64.max)
    }

    private var busy: () -> Void { { [observer, publisher] in observer.waits(forOtherAt: publisher.output) } }

    /// The report of a run that has nothing to do, if all files are just as the ledger says and nothing is left of a run that was cut short;
    /// else nil.
    public func reportIfIntact() -> PublishReport? {
        var info = stat()
        guard let folder, fstatat(folder.descriptor, Staging.name, &info, AT_SYMLINK_NOFOLLOW) != 0,
            let image = ledger.image, ledger.journal == nil, var figures = image.figures
        else { return nil }
        let old = OldFiles(ledger, in: folder, threads: publisher.threads)
        guard old.areAllIntact, old.isAsRecorded, !old.hasIdleFolders(in: folder) else { return nil }
        figures.keptForeign.removeAll { !folder.holds($0) }
        let plan = PublishPlan(added: [], changed: [], unchanged: PathList(image, Array(0..<image.paths.count)))
        return PublishReport(plan: plan, figures, notes: [], bytesWritten: 0)
    }

    /// Begins to look at all files that the ledger names, which takes as long as finding out what there is to publish.
    public func lookAhead() {
        looking = Future { [ledger, folder, threads = publisher.threads] in OldFiles(ledger, in: folder, threads: threads) }
    }

    /// Ends a look that nobody waited for: it holds the folder, and so keeps others from it, until it is done.
    func close() { _ = looking?.result }

    private var history: History {
        History(old: looking?.result ?? OldFiles(ledger, in: folder, threads: publisher.threads), output: folder, seed: seed)
    }

    /// Publishes, or, if the output was opened for a look alone, tells what that would change. Throws the error of the first recipe that
    /// fails; nothing is deleted after an error.
    public func publish<Inputs>(_ request: PublishRequest<Inputs>) throws -> PublishReport {
        let edit = isLocked && folder != nil ? request.edited(since: ledger.image, threads: publisher.threads) : nil
        let first = edit ?? request.all(threads: publisher.threads)
        observer.begin(.compare)
        var history = history
        guard isLocked else { return try Publication(publisher, request, first, history, to: .nowhere, observer).report }
        if let folder {
            if let edit, history.old.areAllIntact, !history.old.hasIdleFolders(in: folder) {
                do {
                    return try replace(request, edit, history, in: folder)
                } catch is MoreThanAnEdit {
                    // Nothing was changed yet.
                }
            }
            return try replace(request, edit == nil ? first : request.all(threads: publisher.threads), history, in: folder)
        }
        if let new = try NewOutput(publisher.output, at: publisher.newOutput, faults: publisher.faults, busy) {
            return try fill(new, request, first, history)
        }
        let folder = try publisher.open(after: ledger, busy)
        history.output = folder
        return try replace(request, first, history, in: folder)
    }

    /// Publishes into a folder file by file.
    private func replace<Inputs>(
        _ request: PublishRequest<Inputs>, _ selection: RecipeSelection<Inputs>, _ history: History, in folder: OutputFolder
    ) throws -> PublishReport {
        try NewOutput.clear(publisher.newOutput, faults: publisher.faults, busy)
        let staging = try Staging(folder)
        do {
            let publication = try Publication(publisher, request, selection, history, to: .staging(staging), observer)
            try publication.carryOut(in: folder, staging)
            try staging.remove()
            return publication.report
        } catch {
            // Best effort: the first error is the one to tell, and the next run clears the folder again.
            try? staging.remove()
            throw error
        }
    }

    /// Publishes to an output that was not there before.
    private func fill<Inputs>(
        _ new: NewOutput, _ request: PublishRequest<Inputs>, _ selection: RecipeSelection<Inputs>, _ history: History
    ) throws -> PublishReport {
        do {
            let publication = try Publication(publisher, request, selection, history, to: .new(new), observer)
            try publication.carryOut(new)
            return publication.report
        } catch {
            new.remove()
            throw error
        }
    }
}
