import Bytes
import CommonMark
import Findings
import Values

/// A text reduced for the search for hidden streets: its letters and digits, folded, and what stood between them. A
/// street can be written joined (`12AcaciaSt`), split (`A c a c i a`), with invisible signs, or in lookalike letters.
/// All have the same signs, so these are compared; gaps matter only where a number or name has to end.
package struct StreetText {
    /// What stands before a sign; the stronger if there are several.
    package enum Gap: UInt8, Comparable, Hashable {
        /// Nothing that anybody sees.
        case none
        /// A capital letter after a small one, or a letter beside a digit.
        case change
        /// A space, or any other sign.
        case space
        case dash, slash, colon
        /// A full stop or a comma between two signs.
        case point
        /// A full stop or a comma with a space.
        case stop
        /// The end of a line, or of the text.
        case line

        package static func < (left: Gap, right: Gap) -> Bool { left.rawValue < right.rawValue }
    }

    /// ASCII letters in lower case, digits, and other letters in UTF-8; a dollar sign before a digit marks a price.
    package private(set) var signs: [UInt8] = []
    /// What stands before each sign, and at the end.
    package private(set) var gaps: [Gap] = []
    /// How many signs stand before the end of each line.
    private var lineEnds: [Int] = []
    private var open = Gap.line
    private var last = Sort.other

    private enum Sort { case digit, small, capital, other }

    package init(_ text: some StringProtocol) {
        var string = String(text)
        self = string.withUTF8 { StreetText($0) }
    }

    package init(_ text: UnsafeBufferPointer<UInt8>) {
        signs.reserveCapacity(text.count)
        gaps.reserveCapacity(text.count + 1)
        if let decoded = StreetText.percentDecoded(text) {
            decoded.withUnsafeBufferPointer { read($0) }
        } else {
            read(text)
        }
        gaps.append(.line)
    }

    /// The line, counted from 0, of a sign.
    package func line(of index: Int) -> Int { lineEnds.partitioningIndex { $0 > index } }

    /// The words of a short text, with a number split from a name: `12gipps`, but not `12a` or `2nd`.
    package var words: [String] {
        var words: [String] = []
        var start = 0
        for index in signs.indices.dropFirst() where gaps[index] > .change {
            append(start..<index, to: &words)
            start = index
        }
        if start < signs.count { append(start..<signs.count, to: &words) }
        return words
    }

    private func append(_ range: Range<Int>, to words: inout [String]) {
        let digits = signs[range].prefix { $0.isASCIIDigit }.count
        if digits > 0, range.count - digits > 2 {
            words.append(String(decoding: signs[range.prefix(digits)], as: UTF8.self))
            words.append(String(decoding: signs[range.dropFirst(digits)], as: UTF8.self))
        } else {
            words.append(String(decoding: signs[range], as: UTF8.self))
        }
    }

    private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < text.count {
            var end = index
            let isASCII = text[index] < 0x80
            while end < text.count, (text[end] < 0x80) == isASCII { end += 1 }
            let run = UnsafeBufferPointer(rebasing: text[index..<end])
            // Combining marks are left out, so it does not matter that their letter was read already.
            if isASCII { readASCII(run) } else { readForeign(String(decoding: run, as: UTF8.self)) }
            index = end
        }
    }

    /// Reads a run of ASCII, which is nearly all of nearly all texts: what it adds is gathered apart from the rest.
    private mutating func readASCII(_ run: UnsafeBufferPointer<UInt8>) {
        let start = signs.count
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: run.count) { newSigns in
            withUnsafeTemporaryAllocation(of: Gap.self, capacity: run.count) { newGaps in
                var count = 0
                var (open, last) = (open, last)
                for index in run.indices {
                    let byte = run[index]
                    switch byte {
                    case 0x61...0x7A:
                        if open == .none, last != .small {
                            if last == .digit {
                                open = .change
                            } else if last == .capital, count > 1, newGaps[count - 1] == .none {
                                // The last of several capitals begins the word: "NSWStreet".
                                newGaps[count - 1] = .change
                            }
                        }
                        newSigns[count] = byte
                        last = .small
                    case 0x30...0x39:
                        if open == .none, last != .digit { open = .change }
                        newSigns[count] = byte
                        last = .digit
                    case 0x41...0x5A:
                        if open == .none, last != .capital { open = .change }
                        newSigns[count] = byte | 0x20
                        last = .capital
                    case 0x24 where index + 1 < run.count && run[index + 1].isASCIIDigit:
                        newSigns[count] = byte
                        last = .other
                    default:
                        // A carriage return by itself ends a line as well.
                        let isEnd = byte == 0x0A || byte == 0x0D && (index + 1 == run.count || run[index + 1] != 0x0A)
                        open = isEnd ? .line : StreetText.gap(open, and: byte)
                        if isEnd { lineEnds.append(start + count) }
                        continue
                    }
                    newGaps.initializeElement(at: count, to: open)
                    open = .none
                    count += 1
                }
                (self.open, self.last) = (open, last)
                signs.append(contentsOf: UnsafeBufferPointer(rebasing: newSigns[..<count]))
                gaps.append(contentsOf: UnsafeBufferPointer(rebasing: newGaps[..<count]))
            }
        }
    }

    /// What stands before the next sign, if it is a gap and then a byte that is no sign.
    private static func gap(_ open: Gap, and byte: UInt8) -> Gap {
        switch byte {
        case 0x20: gap(open, and: .space)
        case 0x0A: .line
        case 0x27, 0x60: open
        case 0x2C, 0x2E: gap(open, and: .point)
        case 0x2D: gap(open, and: .dash)
        case 0x2F: gap(open, and: .slash)
        case 0x3A: gap(open, and: .colon)
        default: gap(open, and: .space)
        }
    }

    private static func gap(_ open: Gap, and gap: Gap) -> Gap {
        let isPointBesideSpace = gap == .point && open != .none || open == .point && gap == .space
        return isPointBesideSpace ? max(open, .stop) : max(open, gap)
    }

    /// Reads characters decomposed, so that lookalikes are equal (Unicode Standard Annex 15, Normalization Form KD).
    private mutating func readForeign(_ text: String) {
        // Dashes and quotation marks, which most texts have, need no decomposition.
        if text.unicodeScalars.allSatisfy({ (0x2010...0x2022).contains($0.value) }) {
            for scalar in text.unicodeScalars { add(scalar) }
            return
        }
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !scalar.isPassedOver { plain.append(scalar) }
        for part in StreetText.parts(of: plain) {
            for scalar in part.compatibilityDecomposition.unicodeScalars {
                if scalar.isASCII {
                    withUnsafeBytes(of: UInt8(truncatingIfNeeded: scalar.value)) { readASCII($0.assumingMemoryBound(to: UInt8.self)) }
                } else if !scalar.isPassedOver {
                    add(scalar)
                }
            }
        }
    }

    /// The most scalars that are decomposed at once: marks in long runs take quadratic time to be put in order, and to no use, since they are
    /// left out or read one by one.
    static let longestPart = 512

    /// A text in parts of that length.
    static func parts(of text: String.UnicodeScalarView) -> [String] {
        var parts: [String] = []
        var rest = text[...]
        while !rest.isEmpty {
            let end = rest.index(rest.startIndex, offsetBy: longestPart, limitedBy: rest.endIndex) ?? rest.endIndex
            parts.append(String(rest[..<end]))
            rest = rest[end...]
        }
        return parts
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
        switch StreetLetters.reading(of: scalar) {
        case .gap(let gap): open = StreetText.gap(open, and: gap)
        case .nothing: break
        case .digits(let digits): for digit in digits.utf8 { add(digit, .digit) }
        case .letters(let letters, let isCapital):
            for (place, letter) in letters.utf8.enumerated() { add(letter, isCapital && place == 0 ? .capital : .small) }
        }
    }

    private mutating func add(_ sign: UInt8, _ sort: Sort) {
        let isChange = (last == .digit) != (sort == .digit) || last == .small && sort == .capital
        signs.append(sign)
        gaps.append(open == .none && isChange ? .change : open)
        open = .none
        last = sort
    }

    /// The text with `%20` and the like decoded, as addresses of maps have them; nil if there are none.
    private static func percentDecoded(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard text.count > 2, text.firstIndex(of: 0x25, from: 0) != nil else { return nil }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            if text[index] == 0x25, index + 2 < text.count, let high = text[index + 1].hexDigitValue,
                let low = text[index + 2].hexDigitValue
            {
                // Lines stay where they are.
                result.append(max(0x20, high << 4 | low))
                index += 3
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return result
    }
}
