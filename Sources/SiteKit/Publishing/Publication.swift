import ListingKit

/// One run of a publisher: all that was found out before anything is changed, and the changes.
struct Publication: Sendable {
    private let publisher: Publisher
    private let set: ArtifactSet
    private let inventory: OutputInventory
    private let old: Ledger
    private let flaw: LedgerFile.Flaw?
    private let prepared: [ArtifactPreparer.Prepared]
    /// The folders that Houser may remove once they are empty.
    private let ownFolders: Set<ArtifactPath>
    private let obstacles: Obstacles
    let report: PublishReport

    /// Makes and compares everything, and stages what differs if there is a `staging`.
    init(_ publisher: Publisher, _ set: ArtifactSet, _ output: OutputFolder?, staging: Staging?) throws(PublishError) {
        self.publisher = publisher
        self.set = set
        let found = try LedgerFile(path: publisher.ledger).read()
        old = found.ledger
        flaw = found.flaw
        let expected = set.folders.union(found.ledger.files.keys.compactMap(\.hiddenTopFolder))
        let inventory = try output.map { (output) throws(PublishError) in
            try OutputInventory(output, expected: expected, threads: publisher.threads)
        }
        self.inventory = inventory ?? OutputInventory()

        let wantedPaths = Set(set.artifacts.map(\.path))
        let leftOver = try LeftOver.find(in: self.inventory, old, wantedPaths, output, threads: publisher.threads)
        obstacles = try Obstacles(set, self.inventory, removable: leftOver.filter(\.intact).map(\.path), output)
        prepared = try ArtifactPreparer(set: set, inventory: self.inventory, output: output, staging: staging)
            .prepare(threads: publisher.threads)

        let plan = PublishPlan(
            wanted: zip(set.artifacts, prepared).map { ($0.path, $1.comparison) }, unwanted: leftOver.map { ($0.path, $0.intact) },
            ledger: found.ledger)
        if !plan.takenOver.isEmpty, found.flaw == nil || !publisher.mark.isBorne(by: output) {
            throw .foreignFiles(plan.takenOver.map { output?.display($0) ?? $0.string })
        }
        // With the ledger it is lost who made the folders that our own old files lie in; they are taken to be Houser's.
        let regained = found.flaw == nil ? [] : ArtifactSet.folders(of: plan.adopted + plan.takenOver)
        ownFolders = found.ledger.folders.union(set.folders.subtracting(self.inventory.folders)).union(regained)
        let foreign = self.inventory.files.keys.filter { path in
            !wantedPaths.contains(path) && found.ledger.files[path] == nil && !path.isExpectedAtTop
        }
        report = PublishReport(
            plan: plan, keptForeign: (foreign.map(\.string) + self.inventory.unusable).sorted(by: ByteOrder.precedes),
            caseCollisions: set.caseCollisions,
            notes: Self.notes(
                found.flaw, publisher.ledger, replaced: plan.takenOver.count,
                hasFiles: !self.inventory.files.keys.allSatisfy(\.isExpectedAtTop)),
            bytes: prepared.reduce(0) { $0 + $1.record.size },
            bytesWritten: prepared.reduce(0) { $0 + ($1.comparison == .same ? 0 : $1.record.size) })
    }

    /// Puts everything staged in place and deletes what is not wanted.
    func carryOut(in output: OutputFolder, _ staging: Staging) throws(PublishError) {
        var next = Ledger()
        for (artifact, prepared) in zip(set.artifacts, prepared) { next.add(artifact.path, prepared.record) }
        next.folders = ownFolders
        let ledgerFile = LedgerFile(path: publisher.ledger)
        if !report.plan.isEmpty {
            var union = next
            union.formUnion(old)
            try ledgerFile.write(LedgerFile.encode(union))
        }
        let early = Set(obstacles.files)
        try Removal.delete(obstacles.files, obstacles.folders, in: output)
        for stage in Artifact.Stage.allCases {
            let indices = set.artifacts.indices.filter { set.artifacts[$0].stage == stage && prepared[$0].comparison != .same }
            _ = try Parallel.map(indices, threads: publisher.threads) { () throws(PublishError) in
                FolderCursor(output)
            } _: { (cursor, index) throws(PublishError) in
                try staging.place(index, at: set.artifacts[index].path, &cursor)
            }
        }
        let unused = ownFolders.filter { !set.folders.contains($0) && inventory.folders.contains($0) }.subtracting(obstacles.folders)
        let gone = try Removal.delete(report.plan.removed.filter { !early.contains($0) }, Array(unused), in: output)
        next.folders = ownFolders.filter { set.folders.contains($0) || (unused.contains($0) && !gone.contains($0)) }
        if !report.plan.isEmpty || flaw != nil || next != old { try ledgerFile.write(LedgerFile.encode(next)) }
    }

    /// A missing ledger is worth a word only where there is something that it could have been about.
    private static func notes(_ flaw: LedgerFile.Flaw?, _ path: String, replaced: Int, hasFiles: Bool) -> [String] {
        guard let flaw, hasFiles else { return [] }
        let state =
            switch flaw {
            case .missing: "There is no ledger at \(path)"
            case .corrupt: "The ledger at \(path) is damaged and was not used"
            }
        let done = replaced == 0 ? "" : " \(counted(replaced, "file")) of an earlier build \(replaced == 1 ? "was" : "were") replaced."
        return ["\(state), so nothing that was there before is deleted.\(done)"]
    }
}

extension ArtifactPath {
    /// The first part, if it is a folder whose name begins with a dot.
    fileprivate var hiddenTopFolder: ArtifactPath? {
        guard string.utf8.first == UInt8(ascii: ".") else { return nil }
        return string.utf8.firstIndex(of: UInt8(ascii: "/")).map { ArtifactPath(unchecked: String(string[..<$0])) }
    }

    /// Whether it is a dot-file at the top, as `.gitignore` and `.nojekyll` are.
    fileprivate var isExpectedAtTop: Bool {
        string.utf8.first == UInt8(ascii: ".") && !string.utf8.contains(UInt8(ascii: "/"))
    }
}
