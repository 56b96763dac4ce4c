/// What is left of earlier runs: the ledger, and the files that it names.
struct History: Sendable {
    let old: OldFiles
    var output: OutputFolder?
    let seed: UInt64

    var content: LedgerStore.Content { old.content }
}
