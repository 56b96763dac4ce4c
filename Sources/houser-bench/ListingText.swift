import Values

/// The text of a listing's file, with what an owner may do to it: always the same, so that two runs measure the same work.
struct ListingText {
    var text: String

    /// A fact of one line, as it is written.
    func value(_ key: String) -> String? { range(key).map { String(text[$0]) } }

    /// Gives a fact another value; one that was not there comes last.
    mutating func set(_ key: String, _ value: String) {
        if let range = range(key) {
            text.replaceSubrange(range, with: value)
        } else if let end = endOfFacts {
            text.insert(contentsOf: "\(key): \(value)\n", at: end)
        }
    }

    /// Takes a fact out, with the rows below it.
    mutating func remove(_ key: String) {
        guard let range = range(key), let start = text[..<range.lowerBound].lastIndex(of: "\n") else { return }
        text.removeSubrange(start..<endOfRows(after: range.upperBound))
    }

    /// Lowers the price and says what it was until that day, so that those who follow the listing hear of it.
    mutating func lowerPrice(_ key: String, on day: Day) {
        guard let price = value(key).flatMap({ Int($0) }) else { return }
        set(key, String(price - 10))
        addToHistory("{on: \(day), \(key): \(price)}")
    }

    /// Takes the listing off the lists.
    mutating func take(as status: String, on day: Day) {
        set("status", status)
        addToHistory("{on: \(day), status: available}")
    }

    /// Writes a word more in the middle of the description.
    mutating func addWord() {
        guard let start = endOfFacts else { return }
        let middle = text.index(start, offsetBy: text.distance(from: start, to: text.endIndex) / 2)
        guard let space = text[middle...].firstIndex(of: " ") else { return text.append("Also.\n") }
        text.insert(contentsOf: " also", at: space)
    }

    private mutating func addToHistory(_ row: String) {
        if let range = range("history"), text[range].hasSuffix("]") {
            return text.insert(contentsOf: ", \(row)", at: text.index(before: range.upperBound))
        }
        guard let range = range("history") else { return set("history", "[\(row)]") }
        text.insert(contentsOf: "\n  - \(row)", at: endOfRows(after: range.upperBound))
    }

    /// Where the last of the indented lines ends that follow the end of a line.
    private func endOfRows(after line: String.Index) -> String.Index {
        var end = line
        while text[end...].hasPrefix("\n  ") { end = text[text.index(after: end)...].firstIndex(of: "\n") ?? text.endIndex }
        return end
    }

    /// Where a fact's value is on its line.
    private func range(_ key: String) -> Range<String.Index>? {
        guard let facts = endOfFacts, let start = text[..<facts].firstRange(of: "\n\(key):")?.upperBound,
            let end = text[start...].firstIndex(of: "\n")
        else { return nil }
        return (text[start...].firstIndex { $0 != " " } ?? start)..<end
    }

    /// Where the line is that ends the facts.
    private var endOfFacts: String.Index? {
        text.firstRange(of: "\n---\n").map { text.index(after: $0.lowerBound) }
    }
}
