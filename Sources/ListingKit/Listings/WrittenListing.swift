import Values

/// A listing together with the file that it was read from: what the rules on whole listings look at.
struct WrittenListing {
    /// What was read.
    let listing: Listing
    /// The last part of its address, which its file's name gives.
    let slug: String
    /// The days that could be read.
    let days: ListingDays
    /// The facts of the file.
    let root: YAMLNode
    /// The text below the front matter and the line in which it starts.
    let body: (text: ArraySlice<UInt8>, line: Int)?
    /// The pictures beside the file.
    let folder: ImageFolder
    /// What else it was read with.
    let context: ReadingContext

    /// Its kind.
    var kind: Kind { listing.kind }
    /// The effective day.
    var today: Day { context.today }
    /// Where its keys stand.
    var spans: ListingSpans { ListingSpans(root) }
    /// Where its id stands, or would.
    var idSpan: SourceSpan { root["id"].flatMap { $0.isEmpty ? nil : $0.span } ?? spans.start }
}

/// The days that a listing's file gives, as far as they could be read.
struct ListingDays {
    /// When it was listed.
    let listed: Day?
    /// When it was last confirmed.
    let confirmed: Day?
    /// Whether all that decides on its expiry could be read.
    let areKnown: Bool
}

/// Where the keys of a listing stand, for findings that come after reading.
struct ListingSpans: Sendable {
    private let root: YAMLNode
    /// Where the facts start.
    let start: SourceSpan

    init(_ root: YAMLNode) {
        self.root = root
        start = SourceSpan(line: root.span.line, column: 1)
    }

    /// The place of a key's value, or the listing's start if the key is not there.
    subscript(key: String) -> SourceSpan { root[key]?.span ?? start }

    /// The place of a key's value, or of another key's.
    subscript(key: String, or other: String) -> SourceSpan { root[key]?.span ?? self[other] }

    /// Whether the key is there.
    func has(_ key: String) -> Bool { root[key] != nil }
}
