import Bytes

extension FeedFormat {
    /// RSS 2.0 (https://www.rssboard.org/rss-specification).
    public static let rss = FeedFormat(
        word: "rss", label: "RSS", mediaType: RSSEncoder.mediaType, fileName: "rss.xml", encode: RSSEncoder.encode)
}

/// Writes RSS 2.0 (https://www.rssboard.org/rss-specification), written as the RSS Advisory Board's profile
/// (https://www.rssboard.org/rss-profile) recommends.
enum RSSEncoder {
    /// As readers know it; it was never registered.
    static let mediaType = "application/rss+xml"

    /// The root, with the names of those extensions alone that the document makes use of: validators warn of any other.
    private static func root(_ feed: Feed, _ entries: [FeedEntry]) -> XMLRoot {
        var namespaces = [XMLNamespace("http://www.w3.org/2005/Atom", prefix: "atom")]
        if entries.contains(where: hasBoth) {
            namespaces.append(XMLNamespace("http://purl.org/rss/1.0/modules/content/", prefix: "content"))
        }
        if entries.contains(where: { $0.author != nil }) {
            namespaces.append(XMLNamespace("http://purl.org/dc/elements/1.1/", prefix: "dc"))
        }
        if feed.isComplete || feed.isArchive { namespaces.append(FeedNamespaces.history) }
        return XMLRoot("rss", namespaces: namespaces + FeedNamespaces.used(by: entries))
    }

    /// Whether an entry has a summary beside its content.
    private static func hasBoth(_ entry: FeedEntry) -> Bool { !entry.summary.isEmpty && !entry.html.isEmpty }

    /// How long, in minutes, a reader may keep the feed before it asks again.
    private static let timeToLive = "60"

    /// Encodes an `rss` document with its `channel`.
    static func encode(_ feed: Feed, _ entries: [FeedEntry]) -> [UInt8] {
        XMLWriter.document(root(feed, entries), reservingCapacity: entries.documentCapacity) { xml in
            xml.attribute("version", "2.0")
            xml.element("channel") { xml in
                head(feed, to: &xml)
                for entry in entries { write(entry, to: &xml) }
            }
        }
    }

    /// Writes an `item`.
    private static func write(_ entry: FeedEntry, to xml: inout XMLWriter) {
        xml.element("item") { xml in
            xml.element("title", plainRSSText: entry.title)
            xml.element("link", text: entry.url)
            xml.element("guid") {
                $0.attribute("isPermaLink", "false")
                $0.text(entry.id)
            }
            if let published = entry.published { xml.element("pubDate") { $0.text(plain: { $0.append(rfc822: published) }) } }
            if let author = entry.author { xml.element("dc:creator", plainRSSText: author.name) }
            for category in entry.categories { xml.element("category", plainRSSText: category.label) }
            // An item's description is HTML. Without a summary it is the content itself; beside one the content is apart, after it, as the
            // profile has it ("Content Encoded").
            if hasBoth(entry) {
                xml.element("description") { $0.text(asHTML: entry.summary) }
                xml.element("content:encoded") { $0.text(markup: entry.html) }
            } else if !entry.html.isEmpty {
                xml.element("description") { $0.text(markup: entry.html) }
            } else if !entry.summary.isEmpty {
                xml.element("description") { $0.text(asHTML: entry.summary) }
            }
            xml.extensions(of: entry)
        }
    }

    private static func head(_ feed: Feed, to xml: inout XMLWriter) {
        xml.element("title", plainRSSText: feed.title)
        xml.element("link", text: feed.homePage)
        xml.element("description", plainRSSText: feed.subtitle)
        xml.element("language", text: feed.language)
        xml.element("lastBuildDate") { $0.text(plain: { $0.append(rfc822: feed.updated) }) }
        xml.element("generator", plainRSSText: feed.generator.name + " " + feed.generator.version)
        xml.element("docs", text: "https://www.rssboard.org/rss-specification")
        xml.element("ttl", text: timeToLive)
        link("self", type: mediaType, feed.url, to: &xml)
        if let hub = feed.hub { link("hub", type: nil, hub, to: &xml) }
        xml.extent(of: feed)
    }

    private static func link(_ relation: String, type: String?, _ url: String, to xml: inout XMLWriter) {
        xml.element("atom:link") {
            $0.attribute("rel", relation)
            if let type { $0.attribute("type", type) }
            $0.attribute("href", url)
        }
    }
}
