import Bytes
import Values

/// What some entries make use of: the root of their document names those extensions alone, for validators warn of any other.
struct FeedUses {
    private(set) var hasAuthors = false
    /// Whether any has a summary beside its content.
    private(set) var hasSummaries = false
    private var hasPoints = false
    private var hasImages = false

    mutating func add(_ entry: borrowing FeedEntry) {
        if entry.author != nil { hasAuthors = true }
        if entry.hasSummaryAndContent { hasSummaries = true }
        if entry.point != nil { hasPoints = true }
        if entry.image != nil { hasImages = true }
    }

    /// The names of the extensions that all XML formats have.
    var namespaces: [XMLNamespace] { (hasPoints ? [FeedNamespaces.georss] : []) + (hasImages ? [MediaRSS.namespace] : []) }
}

extension FeedEntry {
    /// When it first appeared, for formats that have a time for that: what never changes is as old as its last change.
    var appeared: Timestamp { published ?? updated }

    var hasSummaryAndContent: Bool { !summary.isEmpty && !html.isEmpty }
}
