/// Why a message is not read.
public struct MailProblem: Error, Hashable, Sendable {
    /// What is wrong, in one sentence without a final full stop.
    public let message: String
    /// Why that is refused, in full sentences.
    public let reason: String
    /// What to do.
    public let fix: String

    static func beyond(_ message: String, most: String) -> MailProblem {
        MailProblem(
            message: message, reason: "No mail program writes that, and at most \(most) are read.",
            fix: "Ask for the listing once more, in a new message.")
    }
}
