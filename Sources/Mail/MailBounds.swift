/// How much is read of a message, several times what people send.
public enum MailBounds {
    /// The most bytes of a message.
    public static let bytes = 96 << 20
    /// The most messages of a mailbox.
    public static let messages = 10_000
    /// How deep parts and messages lie in each other.
    static let depth = 12
    /// The most parts of a message, with those of messages in it.
    static let parts = 200
    /// The most bytes of the head of a message or part.
    static let head = 256 << 10
    /// The most lines of text that are read of a part, in bytes.
    static let text = 2 << 20
    /// The most bytes of an encoded word; RFC 2047 section 2 allows 75.
    static let encodedWord = 1_000
    /// The most sections of a parameter (RFC 2231 section 3).
    static let sections = 100
}
