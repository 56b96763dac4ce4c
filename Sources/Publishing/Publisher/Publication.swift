import Bytes
import Glibc

/// One run of a publisher: all that is found out before anything is changed, and the changes.
struct Publication<Inputs: RecipeInputs> {
    private let publisher: Publisher
    private let request: PublishRequest<Inputs>
    private let selection: RecipeSelection<Inputs>
    private let history: History
    private let observer: any BuildObserver
    /// What is kept of what recipes were made from; the rest is needed no more once all is staged.
    private let remains: Inputs.Remains
    /// What each recipe of the site gave, in their order.
    private let made: [RecipeOutput]
    private let changes: OutputChanges
    let report: PublishReport

    /// Makes and compares what has to be, and gives what differs to the destination. Throws ``MoreThanAnEdit`` if an edit does not leave the
    /// same files.
    init(
        _ publisher: Publisher, _ request: PublishRequest<Inputs>, _ selection: RecipeSelection<Inputs>, _ history: History,
        to destination: Destination, _ observer: any BuildObserver
    ) throws {
        self.publisher = publisher
        self.request = request
        self.selection = selection
        self.history = history
        self.observer = observer
        let stale = StaleRecipes(selection, history.old)
        let inputs = try request.prepare(stale.jobs.map { selection.recipes[$0.position] }, selection.isEdit)
        let preparer = ArtifactPreparer(
            old: history.old, output: history.output, to: destination, seed: history.seed, gate: request.gate)
        observer.begin(.make)
        let files = try preparer.prepare(
            stale.jobs, of: selection.recipes, from: inputs, threads: publisher.threads, observer: observer)
        try request.confirm()
        remains = inputs.remains
        var made = stale.kept
        for (job, files) in zip(stale.jobs, files) { made[job.place] = .made(files) }
        self.made = made
        if selection.isEdit, !stale.giveSameFiles(files, history.content.image) { throw MoreThanAnEdit() }
        let simple: OutputChanges? =
            switch destination {
            case .new: OutputChanges(new: made)
            case .staging: OutputChanges(plain: made, history, threads: publisher.threads)
            // A plan tells of everything in the folder.
            case .nowhere: nil
            }
        if selection.isEdit, simple == nil { throw MoreThanAnEdit() }
        changes =
            try simple ?? OutputChanges(made, history, mark: publisher.mark, ledger: publisher.ledger, threads: publisher.threads)
        report = changes.report(made, history.old, feedNames: request.feedNames, followedNames: request.followedNames)
    }

    /// Puts everything staged in place, deletes what is not wanted, and keeps the new ledger.
    func carryOut(in output: OutputFolder, _ staging: Staging) throws {
        let store = LedgerStore(path: publisher.ledger, faults: publisher.faults)
        // From here on it goes to the end: a site is either as it was or as it must be, unless the program is killed.
        if observer.isCancelled { throw PublishError.cancelled }
        let staged = made.flatMap(\.staged)
        if !report.plan.isEmpty {
            // Without a ledger nothing else names the files that are as wanted already.
            let named = history.content.image == nil ? made.flatMap(\.made) : staged
            try store.writeJournal(
                LedgerImage.text(
                    of: Ledger(
                        journalOf: named, folders: changes.ownFolders ?? Set(changes.addedFolders), after: history, request.interim)))
        }
        // Nothing is changed before.
        observer.begin(.write)
        let obstacles = changes.obstacles
        try Removal.delete(obstacles.files, obstacles.folders, in: output)
        try Placement(output: output, staging: staging, interim: request.interim, threads: publisher.threads, observer: observer)
            .place(staged)
        let lastChange = FileStamp.now()
        let early = Set(obstacles.files)
        let gone = try Removal.delete(
            report.plan.removed.filter { !early.contains($0) }, Array(changes.unusedFolders.subtracting(obstacles.folders)), in: output)
        if selection.isEdit, let image = history.content.image {
            try store.write(image.text(with: edit(of: image)))
        } else {
            let text = LedgerImage.text(of: ledger(without: gone))
            // What was published is recorded with it, so then it is another one.
            if !report.plan.isEmpty || !store.holds(text) { try store.write(text) }
        }
        if !report.plan.isEmpty || history.content.journal != nil { try store.removeJournal() }
        if !report.plan.isEmpty { FileClock.waitUntilBehind(lastChange) }
    }

    /// Keeps the ledger and puts the new output, which is whole now, in its place. A run that is cut short between the two leaves a ledger
    /// whose files are all gone, so the next makes them again.
    func carryOut(_ new: NewOutput) throws {
        if observer.isCancelled { throw PublishError.cancelled }
        observer.begin(.write)
        let taken = made.lazy.flatMap(\.made).first { $0.stamp == .none }
        if let taken, report.caseCollisions.isEmpty {
            throw PublishError.system(doing: "write", path: new.folder.display(taken.path), SystemError(code: EEXIST))
        }
        let store = LedgerStore(path: publisher.ledger, faults: publisher.faults)
        let lastChange = FileStamp.now()
        try new.confirmAbsent()
        try store.write(LedgerImage.text(of: ledger(without: [])))
        try new.putInPlace()
        if history.content.journal != nil { try store.removeJournal() }
        FileClock.waitUntilBehind(lastChange)
    }

    /// The ledger after all recipes of the site were looked at.
    private func ledger(without gone: Set<ArtifactPath>) -> Ledger {
        var ledger = Ledger(seed: history.seed)
        ledger.recipes.reserveCapacity(made.count)
        ledger.outputs.reserveCapacity(report.shape.files)
        ledger.changes = request.changes
        var recipes = selection.recipes.makeIterator()
        for (row, files) in zip(selection.kept, made) {
            let start = ledger.outputs.count
            switch files {
            case .kept(let rows):
                guard let image = history.content.image else { continue }
                for row in rows { ledger.outputs.append(Ledger.Output(row: row, of: image, stamp: history.old.stamps[row] ?? .none)) }
            case .made(let files):
                for file in files { ledger.outputs.append(Ledger.Output(path: file.path, record: file.record, stamp: file.stamp)) }
            }
            let outputs = start..<ledger.outputs.count
            if let row, let image = history.content.image {
                ledger.recipes.append(Ledger.Made(row: row, of: image, outputs: outputs))
            } else if let recipe = recipes.next() {
                ledger.recipes.append(Ledger.Made(key: recipe.key, fingerprint: recipe.fingerprint, outputs: outputs, needs: recipe))
            }
        }
        changes.addFolders(to: &ledger, history.content.image, without: gone)
        ledger.figures = report.figures
        ledger.notes = request.note(remains, false)
        return ledger
    }

    /// What an edit changes in the ledger.
    private func edit(of image: LedgerImage) -> LedgerEdit {
        var edit = LedgerEdit(figures: report.figures, notes: request.note(remains, true))
        for (row, recipe) in zip(selection.places, selection.recipes) where image.fingerprint(row) != recipe.fingerprint {
            edit.recipes.append((row, recipe.fingerprint, recipe))
        }
        // Files that were copied or restored are told by other stamps.
        for row in 0..<image.paths.count {
            guard let stamp = history.old.stamps[row], stamp != image.stamp(row) else { continue }
            edit.outputs.append((row, image.record(row), stamp))
        }
        for file in made.lazy.flatMap(\.made) {
            if let row = file.old { edit.outputs.append((row, file.record, file.stamp)) }
        }
        return edit
    }
}

/// What was taken for an edit leaves other files than before, so everything has to be looked at.
struct MoreThanAnEdit: Error {}
