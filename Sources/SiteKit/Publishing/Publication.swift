import Bytes
import Glibc

/// One run of a publisher: all that is found out before anything is changed, and the changes.
struct Publication {
    private let publisher: Publisher
    private let order: Publisher.Order
    private let history: Publisher.History
    /// What is kept of listings; the rest of what recipes were made from is needed no more once all is staged.
    private let remains: [ListingRemains]
    /// What each recipe gave, in their order.
    private let dishes: [Dish]
    private let changes: OutputChanges
    let report: PublishReport

    /// Makes and compares what has to be, and gives what differs to the destination.
    init(_ publisher: Publisher, _ order: Publisher.Order, _ history: Publisher.History, to destination: Destination) throws {
        self.publisher = publisher
        self.order = order
        self.history = history
        let fresh = Publication.fresh(order.recipes, history.old)
        let jobs = order.recipes.indices.filter { fresh.rows[$0] == nil }
        let pantry = try order.stock(jobs.map { order.recipes[$0] })
        let preparer = ArtifactPreparer(old: history.old, output: history.output, to: destination, seed: history.seed)
        let observer = order.observer
        observer.begin(.make)
        let made = try preparer.prepare(
            jobs.map { (order.recipes[$0], fresh.known[$0]) }, pantry: pantry, threads: publisher.threads, observer: observer)
        var dishes = fresh.rows.map { Dish.kept($0 ?? 0..<0) }
        for (job, files) in zip(jobs, made) { dishes[job] = .made(files) }
        try order.confirm()
        self.dishes = dishes
        remains = pantry.remains
        let simple: OutputChanges? =
            switch destination {
            case .new: OutputChanges(new: dishes)
            case .staging: OutputChanges(plain: dishes, history, threads: publisher.threads)
            // A plan tells of everything in the folder.
            case .nowhere: nil
            }
        changes =
            try simple
            ?? OutputChanges(dishes, history, mark: publisher.mark, ledger: publisher.ledger, threads: publisher.threads)
        report = changes.report(dishes, history.old)
    }

    /// For each recipe the rows of the ledger that are still what it would make, or nil; and its place in the ledger, if it has one.
    private static func fresh(_ recipes: [Recipe], _ old: OldFiles) -> (rows: [Range<Int>?], known: [Int?]) {
        guard let image = old.content.image else {
            return (Array(repeating: nil, count: recipes.count), Array(repeating: nil, count: recipes.count))
        }
        var rows: [Range<Int>?] = []
        var known: [Int?] = []
        rows.reserveCapacity(recipes.count)
        known.reserveCapacity(recipes.count)
        var table: [String: Int]?
        for (position, recipe) in recipes.enumerated() {
            // Recipes come in the same order from build to build, but for those of listings that came or went.
            let previous = (known.last ?? nil).map { $0 + 1 } ?? position
            var index: Int? = previous < image.keys.count && image.keys[previous] == recipe.key ? previous : nil
            if index == nil {
                if table == nil {
                    table = Dictionary((0..<image.keys.count).map { (image.keys[$0], $0) }, uniquingKeysWith: { first, _ in first })
                }
                index = table?[recipe.key]
            }
            known.append(index)
            guard let index, let fingerprint = recipe.fingerprint, image.fingerprint(index) == fingerprint else {
                rows.append(nil)
                continue
            }
            let range = image.outputs(of: index)
            rows.append(range.allSatisfy { old.stamps[$0] != nil } ? range : nil)
        }
        return (rows, known)
    }

