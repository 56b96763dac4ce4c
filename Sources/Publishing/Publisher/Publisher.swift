import Bytes

/// Brings an output folder to hold exactly what the recipes make, touching as little as possible.
///
/// First every recipe whose input changed, or whose files are not as they were written, is made again; artifacts that differ from what is
/// published are finished in a staging folder. An error until then, be it in making bytes or a full disk, leaves all that is published as
/// it was. Then a journal of what is coming is kept, the files are renamed into place stage by stage, files that are no longer wanted are
/// deleted, and the ledger is written anew. A run that is killed between any two of these steps is made good by the next: what the journal
/// names is compared, not assumed.
///
/// An output that is not there yet is made whole beside the ledger and put in place in one step instead.
///
/// Only files that the ledger names are deleted, and only if they are still as they were written. A file that the ledger does not name is
/// not written over either; without a usable ledger it is, but only in a folder that bears the mark of a site of Houser's. The one
/// exception to deleting last is a file in the way of a folder of the same name, or the reverse. Nothing is written or deleted through a
/// symbolic link in the output. Only the ledger and its journal are forced out to the disk; pages that a power cut loses differ from what
/// is recorded, so the next run writes them again. Two runs into one folder come one after the other.
public struct Publisher: Sendable {
    /// The output folder.
    public let output: String
    /// The ledger's file, which should lie outside the output folder.
    public let ledger: String
    /// What shows that the output is a site of Houser's when there is no usable ledger.
    public let mark: OwnershipMarker
    /// How many threads may work at once.
    public let threads: Int
    /// What stands before every change to the disk.
    public var faults = FaultInjector.none

    /// A publisher into the folder `output`, which is made if need be, with its record in the file `ledger`.
    public init(output: String, ledger: String, mark: OwnershipMarker, threads: Int) {
        self.output = output
        self.ledger = ledger
        self.mark = mark
        self.threads = max(1, threads)
    }

    /// Calls `body` with the output while no other run can publish to it; again from the beginning if another run was faster in making one
    /// that was not there yet.
    public func withOutput<Result>(
        _ observer: any BuildObserver, _ body: (PublishedOutput) throws -> Result
    ) throws -> Result {
        while true {
            let found = try PublishedOutput(self, existing { observer.waits(forOtherAt: output) }, observer, isLocked: true)
            defer { found.close() }
            do {
                return try body(found)
            } catch PublishError.outputInUse {
                // It left what this one now only has to bring up to date.
                continue
            }
        }
    }

    /// Calls `body` with the output as it is now, for a look at it alone.
    public func withSight<Result>(_ observer: any BuildObserver, _ body: (PublishedOutput) throws -> Result) throws -> Result {
        let found = try PublishedOutput(self, .existing(output), observer, isLocked: false)
        defer { found.close() }
        return try body(found)
    }

    var newOutput: String { ledger + ".new" }

    /// Opens the output folder if there is one, and keeps other runs from publishing there; `busy` is called before a wait.
    private func existing(_ busy: () -> Void) throws(PublishError) -> OutputFolder? {
        while let folder = try OutputFolder.existing(output, faults: faults) {
            if folder.lock(busy) { return folder }
        }
        return nil
    }

    /// Opens the output folder, which was not there when the ledger was read and is made if need be, and keeps other runs from publishing
    /// there. Throws `outputInUse` if another run has made it and written a ledger since.
    func open(after ledger: LedgerStore.Content, _ busy: () -> Void) throws(PublishError) -> OutputFolder {
        var folder: OutputFolder
        repeat { folder = try OutputFolder.making(output, faults: faults) } while !folder.lock(busy)
        let now = try LedgerStore(path: self.ledger).read()
        guard now.image?.sum == ledger.image?.sum, now.journal?.sum == ledger.journal?.sum else { throw .outputInUse(output) }
        return folder
    }
}
