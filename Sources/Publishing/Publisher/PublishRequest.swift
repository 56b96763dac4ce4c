import Bytes

/// What there is to publish, and what it is made from.
public struct PublishRequest<Inputs: RecipeInputs> {
    /// All outputs of the site.
    let outputs: OutputFamilies<Inputs>
    /// Makes their recipes.
    let maker: RecipeMaker<Inputs>
    /// What stands in the place of new pages until they are there.
    let interim: InterimPage
    /// The items that changed, if nothing else did since the ledger was written; the ledger knows which outputs show one of the items.
    public var changes: ItemChanges?
    /// What families know of those that came, went or stand elsewhere; nil if none did, and then all outputs are those of the last build.
    public var moves: Inputs.Moves?
    /// What the names of feeds end with, which are counted.
    public var feedNames: [String] = []
    /// The names of files that people subscribe to, of which it is told whether they changed.
    public var followedNames: Set<String> = []
    /// Gets ready what some of the recipes are made from. With `isEdit` nothing else is kept of those inputs than what changed.
    let prepare: (_ recipes: [Recipe<Inputs>], _ isEdit: Bool) throws -> Inputs
    /// Throws if what is made was not made from what will be noted.
    public var confirm: () throws -> Void = {}
    /// Looks at all bytes before they go to the disk; nil to let everything pass.
    public var gate: (any OutputGate)?
    /// What the ledger is to note of the build. With `isEdit` it notes only what the items changed, over the notes in the ledger.
    let note: (_ remains: Inputs.Remains, _ isEdit: Bool) -> LedgerNotes

    /// A request for those outputs; see the properties.
    public init(
        _ outputs: [any OutputFamily<Inputs>], _ maker: RecipeMaker<Inputs>, _ interim: InterimPage,
        prepare: @escaping (_ recipes: [Recipe<Inputs>], _ isEdit: Bool) throws -> Inputs,
        note: @escaping (_ remains: Inputs.Remains, _ isEdit: Bool) -> LedgerNotes
    ) {
        self.outputs = OutputFamilies(outputs)
        self.maker = maker
        self.interim = interim
        self.prepare = prepare
        self.note = note
    }

    /// All recipes.
    func all(threads: Int) -> RecipeSelection<Inputs> { recipes(at: Array(0..<outputs.count), threads: threads) }

    /// The recipes that the changed items call for, if nothing else changed; nil if it did.
    func edited(since ledger: LedgerImage?, threads: Int) -> RecipeSelection<Inputs>? {
        guard let changes, let ledger else { return nil }
        if let moves { return moved(changes, moves, since: ledger, threads: threads) }
        guard ledger.keys.count == outputs.count else { return nil }
        var isWanted = [Bool](repeating: false, count: outputs.count)
        for place in ledger.recipes(needing: changes) + outputs.recipes(lookingAt: changes) { isWanted[place] = true }
        var selection = recipes(at: isWanted.indices.filter { isWanted[$0] }, threads: threads)
        guard selection.recipes.indices.allSatisfy({ ledger.keys.holds(selection.recipes[$0].key, at: selection.places[$0]) }) else {
            return nil
        }
        selection.isEdit = true
        return selection
    }

    /// The recipes that moved items call for; all others are found in the ledger by what they are called.
    private func moved(_ changes: ItemChanges, _ moves: Inputs.Moves, since ledger: LedgerImage, threads: Int) -> RecipeSelection<Inputs> {
        var isWanted = [Bool](repeating: false, count: outputs.count)
        for place in outputs.recipes(lookingAt: changes) + outputs.recipes(movedBy: moves) { isWanted[place] = true }
        var isTouched = [Bool](repeating: false, count: ledger.keys.count)
        for row in ledger.recipes(needing: changes) { isTouched[row] = true }
        var rows = LedgerRows(ledger)
        let kept = isWanted.indices.map { place in
            isWanted[place] ? nil : outputs.key(at: place).flatMap { rows.row(of: $0) }.flatMap { isTouched[$0] ? nil : $0 }
        }
        var selection = recipes(at: kept.indices.filter { kept[$0] == nil }, threads: threads)
        selection.kept = kept
        return selection
    }

    private func recipes(at places: [Int], threads: Int) -> RecipeSelection<Inputs> {
        let recipes = Parallel.map(places, threads: threads) { [maker] in
            maker
        } _: { [outputs] maker, place in
            let recipe = outputs.recipe(at: place, &maker)
            assert(outputs.key(at: place).map { $0 == recipe.key } ?? true, "another name than the recipe's own: \(recipe.key)")
            return recipe
        }
        return RecipeSelection(recipes: recipes, places: places, kept: Array(repeating: nil, count: outputs.count))
    }
}

/// Recipes that are looked at for a publication.
struct RecipeSelection<Inputs: RecipeInputs> {
    let recipes: [Recipe<Inputs>]
    /// The place of each among all recipes of the site.
    let places: [Int]
    /// For each recipe of the site its place in the ledger, if it is not looked at because it is as it was.
    var kept: [Int?]
    /// Whether all others are as in the ledger, and each of these stands at the same place there, be it as it was or not.
    var isEdit = false
}
