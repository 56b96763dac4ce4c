extension String {
    /// A key or choice as people read it: `on-application` becomes `On application`.
    public var asLabel: String {
        String(unsafeUninitializedCapacity: utf8.count) { label in
            var count = 0
            for byte in utf8 {
                label[count] = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") ? 0x20 : byte
                count += 1
            }
            if count > 0, (0x61...0x7A).contains(label[0]) { label[0] -= 0x20 }
            return count
        }
    }

    /// With its first letter in lower case, unless the first word is all capitals.
    public var lowercasedFirst: String {
        let second = dropFirst().first
        guard let first, !(second?.isUppercase ?? false) else { return self }
        return first.lowercased() + dropFirst()
    }

    /// In lower case, with hyphens for spaces and underscores, as words are compared.
    public var foldedWord: String { lowercased().replacing("_", with: "-").replacing(" ", with: "-") }

    /// Its letters without their case, as the search page folds them too: the Greek sigma at the end of a word is one of them.
    public var foldedForSearch: String { lowercased().replacing("ς", with: "σ") }
}
