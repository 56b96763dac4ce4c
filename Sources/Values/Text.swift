extension StringProtocol {
    /// The text in double quotes, cut to a length that fits a message.
    public var quoted: String {
        let limit = 60
        return count > limit ? "\"" + prefix(limit) + "…\"" : "\"" + self + "\""
    }

    /// The first place where a part stands, searched by Unicode scalars.
    public func range(ofFirst part: String) -> Range<Index>? {
        let wanted = Array(part.utf8)
        guard !wanted.isEmpty else { return nil }
        var start = utf8.startIndex
        while start < utf8.endIndex {
            guard let first = utf8[start...].firstIndex(of: wanted[0]) else { return nil }
            if utf8[first...].starts(with: wanted) {
                return first..<utf8.index(first, offsetBy: wanted.count)
            }
            start = utf8.index(after: first)
        }
        return nil
    }
}

extension String {
    /// Whether it is the same as another text, one of which is in ASCII. Lengths tell most apart, at far less cost than a comparison.
    @inline(__always)
    public func isSame(as word: String) -> Bool { utf8.count == word.utf8.count && self == word }

    /// The text without white space at its ends.
    public var trimmed: String {
        // Nearly all texts begin and end with a letter or digit; finding out what Unicode calls white space costs far more.
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

extension [String] {
    /// The one of the words that is the same as a word.
    public func own(_ word: String) -> String? {
        for index in indices where self[index].isSame(as: word) { return self[index] }
        return nil
    }

    /// Whether a word is among the words.
    public func holds(_ word: String) -> Bool { own(word) != nil }
}

extension Sequence where Element == String {
    /// The words as a list in prose: `a, b and c`.
    public func listed(_ conjunction: String = "and") -> String {
        let words = Array(self)
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " " + conjunction + " " + last
    }
}

/// A number with its noun: `1 error`, `3 errors`.
public func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(grouped(count)) " + (count == 1 ? one : many ?? one + "s")
}

/// A whole number with commas between groups of three digits, as Australians write it.
public func grouped(_ number: Int) -> String {
    guard number.magnitude >= 1_000 else { return String(number) }
    // Twenty digits, six commas and a sign.
    return String(unsafeUninitializedCapacity: 27) { text in
        var backwards = 0
        var digits = 0
        var rest = number.magnitude
        func put(_ byte: UInt8) {
            text[backwards] = byte
            backwards += 1
        }
        repeat {
            if digits > 0, digits % 3 == 0 { put(UInt8(ascii: ",")) }
            put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            digits += 1
            rest /= 10
        } while rest > 0
        if number < 0 { put(UInt8(ascii: "-")) }
        var written = UnsafeMutableBufferPointer(rebasing: text[..<backwards])
        written.reverse()
        return backwards
    }
}

extension Character {
    /// Whether it is one of the digits 0 to 9.
    public var isASCIIDigit: Bool { asciiValue.map { (0x30...0x39).contains($0) } ?? false }
}
