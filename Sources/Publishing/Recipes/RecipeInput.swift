import Bytes

/// A value that recipes are made from and that can be told apart from every other by its fingerprint.
public protocol RecipeInput: Sendable {
    /// Adds everything that the value holds.
    func add(to input: inout FingerprintInput)
}

/// Nothing but what all recipes share.
public struct NoInput: RecipeInput {
    /// The only value.
    public init() {}
    /// Adds nothing.
    public func add(to input: inout FingerprintInput) {}
}

extension Array: RecipeInput where Element: RecipeInput {
    /// Adds the number of elements, and each of them.
    public func add(to input: inout FingerprintInput) {
        input.add(count)
        for element in self { element.add(to: &input) }
    }
}
