import Values

extension RandomAccessCollection {
    /// The first index whose element meets a condition, if all that meet it come last; a binary search.
    @inlinable package func partitioningIndex(where isLast: (Element) -> Bool) -> Index {
        var (low, length) = (startIndex, count)
        while length > 0 {
            let middle = index(low, offsetBy: length / 2)
            if isLast(self[middle]) {
                length /= 2
            } else {
                low = index(after: middle)
                length -= length / 2 + 1
            }
        }
        return low
    }
}

extension RandomAccessCollection where Element: Comparable {
    /// Whether an element is in a sorted collection.
    @inlinable package func holdsSorted(_ element: Element) -> Bool {
        let index = partitioningIndex { $0 >= element }
        return index < endIndex && self[index] == element
    }
}

extension UInt8 {
    @inlinable package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
    @inlinable package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
    @inlinable package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
    /// Whether it is a space or a tab.
    @inlinable package var isBlank: Bool { self == 0x20 || self == 0x09 }

    /// The value of a hexadecimal digit; nil for any other byte.
    @inlinable package var hexDigitValue: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46, 0x61...0x66: (self | 0x20) - 0x57
        default: nil
        }
    }
}

extension [UInt8] {
    /// The bytes after a UTF-8 byte order mark, if they start with one.
    package var withoutByteOrderMark: ArraySlice<UInt8> { starts(with: [0xEF, 0xBB, 0xBF]) ? self[3...] : self[...] }
}

extension String {
    package init(scalars: some Sequence<Unicode.Scalar>) {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}

extension Spelling {
    /// The end of a message that asks whether a guess was meant; empty without a guess.
    package static func question(_ guess: String?) -> String { guess.map { "; did you mean \($0.quoted)?" } ?? "" }
}
