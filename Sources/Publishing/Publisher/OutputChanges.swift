import Bytes
import Values

/// What publishing changes in an output folder beside writing new bytes, all found out before anything is changed.
struct OutputChanges: Sendable {
    /// What must go before anything can be written.
    private(set) var obstacles = Obstacles()
    /// The folders that Houser may remove once they are empty; nil if they are those that there were.
    private(set) var ownFolders: Set<ArtifactPath>?
    /// The folders that were made, if there were none before.
    private(set) var newFolders: [ArtifactPath]?
    /// The folders that are made beside those that there were.
    private(set) var addedFolders: [ArtifactPath] = []
    /// Every folder that something wanted lies in; nil if they are those that there were.
    private(set) var wantedFolders: Set<ArtifactPath>?
    /// Folders of Houser's that nothing wanted lies in any more.
    private(set) var unusedFolders: Set<ArtifactPath> = []
    let plan: PublishPlan
    let keptForeign: [String]
    let caseCollisions: [CaseCollision]
    let notes: [String]
    /// Whether the same files as before are wanted, and all are as they were written.
    private(set) var isPlain = false

    /// The changes if all files are as they were written and nearly the same are wanted: but for such as there is room for beside them, and
    /// for few that go. Then nobody need look what else lies in the folder. Nil if that is not so, or if a link leads to one that changes.
    init?(plain made: [RecipeOutput], _ history: History, threads: Int) {
        let old = history.old
        guard let output = history.output, let image = old.content.image, let figures = image.figures, old.areAllIntact,
            !old.hasIdleFolders(in: output)
        else { return nil }
        var isSeen = [Bool](repeating: false, count: image.paths.count)
        var changed: [ArtifactPath] = []
        var added: [ArtifactPath] = []
        var same: [Int] = []
        for output in made {
            switch output {
            case .kept(let rows):
                for row in rows {
                    if isSeen[row] { return nil }
                    isSeen[row] = true
                }
                same += rows
            case .made(let files):
                for file in files {
                    guard let row = file.old else {
                        added.append(file.path)
                        continue
                    }
                    if isSeen[row] { return nil }
                    isSeen[row] = true
                    if file.comparison == .same { same.append(row) } else { changed.append(file.path) }
                }
            }
        }
        let gone = isSeen.indices.filter { !isSeen[$0] }
        if !gone.isEmpty {
            // Whether two that differ in case are both still there would have to be found out.
            guard figures.caseCollisions.isEmpty, let emptied = EmptiedFolders(without: gone, beside: added, image, in: output) else {
                return nil
            }
            unusedFolders = emptied.folders
        }
        if !added.isEmpty {
            guard let folders = OutputChanges.room(for: added, beside: image, in: output) else { return nil }
            addedFolders = folders
        }
        var plan = PublishPlan(added: added.sorted(), changed: changed.sorted(), unchanged: PathList(image, same))
        plan.removed = gone.map { ArtifactPath(unchecked: image.paths[$0]) }.sorted()
        guard output.holdsFolders(of: plan.changed + plan.removed, threads: threads) else { return nil }
        self.plan = plan
        keptForeign = figures.keptForeign.filter(output.holds)
        caseCollisions = figures.caseCollisions
        notes = []
        isPlain = added.isEmpty && gone.isEmpty
    }

    /// The folders to make for files that no ledger names; nil if that takes a look at everything: if names could differ in case only, or if
    /// anything is in the way.
    private static func room(for files: [ArtifactPath], beside image: LedgerImage, in output: OutputFolder) -> [ArtifactPath]? {
        guard !image.hasUnusedFolders, ArtifactSet.areAllPlain(files), image.paths.areAllPlain, let set = try? ArtifactSet(files) else {
            return nil
        }
        var missing: [ArtifactPath] = []
        for folder in ArtifactSet.newFolders(of: set.paths) {
            switch output.kind(of: folder) {
            case .folder: continue
            case .nothing: missing.append(folder)
            case .other: return nil
            }
        }
        return set.paths.allSatisfy { output.kind(of: $0) == .nothing } ? missing : nil
    }

    /// The changes if nothing was there before and every file has been written already, each under a name that was free: so no two want
    /// one place, and nothing can stand in the way. Nil if a name was taken, which has to be looked into.
    init?(new made: [RecipeOutput]) {
        var paths: [ArtifactPath] = []
        for file in made.lazy.flatMap(\.made) {
            if file.stamp == .none { return nil }
            paths.append(file.path)
        }
        // Names that differ in case only are told of.
        guard ArtifactSet.areAllPlain(paths) else { return nil }
        newFolders = ArtifactSet.newFolders(of: paths)
        plan = PublishPlan(added: paths)
        keptForeign = []
        caseCollisions = []
        notes = []
    }

