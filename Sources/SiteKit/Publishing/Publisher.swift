/// Brings an output folder to hold exactly what the recipes make, touching as little as possible.
///
/// First every recipe whose input changed, or whose files are not as they were written, is made again; artifacts that differ from what is
/// published are finished in a staging folder. An error until then, be it in making bytes or a full disk, leaves all that is published as
/// it was. Then a journal of what is coming is kept, the files are renamed into place stage by stage, files that are no longer wanted are
/// deleted, and the ledger is written anew. A run that is killed between any two of these steps is made good by the next: what the journal
/// names is compared, not assumed.
///
/// An output that is not there yet is made whole beside the ledger and put in place in one step instead; see ``NewOutput``.
///
/// Only files that the ledger names are deleted, and only if they are still as they were written. A file that the ledger does not name is
/// not written over either; without a usable ledger it is, but only in a folder that bears the mark of a site of Houser's. The one
/// exception to deleting last is a file in the way of a folder of the same name, or the reverse. Nothing is written or deleted through a
/// symbolic link in the output. Only the ledger and its journal are forced out to the disk; pages that a power cut loses differ from what is recorded, so
/// the next run writes them again. Two runs into one folder come one after the other.
public struct Publisher: Sendable {
    /// The output folder.
    public let output: String
    /// The ledger's file, which should lie outside the output folder.
    public let ledger: String
    /// What shows that the output is a site of Houser's when there is no usable ledger.
    public let mark: OutputMark
    /// How many threads may work at once.
    public let threads: Int
    /// What stands before every change to the disk.
    var gate = DiskGate.open

    /// A publisher into the folder `output`, which is made if need be, with its record in the file `ledger`.
    public init(output: String, ledger: String, mark: OutputMark, threads: Int) {
        self.output = output
        self.ledger = ledger
        self.mark = mark
        self.threads = max(1, threads)
    }

    /// What there is to publish.
    struct Order: Sendable {
        /// All recipes of the site.
        let recipes: [Recipe]
        /// Gets ready what some of the recipes are made from.
        let stock: @Sendable ([Recipe]) throws -> Pantry
        /// Throws if what is made was not made from what will be remembered.
        var confirm: @Sendable () throws -> Void = {}
        /// What the ledger is to keep of the build.
        let remember: @Sendable ([ListingRemains], PublishReport) -> BuildRecord?
        /// Who watches.
        var observer: any BuildObserver = Unobserved()
    }

    /// What `publish` would report, without changing anything on the disk.
    func plan(_ order: Order, history: History) throws -> PublishReport {
        try Publication(self, order, history, to: .nowhere).report
    }

    /// Publishes. Throws the error of the first recipe that fails; nothing is deleted after an error.
    func publish(_ order: Order, history: History, into folder: OutputFolder) throws -> PublishReport {
        try NewOutput.clear(newOutput, gate: gate) { order.observer.waits(forOtherAt: output) }
        let staging = try Staging(folder)
        do {
            let publication = try Publication(self, order, history, to: .staging(staging))
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
    func publish(_ order: Order, history: History, into new: NewOutput) throws -> PublishReport {
        do {
            let publication = try Publication(self, order, history, to: .new(new))
            try publication.carryOut(new)
            return publication.report
        } catch {
            new.remove()
            throw error
        }
    }

    /// Begins a new output, if that can be put in place in one step; `busy` is called before a wait for another run that makes one.
    func beginNew(_ busy: () -> Void) throws(PublishError) -> NewOutput? {
        try NewOutput(output, at: newOutput, gate: gate, busy)
    }

    var newOutput: String { ledger + ".new" }

    /// What is left of earlier runs: the ledger, and the files that it names.
    struct History: Sendable {
        let old: OldFiles
        var output: OutputFolder?
        let seed: UInt64

        var content: LedgerStore.Content { old.content }
    }

    /// Looks at what is left of earlier runs in the folder.
    func history(_ content: LedgerStore.Content, seed: UInt64, in folder: OutputFolder?) -> History {
        History(old: OldFiles(content, in: folder, threads: threads), output: folder, seed: seed)
    }
}
