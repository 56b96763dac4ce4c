import ListingKit

/// Brings an output folder to hold exactly the wanted artifacts, touching as little as possible.
///
/// First every artifact is made and compared with what is published, and those that differ are finished in a staging folder: an error
/// until then, be it in making bytes or a full disk, leaves all that is published as it was. Then the ledger is extended by what is coming,
/// the files are renamed into place stage by stage, files that are no longer wanted are deleted, and the ledger is written anew. A run that
/// is killed between any two of these steps is made good by the next: bytes are compared, not assumed.
///
/// Only files that the ledger names are deleted, and only if they are still as they were written. A file that the ledger does not name is
/// not written over either; without a usable ledger it is, but only in a folder that bears the mark of a site of Houser's. The one exception to deleting last is a
/// file in the way of a folder of the same name, or the reverse. Nothing is written or deleted through a symbolic link in the output.
/// Only the ledger is forced out to the disk; pages that a power cut loses differ from what is wanted, so the next run writes them again.
public struct Publisher: Sendable {
    /// The output folder.
    public let output: String
    /// The ledger's file, which should lie outside the output folder.
    public let ledger: String
    /// What shows that the output is a site of Houser's when there is no usable ledger.
    public let mark: OutputMark
    /// How many threads may work at once.
    public let threads: Int

    /// A publisher into the folder `output`, which is made if need be, with its record in the file `ledger`.
    public init(output: String, ledger: String, mark: OutputMark, threads: Int) {
        self.output = output
        self.ledger = ledger
        self.mark = mark
        self.threads = max(1, threads)
    }

    /// What `publish` would report, without changing anything on the disk.
    public func plan(_ artifacts: [Artifact]) throws(PublishError) -> PublishReport {
        try Publication(self, ArtifactSet(artifacts), OutputFolder.existing(output), staging: nil).report
    }

    /// Publishes the artifacts.
    ///
    /// Throws the error of the first artifact in path order that fails; nothing is deleted after an error.
    public func publish(_ artifacts: [Artifact]) throws(PublishError) -> PublishReport {
        let set = try ArtifactSet(artifacts)
        let folder = try OutputFolder.making(output)
        try folder.lock()
        let staging = try Staging(folder)
        do throws(PublishError) {
            let publication = try Publication(self, set, folder, staging: staging)
            try publication.carryOut(in: folder, staging)
            try staging.remove()
            return publication.report
        } catch {
            // Best effort: the first error is the one to tell, and the next run clears the folder again.
            try? staging.remove()
            throw error
        }
    }
}
