extension LedgerStore {
    /// Whether nothing lies in a folder but what runs with this ledger left there, as they wrote it, and hidden files; some of it may be gone. Throws
    /// if the ledger or the folder is there and cannot be read.
    public func owns(allIn folder: String, threads: Int) throws(PublishError) -> Bool {
        guard let output = try OutputFolder.existing(folder) else { return true }
        let content = try read()
        guard let seed = (content.image ?? content.journal)?.seed else { return output.isBlank }
        let inventory = try OutputInventory(output, expected: [], threads: threads)
        let known = OldFiles(content, in: nil, threads: threads).known()
        let written = try OrphanedFile.find(in: inventory, known, [], output, seed: seed, threads: threads).filter(\.intact).map(\.path)
        let others = Set(inventory.files.keys).subtracting(written)
        return inventory.unusable.isEmpty && others.allSatisfy { $0.string.split(separator: "/").last?.hasPrefix(".") ?? false }
    }
}
