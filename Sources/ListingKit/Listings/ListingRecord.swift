import Bytes
import Findings
import Rules

/// The result of reading one listing's file, as it is kept between builds.
public struct ListingRecord: Sendable {
    /// Of its file, its pictures and whatever else of the folder it was read with.
    public let fingerprint: Fingerprint
    /// What lists need to know of it; nil if it cannot be published.
    public let summary: ListingSummary?
    /// Where its id stands, or would.
    public let idSpan: SourceSpan
    /// What was found in it.
    public internal(set) var diagnostics: [Diagnostic]
    /// Whether more was found than is kept, so that it says too little for another reading.
    package internal(set) var isPartial = false
    /// The lines of the facts that hold its one address; nil if it has none or several, or was read earlier.
    var addressLines: ClosedRange<Int>?

    /// A result; see the properties.
    public init(fingerprint: Fingerprint, summary: ListingSummary?, idSpan: SourceSpan, diagnostics: [Diagnostic]) {
        self.fingerprint = fingerprint
        self.summary = summary
        self.idSpan = idSpan
        self.diagnostics = diagnostics
    }
}

/// A listing that was read, now or earlier.
public struct LoadedListing: Sendable {
    /// The result.
    public let record: ListingRecord
    /// What lists need to know of it.
    public let summary: ListingSummary
    /// The listing in full, unless it was read earlier and its file is the same.
    public let listing: Listing?
    /// Whether it came from memory without a look at its file, which is known to be as it was.
    public let isUntouched: Bool
    /// Whether it came from memory.
    public let isRemembered: Bool
    /// Whether people said something else of it than when it was remembered.
    public var hasOtherTalk = false

    /// The same listing with another summary.
    public func with(_ summary: ListingSummary) -> LoadedListing {
        var changed = ListingRecord(
            fingerprint: record.fingerprint, summary: summary, idSpan: record.idSpan, diagnostics: record.diagnostics)
        changed.addressLines = record.addressLines
        return LoadedListing(
            record: changed, summary: summary, listing: listing, isUntouched: isUntouched, isRemembered: isRemembered,
            hasOtherTalk: hasOtherTalk)
    }

    /// The same listing with what people said of it.
    func with(_ talk: TalkMark?) -> LoadedListing {
        var listing = with(summary.with(talk))
        listing.hasOtherTalk = true
        return listing
    }

    /// The fingerprint of all that the site shows of it: its own files, what people said of it, and what they were told of it.
    public func fingerprint(seed: UInt64) -> Fingerprint {
        guard summary.talk != nil || summary.pastMark != 0 else { return record.fingerprint }
        var input = FingerprintInput(seed: seed)
        input.add(record.fingerprint)
        if let talk = summary.talk { input.add(talk.content) }
        input.add(Int(truncatingIfNeeded: summary.pastMark))
        return input.finish()
    }
}
