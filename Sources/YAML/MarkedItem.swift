import Findings
import Values

/// An item of a list with another sign than a hyphen before it, as documents have them, or with none: `• dishwasher`.
enum MarkedItem {
    private static let marks: [Unicode.Scalar] = ["*", "•", "·", "–", "—", "▪", "◦", "‣", "●", "✓", "✔"]
    /// The keys below which words alone can be nothing but items.
    private static let wordLists = ["features", "tags"]
    /// An item is no sentence.
    private static let longest = 40

    /// The line as an item of the list of a key; nil if it is none, or is one already.
    static func plain(_ scalars: [Unicode.Scalar], of key: String, _ topKeys: [String]) -> String? {
        let text = scalars.drop { $0 == " " }
        guard let first = text.first else { return nil }
        let isMarked = marks.contains(first) && text.dropFirst().first == " "
        let item = String(scalars: isMarked ? text.dropFirst() : text).trimmed
        guard !item.isEmpty, item.unicodeScalars.count <= longest, !item.contains(where: { ":#[]{}\"".contains($0) }) else { return nil }
        if !isMarked {
            // "bedrooms 2" lacks its colon.
            let word = String(scalars: text.prefix { FlowLine.isKey($0) }).lowercased()
            guard wordLists.contains(key), first.properties.isAlphabetic, !topKeys.contains(word) else { return nil }
        }
        return "  - " + YAMLText.scalar(item)
    }
}
