/// What gives a hidden street away: a number of the house, beside the name of its street.
///
/// A street without a number ("near Smith Street") may be named as a landmark.
struct StreetSecret {
    /// Numbers and a name that stand side by side in the street, in either order.
    private struct Pair {
        let numbers: Set<String>
        let name: StreetWords
        /// Whether the name is a word of everyday life, which tells the street only with "street" or the like behind it.
        let needsType: Bool
    }

    private let pairs: [Pair]
    private let numbers: HouseNumbers

    /// Words that are only the first half of a name.
    private static let beginnings: Set<String> = [
        "the", "st", "mt", "old", "new", "nth", "sth", "east", "west", "upper", "lower", "great", "little",
    ]
    /// Words that can stand between the name and a number: "Gipps St 12".
    private static let types: Set<String> = [
        "street", "st", "road", "rd", "avenue", "ave", "av", "lane", "ln", "place", "pl", "court", "ct", "drive", "dr", "parade", "pde",
        "terrace", "tce", "crescent", "cres", "cr", "close", "cl", "way", "grove", "gr", "boulevard", "bvd", "blvd", "highway", "hwy",
        "square", "sq", "esplanade", "esp", "circuit", "cct", "rise", "walk", "mews", "row", "no", "nr", "number", "house",
    ]

    /// Names of streets that texts are full of anyway.
    private static let everyday: Set<String> = [
        "station", "high", "park", "bath", "church", "school", "market", "bridge", "garden", "hill", "river", "lake", "beach", "railway",
        "main", "short", "view", "ocean", "forest",
    ]

    /// Words for a part of a house, which are no name: "Flat 3".
    private static let parts: Set<String> = ["flat", "unit", "apartment", "apt", "suite", "level", "lot", "shop", "villa", "floor"]

    /// The secret of a place whose street is hidden; nil if it has none.
    init?(_ place: Place) {
        guard !place.showsStreet, let street = place.street else { return nil }
        let words = StreetWords(street).list
        var pairs: [Pair] = []
        func add(_ numbers: some Sequence<String>, _ rest: ArraySlice<String>) {
            // The street's type is often shortened or left out, so it is not part of the name.
            let isBeginning = rest.first.map(StreetSecret.beginnings.contains) ?? false
            // "East Street" is called East, but "The Esplanade" is called by both words.
            let isWhole = rest.first != "the" && (rest.dropFirst().first.map(StreetSecret.types.contains) ?? true)
            let name = rest.prefix(isBeginning && !isWhole ? 2 : 1)
            guard !name.isEmpty else { return }
            pairs.append(
                Pair(
                    numbers: Set(numbers.map(StreetSecret.digits)), name: StreetWords(name.joined(separator: " ")),
                    needsType: name.count == 1 && name.first.map(StreetSecret.everyday.contains) ?? false
                        && rest.dropFirst().first.map(StreetSecret.types.contains) ?? false))
        }
        var index = 0
        while index < words.count {
            let start = index
            // "Unit 3, 12-14 Gipps Street": all numbers before the name.
            while index < words.count, StreetSecret.isNumber(words[index]) { index += 1 }
            // "81 A Ramsden Street": the letter belongs to the number.
            if index > start, index + 1 < words.count, words[index].utf8.count == 1 { index += 1 }
            if index > start, index < words.count { add(words[start..<index], words[index...]) }
            index += 1
        }
        if pairs.isEmpty {
            add(words.filter(StreetSecret.isNumber), words.drop { StreetSecret.isNumber($0) || StreetSecret.parts.contains($0) })
        }
        self.pairs = pairs.filter { !$0.numbers.isEmpty }
        if self.pairs.isEmpty { return nil }
        numbers = HouseNumbers(self.pairs.reduce(into: []) { $0.formUnion($1.numbers) })
    }

    /// Whether a text tells it: "12 Gipps", or "Gipps Street 12".
    func isTold(by text: some StringProtocol) -> Bool {
        var text = String(text)
        return text.withUTF8 { isTold(by: $0) }
    }

    /// Whether a text in UTF-8 tells it.
    func isTold(by text: some Collection<UInt8>) -> Bool {
        text.withContiguousStorageIfAvailable { isTold(by: $0) } ?? isTold(by: String(decoding: text, as: UTF8.self))
    }

    private func isTold(by text: UnsafeBufferPointer<UInt8>) -> Bool {
        numbers.mayStand(in: text) && isTold(by: StreetWords(text))
    }

    private func isTold(by words: StreetWords) -> Bool {
        pairs.contains { pair in
            words.contains(pair.name) { before, after in
                guard !pair.needsType || StreetSecret.types.contains(String(decoding: after, as: UTF8.self)) else { return false }
                var (before, after) = (before, after)
                if before.count == 1, before.first.map({ !(0x30...0x39).contains($0) }) ?? false {
                    before = words.word(endingAt: before.startIndex - 1)
                }
                for _ in 0..<3 where StreetSecret.types.contains(String(decoding: after, as: UTF8.self)) {
                    after = words.word(from: after.endIndex + 1)
                }
                return [before, after].contains { StreetSecret.isOne(of: pair.numbers, $0) }
            }
        }
    }

    /// The line of a text, counted from 0, that tells it; the first if it goes over several.
    func line(in text: String) -> Int? {
        isTold(by: text) ? firstLine(of: text) : nil
    }

    /// The same of a text in UTF-8.
    func line(in text: ArraySlice<UInt8>) -> Int? {
        isTold(by: text) ? firstLine(of: String(decoding: text, as: UTF8.self)) : nil
    }

    private func firstLine(of text: String) -> Int {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { isTold(by: $0) } ?? 0
    }

    private static func isOne(of numbers: Set<String>, _ word: ArraySlice<UInt8>) -> Bool {
        let digits = word.prefix { (0x30...0x39).contains($0) }
        return !digits.isEmpty && numbers.contains(String(decoding: digits, as: UTF8.self))
    }

    /// "12" and "12a" are numbers of a house; "2nd" (floor) is not.
    private static func isNumber(_ word: String) -> Bool {
        !digits(word).isEmpty && !["st", "nd", "rd", "th"].contains { word.hasSuffix($0) }
    }

    /// The digits that a word begins with: "12" of "12a", since the letter may be left out.
    private static func digits(_ word: String) -> String {
        String(word.prefix { $0.isASCIIDigit })
    }
}
