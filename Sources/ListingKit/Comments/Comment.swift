import Bytes
import CommonMark
import Values

/// What somebody wrote below a listing: a Markdown file in the folder of the listing's id, `comments/<id>/`.
public struct Comment: Sendable {
    /// Who wrote it.
    public enum Author: Sendable, Hashable {
        /// Somebody with a file in the people folder, by their handle.
        case person(String)
        /// Anybody else, by the name that they gave.
        case name(String)
    }

    /// The most characters that a name has.
    public static let longestName = 60

    /// The path of its file, relative to the content folder.
    public let file: String
    /// The name of its file without the ending, which with the listing's id is its identity.
    public let name: String
    /// Who wrote it.
    public let author: Author
    /// The day on which it was written.
    public let day: Day
    /// The web page that it was written on, if it was written elsewhere.
    public let source: String?
    /// Its text.
    public let body: Markdown.Rendered

    /// Whether it comes before another one on a page: the older one first.
    static func precedes(_ one: Comment, _ other: Comment) -> Bool {
        one.day != other.day ? one.day < other.day : ByteOrder.precedes(one.name, other.name)
    }
}

/// A comment that is not shown any more.
public struct HiddenComment: Sendable, Hashable {
    /// The name of its file without the ending.
    public let name: String
    /// The day on which it was written, if it says so.
    public let day: Day?
}
