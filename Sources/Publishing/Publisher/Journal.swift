import Bytes

extension Ledger {
    /// What names everything that a run may leave in the output if it is cut short: the files that it writes, what stands in for new pages
    /// until then, and what an earlier run that was cut short left.
    init(journalOf files: [MadeFile], folders: Set<ArtifactPath>, after history: History, _ page: InterimPage) {
        self.init(seed: history.seed)
        outputs = files.map { Ledger.Output(path: $0.path, record: $0.record, stamp: $0.stamp) }
        let interim = Ledger.Record(size: page.bytes.count, digest: Fingerprint(of: page.bytes, seed: seed))
        for file in files where file.staged != nil && file.isNewPage {
            outputs.append(Ledger.Output(path: file.path, record: interim, stamp: .none))
        }
        self.folders = folders.map(\.string).sorted(by: ByteOrder.precedes)
        guard let earlier = history.content.journal else { return }
        for index in 0..<earlier.paths.count {
            outputs.append(
                Ledger.Output(path: ArtifactPath(unchecked: earlier.paths[index]), record: earlier.record(index), stamp: .none))
        }
    }
}
