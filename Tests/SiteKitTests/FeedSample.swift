import Bytes

@testable import ListingKit
@testable import Syndication
@testable import Values

/// A feed with two entries, one with everything and one with as little as possible.
enum FeedSample {
    static let feed = document(.atom)

    /// The head of the feed as that document.
    static func document(_ format: FeedFormat) -> Feed { head.at("https://example.org/suburbs/vic/collingwood-3066/" + format.fileName) }

    private static let head = Feed(
        title: "Homes in Collingwood & Fitzroy", subtitle: "Every home to rent in Collingwood <3066>",
        id: "tag:example.org,2026:suburbs/vic/collingwood-3066",
        homePage: "https://example.org/suburbs/vic/collingwood-3066/",
        language: "en-AU",
        updated: Timestamp(seconds: 1_795_237_200, offset: 39_600), author: FeedAuthor(name: "Example Board", url: "https://example.org/"),
        generator: ("Houser", "1.2.3"))

    static let full: SampleEntry = {
        var entry = SampleEntry(
            id: "tag:example.org,2026:listings/terrace", title: "Terrace & garden <new>",
            url: "https://example.org/rentals/terrace/?a=1&b=2", updated: Timestamp(seconds: 1_795_237_200, offset: 39_600))
        entry.published = Timestamp(seconds: 1_795_093_200, offset: 39_600)
        entry.author = FeedAuthor(name: "Maria & Co", url: "https://example.org/people/maria/")
        entry.summary = "$520 a week, 2 < 3 bedrooms & a yard"
        entry.html = Array("<p>Near <a href=\"https://example.org/\">the park</a> &amp; café</p>".utf8)
        entry.categories = [("rental", "Home to rent"), ("suburb/collingwood-3066", "Collingwood & VIC")]
        entry.image = ("https://example.org/rentals/terrace/front.jpg", "image/jpeg", 81_234, (1200, 800))
        return entry
    }()

    /// What happened, in a sentence: it never changes, and has no content beside it.
    static let news: SampleEntry = {
        var entry = SampleEntry(
            id: "tag:example.org,2026:listings/room/listed", title: "New: Room", url: "https://example.org/rooms/room/",
            updated: Timestamp(seconds: 1_795_046_400))
        entry.summary = "This room was listed."
        return entry
    }()

    static let bare: SampleEntry = {
        var entry = SampleEntry(
            id: "tag:example.org,2026:listings/room", title: "Room", url: "https://example.org/rooms/room/",
            updated: Timestamp(seconds: 1_795_046_400))
        entry.published = Timestamp(seconds: 1_795_046_400)
        entry.author = FeedAuthor(name: "Ash")
        return entry
    }()
}

/// An entry of a feed whose texts are known beforehand.
struct SampleEntry {
    let id: String
    var title: String
    let url: String
    let updated: Timestamp
    var published: Timestamp?
    var author: FeedAuthor?
    var summary = ""
    var html: [UInt8] = []
    var categories: [(term: String, label: String)] = []
    var image: (url: String, mediaType: String, byteCount: Int, size: (Int, Int))?

    init(id: String, title: String, url: String, updated: Timestamp) {
        (self.id, self.title, self.url, self.updated) = (id, title, url, updated)
    }

    fileprivate func fill(_ entry: inout FeedEntry) {
        entry.id = entry.text(id)
        entry.title = entry.text(title)
        entry.url = entry.text(url)
        entry.updated = updated
        entry.published = published
        entry.author = author.map { (entry.text($0.name), $0.url.map { entry.text($0) }) }
        entry.summary = entry.text(summary)
        entry.html = entry.text { $0.append(html) }
        for category in categories { entry.categories.append((entry.text(category.term), entry.text(category.label))) }
        entry.image = image.map {
            FeedImage(url: entry.text($0.url), mediaType: $0.mediaType, byteCount: $0.byteCount, size: $0.size)
        }
    }
}

extension FeedEntries {
    init(_ entries: [SampleEntry]) { self.init(entries.count, size: 0) { entries[$0].fill(&$1) } }
}

extension AtomEncoder {
    static func encode(_ feed: Feed, _ entries: [SampleEntry]) -> [UInt8] { encode(feed, FeedEntries(entries)) }
}

extension RSSEncoder {
    static func encode(_ feed: Feed, _ entries: [SampleEntry]) -> [UInt8] { encode(feed, FeedEntries(entries)) }
}

extension JSONFeedEncoder {
    static func encode(_ feed: Feed, _ entries: [SampleEntry]) -> [UInt8] { encode(feed, FeedEntries(entries)) }
}
