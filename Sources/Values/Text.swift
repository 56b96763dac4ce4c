import Bytes

extension StringProtocol {
    /// The text in double quotes, shortened to fit a message.
    public var quoted: String {
        let limit = 60
        return count > limit ? "\"" + prefix(limit) + "…\"" : "\"" + self + "\""
    }

    /// Finds the first occurrence of `part`, comparing Unicode scalars.
    public func range(ofFirst part: String) -> Range<Index>? {
        part.isEmpty ? nil : unicodeScalars.firstRange(of: part.unicodeScalars)
    }
}

extension String {
    /// The text without white space at its ends.
    public var trimmed: String {
        // Nearly all texts begin and end with a visible ASCII character, and the check for Unicode white space costs
        // far more.
        if let first = utf8.first, let last = utf8.last, (0x21...0x7E).contains(first), (0x21...0x7E).contains(last) { return self }
        return self[...].trimmed
    }
}

extension Substring {
    /// The text without white space at its ends.
    public var trimmed: String {
        var view = self
        while let first = view.first, first.isWhitespace { view = view.dropFirst() }
        while let last = view.last, last.isWhitespace { view = view.dropLast() }
        return String(view)
    }
}

extension Sequence where Element == String {
    /// Joins the words as a list in prose: `a, b and c`.
    public func listed(_ conjunction: String = "and") -> String {
        let words = Array(self)
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " " + conjunction + " " + last
    }
}

/// Formats a number with its noun: `1 error`, `3 errors`.
public func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(grouped(Wide(count))) " + (count == 1 ? one : many ?? one + "s")
}

/// Formats a whole number with commas between groups of three digits, as Australians write it.
public func grouped(_ number: Wide) -> String { String(writing: { $0.append(grouped: number) }) }

extension Character {
    /// Whether it is one of the digits 0 to 9.
    public var isASCIIDigit: Bool { asciiValue.map { (0x30...0x39).contains($0) } ?? false }
}
