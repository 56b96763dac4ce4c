import Bytes

/// What Houser remembers between two builds: which files it wrote, what each was made from, and what the builder notes of its sources.
///
/// It is the only licence to write over or delete anything in an output folder, and it is what makes the next build fast. One flat file,
/// because a build reads nearly all of it: at 10,000 listings, mapping it and checking its sum takes 2 ms where a database takes 50 to
/// load as many rows, and writing it anew takes 15.
struct Ledger {
    /// What was in a file.
    struct Record: Hashable, Sendable {
        /// The size in bytes.
        var size: Int
        /// The fingerprint of the bytes.
        var digest: Fingerprint
    }

    /// What all fingerprints are made under.
    var seed: UInt64
    /// The files that Houser wrote, those of one recipe together. A path can stand here twice while a run is under way.
    var outputs: [Output] = []
    /// The folders that Houser made, which it removes again when they become empty.
    var folders: [String] = []
    /// Whether some of them hold nothing that is wanted.
    var hasUnusedFolders = false
    /// The recipes; none if the ledger is that of a run under way.
    var recipes: [Made] = []
    /// What became of the items since the ledger that rows are kept of.
    var changes: ItemChanges?
    /// What there is to say of the site; nil if the ledger is that of a run under way.
    var figures: SiteFigures?
    /// Writes what the builder notes.
    var notes: LedgerNotes = { _ in }

    init(seed: UInt64) {
        self.seed = seed
    }
}

/// Writes what a builder notes of a build at the end of a ledger, in a form of its own.
public typealias LedgerNotes = (inout LedgerText) -> Void