    /// The changes, whatever there is. Throws if something stands in the way.
    init(_ made: [RecipeOutput], _ history: History, mark: OwnershipMarker, ledger: String, threads: Int) throws {
        let output = history.output
        let old = history.old
        var wanted: [ArtifactPath: PublishPlan.Comparison] = [:]
        var paths: [ArtifactPath] = []
        for output in made {
            switch output {
            case .kept(let rows):
                for row in rows {
                    guard let image = history.content.image else { continue }
                    let path = ArtifactPath(unchecked: image.paths[row])
                    paths.append(path)
                    wanted[path] = .same
                }
            case .made(let files):
                for file in files {
                    paths.append(file.path)
                    wanted[file.path] = file.comparison
                }
            }
        }
        let set = try ArtifactSet(paths)
        let known = old.known()
        let expected = set.folders.union(known.keys.compactMap(\.hiddenTopFolder))
        let inventory = try output.map { try OutputInventory($0, expected: expected, threads: threads) } ?? OutputInventory()
        let wantedPaths = Set(set.paths)
        let orphans = try OrphanedFile.find(in: inventory, known, wantedPaths, output, seed: history.seed, threads: threads)
        obstacles = try Obstacles(set, inventory, removable: orphans.filter(\.intact).map(\.path), output)
        let flaw = history.content.flaw
        let plan = PublishPlan(
            wanted: set.paths.map { ($0, wanted[$0] ?? .absent) }, unwanted: orphans.map { ($0.path, $0.intact) },
            isKnown: { known[$0] != nil })
        // With the ledger of an earlier build beside the site of a later one, the mark is there and not the one that the ledger names.
        let isOutdated = flaw == nil && old.index(of: mark.path).map { old.stamps[$0] == nil } ?? true
        if !plan.takenOver.isEmpty, flaw == nil && !isOutdated || !mark.isBorne(by: output) {
            throw PublishError.foreignFiles(plan.takenOver.map { output?.display($0) ?? $0.string })
        }
        // With the ledger it is lost who made the folders that our own old files lie in; they are taken to be Houser's.
        let regained = flaw == nil ? [] : ArtifactSet.folders(of: plan.adopted + plan.takenOver)
        let own = old.folders().union(set.folders.subtracting(inventory.folders)).union(regained)
        ownFolders = own
        wantedFolders = set.folders
        unusedFolders = own.filter { !set.folders.contains($0) && inventory.folders.contains($0) }
        let foreign = inventory.files.keys.filter { path in
            !wantedPaths.contains(path) && known[path] == nil && !path.isExpectedAtTop
        }
        keptForeign = (foreign.map(\.string) + inventory.unusable).sorted(by: ByteOrder.precedes)
        caseCollisions = set.caseCollisions
        // What a run that was cut short left is known all the same.
        let isKnown = history.content.journal != nil && plan.takenOver.isEmpty
        notes = Self.notes(
            isKnown ? nil : flaw, ledger, replaced: plan.takenOver, hasFiles: !inventory.files.keys.allSatisfy(\.isExpectedAtTop))
        self.plan = plan
    }

    /// Sets the folders that Houser made, some of which are gone now.
    func addFolders(to ledger: inout Ledger, _ image: LedgerImage?, without gone: Set<ArtifactPath>) {
        if let newFolders {
            ledger.folders = newFolders.map(\.string)
        } else if let ownFolders, let wantedFolders {
            let kept = ownFolders.filter { wantedFolders.contains($0) || unusedFolders.contains($0) }.subtracting(gone)
            ledger.folders = kept.map(\.string).sorted(by: ByteOrder.precedes)
            ledger.hasUnusedFolders = !kept.isSubset(of: wantedFolders)
        } else if let image {
            let lost = Set(gone.map(\.string))
            let old = (0..<image.folders.count).map { image.folders[$0] }.filter { !lost.contains($0) }
            ledger.folders = addedFolders.isEmpty ? old : (old + addedFolders.map(\.string)).sorted(by: ByteOrder.precedes)
            ledger.hasUnusedFolders = image.hasUnusedFolders || !unusedFolders.isSubset(of: gone)
        }
    }

    /// A missing ledger is worth a word only where there is something that it could have been about.
    private static func notes(_ flaw: LedgerStore.Flaw?, _ path: String, replaced: [ArtifactPath], hasFiles: Bool) -> [String] {
        guard let flaw, hasFiles else { return [] }
        let state =
            switch flaw {
            case .missing: "There is no record of an earlier build at \(path)"
            case .corrupt: "The record of the last build, \(path), is damaged and was not used"
            case .otherVersion:
                "The last build was made by another version of Houser, which is fine: the whole site is written again. "
                    + "Its record, \(path), cannot be read by this one"
            }
        guard !replaced.isEmpty else { return ["\(state), so nothing that was there before is deleted."] }
        let names = replaced.prefix(5).map(\.string).joined(separator: ", ")
        let rest = replaced.count > 5 ? " and \(grouped(replaced.count - 5)) more" : ""
        let done =
            " \(counted(replaced.count, "file")) that \(replaced.count == 1 ? "is" : "are") taken for an earlier build's "
            + "\(replaced.count == 1 ? "is" : "are") replaced: \(names)\(rest)."
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
