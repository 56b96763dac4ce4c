/// RSS 2.0 (https://www.rssboard.org/rss-specification), written as the RSS Advisory Board's profile
/// (https://www.rssboard.org/rss-profile) recommends.
public enum RSSEncoder: FeedEncoder {
    private static let namespaces = [
        XMLNamespace("http://www.w3.org/2005/Atom", prefix: "atom"),
        XMLNamespace("http://purl.org/rss/1.0/modules/content/", prefix: "content"),
        XMLNamespace("http://purl.org/dc/elements/1.1/", prefix: "dc"), MediaRSS.namespace,
    ]
    /// How long, in minutes, a reader may keep the feed before it asks again.
    private static let timeToLive = "60"

    /// Encodes an `item`.
    public static func entry(_ entry: FeedEntry) throws -> EncodedEntry<RSSEncoder> {
        let bytes = try XMLWriter.fragment(in: namespaces, reservingCapacity: entry.encodedCapacity) { xml in
            try xml.element("item") {
                try plain("title", entry.title, to: xml)
                try xml.element("link", text: entry.url)
                try xml.element("guid") {
                    try xml.attribute("isPermaLink", "false")
                    try xml.text(entry.id)
                }
                try xml.element("pubDate", text: entry.published.rfc822)
                try plain("dc:creator", entry.author.name, to: xml)
                for category in entry.categories { try plain("category", category.label, to: xml) }
                // An item's description is HTML, so plain text becomes HTML first.
                if !entry.summary.isEmpty { try xml.element("description", text: html(entry.summary)) }
                if !entry.content.html.isEmpty { try xml.element("content:encoded") { try xml.text(entry.content.escaped) } }
                if let image = entry.image { try MediaRSS.write(image, to: xml) }
            }
        }
        return EncodedEntry(bytes: bytes)
    }

    /// Encodes an `rss` document with its `channel`.
    public static func encode(_ feed: Feed, encoded entries: [EncodedEntry<RSSEncoder>]) throws -> [UInt8] {
        try XMLWriter.document(root: "rss", namespaces: namespaces, reservingCapacity: entries.documentCapacity()) { xml in
            try xml.attribute("version", "2.0")
            try xml.element("channel") {
                try plain("title", feed.title, to: xml)
                try xml.element("link", text: feed.homePage)
                try plain("description", feed.subtitle, to: xml)
                try xml.element("language", text: feed.language)
                if let rights = feed.rights { try plain("copyright", rights, to: xml) }
                try xml.element("lastBuildDate", text: feed.updated.rfc822)
                try plain("generator", feed.generator.name + " " + feed.generator.version, to: xml)
                try xml.element("docs", text: "https://www.rssboard.org/rss-specification")
                try xml.element("ttl", text: timeToLive)
                if let icon = feed.icon {
                    try xml.element("image") {
                        try xml.element("url", text: icon)
                        try plain("title", feed.title, to: xml)
                        try xml.element("link", text: feed.homePage)
                    }
                }
                try xml.element("atom:link") {
                    try xml.attribute("rel", "self")
                    try xml.attribute("type", "application/rss+xml")
                    try xml.attribute("href", feed.links.rss)
                }
                for entry in entries { try xml.fragment(entry.bytes) }
            }
        }
    }

    private static func plain(_ name: StaticString, _ text: String, to xml: XMLWriter) throws {
        try xml.element(name) { try xml.plainRSSText(text) }
    }

    private static func html(_ text: String) -> String {
        var text = text
        var bytes: [UInt8] = []
        text.withUTF8 { XMLText.escape($0, in: .content) { bytes.append(contentsOf: $0) } }
        return String(decoding: bytes, as: UTF8.self)
    }
}
