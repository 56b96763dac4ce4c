import Values

/// What a digest says around its news.
extension Words {
    /// `Since Friday 20 November 2026: 2 new and 1 cheaper.`
    static func digest(of counts: [String], from first: String, to last: String?) -> String {
        guard let last else { return "Since \(first): \(counts.listed())." }
        return (first == last ? "On \(first)" : "From \(first) to \(last)") + ": \(counts.listed())."
    }

    /// `Victoria: 2 new and 1 cheaper`; what has no place stands under its counts alone.
    static func digest(of counts: [String], in state: String?) -> String { (state.map { "\($0): " } ?? "") + counts.listed() }
}
