import ListingKit

/// RSS 2.0 (https://www.rssboard.org/rss-specification), written as the RSS Advisory Board's profile
/// (https://www.rssboard.org/rss-profile) recommends.
public enum RSSEncoder: FeedEncoder {
    private static let namespaces = [
        XMLNamespace("http://www.w3.org/2005/Atom", prefix: "atom"),
        XMLNamespace("http://purl.org/rss/1.0/modules/content/", prefix: "content"),
        XMLNamespace("http://purl.org/dc/elements/1.1/", prefix: "dc"), FeedNamespaces.history, FeedNamespaces.georss, FeedNamespaces.facts,
        MediaRSS.namespace,
    ]
    private static let root = XMLRoot("rss", namespaces: namespaces)
    /// How long, in minutes, a reader may keep the feed before it asks again.
    private static let timeToLive = "60"

    /// Encodes an `rss` document with its `channel`.
    public static func encode(_ feed: Feed, entries: [FeedEntry]) -> [UInt8] { encode(feed, EntryTexts(entries)) }

    static func encode(_ feed: Feed, _ entries: borrowing EntryTexts) -> [UInt8] {
        entries.withView { texts in
            document(feed, reservingCapacity: texts.documentCapacity) { xml in
                for entry in texts.entries { write(entry, texts, to: &xml) }
            }
        }
    }

    /// Encodes a feed of entries that are encoded already.
    static func encode(_ feed: Feed, _ entries: [EncodedEntry]) -> [UInt8] {
        document(feed, reservingCapacity: entries.reduce(4_096) { $0 + $1.count(in: .rss) }) { xml in
            xml.elements { out in for entry in entries { entry.append(.rss, to: &out) } }
        }
    }

    /// A fragment to write an entry into.
    static func fragment() -> XMLFragment { XMLFragment(in: namespaces, reservingCapacity: 4_096) }

    /// Writes the first entry without its content, and gives where among what is written that goes.
    static func writeFirst(_ texts: EntryTexts.View, to xml: inout XMLFragment) -> Int {
        var place = 0
        if let entry = texts.entries.first { write(entry, texts, to: &xml) { xml, _ in place = xml.placeOfText() } }
        return place
    }

    private static func document(_ feed: Feed, reservingCapacity capacity: Int, _ entries: (inout XMLFragment) -> Void) -> [UInt8] {
        XMLFragment.document(root, reservingCapacity: capacity) { xml in
            xml.attribute("version", "2.0")
            xml.element("channel") { xml in
                head(feed, to: &xml)
                entries(&xml)
            }
        }
    }

    /// Writes an `item`.
    @inline(__always)
    private static func write(
        _ entry: EntryTexts.Entry, _ texts: EntryTexts.View, to xml: inout XMLFragment,
        content write: (inout XMLFragment, UnsafeBufferPointer<UInt8>) -> Void = { $0.text(escaped: $1) }
    ) {
        xml.element("item") { xml in
            xml.element("title", plainRSSText: texts.text(entry.title))
            xml.element("link", text: texts.text(entry.url))
            xml.element("guid") {
                $0.attribute("isPermaLink", "false")
                $0.text(texts.text(entry.id))
            }
            xml.element("pubDate") { $0.text(escaped: texts.text(entry.dates.publishedRFC822)) }
            if let author = entry.author { xml.element("dc:creator", plainRSSText: texts.text(author)) }
            for category in texts.categories(entry) { xml.element("category", plainRSSText: texts.text(category.label)) }
            // An item's description is HTML, so plain text becomes HTML first. The profile wants one before any encoded content ("Content
            // Encoded"), so the title stands in for a summary that is not there.
            let summary = texts.text(entry.summary)
            let content = texts.escaped(entry)
            if !summary.isEmpty || !content.isEmpty {
                xml.element("description") { $0.text(asHTML: summary.isEmpty ? texts.text(entry.title) : summary) }
            }
            if !content.isEmpty { xml.element("content:encoded") { write(&$0, content) } }
            xml.extensions(of: entry, texts)
        }
    }

    private static func head(_ feed: Feed, to xml: inout XMLFragment) {
        xml.element("title", plainRSSText: feed.title)
        xml.element("link", text: feed.homePage)
        xml.element("description", plainRSSText: feed.subtitle)
        xml.element("language", text: feed.language)
        if let rights = feed.rights { xml.element("copyright", plainRSSText: rights) }
        xml.element("lastBuildDate") { $0.text(rfc822: feed.updated) }
        xml.element("generator", plainRSSText: feed.generator.name + " " + feed.generator.version)
        xml.element("docs", text: "https://www.rssboard.org/rss-specification")
        xml.element("ttl", text: timeToLive)
        if let icon = feed.icon {
            xml.element("image") {
                $0.element("url", text: icon)
                $0.element("title", plainRSSText: feed.title)
                $0.element("link", text: feed.homePage)
            }
        }
        link("self", type: "application/rss+xml", feed.links.rss, to: &xml)
        for other in feed.related {
            if other.isAtomOnly {
                link(other.relation, type: "application/atom+xml", other.links.atom, to: &xml)
            } else {
                link(other.relation, type: "application/rss+xml", other.links.rss, to: &xml)
            }
        }
        if let hub = feed.hub { link("hub", type: nil, hub, to: &xml) }
        xml.history(of: feed)
    }

    private static func link(_ relation: String, type: String?, _ url: String, to xml: inout XMLFragment) {
        xml.element("atom:link") {
            $0.attribute("rel", relation)
            if let type { $0.attribute("type", type) }
            $0.attribute("href", url)
        }
    }
}
