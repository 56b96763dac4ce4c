import Bytes

extension String {
    /// The label of a key or choice: `on-application` becomes `On application`.
    public var asLabel: String { String(writing: { $0.append(label: self) }) }

    /// The text with its first letter in lower case, unless its second is upper case too, as in `NSW`.
    public var lowercasedFirst: String {
        let second = dropFirst().first
        guard let first, !(second?.isUppercase ?? false) else { return self }
        return first.lowercased() + dropFirst()
    }

    /// The text in lower case, with hyphens for spaces and underscores, for comparing words.
    public var foldedWord: String { lowercased().replacing("_", with: "-").replacing(" ", with: "-") }

    /// The text without differences of case, folded as the search page does it: even final sigma equals sigma.
    public var foldedForSearch: String { lowercased().replacing("ς", with: "σ") }
}