    /// Puts everything staged in place, deletes what is not wanted, and keeps the new ledger.
    func carryOut(in output: OutputFolder, _ staging: Staging) throws {
        let store = LedgerStore(path: publisher.ledger, gate: publisher.gate)
        // From here on it goes to the end: a site is either as it was or as it must be, unless the program is killed.
        if order.observer.isCancelled { throw PublishError.cancelled }
        let made = dishes.flatMap(\.staged)
        if !report.plan.isEmpty {
            // Without a ledger nothing else names the files that are as wanted already.
            let named = history.content.image == nil ? dishes.flatMap(\.made) : made
            try store.writeJournal(
                LedgerImage.text(of: Ledger(journalOf: named, folders: changes.ownFolders ?? [], after: history)))
        }
        // Nothing is changed before.
        order.observer.begin(.write)
        let obstacles = changes.obstacles
        try Removal.delete(obstacles.files, obstacles.folders, in: output)
        try Placement(output: output, staging: staging, threads: publisher.threads, observer: order.observer).place(made)
        let lastChange = FileStamp.now()
        let early = Set(obstacles.files)
        let gone = try Removal.delete(
            report.plan.removed.filter { !early.contains($0) }, Array(changes.unusedFolders.subtracting(obstacles.folders)), in: output)
        let text = LedgerImage.text(of: ledger(without: gone))
        // What was published is recorded with it, so then it is another one.
        if !report.plan.isEmpty || !store.holds(text) { try store.write(text) }
        if !report.plan.isEmpty || history.content.journal != nil { try store.removeJournal() }
        if !report.plan.isEmpty { FileClock.waitUntilBehind(lastChange) }
    }

    /// Keeps the ledger and puts the new output, which is whole now, in its place. A run that is cut short between the two leaves a ledger
    /// whose files are all gone, so the next makes them again.
    func carryOut(_ new: NewOutput) throws {
        if order.observer.isCancelled { throw PublishError.cancelled }
        order.observer.begin(.write)
        let taken = dishes.lazy.flatMap(\.made).first { $0.stamp == .none }
        if let taken, report.caseCollisions.isEmpty {
            throw PublishError.system(doing: "write", path: new.folder.display(taken.path), SystemError(code: EEXIST))
        }
        let store = LedgerStore(path: publisher.ledger, gate: publisher.gate)
        let lastChange = FileStamp.now()
        try new.confirmAbsent()
        try store.write(LedgerImage.text(of: ledger(without: [])))
        try new.putInPlace()
        if history.content.journal != nil { try store.removeJournal() }
        FileClock.waitUntilBehind(lastChange)
    }

    private func ledger(without gone: Set<ArtifactPath>) -> Ledger {
        var ledger = Ledger(seed: history.seed)
        ledger.recipes.reserveCapacity(dishes.count)
        ledger.outputs.reserveCapacity(report.shape.files)
        for (recipe, dish) in zip(order.recipes, dishes) {
            let start = ledger.outputs.count
            switch dish {
            case .kept(let rows):
                guard let image = history.content.image else { continue }
                for row in rows {
                    ledger.outputs.append(
                        Ledger.Output(
                            path: ArtifactPath(unchecked: image.paths[row]), record: image.record(row),
                            stamp: history.old.stamps[row] ?? .none))
                }
            case .made(let files):
                for file in files { ledger.outputs.append(Ledger.Output(path: file.path, record: file.record, stamp: file.stamp)) }
            }
            ledger.recipes.append(
                Ledger.Made(
                    key: recipe.key, fingerprint: recipe.fingerprint ?? Fingerprint(high: 0, low: 0),
                    outputs: start..<ledger.outputs.count, needs: recipe.needs))
        }
        if let folders = changes.newFolders {
            ledger.folders = folders.map(\.string)
        } else if let own = changes.ownFolders, let wanted = changes.wantedFolders {
            let kept = own.filter { wanted.contains($0) || changes.unusedFolders.contains($0) }.subtracting(gone)
            ledger.folders = kept.map(\.string).sorted(by: ByteOrder.precedes)
            ledger.hasUnusedFolders = !kept.isSubset(of: wanted)
        } else if let image = history.content.image {
            ledger.folders = (0..<image.folders.count).map { image.folders[$0] }
            ledger.hasUnusedFolders = image.hasUnusedFolders
        }
        ledger.build = order.remember(remains, report)
        return ledger
    }
}
