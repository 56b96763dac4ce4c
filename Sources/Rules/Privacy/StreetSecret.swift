import Facts
import Findings
import Places
import Values

/// What gives a hidden street away: a house number beside the name of the street. A street without a number ("near
/// Smith Street") may be named as a landmark.
package struct StreetSecret: Sendable {
    /// Numbers and a name that stand side by side in the street, in either order.
    package struct Pair: Sendable {
        /// The digits of each number, without noughts before them.
        package let numbers: Set<String>
        package let name: [String]
        /// Whether the name is an everyday word, which needs "street" or the like behind it.
        let needsType: Bool
    }

    /// The street as its file has it.
    package let street: String
    package let pairs: [Pair]
    /// The signs of the suburb's name, as they can be joined to the street's.
    package let suburb: [UInt8]

    /// The secret of a place whose street is hidden; nil if it has none.
    package init?(_ place: Place) {
        guard !place.showsStreet, let street = place.street else { return nil }
        let words = StreetSecret.wordsWithDigits(street)
        var pairs: [Pair] = []
        var index = 0
        while index < words.count {
            let start = index
            // "Unit 3, 12-14 Gipps Street": all numbers before the name.
            while index < words.count, StreetSecret.isNumber(words[index]) { index += 1 }
            // "81 A Ramsden Street": the letter belongs to the number. In "81 A Street" it is the name.
            if index > start, index + 1 < words.count, words[index].utf8.count == 1, !StreetWord.types.contains(words[index + 1]) {
                index += 1
            }
            if index > start, index < words.count { pairs.append(contentsOf: StreetSecret.pair(words[start..<index], words[index...])) }
            index += 1
        }
        if pairs.isEmpty {
            let rest = words.drop { StreetSecret.isNumber($0) || StreetWord.parts.contains($0) || StreetWord.markers.contains($0) }
            pairs = StreetSecret.pair(words.filter(StreetSecret.isNumber)[...], rest)
        }
        self.street = street
        self.pairs = pairs.filter { !$0.numbers.isEmpty }
        if self.pairs.isEmpty { return nil }
        suburb = StreetText(place.locality.name).signs
    }

    private static func pair(_ numbers: ArraySlice<String>, _ rest: ArraySlice<String>) -> [Pair] {
        // The street's type is often shortened or left out, so it is not part of the name.
        let isBeginning = rest.first.map(StreetWord.beginnings.contains) ?? false
        // "East Street" is called East, but "The Esplanade" is called by both words.
        let isWhole = rest.first != "the" && (rest.dropFirst().first.map(StreetWord.types.contains) ?? true)
        let name = rest.prefix(isBeginning && !isWhole ? 2 : 1)
        guard let first = name.first else { return [] }
        let isCommon = StreetWord.everyday.contains(first) || first.utf8.count < 3
        let needsType = name.count == 1 && isCommon && rest.dropFirst().first.map(StreetWord.types.contains) ?? false
        return [Pair(numbers: Set(numbers.map(digits).filter { !$0.isEmpty }), name: Array(name), needsType: needsType)]
    }

    /// Whether a street has the number of a house, without which it gives nothing away.
    package static func hasNumber(_ street: String) -> Bool {
        street.utf8.contains { $0.isASCIIDigit } || wordsWithDigits(street).contains(where: isNumber)
    }

    /// The part of a street that other homes in the house share: "12-14 Gipps Street" of "Unit 3, 12-14 Gipps Street".
    package static func house(_ street: String) -> String {
        guard let last = street.utf8.lastIndex(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "/") }) else { return street }
        let rest = street[street.utf8.index(after: last)...]
        let words = StreetText(rest).words
        // "12 Gipps Street / 5 Little Gipps Street" is a corner.
        let isPart = StreetText(street[..<last]).words.allSatisfy {
            isNumber($0) || StreetWord.parts.contains($0) || StreetWord.markers.contains($0)
        }
        return isPart && words.count > 1 && isNumber(words[0]) ? String(rest).trimmed : street
    }

    /// The words of a street with its number in digits: "Twelve Gipps Street". "One Tree Hill Road" has none.
    private static func wordsWithDigits(_ street: String) -> [String] {
        let words = StreetText(street).words
        guard !words.contains(where: isNumber) else { return words }
        for count in (1...6).reversed() where count + 1 < words.count {
            let spelled = StreetText(words.prefix(count).joined(separator: " "))
            guard let (end, digits) = SpelledNumber.starting(at: 0, in: spelled), end == spelled.signs.count else { continue }
            let nameEnd = StreetWord.beginnings.contains(words[count]) && count + 2 < words.count ? count + 2 : count + 1
            return StreetWord.types.contains(words[nameEnd]) ? [digits] + words[count...] : words
        }
        return words
    }

    /// "12" and "12a" are numbers of a house; "2nd" (floor) is not.
    static func isNumber(_ word: String) -> Bool {
        !digits(word).isEmpty && !["st", "nd", "rd", "th"].contains { word.hasSuffix($0) }
    }

    /// The digits that a word begins with, without leading zeros: "12" of "12a", since the letter may be left out.
    package static func digits(_ word: String) -> String {
        let digits = word.prefix { $0.isASCIIDigit }
        let plain = digits.drop { $0 == "0" }
        return String(plain.isEmpty ? digits.suffix(1) : plain)
    }
}
