import Findings
import Values

/// The last part of somebody's name, which is looked for in what they write.
package struct Surname {
    package static let reason =
        "Anyone can read where you'd like to live and when. A first name will do, and people reach you by your handle."

    package let name: String
    private let letters: [UInt8]
    /// The first part, in whose company a surname is one wherever it stands.
    private let first: [UInt8]

    /// The surname of one person's name, whose handle helps to tell it; nil if it has none, or names several people.
    package init?(of name: String, handle: String) {
        let name = SpokenName.of(name, handle: handle)
        let parts = name.split(separator: " ")
        let isOfSeveral = parts.contains { ["&", "and", "+"].contains($0.lowercased()) } || name.contains("&")
        guard parts.count > 1, !isOfSeveral, let first = parts.first, let last = parts.last, last.count > 2 else { return nil }
        self.name = String(last)
        letters = Array(last.utf8)
        self.first = Array(first.utf8)
    }

    /// Whether a text names the person by it.
    package func isNamed(in text: String) -> Bool { first(in: Array(text.utf8)[...]) != nil }

    /// Whether it is a part of a handle.
    package func isPart(of handle: String) -> Bool {
        let plain = name.slugified
        return handle.split(separator: "-").contains { $0 == plain } || plain.utf8.count > 3 && handle.filter { $0 != "-" }.contains(plain)
    }

    /// Where it first stands in a text and means the person.
    package func first(in text: ArraySlice<UInt8>) -> Range<Int>? {
        var rest = text
        while let start = rest.firstIndex(of: letters[0]) {
            let end = start + letters.count
            let isApart = text[start...].starts(with: letters) && !isLetter(text, start - 1) && !isLetter(text, end)
            if isApart, isOfPerson(start..<end, in: text) { return start..<end }
            rest = text[(start + 1)...]
        }
        return nil
    }

    private func isLetter(_ text: ArraySlice<UInt8>, _ index: Int) -> Bool {
        text.indices.contains(index) && (text[index].isASCIIAlphanumeric || text[index] >= 0x80 || text[index] == UInt8(ascii: "-"))
    }

    private func isOfPerson(_ range: Range<Int>, in text: ArraySlice<UInt8>) -> Bool {
        let before = text[..<range.lowerBound].reversed().drop { $0 == 0x20 }
        if before.starts(with: first.reversed()) { return true }
        // "Park Street" and "Cook Islands" are places.
        let next = text[range.upperBound...].drop { $0 == 0x20 }.prefix { $0.isASCIILetter }
        if Surname.places.contains(String(decoding: next, as: UTF8.self).lowercased()) { return false }
        let isOwnWord = CommonWords.isSurname(name)
        // Where a sentence starts, or another name goes on, everyday words have a capital, too: "Young trees", "Albert Park".
        let last = before.first ?? 0x0A
        if isOwnWord, last == 0x0A || last == 0x0D || ".!?:-*#>\"(".utf8.contains(last) { return false }
        let word = before.prefix { $0.isASCIILetter || $0 >= 0x80 }
        return !isOwnWord || word.last.map { !($0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z")) } ?? true
    }

    /// What a surname names in front of it.
    package static let places: Set<String> = StreetWord.types.union([
        "park", "parks", "station", "beach", "bay", "river", "creek", "lake", "hill", "hills", "heights", "gardens", "garden", "reserve",
        "oval", "market", "markets", "mall", "plaza", "library", "hospital", "university", "college", "school", "church", "hall", "house",
        "building", "tower", "island", "islands", "bridge", "north", "south", "east", "west", "vale", "valley", "point", "junction",
        "suburb", "line", "pool", "centre", "campus",
    ])
}
