import Bytes

extension Publisher {
    /// What there is to publish if the site has the same files as before, made by the same recipes, and only some of these use anything
    /// that has changed.
    struct EditOrder: Sendable {
        /// The recipes to make anew; the place of each is its row in the ledger.
        let recipes: [Recipe]
        /// Gets ready what they are made from.
        let stock: @Sendable ([Recipe]) throws -> Pantry
        /// Throws if what is made was not made from what will be remembered.
        let confirm: @Sendable () throws -> Void
        /// What the ledger is to keep of the build, beside files and recipes.
        let remember: @Sendable ([ListingRemains], PublishReport) -> LedgerEdit
        /// Who watches.
        var observer: any BuildObserver = Unobserved()
    }

    /// Publishes an edit; nil if that is not all that there is to do: then nothing was changed.
    func publish(_ order: EditOrder, history: History, into folder: OutputFolder) throws -> PublishReport? {
        guard history.old.areAllIntact, let image = history.content.image, !history.old.hasIdleFolders(in: folder)
        else { return nil }
        try NewOutput.clear(newOutput, gate: gate) { order.observer.waits(forOtherAt: output) }
        let staging = try Staging(folder)
        do {
            let publication = try EditPublication(self, order, history, image, staging)
            try publication?.carryOut(in: folder, staging)
            try staging.remove()
            return publication?.report
        } catch {
            // Best effort: the first error is the one to tell, and the next run clears the folder again.
            try? staging.remove()
            throw error
        }
    }
}

/// One run of a publisher that makes few recipes and knows that all else is as it was.
struct EditPublication {
    private let publisher: Publisher
    private let order: Publisher.EditOrder
    private let history: Publisher.History
    private let image: LedgerImage
    private let remains: [ListingRemains]
    private let made: [MadeFile]
    let report: PublishReport

    /// Makes the recipes and stages what differs; nil if they do not give the same files as before.
    fileprivate init?(
        _ publisher: Publisher, _ order: Publisher.EditOrder, _ history: Publisher.History, _ image: LedgerImage, _ staging: Staging
    ) throws {
        guard let head = image.build?.head else { return nil }
        self.publisher = publisher
        self.order = order
        self.history = history
        self.image = image
        let pantry = try order.stock(order.recipes)
        let preparer = ArtifactPreparer(old: history.old, output: history.output, to: .staging(staging), seed: history.seed)
        let observer = order.observer
        observer.begin(.make)
        let dishes = try preparer.prepare(
            order.recipes.map { ($0, $0.position) }, pantry: pantry, threads: publisher.threads,
            observer: observer)
        try order.confirm()
        remains = pantry.remains
        for (recipe, files) in zip(order.recipes, dishes) {
            guard files.map(\.old).elementsEqual(image.outputs(of: recipe.position).map(Optional.some)) else { return nil }
        }
        made = dishes.flatMap(\.self)
        let rows = made.compactMap { $0.comparison == .same ? nil : $0.old }
        var isChanged = [Bool](repeating: false, count: image.paths.count)
        for row in rows { isChanged[row] = true }
        let plan = PublishPlan(
            changed: made.filter { $0.comparison != .same }.map(\.path).sorted(),
            unchanged: PathList(image, isChanged.indices.filter { !isChanged[$0] }))
        // A link in the place of a folder is told of by whoever looks at everything.
        guard history.output?.holdsFolders(of: plan.changed, threads: publisher.threads) == true else { return nil }
        let grown = made.reduce(0) { sum, file in sum + file.record.size - (file.old.map { image.record($0).size } ?? 0) }
        report = PublishReport(
            plan: plan, keptForeign: head.keptForeign, caseCollisions: head.caseCollisions, notes: [], pages: head.pages, feeds: head.feeds,
            bytes: head.bytes + grown, shape: EditPublication.shape(image, head, made),
            bytesWritten: made.reduce(0) { $0 + ($1.comparison == .same ? 0 : $1.record.size) })
    }

    /// The shape of the site after the edit: other sizes of the same files.
    private static func shape(_ image: LedgerImage, _ head: BuildHead, _ made: [MadeFile]) -> SiteShape {
        var sizes: [Int: Int] = [:]
        for file in made { if let row = file.old { sizes[row] = file.record.size } }
        var shape = head.shape
        shape.largestFile = SiteShape.Part(path: "", amount: 0)
        for row in 0..<image.paths.count {
            let size = sizes[row] ?? image.record(row).size
            if size >= shape.largestFile.amount { shape.largestFile.grow(to: size, at: image.paths[row]) }
        }
        return shape
    }

    fileprivate func carryOut(in output: OutputFolder, _ staging: Staging) throws {
        let store = LedgerStore(path: publisher.ledger, gate: publisher.gate)
        if order.observer.isCancelled { throw PublishError.cancelled }
        let staged = made.filter { $0.staged != nil }
        if !report.plan.isEmpty {
            try store.writeJournal(LedgerImage.text(of: Ledger(journalOf: staged, folders: [], after: history)))
        }
        // Nothing is changed before.
        order.observer.begin(.write)
        try Placement(output: output, staging: staging, threads: publisher.threads, observer: order.observer).place(staged)
        let lastChange = FileStamp.now()
        var edit = order.remember(remains, report)
        edit.recipes = order.recipes.compactMap { recipe in recipe.fingerprint.map { (recipe.position, $0) } }
        // Files that were copied or restored are told by other stamps.
        for row in 0..<image.paths.count {
            guard let stamp = history.old.stamps[row], stamp != image.stamp(row) else { continue }
            edit.outputs.append((row, image.record(row), stamp))
        }
        for file in made {
            if let row = file.old { edit.outputs.append((row, file.record, file.stamp)) }
        }
        try store.write(image.text(with: edit))
        if !report.plan.isEmpty {
            try store.removeJournal()
            FileClock.waitUntilBehind(lastChange)
        }
    }
}
