import Bytes

/// Makes recipes with fingerprints under one seed.
struct RecipeMaker {
    private let frame: Fingerprint
    private let listings: [Fingerprint]
    private let stories: [Fingerprint]
    private var input: FingerprintInput
    /// Which recipes are asked for; nil if all are.
    private let wanted: Wanted?
    /// The place of the next recipe.
    private(set) var position = 0

    /// A maker for a frame, listings and stories of those fingerprints.
    init(frame: Fingerprint, listings: [Fingerprint], stories: [Fingerprint], seed: UInt64, wanted: Wanted? = nil) {
        self.frame = frame
        self.listings = listings
        self.stories = stories
        self.wanted = wanted
        input = FingerprintInput(seed: seed)
    }

    /// Whether only some recipes are asked for.
    var isSelective: Bool { wanted != nil }

    /// Some of the recipes of a build that made the same ones.
    struct Wanted: Sendable {
        /// For each of its recipes, in their order, whether it is asked for.
        let flags: [Bool]
        /// Whether the key of the recipe at a place, which is one of those, begins so.
        let hasPrefix: @Sendable (_ place: Int, _ prefix: String) -> Bool
    }

    /// Passes over the next recipes if none of them is asked for. They need not be made then, nor what they are made from.
    mutating func skips(_ count: Int = 1) -> Bool {
        guard let flags = wanted?.flags, position + count <= flags.count, !flags[position..<position + count].contains(true) else {
            return false
        }
        position += count
        return true
    }

    /// The same for all of the next recipes whose keys begin so, however many there are.
    mutating func skipsAll(beginningWith prefix: String) -> Bool {
        guard let wanted, position < wanted.flags.count else { return false }
        let count = (position..<wanted.flags.count).prefix { wanted.hasPrefix($0, prefix) }.count
        return count > 0 && skips(count)
    }

    /// A recipe; `make` must use nothing but what it is given and the frame.
    mutating func recipe<Input: RecipeInput>(
        _ key: String, _ value: Input, _ needs: Needs = Needs(),
        make: @escaping @Sendable (Input, Ingredients) throws -> [Artifact]
    ) -> Recipe {
        input.add(frame)
        input.add(key)
        value.add(to: &input)
        for list in [needs.items, needs.cards, needs.entries, needs.records, needs.marks] {
            input.add(list.count)
            for index in list { input.add(listings[index]) }
        }
        input.add(needs.stories.count)
        for index in needs.stories { input.add(stories[index]) }
        input.add(needs.maps.count)
        for row in needs.maps { input.add(Int(row)) }
        defer { position += 1 }
        return Recipe(key: key, fingerprint: input.finish(), needs: needs, position: position) { try make(value, $0) }
    }
}
