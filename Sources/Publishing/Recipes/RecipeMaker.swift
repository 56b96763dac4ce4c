import Bytes

/// Makes recipes with fingerprints under one seed. Threads have one each, which are alike.
public struct RecipeMaker<Inputs: RecipeInputs>: Sendable {
    private let frame: Fingerprint
    private let items: Inputs.Needs.Fingerprints
    private var input: FingerprintInput

    /// A maker for a frame and items of those fingerprints.
    public init(frame: Fingerprint, items: Inputs.Needs.Fingerprints, seed: UInt64) {
        self.frame = frame
        self.items = items
        input = FingerprintInput(seed: seed)
    }

    /// A recipe; `make` must use nothing but what it is given, the value and the frame.
    public mutating func recipe(
        _ key: String, _ value: some RecipeInput, _ needs: Inputs.Needs = Inputs.Needs(),
        make: @escaping @Sendable (Inputs) throws -> [Artifact]
    ) -> Recipe<Inputs> {
        input.add(frame)
        input.add(key)
        value.add(to: &input)
        needs.add(to: &input, items)
        return Recipe(key: key, fingerprint: input.finish(), needs: needs, make: make)
    }
}
