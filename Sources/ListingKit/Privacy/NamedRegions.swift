import Findings
import Places
import Rules

/// Tells whether a text may name a suburb with its state or postcode, or a street with its number, as a street far away is told: a quick look,
/// which hardly any text needs more than.
enum NamedRegions {
    /// Whether a text may, apart from some lines of it.
    static func mayBe(in source: SourceFile, outside lines: ClosedRange<Int>?, _ gazetteer: Gazetteer) -> Bool {
        let gone = lines.map { source.range(ofLines: $0) } ?? 0..<0
        return source.bytes.withUnsafeBufferPointer { bytes in
            mayBe(in: UnsafeBufferPointer(rebasing: bytes[..<gone.lowerBound]), gazetteer)
                || mayBe(in: UnsafeBufferPointer(rebasing: bytes[gone.upperBound...]), gazetteer)
        }
    }

    private static func mayBe(in text: UnsafeBufferPointer<UInt8>, _ gazetteer: Gazetteer) -> Bool {
        var index = 0
        // The last word of letters.
        var letters = 0..<0
        // How many words of letters stand behind the last number.
        var sinceNumber = Int.max / 2
        while index < text.count {
            let byte = text[index]
            if byte >= 0x80 {
                guard let length = plainLength(text, index) else { return true }
                index += length
                continue
            }
            guard byte.isASCIIAlphanumeric else {
                index += 1
                continue
            }
            let start = index
            while index < text.count, text[index].isASCIIAlphanumeric { index += 1 }
            if byte.isASCIIDigit {
                sinceNumber = 0
                if index - start == 4, !letters.isEmpty,
                    isPostcode(text[start..<index], of: UnsafeBufferPointer(rebasing: text[letters]), gazetteer)
                {
                    return true
                }
            } else {
                let word = UnsafeBufferPointer(rebasing: text[start..<index])
                if isState(word) { return true }
                sinceNumber += 1
                if (2...4).contains(sinceNumber), isStreet(word) { return true }
                letters = start..<index
            }
        }
        return false
    }

    /// Whether four digits are the postcode of a suburb whose name ends with a word.
    private static func isPostcode(
        _ digits: Slice<UnsafeBufferPointer<UInt8>>, of word: UnsafeBufferPointer<UInt8>, _ gazetteer: Gazetteer
    ) -> Bool {
        let isSmall = word[0] & 0x20 != 0
        let word = String(decoding: word, as: UTF8.self).lowercased()
        // "number 3053", "since 2019"
        if isSmall, gazetteer.localities(named: word).isEmpty { return false }
        let suburbs = gazetteer.localities(postcode: String(decoding: digits, as: UTF8.self))
        return suburbs.contains { $0.name.lowercased().split { !$0.isLetter }.last.map { $0 == word } ?? false }
    }

    /// The bytes of a letter of western Europe, a dash or a quotation mark; nil for signs that may look like letters.
    private static func plainLength(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
        switch text[index] {
        case 0xC2, 0xC3: 2
        case 0xE2 where index + 1 < text.count && text[index + 1] == 0x80: 3
        default: nil
        }
    }

    /// Whether a word is a sort of street: "Street", "Rd".
    private static func isStreet(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard (2...longestType).contains(word.count), openings.contains(UInt16(word[0] | 0x20) << 8 | UInt16(word[1] | 0x20)) else {
            return false
        }
        return StreetWord.types.contains(String(decoding: word, as: UTF8.self).lowercased())
    }

    private static let longestType = StreetWord.types.map(\.utf8.count).max() ?? 0
    /// The first two letters of sorts of streets.
    private static let openings = Set(
        StreetWord.types.map { type in type.utf8.prefix(2).reduce(0) { $0 << 8 | UInt16($1) } })

    private static func isState(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard word.count == 2 || word.count == 3 || word.count == 5 || word.count >= 8 && word.count <= 10 else { return false }
        // Hardly any other word begins like one.
        switch UInt16(word[0] | 0x20) << 8 | UInt16(word[1] | 0x20) {
        // ns, vi, ql, qu, sa, wa, ta, ac, nt, au, te
        case 0x6E73, 0x7669, 0x716C, 0x7175, 0x7361, 0x7761, 0x7461, 0x6163, 0x6E74, 0x6175, 0x7465:
            let text = String(decoding: word, as: UTF8.self)
            // The last words of "New South Wales", "South Australia" and "Northern Territory"
            return State(text) != nil || ["wales", "australia", "territory"].contains(text.lowercased())
        default: return false
        }
    }
}
