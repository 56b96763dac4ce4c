import Values

/// A listing together with the file that it was read from: what the rules on whole listings look at.
struct ParsedListing {
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

    var kind: Kind { listing.kind }
    var today: Day { context.today }
    /// Where the facts start.
    var start: SourceSpan { SourceSpan(line: root.span.line, column: 1) }

    /// The place of a key's value, else of another key's, else the start of the facts.
    func span(of key: String, or other: String? = nil) -> SourceSpan { (root[key] ?? other.flatMap { root[$0] })?.span ?? start }

    /// Where its id stands, or would.
    var idSpan: SourceSpan { root["id"].flatMap { $0.isEmpty ? nil : $0.span } ?? start }

    /// The lines that hold addresses and nothing else.
    var addressLines: [ClosedRange<Int>] { root.lines { $0.key == "address" || kind.field($0.key)?.type is AddressField } }
}

/// The days that a listing's file gives, as far as they could be read.
struct ListingDays {
    let listed: Day?
    let confirmed: Day?
    /// Whether all that decides on its expiry could be read.
    let areKnown: Bool
}
