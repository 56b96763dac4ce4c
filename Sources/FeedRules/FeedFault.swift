/// Something in a feed that its format does not allow.
public struct FeedFault: Hashable, Sendable {
    /// The line on which it stands, from 1; 0 if it is the whole document's.
    public let line: Int
    /// What is wrong, in one sentence without a final full stop.
    public let message: String
    /// Which rule says so, in full sentences.
    public let reason: String

    init(line: Int, _ message: String, because reason: String) {
        self.line = line
        self.message = message
        self.reason = reason
    }
}

/// A text of a document as a message quotes it, not too much of it.
func quoted(_ text: String) -> String {
    // By scalars: a single character can have any number of marks upon it.
    let start = text.unicodeScalars.prefix(60)
    return "“" + String(start) + (start.endIndex < text.unicodeScalars.endIndex ? "…”" : "”")
}
