import ListingKit

/// RSS 2.0 (https://www.rssboard.org/rss-specification), written as the RSS Advisory Board's profile
/// (https://www.rssboard.org/rss-profile) recommends.
public enum RSSEncoder: FeedEncoder {
    /// The root, with the names of those extensions alone that the document makes use of: validators warn of any other.
    private static func root(_ feed: Feed, _ texts: EntryTexts.View) -> XMLRoot {
        var namespaces = [XMLNamespace("http://www.w3.org/2005/Atom", prefix: "atom")]
        if texts.entries.contains(where: hasBoth) {
            namespaces.append(XMLNamespace("http://purl.org/rss/1.0/modules/content/", prefix: "content"))
        }
        if texts.entries.contains(where: { $0.author != nil }) {
            namespaces.append(XMLNamespace("http://purl.org/dc/elements/1.1/", prefix: "dc"))
        }
        if feed.isComplete || feed.isArchive { namespaces.append(FeedNamespaces.history) }
        return XMLRoot("rss", namespaces: namespaces + texts.namespaces)
    }

    /// Whether an entry has a summary beside its content.
    private static func hasBoth(_ entry: EntryTexts.Entry) -> Bool { !entry.summary.isEmpty && !entry.html.isEmpty }

    /// How long, in minutes, a reader may keep the feed before it asks again.
    private static let timeToLive = "60"

    /// Encodes an `rss` document with its `channel`.
    public static func encode(_ feed: Feed, entries: [FeedEntry]) -> [UInt8] { encode(feed, EntryTexts(entries)) }

    static func encode(_ feed: Feed, _ entries: borrowing EntryTexts) -> [UInt8] {
        entries.withView { texts in
            XMLFragment.document(root(feed, texts), reservingCapacity: texts.documentCapacity) { xml in
                xml.attribute("version", "2.0")
                xml.element("channel") { xml in
                    head(feed, to: &xml)
                    for entry in texts.entries { write(entry, texts, to: &xml) }
                }
            }
        }
    }

    /// Writes an `item`.
    private static func write(_ entry: EntryTexts.Entry, _ texts: EntryTexts.View, to xml: inout XMLFragment) {
        xml.element("item") { xml in
            xml.element("title", plainRSSText: texts.text(entry.title))
            xml.element("link", text: texts.text(entry.url))
            xml.element("guid") {
                $0.attribute("isPermaLink", "false")
                $0.text(texts.text(entry.id))
            }
            if let published = entry.dates.published { xml.element("pubDate") { $0.text(escaped: texts.text(published.rfc822)) } }
            if let author = entry.author { xml.element("dc:creator", plainRSSText: texts.text(author)) }
            for category in texts.categories(entry) { xml.element("category", plainRSSText: texts.text(category.label)) }
            // An item's description is HTML. Without a summary it is the content itself; beside one the content is apart, after it, as the
            // profile has it ("Content Encoded").
            let content = texts.escaped(entry)
            if hasBoth(entry) {
                xml.element("description") { $0.text(asHTML: texts.text(entry.summary)) }
                xml.element("content:encoded") { $0.text(escaped: content) }
            } else if !content.isEmpty {
                xml.element("description") { $0.text(escaped: content) }
            } else if !entry.summary.isEmpty {
                xml.element("description") { $0.text(asHTML: texts.text(entry.summary)) }
            }
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
