/// Something in a Markdown text that was not published as written.
public struct MarkdownProblem: Hashable, Sendable {
    /// The kinds of problems.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Raw HTML, which is shown as text.
        case rawHTML
        /// A link whose scheme is not `http`, `https`, `mailto` or `tel`; only its text is shown.
        case linkScheme
        /// A relative link, such as `other.html`, `#top` or `//host`; only its text is shown.
        case linkRelative
        /// A link to a path on the board in a text that may not have one; only its text is shown.
        case linkIntoSite
        /// A link whose address is malformed or disguised; only its text is shown.
        case linkAddress
        /// A link to a path on the board at which nothing lies.
        case linkNowhere
        /// A picture on another host; its description is shown instead.
        case imageElsewhere
        /// A picture that is not beside the text; its description is shown instead.
        case imageMissing
        /// A picture without a description.
        case imageWithoutAlt
        /// Too much nesting; the rest of the line is shown as text.
        case nestedTooDeeply
        /// Too many pictures; the rest are shown as text.
        case tooManyImages
        /// The address or title of a reference that is too long for how often it may be used; it is shown as text.
        case longReference
        /// A text that is too long and is dropped; the detail says how long it is and may be.
        case tooLong
        /// A text whose HTML is too long and which is dropped; the detail is the limit in KiB.
        case tooMuchHTML
        /// The problems beyond the first hundred, reported last; the detail is their number.
        case more
    }

    /// The line in the given text, counted from 1.
    public var line: Int
    /// The column in the given text, counted from 1 in Unicode scalars; that of the paragraph if the exact one is
    /// unknown.
    public var column: Int
    /// The kind of problem.
    public var kind: Kind
    /// What it is about: the tag, the address or the file name, on one line and cut to 60 scalars.
    public var detail: String

    /// Creates a problem.
    public init(line: Int, column: Int, kind: Kind, detail: String) {
        self.line = line
        self.column = column
        self.kind = kind
        self.detail = detail
    }

    /// What is wrong, in one sentence without a final full stop.
    public var message: String {
        switch kind {
        case .rawHTML: "HTML such as `\(detail)` is shown to readers as plain text"
        case .linkScheme: "The link `\(detail)` is left out: it is not a web, mail or phone link"
        case .linkRelative: "The link `\(detail)` is left out: it isn't a full address"
        case .linkIntoSite: "The link `\(detail)` is left out: a listing cannot link to paths of this site"
        case .linkNowhere: "The link `\(detail)` leads nowhere: the board has nothing at that address"
        case .linkAddress: "The link `\(detail)` is left out: it is not a well-formed address"
        case .imageElsewhere: "The picture `\(detail)` isn't shown: it's on \(isOnComputer ? "your own computer" : "another site")"
        case .imageMissing: "The picture `\(detail)` isn't shown: there's no such file next to this one"
        case .imageWithoutAlt: "The picture `\(detail)` has no description"
        case .nestedTooDeeply: "Lists and quotes are nested too deeply here"
        case .tooManyImages: "There are too many pictures in this text"
        case .longReference: "The address that is written apart here is too long, or used too often"
        case .tooLong: "The text is too long: \(detail)"
        case .tooMuchHTML: "The text comes to more than \(detail) KiB of HTML"
        case .more: "There are \(detail) more problems in this text"
        }
    }

    /// Whether an address is the way to a file on the writer's computer, such as `C:\Users\Bo\a.jpg` or `file:///home/bo/a.jpg`.
    private var isOnComputer: Bool {
        let bytes = Array(detail.utf8.prefix(5))
        guard bytes.count == 5 else { return false }
        if detail.lowercased().hasPrefix("file:") { return true }
        let isDrive = (0x41...0x5A).contains(bytes[0] & 0xDF) && bytes[1] == 0x3A
        return isDrive && (bytes[2] == 0x5C || bytes[2] == 0x2F)
    }

    /// What to write instead, in full sentences.
    public var advice: String {
        switch kind {
        case .rawHTML: "Use Markdown, such as **bold**, *italic* or a list; to show a < sign write \\<."
        case .linkScheme, .linkRelative, .linkIntoSite:
            "Write the whole address, such as https://example.org/page, mailto:me@example.org or tel:+61399990000."
        case .linkAddress:
            "Check for missing parts, blanks and signs before the host, and write a host outside the Latin alphabet in its xn-- form."
        case .linkNowhere: "Check how it's written, or take it out."
        case .imageElsewhere, .imageMissing: "Put the picture into the listing's own folder and write its file name exactly."
        case .imageWithoutAlt: "Say in the square brackets what the picture shows: ![Kitchen with gas stove](kitchen.jpg)."
        case .nestedTooDeeply: "Use fewer levels and less space at the start of the line."
        case .tooManyImages: "Keep to at most \(MarkdownGuard.maximumImageMarks) pictures."
        case .longReference: "Write a shorter address, or write it where the link is: [text](address)."
        case .tooLong: "Shorten it, or put what is long on a web page and link to it."
        case .tooMuchHTML: "Use fewer quotes and lists within others, fewer links, and fewer signs such as <, & and \"."
        case .more: "Correct those above first."
        }
    }
}
