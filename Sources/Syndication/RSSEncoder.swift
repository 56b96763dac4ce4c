import Bytes

extension FeedFormat {
    /// RSS 2.0 (https://www.rssboard.org/rss-specification).
    public static let rss = FeedFormat(
        word: "rss", label: "RSS", mediaType: RSSEncoder.mediaType, fileName: "rss.xml", changesFileName: "changes-rss.xml",
        encode: RSSEncoder.encode)
}

/// Writes RSS 2.0 (https://www.rssboard.org/rss-specification), written as the RSS Advisory Board's profile
/// (https://www.rssboard.org/rss-profile) recommends.
enum RSSEncoder {
    /// As readers know it; it was never registered.
    static let mediaType = "application/rss+xml"

    /// Those that entries may make use of.
    private static let namespaces = [
        FeedNamespaces.content, FeedNamespaces.dublinCore, FeedNamespaces.georss, MediaRSS.namespace,
    ]

    private static func root(_ feed: Feed, _ uses: FeedUses) -> XMLRoot {
        var namespaces = [FeedNamespaces.atom]
        if uses.hasSummaries { namespaces.append(FeedNamespaces.content) }
        if uses.hasAuthors { namespaces.append(FeedNamespaces.dublinCore) }
        if feed.isComplete || feed.isArchive { namespaces.append(FeedNamespaces.history) }
        return XMLRoot("rss", namespaces: namespaces + uses.namespaces)
    }

    /// How long, in minutes, a reader may keep the feed before it asks again.
    private static let timeToLive = "60"

    /// Encodes an `rss` document with its `channel`.
    static func encode(_ feed: Feed, _ entries: FeedEntries) -> [UInt8] {
        var uses = FeedUses()
        var body = XMLWriter(elementsIn: namespaces, reservingCapacity: entries.size)
        entries.forEach { entry in
            uses.add(entry)
            write(entry, to: &body)
        }
        return XMLWriter.document(root(feed, uses), reservingCapacity: body.count + 2_048) { xml in
            xml.attribute("version", "2.0")
            xml.element("channel") { xml in
                head(feed, to: &xml)
                xml.append(body)
            }
        }
    }

    /// Writes an `item`.
    private static func write(_ entry: borrowing FeedEntry, to xml: inout XMLWriter) {
        xml.element("item") { xml in
            xml.element("title", plainRSSText: entry.title, of: entry)
            xml.element("link", entry.url, of: entry)
            xml.element("guid") { xml in
                xml.attribute("isPermaLink", "false")
                entry.withBytes(entry.id) { xml.text(utf8: $0) }
                // Readers of RSS know an item by its guid alone, so what has changed since it appeared is another item for them.
                guard entry.updated != entry.appeared else { return }
                xml.text(plain: { text in
                    text.append("/updated/")
                    text.append(localTimeOf: entry.updated)
                })
            }
            xml.element("pubDate") { $0.text(plain: { $0.append(rfc822: entry.updated) }) }
            if let author = entry.author { xml.element("dc:creator", plainRSSText: author.name, of: entry) }
            for category in entry.categories { xml.element("category", plainRSSText: category.label, of: entry) }
            // An item's description is HTML. Without a summary it is the content itself; beside one the content is apart, after it, as the
            // profile has it ("Content Encoded").
            if !entry.summary.isEmpty {
                xml.element("description") { xml in entry.withBytes(entry.summary) { xml.text(asHTML: $0) } }
            }
            if !entry.html.isEmpty {
                xml.element(entry.summary.isEmpty ? "description" : "content:encoded") { xml in
                    entry.withBytes(entry.html) { xml.text(markup: $0) }
                }
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
