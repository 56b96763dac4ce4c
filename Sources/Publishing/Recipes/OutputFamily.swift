/// Outputs of one sort: how many recipes they have, and each of them by its place. Which recipe stands at a place is decided by the site
/// alone, so that one of them can be made without the others.
public protocol OutputFamily<Inputs>: Sendable {
    /// What the recipes are made from.
    associatedtype Inputs: RecipeInputs

    /// How many recipes there are.
    var count: Int { get }
    /// The recipe at a place below ``count``.
    func recipe(at index: Int, _ maker: inout RecipeMaker<Inputs>) -> Recipe<Inputs>
    /// The places of all recipes that may have another input since items were revalued or redated, whether they need them or not; more than
    /// do is no harm.
    func recipes(lookingAt changes: ItemChanges) -> [Int]
    /// The places of all recipes that may have another input, or may need other items, since items came, went or stand elsewhere; more than
    /// do is no harm.
    func recipes(movedBy moves: Inputs.Moves) -> [Int]
    /// What the recipe at a place is called, for families that tell which recipes moves may change; nil if only the recipe itself tells.
    func key(at index: Int) -> String?
}

extension OutputFamily {
    /// All of them.
    public func recipes(lookingAt changes: ItemChanges) -> [Int] { Array(0..<count) }

    /// All of them.
    public func recipes(movedBy moves: Inputs.Moves) -> [Int] { Array(0..<count) }

    /// Nil.
    public func key(at index: Int) -> String? { nil }
}

/// Some families that follow one another.
public struct OutputFamilies<Inputs: RecipeInputs>: OutputFamily {
    private let families: [any OutputFamily<Inputs>]
    private let runs: RunIndex

    /// Those families, in that order.
    public init(_ families: [any OutputFamily<Inputs>]) {
        self.families = families
        runs = RunIndex(families.map(\.count))
    }

    /// How many recipes all of them have.
    public var count: Int { runs.count }

    /// The places among those of all of the recipes that may look at what changed.
    public func recipes(lookingAt changes: ItemChanges) -> [Int] {
        changes.revalued.isEmpty && changes.redated.isEmpty ? [] : places { $0.recipes(lookingAt: changes) }
    }

    /// The places among those of all of the recipes that moves may change.
    public func recipes(movedBy moves: Inputs.Moves) -> [Int] { places { $0.recipes(movedBy: moves) } }

    private func places(_ some: (any OutputFamily<Inputs>) -> [Int]) -> [Int] {
        families.enumerated().flatMap { run, family in
            let start = runs.start(of: run)
            return some(family).map { start + $0 }
        }
    }

    /// What the recipe at a place among those of all is called, if its family tells.
    public func key(at index: Int) -> String? {
        let place = runs.place(of: index)
        return families[place.run].key(at: place.offset)
    }

    /// The recipe at a place among those of all.
    public func recipe(at index: Int, _ maker: inout RecipeMaker<Inputs>) -> Recipe<Inputs> {
        let place = runs.place(of: index)
        return families[place.run].recipe(at: place.offset, &maker)
    }
}
