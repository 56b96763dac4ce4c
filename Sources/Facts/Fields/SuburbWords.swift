import Places
import Values

/// A suburb as people write it: `Collingwood VIC 3066`, `St Kilda, Victoria`, `Newtown 2042`, `Fitzroy`, `3066`.
package struct SuburbWords {
    /// What stands before state and postcode; empty if nothing does.
    package private(set) var name: String
    package private(set) var state: State?
    package private(set) var postcode: String?

    package init(_ text: String, gazetteer: Gazetteer) {
        var words = text.prefix(200).split { $0.isWhitespace || $0 == "," }
        if let last = words.last, last.utf8.count == Country.australia.postcodeLength, last.allSatisfy({ $0.isASCIIDigit }) {
            postcode = String(last)
            words.removeLast()
        }
        name = words.joined(separator: " ")
        // Mount Victoria is no place in Victoria.
        guard gazetteer.localities(named: name).isEmpty else { return }
        for count in [3, 2, 1] where words.count >= count {
            guard let found = State(words.suffix(count).joined(separator: " ")) else { continue }
            state = found
            name = words.dropLast(count).joined(separator: " ")
            return
        }
    }

    /// Whether it is only a state, with or without a postcode.
    package var isEnd: Bool { name.isEmpty && state != nil }

    /// Whether it is a name alone, behind which a state may follow.
    package var isName: Bool { !name.isEmpty && state == nil && postcode == nil }
}
