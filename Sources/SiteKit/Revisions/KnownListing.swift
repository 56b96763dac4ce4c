import Findings
import ListingKit
import Rules
import Values

/// A listing's file in one of its two states.
struct KnownListing {
    let file: ListingFile
    let source: SourceFile?
    /// What it says; nil if it cannot be read.
    let parsed: ParsedListing?

    init(_ file: ListingFile, _ source: SourceFile?, in reading: LoadedContent) {
        self.file = file
        self.source = source
        parsed = source.flatMap { reading.parsed($0) }
    }

    /// What it is known by.
    var id: String { parsed?.listing.id ?? file.slug }
    /// Its page, without slashes at its ends.
    var address: String { file.kind.plural + "/" + file.slug }
    /// The handle that it names, whether somebody has it or not.
    var owner: String? { parsed?.root["owner"]?.text?.trimmed }
    /// Where that stands.
    var ownerSpan: SourceSpan { parsed?.span(of: "owner") ?? .wholeFile }

    /// What stays when its file gets another name; nil if that is not known.
    var trait: Trait? {
        guard let parsed, let listed = parsed.days.listed, let owner else { return nil }
        return Trait(kind: file.kind.id, owner: owner, locality: parsed.listing.place?.locality.index, listed: listed)
    }

    /// See ``trait``.
    struct Trait: Hashable {
        let kind: String
        let owner: String
        let locality: Int32?
        let listed: Day
    }
}
