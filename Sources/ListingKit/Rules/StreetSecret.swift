/// What gives a hidden street away: a number of the house, beside the name of its street.
///
/// A street without a number ("near Smith Street") may be named as a landmark.
struct StreetSecret {
    private let numbers: Set<String>
    private let name: [String]
    /// Words that are only the first half of a name.
    private static let beginnings: Set<String> = [
        "the", "st", "saint", "mt", "mount", "old", "new", "north", "south", "east", "west", "upper", "lower", "great", "little",
    ]

    /// Words that can stand between the name and a number: "Gipps St 12".
    private static let types: Set<String> = [
        "street", "st", "road", "rd", "avenue", "ave", "av", "lane", "ln", "place", "pl", "court", "ct", "drive", "dr", "parade", "pde",
        "terrace", "tce", "crescent", "cres", "cr", "close", "cl", "way", "grove", "gr", "boulevard", "bvd", "blvd", "highway", "hwy",
        "square", "sq", "esplanade", "esp", "circuit", "cct", "rise", "walk", "mews", "row", "no", "number",
    ]

    /// The secret of a place whose street is hidden; nil if it has none.
    init?(_ place: Place) {
        guard !place.showsStreet, let street = place.street else { return nil }
        let words = StreetSecret.words(street)
        // "Unit 3, 12-14 Gipps Street": the numbers that end at the first one which a word follows, with all that stand before it.
        guard let last = words.indices.last(where: { StreetSecret.isNumber(words[$0]) && $0 + 1 < words.count }) else { return nil }
        var first = last
        while first > 0, StreetSecret.isNumber(words[first - 1]) { first -= 1 }
        numbers = Set(words[first...last])
        let rest = words[(last + 1)...]
        // The street's type is often shortened or left out, so it is not part of the name.
        name = Array(rest.prefix(rest.first.map(StreetSecret.beginnings.contains) ?? false ? 2 : 1))
    }

    /// Whether a text tells it: "12 Gipps", or "Gipps Street 12".
    func isTold(by text: String) -> Bool {
        // Most texts do not even hold the name; splitting them into words would cost more than reading the rest of the listing.
        guard mentionsName(text) else { return false }
        let words = StreetSecret.words(text)
        guard words.count > name.count else { return false }
        return (0...words.count - name.count).contains { start in
            guard words[start..<start + name.count].elementsEqual(name) else { return false }
            var after = words[(start + name.count)...]
            if let word = after.first, StreetSecret.types.contains(word) { after = after.dropFirst() }
            return (start > 0 && numbers.contains(words[start - 1])) || after.first.map(numbers.contains) ?? false
        }
    }

    /// The line of a text, counted from 0, that tells it; the first if it goes over several.
    func line(in text: String) -> Int? {
        guard isTold(by: text) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { isTold(by: String($0)) } ?? 0
    }

    /// Whether the bytes of the name's first word stand anywhere in a text, in any case. Only ASCII is compared: other words may be there.
    private func mentionsName(_ text: String) -> Bool {
        guard let word = name.first.map({ Array($0.utf8) }), word.allSatisfy({ $0 < 0x80 }) else { return true }
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.count >= word.count else { return false }
            return (0...bytes.count - word.count).contains { start in
                word.indices.allSatisfy { offset in
                    let byte = bytes[start + offset]
                    return ((0x41...0x5A).contains(byte) ? byte + 0x20 : byte) == word[offset]
                }
            }
        }
    }

    private static func isNumber(_ word: String) -> Bool {
        word.utf8.first.map { (0x30...0x39).contains($0) } ?? false
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }
}
