import Bytes
import Places

/// What Houser adds to the formats of feeds, each under the name by which readers know it.
enum FeedNamespaces {
    /// RFC 5005: feeds of several documents.
    static let history = XMLNamespace("http://purl.org/syndication/history/1.0", prefix: "fh")
    /// GeoRSS Simple (https://docs.ogc.org/cs/17-002r1/17-002r1.html): where a thing is.
    static let georss = XMLNamespace("http://www.georss.org/georss", prefix: "georss")
    /// What RSS makes use of beside its own elements.
    static let atom = XMLNamespace("http://www.w3.org/2005/Atom", prefix: "atom")
    static let content = XMLNamespace("http://purl.org/rss/1.0/modules/content/", prefix: "content")
    static let dublinCore = XMLNamespace("http://purl.org/dc/elements/1.1/", prefix: "dc")
}

extension XMLWriter {
    /// Writes whether a document holds all of its feed, or is an archive of it (RFC 5005 sections 2 and 4).
    mutating func extent(of feed: Feed) {
        if feed.isComplete { element("fh:complete") { _ in } }
        if feed.isArchive { element("fh:archive") { _ in } }
    }

    /// Writes what both XML formats add to an entry: its picture, and where it is.
    mutating func extensions(of entry: borrowing FeedEntry) {
        if let image = entry.image { MediaRSS.write(image, of: entry, to: &self) }
        if let point = entry.point { element("georss:point") { $0.text(plain: { $0.append(point, separator: " ") }) } }
    }
}
