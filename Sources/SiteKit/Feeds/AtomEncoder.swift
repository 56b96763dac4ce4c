/// Atom 1.0 (RFC 4287).
public enum AtomEncoder: FeedEncoder {
    private static let namespaces = [XMLNamespace("http://www.w3.org/2005/Atom"), MediaRSS.namespace]

    /// Encodes an `atom:entry` (RFC 4287 section 4.1.2).
    public static func entry(_ entry: FeedEntry) throws -> EncodedEntry<AtomEncoder> {
        let bytes = try XMLWriter.fragment(in: namespaces, reservingCapacity: entry.encodedCapacity) { xml in
            try xml.element("entry") {
                try xml.element("title", text: entry.title)
                try link("alternate", type: "text/html", entry.url, to: xml)
                try xml.element("id", text: entry.id)
                try xml.element("published", text: entry.published.rfc3339)
                try xml.element("updated", text: entry.updated.rfc3339)
                try author(entry.author, to: xml)
                for category in entry.categories {
                    try xml.element("category") {
                        try xml.attribute("term", category.term)
                        try xml.attribute("label", category.label)
                    }
                }
                if !entry.summary.isEmpty { try xml.element("summary", text: entry.summary) }
                if !entry.content.html.isEmpty {
                    try xml.element("content") {
                        try xml.attribute("type", "html")
                        try xml.text(entry.content.escaped)
                    }
                }
                if let image = entry.image { try MediaRSS.write(image, to: xml) }
            }
        }
        return EncodedEntry(bytes: bytes)
    }

    /// Encodes an `atom:feed` (RFC 4287 section 4.1.1).
    public static func encode(_ feed: Feed, encoded entries: [EncodedEntry<AtomEncoder>]) throws -> [UInt8] {
        try XMLWriter.document(root: "feed", namespaces: namespaces, reservingCapacity: entries.documentCapacity()) { xml in
            try xml.attribute("xml:lang", feed.language)
            try xml.element("title", text: feed.title)
            if !feed.subtitle.isEmpty { try xml.element("subtitle", text: feed.subtitle) }
            try link("self", type: "application/atom+xml", feed.links.atom, to: xml)
            try link("alternate", type: "text/html", feed.homePage, to: xml)
            try xml.element("id", text: feed.id)
            try xml.element("updated", text: feed.updated.rfc3339)
            try author(feed.author, to: xml)
            if let rights = feed.rights { try xml.element("rights", text: rights) }
            try xml.element("generator") {
                if let url = feed.generator.url { try xml.attribute("uri", url) }
                try xml.attribute("version", feed.generator.version)
                try xml.text(feed.generator.name)
            }
            if let icon = feed.icon { try xml.element("icon", text: icon) }
            for entry in entries { try xml.fragment(entry.bytes) }
        }
    }

    private static func link(_ relation: String, type: String, _ url: String, to xml: XMLWriter) throws {
        try xml.element("link") {
            try xml.attribute("rel", relation)
            try xml.attribute("type", type)
            try xml.attribute("href", url)
        }
    }

    private static func author(_ author: FeedAuthor, to xml: XMLWriter) throws {
        try xml.element("author") {
            try xml.element("name", text: author.name)
            if let url = author.url { try xml.element("uri", text: url) }
        }
    }
}
