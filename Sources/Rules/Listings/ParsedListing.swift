import Facts
import Findings
import Values
import YAML

/// A listing together with the file that it was read from: what the rules on whole listings look at.
package struct ParsedListing {
    package let listing: Listing
    /// The last part of its address, which its file's name gives.
    package let slug: String
    /// The days that could be read.
    package let days: ListingDays
    /// The facts of the file.
    package let root: YAMLNode
    /// The text below the front matter and the line in which it starts.
    package let body: (text: ArraySlice<UInt8>, line: Int)?
    /// The pictures beside the file.
    package let folder: ImageFolder
    /// What else it was read with.
    package let context: ReadingContext

    package var kind: Kind { listing.kind }
    package var today: Day { context.today }
    /// Where the facts start.
    package var start: SourceSpan { SourceSpan(line: root.span.line, column: 1) }

    /// The place of a key's value, else of another key's, else the start of the facts.
    package func span(of key: String, or other: String? = nil) -> SourceSpan { (root[key] ?? other.flatMap { root[$0] })?.span ?? start }

    /// Where its id stands, or would.
    package var idSpan: SourceSpan { root["id"].flatMap { $0.isEmpty ? nil : $0.span } ?? start }

    /// The lines that hold addresses and nothing else.
    package var addressLines: [ClosedRange<Int>] { root.lines { $0.key == "address" || kind.field($0.key)?.type.isAddress ?? false } }
}

/// The days that a listing's file gives, as far as they could be read.
package struct ListingDays {
    package let listed: Day?
    package let confirmed: Day?
    /// Whether all that decides on its expiry could be read.
    package let areKnown: Bool
}
