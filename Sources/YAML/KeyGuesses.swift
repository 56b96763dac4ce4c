import Findings
import Values

/// Guesses what the unknown keys of a group mean, and how its lines should read.
package struct KeyGuesses {
    package let node: YAMLNode
    package let allowed: [String]
    /// The key that a word means in this group alone, perhaps judging by its value.
    package var meant: (_ entry: YAMLNode.Entry) -> String? = { _ in nil }
    /// What a key should hold in place of a value that it cannot have; nil if it may stay as it is.
    package var value: (_ key: String, _ value: YAMLNode) -> String? = { _, _ in nil }

    /// See the properties.
    package init(
        node: YAMLNode, allowed: [String], meant: @escaping (_ entry: YAMLNode.Entry) -> String? = { _ in nil },
        value: @escaping (_ key: String, _ value: YAMLNode) -> String? = { _, _ in nil }
    ) {
        self.node = node
        self.allowed = allowed
        self.meant = meant
        self.value = value
    }

    /// The key that an entry means, and its value if it has to be another one.
    package struct Guess {
        package let key: String
        package var value: String?
        /// Whether the key is right, and only the space after its colon is missing.
        var isGlued = false
    }

    /// What an unknown key means: by a missing space, by another word for it, else by its spelling.
    package func guess(_ entry: YAMLNode.Entry) -> Guess? {
        if let guess = glued(entry) { return guess }
        let key = meant(entry) ?? KeyWords.meant(entry.key, in: allowed)?.key ?? Spelling.nearest(to: entry.key, among: allowed)
        return key.map { Guess(key: $0, value: value($0, entry.value)) }
    }

    /// In braces `on:2026-11-18` is a key without a value, since no space follows the colon.
    private func glued(_ entry: YAMLNode.Entry) -> Guess? {
        guard entry.value.isEmpty, let colon = entry.key.firstIndex(of: ":") else { return nil }
        let key = String(entry.key[..<colon])
        let rest = entry.key[entry.key.index(after: colon)...].trimmed
        guard allowed.contains(key), !rest.isEmpty else { return nil }
        return Guess(key: key, value: rest, isGlued: true)
    }

    /// The entry's line with all keys put right; nil if its key is taken, or if it is not all on that line.
    package func line(of entry: YAMLNode.Entry, report: Report) -> String? {
        guard let text = report.source.line(entry.keySpan.line), text.utf8.count <= Report.longestLine else { return nil }
        var edits: [LineEdit] = []
        var taken: Set<String> = []
        var isIncluded = false
        for other in node.entries ?? [] where other.keySpan.line == entry.keySpan.line && !allowed.contains(other.key) {
            guard let guess = guess(other), node[guess.key] == nil, taken.insert(guess.key).inserted,
                let new = report.edits(of: other, key: guess.key, value: guess.value)
            else { continue }
            edits += new
            if other.keySpan == entry.keySpan { isIncluded = true }
        }
        return isIncluded ? report.line(making: edits) : nil
    }
}
