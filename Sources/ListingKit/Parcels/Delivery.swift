import Findings

/// One thing that came: an archive, a letter, or a message of a mailbox.
public struct Delivery: Sendable {
    /// What came of it.
    public enum Content: Sendable {
        case parcel(Parcel)
        /// It was meant as a parcel, and is none that can be taken.
        case refused([Diagnostic])
        /// It has no listing; why, in one sentence without a final full stop.
        case nothing(String)
    }

    /// The path of the file that it was read from, as it was given.
    public let source: String
    /// Which message of that file it is, counted from 1; nil for a file that is no mailbox.
    public var message: Int?
    /// Who says to have sent it, which nobody has checked; nil for what is no message.
    public var sender: String?
    /// What it says to be about.
    public var subject: String?
    /// Whether it lay in a mailbox, where there are other messages than listings.
    public var isFromMailbox = false
    /// What is in it.
    public let content: Content

    /// What it is called.
    public var name: String { message.map { "\(source), message \($0)" } ?? source }
}

extension Delivery {
    /// What came as a file, with what is in it.
    package init(_ content: Content, from source: String) { self.init(source: source, content: content) }
}
