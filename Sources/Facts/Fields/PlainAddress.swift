import Places
import Values
import YAML

/// An address that was written as one text, such as `12 Gipps Street, Collingwood VIC 3066`, taken apart.
package struct PlainAddress {
    /// What stands before the suburb; nil if nothing does.
    package private(set) var street: String?
    /// The suburbs that it may be in, best first; empty if the table has none like it.
    package private(set) var places: [Locality] = []
    private var name: String?
    private var state: State?
    private var postcode: String?

    private struct Word {
        let text: String
        /// Whether a comma or a line end stands after it.
        let endsPart: Bool
    }

    /// Suburbs' names have no more words than this.
    private static let longestName = 6

    package init(_ text: String, gazetteer: Gazetteer) {
        guard text.utf8.count <= 200 else { return }
        var words = PlainAddress.words(of: text)
        // A remark about the address is no part of it, and one about hiding it must not get lost.
        guard !words.contains(where: { PlainAddress.isRemark($0.text) }) else { return }
        guard takePostcode(from: &words, gazetteer) else { return }
        takeState(from: &words)
        guard !words.isEmpty else { return }
        let first = max(0, words.count - PlainAddress.longestName)
        let starts = Array(first..<words.count)
        // A suburb mostly starts after a comma.
        for start in starts.filter({ $0 == 0 || words[$0 - 1].endsPart }) + starts {
            let candidate = words[start...].map { $0.text }.joined(separator: " ")
            let found = gazetteer.localities(named: candidate).filter {
                (state == nil || $0.state == state) && (postcode == nil || $0.postcode == postcode)
            }
            guard !found.isEmpty else { continue }
            set(words[..<start], candidate, found)
            return
        }
        guard let comma = words.dropLast().lastIndex(where: { $0.endsPart }) else {
            // Without a number or a comma it may be a suburb alone, misspelt.
            let isSuburb = words.count <= 3 && postcode != nil && !words.contains { $0.text.contains { $0.isASCIIDigit } }
            let all = words.map { $0.text }.joined(separator: " ")
            if isSuburb, case .wrong(let problem) = gazetteer.judge(suburb: all, state: state?.rawValue, postcode: postcode) {
                set([], nil, problem.likely)
            }
            return
        }
        let candidate = words[(comma + 1)...].map { $0.text }.joined(separator: " ")
        if case .wrong(let problem) = gazetteer.judge(suburb: candidate, state: state?.rawValue, postcode: postcode) {
            set(words[...comma], nil, problem.likely)
        }
    }

    /// The groups that it may be, as they are to be written: with … for what is not known.
    package func groups(withStreet: Bool) -> [String] {
        let street = street.map { "street: \(YAMLText.flowScalar($0)), " }
        guard places.isEmpty || places.count > 3 else {
            return places.map {
                "{\(street ?? "")suburb: \(YAMLText.flowScalar($0.name)), state: \($0.state.rawValue), postcode: \($0.postcode)}"
            }
        }
        let opening = street ?? (withStreet ? "street: …, " : "")
        return [
            "{\(opening)suburb: \(name.map(YAMLText.flowScalar) ?? "…"), state: \(state?.rawValue ?? "…"), postcode: \(postcode ?? "…")}"
        ]
    }

    private mutating func set(_ before: ArraySlice<Word>, _ name: String?, _ places: [Locality]) {
        var street = ""
        for word in before { street += word.text + (word.endsPart ? ", " : " ") }
        while let last = street.last, last == "," || last == " " { street.removeLast() }
        self.street = street.isEmpty ? nil : street
        self.name = name
        self.places = places
    }

    private static func words(of text: String) -> [Word] {
        var words: [Word] = []
        for part in text.split(whereSeparator: { $0 == "," || $0.isNewline }) {
            let inner = part.split { $0.isWhitespace }
            for (place, word) in inner.enumerated() { words.append(Word(text: String(word), endsPart: place + 1 == inner.count)) }
        }
        let isState = words.count > 1 && ["south", "western"].contains(words[words.count - 2].text.lowercased())
        if let last = words.last?.text.lowercased(), last == "australia" && !isState || last == "au" { words.removeLast() }
        return words
    }

    private static func isRemark(_ word: String) -> Bool {
        let plain = word.lowercased().filter { $0.isLetter || $0 == "'" || $0 == "’" }
        return word.contains { "()[]!?".contains($0) }
            || ["hide", "hidden", "show", "private", "secret", "only", "not", "don't", "don’t", "dont", "please", "keep"].contains(plain)
    }

    /// Takes the postcode. False if words follow it that are neither a state nor a suburb.
    private mutating func takePostcode(from words: inout [Word], _ gazetteer: Gazetteer) -> Bool {
        let place = words.lastIndex { $0.text.utf8.count == Country.australia.postcodeLength && $0.text.allSatisfy { $0.isASCIIDigit } }
        guard let place, !gazetteer.localities(postcode: words[place].text).isEmpty else { return true }
        let rest = words[(place + 1)...].map { $0.text }.joined(separator: " ")
        // A number in front of everything is the house's, unless nothing but a suburb follows.
        if place == 0, gazetteer.localities(named: rest).isEmpty, words.count > 3 { return true }
        postcode = words[place].text
        words.remove(at: place)
        return place == 0 || rest.isEmpty || State(rest) != nil || !gazetteer.localities(named: rest).isEmpty
    }

    /// The state at the end, of up to three words.
    private mutating func takeState(from words: inout [Word]) {
        for count in [3, 2, 1] where words.count > count {
            guard let found = State(words.suffix(count).map({ $0.text }).joined(separator: " ")) else { continue }
            state = found
            words.removeLast(count)
            return
        }
    }
}
