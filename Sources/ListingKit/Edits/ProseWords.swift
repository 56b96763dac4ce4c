/// Says in words what changes in a text of several lines: what was there and what is, with a few words before it.
struct ProseWords {
    let words: String?

    /// The most letters of what was there, and of what is, that are shown: whoever accepts a change reads all that is new of most.
    private static let longest = 600
    /// So many words that stay are shown on either side of what is another.
    private static let around = 3

    init(_ before: String, _ now: String) {
        let (old, new) = (before.split(whereSeparator: \.isWhitespace), now.split(whereSeparator: \.isWhitespace))
        guard before != now else {
            words = nil
            return
        }
        let first = zip(old, new).prefix { $0 == $1 }.count
        let last = zip(old[first...].reversed(), new[first...].reversed()).prefix { $0 == $1 }.count
        guard first < max(old.count, new.count) else {
            words = "description laid out otherwise"
            return
        }
        words = "description \(ProseWords.shown(old, first, last)) to \(ProseWords.shown(new, first, last))"
    }

    /// The words of a text but for the first and last ones that stay, in quotation marks.
    private static func shown(_ words: [Substring], _ first: Int, _ last: Int) -> String {
        let start = max(0, first - around)
        let end = min(words.count, words.count - last + around)
        let text = words[start..<end].joined(separator: " ")
        let rest = text.unicodeScalars.count - longest
        let cut = rest > 0 ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest))) + "… (\(rest) more letters)" : text
        return "\"" + (start > 0 ? "…" : "") + cut + (end < words.count ? "…" : "") + "\""
    }
}
