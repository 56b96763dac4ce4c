import Bytes

/// Makes recipes with fingerprints under one seed. Threads have one each, which are alike.
public struct RecipeMaker<Inputs: RecipeInputs>: Sendable {
    private let shared: Fingerprint
    private let items: Inputs.Needs.Fingerprints
    private var input: FingerprintInput

    /// A maker for what all recipes share and for items, of those fingerprints.
    public init(shared: Fingerprint, items: Inputs.Needs.Fingerprints, seed: UInt64) {
        self.shared = shared
        self.items = items
        input = FingerprintInput(seed: seed)
    }

    /// A recipe; `make` must use nothing but what it is given, the value and what all share.
    public mutating func recipe(
        _ key: String, _ value: some RecipeInput, _ needs: Inputs.Needs = Inputs.Needs(),
        make: @escaping @Sendable (Inputs) throws -> [Artifact]
    ) -> Recipe<Inputs> {
        input.add(shared)
        input.add(key)
        value.add(to: &input)
        needs.add(to: &input, items)
        return Recipe(key: key, fingerprint: input.finish(), needs: needs, make: make)
    }
}
