/// The last word of a name, which people who look for a home should not publish.
struct Surname {
    let text: String
    private let folded: String

    static let reason = "Anyone can read where you'd like to live and when. A first name will do, and people reach you by your handle."

    /// Nil if a name has none that could be found in a text.
    init?(of name: String) {
        let parts = name.split(whereSeparator: \.isWhitespace)
        guard parts.count > 1, let last = parts.last, last.count > 2 else { return nil }
        text = String(last)
        folded = last.lowercased()
    }

    /// Whether a text has it as a word.
    func isNamed(in text: String) -> Bool {
        text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "-" }.contains { $0 == folded }
    }
}
