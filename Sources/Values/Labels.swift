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
    public var foldedWord: String {
        // A file can have ten thousands of unknown keys, and nearly all keys are ASCII.
        guard utf8.allSatisfy({ $0 < 0x80 }) else { return lowercased().replacing("_", with: "-").replacing(" ", with: "-") }
        return String(writing: { buffer in for byte in utf8 { buffer.append(byte.foldedInWord) } })
    }

    /// The text without differences of case, folded as the search page does it: even final sigma equals sigma.
    public var foldedForSearch: String { lowercased().replacing("ς", with: "σ") }
}

extension UInt8 {
    /// An ASCII letter in lower case, a hyphen for a space or an underscore, and any other byte as it is.
    var foldedInWord: UInt8 {
        switch self {
        case 0x41...0x5A: self + 0x20
        case 0x20, 0x5F: 0x2D
        default: self
        }
    }
}
