import Bytes

/// Which recipes have to be made, and what the ledger keeps of all others.
struct StaleRecipes {
    /// A recipe to be made.
    struct Job: Sendable {
        /// Its place among those that were looked at.
        let position: Int
        /// Its place among all recipes of the site.
        let place: Int
        /// Its place in the ledger, if it has one.
        let row: Int?
    }

    /// The recipes to be made.
    private(set) var jobs: [Job] = []
    /// For each recipe of the site the files that it left.
    private(set) var kept: [RecipeOutput]

    init<Inputs>(_ selection: RecipeSelection<Inputs>, _ old: OldFiles) {
        let image = old.content.image
        if selection.isEdit, let image {
            kept = (0..<image.keys.count).map { .kept(image.outputs(of: $0)) }
            jobs = zip(selection.places, selection.recipes).enumerated().filter { image.fingerprint($1.0) != $1.1.fingerprint }.map {
                Job(position: $0, place: $1.0, row: $1.0)
            }
            return
        }
        kept = selection.kept.map { .kept($0.flatMap { image?.outputs(of: $0) } ?? 0..<0) }
        var rows = image.map(LedgerRows.init)
        for (position, (place, recipe)) in zip(selection.places, selection.recipes).enumerated() {
            if place > 0, let before = selection.kept[place - 1] { rows?.last = before }
            let row = rows?.row(of: recipe.key)
            if let image, let row, image.fingerprint(row) == recipe.fingerprint {
                let files = image.outputs(of: row)
                if files.allSatisfy({ old.stamps[$0] != nil }) {
                    kept[place] = .kept(files)
                    continue
                }
            }
            jobs.append(Job(position: position, place: place, row: row))
        }
    }

    /// Whether the files that were made are, for each recipe, those that it made before.
    func giveSameFiles(_ made: [[MadeFile]], _ image: LedgerImage?) -> Bool {
        guard let image else { return false }
        return zip(jobs, made).allSatisfy { job, files in
            job.row.map { files.map(\.old).elementsEqual(image.outputs(of: $0).map(Optional.some)) } ?? false
        }
    }
}
