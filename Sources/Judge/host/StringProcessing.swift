// What the standard library knows elsewhere of texts in texts. They are equal character by character, as they are there.

extension Collection where Element: Equatable {
    func firstRange(of other: some Collection<Element>) -> Range<Index>? {
        var start = startIndex
        while true {
            var end = start
            var left = other[...]
            while let next = left.first, end < endIndex, self[end] == next {
                end = index(after: end)
                left = left.dropFirst()
            }
            if left.isEmpty { return start..<end }
            guard start < endIndex else { return nil }
            start = index(after: start)
        }
    }
}

extension StringProtocol {
    func contains(_ other: some StringProtocol) -> Bool { firstRange(of: other) != nil }

    func split(separator: String, maxSplits: Int, omittingEmptySubsequences: Bool) -> [SubSequence] {
        precondition(!separator.isEmpty && !omittingEmptySubsequences, "nobody asks for this yet")
        var parts: [SubSequence] = []
        var rest = self[...]
        while parts.count < maxSplits, let range = rest.firstRange(of: separator) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        parts.append(rest)
        return parts
    }
}

extension StringProtocol where Self: RangeReplaceableCollection {
    func replacing(_ other: String, with replacement: String) -> Self {
        var result = Self()
        var rest = self[...]
        while !other.isEmpty, let range = rest.firstRange(of: other) {
            result += rest[..<range.lowerBound]
            result += replacement
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
