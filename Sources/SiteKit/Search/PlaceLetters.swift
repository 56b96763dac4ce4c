import Places

/// Of some places those that somebody is offered who typed one letter: the shortest names that begin with it.
struct PlaceLetters: Sendable {
    /// How many there are of each letter at most.
    static let most = 6

    /// Their rows in the table of places, by the places of ``Locality/letters``.
    let rows: [[Int]]

    init(_ places: some Sequence<Locality>) {
        // A number tells the order of two places, and which of them it is.
        var ranks: [Character: [Int]] = [:]
        for place in places { ranks[place.letter, default: []].append(place.name.utf16.count << 32 | Int(place.index)) }
        rows = Locality.letters.map { letter in
            (ranks[letter] ?? []).sorted().prefix(PlaceLetters.most).map { $0 & 0xFFFF_FFFF }
        }
    }

    /// Those that a text tells; nil if it is not one of ``text``.
    init?(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == Locality.letters.count else { return nil }
        rows = lines.map { $0.split(separator: " ").compactMap { Int($0) } }
    }

    /// A line for each letter, with its rows.
    var text: String { rows.map { $0.map(String.init).joined(separator: " ") }.joined(separator: "\n") }
}
