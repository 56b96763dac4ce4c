/// What gives a hidden street away: a number of the house, beside the name of its street.
///
/// A street without a number ("near Smith Street") may be named as a landmark.
struct StreetSecret {
    /// Numbers and a name that stand side by side in the street, in either order.
    private struct Pair {
        let numbers: Set<String>
        let name: [String]
        /// Bytes that a text must hold to tell the name; nil if the name may be written in ways that bytes do not show.
        let needle: [UInt8]?
    }

    private let pairs: [Pair]

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

    /// Words for a part of a house, which are no name: "Flat 3".
    private static let parts: Set<String> = ["flat", "unit", "apartment", "apt", "suite", "level", "lot", "shop", "villa", "floor"]

    /// The secret of a place whose street is hidden; nil if it has none.
    init?(_ place: Place) {
        guard !place.showsStreet, let street = place.street else { return nil }
        let hasApostrophe = street.contains { $0 == "'" || $0 == "’" }
        let words = StreetSecret.words(street)
        var pairs: [Pair] = []
        func add(_ numbers: some Sequence<String>, _ rest: ArraySlice<String>) {
            // The street's type is often shortened or left out, so it is not part of the name.
            let name = Array(rest.prefix(rest.first.map(StreetSecret.beginnings.contains) ?? false ? 2 : 1))
            guard let first = name.first.map({ Array($0.utf8) }) else { return }
            let isPlain = !hasApostrophe && first.allSatisfy { $0 < 0x80 }
            pairs.append(Pair(numbers: Set(numbers.map(StreetSecret.digits)), name: name, needle: isPlain ? first : nil))
        }
        var index = 0
        while index < words.count {
            let start = index
            // "Unit 3, 12-14 Gipps Street": all numbers before the name.
            while index < words.count, StreetSecret.isNumber(words[index]) { index += 1 }
            if index > start, index < words.count { add(words[start..<index], words[index...]) }
            index += 1
        }
        if pairs.isEmpty {
            add(words.filter(StreetSecret.isNumber), words.drop { StreetSecret.isNumber($0) || StreetSecret.parts.contains($0) })
        }
        self.pairs = pairs.filter { !$0.numbers.isEmpty }
        if self.pairs.isEmpty { return nil }
    }

    /// Whether a text tells it: "12 Gipps", or "Gipps Street 12".
    func isTold(by text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            pairs.contains { pair in
                // Most texts do not even hold the name, and splitting those that do into words costs more than reading all the listing.
                guard let needle = pair.needle else { return StreetSecret.tells(StreetSecret.words(bytes), pair) }
                return StreetSecret.surroundings(of: needle, in: bytes).contains { StreetSecret.tells(StreetSecret.words($0), pair) }
            }
        }
    }

    /// The line of a text, counted from 0, that tells it; the first if it goes over several.
    func line(in text: String) -> Int? {
        guard isTold(by: text) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { isTold(by: String($0)) } ?? 0
    }

    private static func tells(_ words: [String], _ pair: Pair) -> Bool {
        guard words.count > pair.name.count else { return false }
        return (0...words.count - pair.name.count).contains { start in
            guard words[start..<start + pair.name.count].elementsEqual(pair.name) else { return false }
            var after = words[(start + pair.name.count)...]
            if let word = after.first, types.contains(word) { after = after.dropFirst() }
            return (start > 0 && pair.numbers.contains(digits(words[start - 1])))
                || after.first.map { pair.numbers.contains(digits($0)) } ?? false
        }
    }

    /// The pieces of a text around `needle` (ASCII, lower case) in any case, each with more words on both sides than a telling can have;
    /// pieces that would overlap are one, so all of them together are no longer than the text.
    private static func surroundings(of needle: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> [UnsafeBufferPointer<UInt8>] {
        var pieces: [Range<Int>] = []
        var start = 0
        while start + needle.count <= bytes.count {
            var offset = 0
            while offset < needle.count, lowered(bytes[start + offset]) == needle[offset] { offset += 1 }
            guard offset == needle.count else {
                start += 1
                continue
            }
            let end = start + needle.count
            let piece = reach(back: start, in: bytes)..<reach(on: end, in: bytes)
            if let last = pieces.last, piece.lowerBound <= last.upperBound {
                pieces[pieces.count - 1] = last.lowerBound..<max(last.upperBound, piece.upperBound)
            } else {
                pieces.append(piece)
            }
            start = end
        }
        return pieces.map { UnsafeBufferPointer(rebasing: bytes[$0]) }
    }

    /// How many words, and how many bytes of them at most, are looked at beside a name.
    private static let reach = (words: 6, bytes: 400)

    private static func reach(back start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let limit = max(0, start - reach.bytes)
        var place = start
        for _ in 0..<reach.words {
            while place > limit, isWordByte(bytes[place - 1]) { place -= 1 }
            while place > limit, !isWordByte(bytes[place - 1]) { place -= 1 }
        }
        return place
    }

    private static func reach(on end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let limit = min(bytes.count, end + reach.bytes)
        var place = end
        for _ in 0..<reach.words {
            while place < limit, isWordByte(bytes[place]) { place += 1 }
            while place < limit, !isWordByte(bytes[place]) { place += 1 }
        }
        return place
    }

    /// Whether a byte can belong to a word; dashes and quotes outside ASCII count too, which only makes a piece longer.
    @inline(__always)
    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(lowered(byte))
    }

    @inline(__always)
    private static func lowered(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }

    /// "12" and "12a" are numbers of a house; "2nd" (floor) is not.
    private static func isNumber(_ word: String) -> Bool {
        !digits(word).isEmpty && !["st", "nd", "rd", "th"].contains { word.hasSuffix($0) }
    }

    /// The digits that a word begins with: "12" of "12a", since the letter may be left out.
    private static func digits(_ word: String) -> String {
        String(word.prefix { $0.isASCIIDigit })
    }

    /// The words of a text in lower case, without apostrophes. Split by bytes, since this sees all that a hostile listing holds: of what
    /// is not ASCII, only general punctuation and the no-break space separate words.
    private static func words(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
        guard bytes.allSatisfy({ $0 < 0x80 }) else {
            var lower = String(decoding: bytes, as: UTF8.self).lowercased()
            return lower.withUTF8(split)
        }
        return split(bytes)
    }

    private static func words(_ text: String) -> [String] {
        var text = text
        return text.withUTF8 { words($0) }
    }

    private static func split(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: word.append(lowered(byte))
            case 0x27: break
            case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80:
                // U+2019 is the apostrophe of typesetters; the rest of the block are dashes, spaces and quotes.
                if bytes[index + 2] != 0x99 { end(&word, &words) }
                index += 2
            case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0xA0:
                end(&word, &words)
                index += 1
            case 0x80...: word.append(byte)
            default: end(&word, &words)
            }
            index += 1
        }
        end(&word, &words)
        return words
    }

    private static func end(_ word: inout [UInt8], _ words: inout [String]) {
        guard !word.isEmpty else { return }
        words.append(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
    }
}
