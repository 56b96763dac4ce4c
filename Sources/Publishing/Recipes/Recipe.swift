import Bytes

/// Artifacts that are made together, and the fingerprint of everything that they are made from.
///
/// What they are made from is exactly: what all recipes of a build share; the recipe's own input; and what it needs
/// of the items of the site. The function that makes them is given nothing else, so the fingerprint cannot miss anything.
public final class Recipe<Inputs: RecipeInputs>: NeededItems {
    /// What it is called, from build to build; no two recipes of a build share one.
    public let key: String
    /// Of what all share, the key, the input and the items needed.
    public let fingerprint: Fingerprint
    /// What it needs of items.
    public let needs: Inputs.Needs
    /// Makes the artifacts.
    public let make: @Sendable (Inputs) throws -> [Artifact]

    /// A recipe; see the properties.
    public init(
        key: String, fingerprint: Fingerprint, needs: Inputs.Needs, make: @escaping @Sendable (Inputs) throws -> [Artifact]
    ) {
        self.key = key
        self.fingerprint = fingerprint
        self.needs = needs
        self.make = make
    }

    var itemCount: Int { needs.itemCount }

    func forEachItem(_ body: (_ item: Int) -> Void) { needs.forEachItem(body) }
}

/// The items that a recipe needs, whatever the recipes of the site are made from.
protocol NeededItems: AnyObject, Sendable {
    var itemCount: Int { get }
    func forEachItem(_ body: (_ item: Int) -> Void)
}

/// What the recipes of a build are made from, got ready once for all that are made.
public protocol RecipeInputs: Sendable {
    /// What one of the recipes needs of it.
    associatedtype Needs: RecipeNeeds
    /// What is kept of it once all artifacts are made.
    associatedtype Remains: Sendable
    /// What families know of items that came, went or stand elsewhere since the last build.
    associatedtype Moves: Sendable = Never

    /// What is kept of it once all artifacts are made.
    var remains: Remains { get }
}

/// What a recipe needs of the items that a site is made from, which have numbers.
public protocol RecipeNeeds: Sendable {
    /// The fingerprints of all items.
    associatedtype Fingerprints: Sendable

    /// Nothing.
    init()
    /// How many items it needs, one that is needed in two forms counted twice.
    var itemCount: Int { get }
    /// Calls `body` with each item.
    func forEachItem(_ body: (_ item: Int) -> Void)
    /// Adds the fingerprints of what it needs.
    func add(to input: inout FingerprintInput, _ items: Fingerprints)
}
