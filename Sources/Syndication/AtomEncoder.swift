import Bytes

extension FeedFormat {
    /// Atom 1.0 (RFC 4287).
    public static let atom = FeedFormat(
        word: "atom", label: "Atom", mediaType: AtomEncoder.mediaType, fileName: "atom.xml",
        changesFileName: "changes.xml", encode: AtomEncoder.encode)
}

/// Writes Atom 1.0 (RFC 4287).
enum AtomEncoder {
    /// RFC 4287 section 7.
    static let mediaType = "application/atom+xml"

    /// Those that entries may make use of.
    private static let namespaces = [XMLNamespace("http://www.w3.org/2005/Atom"), FeedNamespaces.georss, MediaRSS.namespace]

    private static func root(_ feed: Feed, _ uses: FeedUses) -> XMLRoot {
        var namespaces = [XMLNamespace("http://www.w3.org/2005/Atom")]
        if feed.isComplete || feed.isArchive { namespaces.append(FeedNamespaces.history) }
        return XMLRoot("feed", namespaces: namespaces + uses.namespaces)
    }

    /// Encodes an `atom:feed` (RFC 4287 section 4.1.1).
    static func encode(_ feed: Feed, _ entries: FeedEntries) -> [UInt8] {
        var uses = FeedUses()
        var body = XMLWriter(elementsIn: namespaces, reservingCapacity: entries.size)
        entries.forEach { entry in
            uses.add(entry)
            write(entry, to: &body)
        }
        return XMLWriter.document(root(feed, uses), reservingCapacity: body.count + 2_048) { xml in
            xml.attribute("xml:lang", feed.language)
            head(feed, to: &xml)
            xml.append(body)
        }
    }

    /// Writes an `atom:entry` (RFC 4287 section 4.1.2).
    private static func write(_ entry: borrowing FeedEntry, to xml: inout XMLWriter) {
        xml.element("entry") { xml in
            xml.element("title", entry.title, of: entry)
            xml.element("link") {
                $0.attribute("rel", "alternate")
                $0.attribute("href", entry.url, of: entry)
            }
            if let replies = entry.replies {
                // RFC 4685 section 4.
                xml.element("link") {
                    $0.attribute("rel", "replies")
                    $0.attribute("type", mediaType)
                    $0.attribute("href", replies, of: entry)
                }
            }
            xml.element("id", entry.id, of: entry)
            if let published = entry.published { xml.element("published") { $0.text(plain: { $0.append(rfc3339: published) }) } }
            xml.element("updated") { $0.text(plain: { $0.append(rfc3339: entry.updated) }) }
            if let author = entry.author {
                xml.element("author") {
                    $0.element("name", author.name, of: entry)
                    if let url = author.url { $0.element("uri", url, of: entry) }
                }
            }
            for category in entry.categories {
                xml.element("category") {
                    $0.attribute("term", category.term, of: entry)
                    $0.attribute("label", category.label, of: entry)
                }
            }
            if !entry.summary.isEmpty { xml.element("summary", entry.summary, of: entry) }
            if !entry.html.isEmpty {
                xml.element("content") { xml in
                    xml.attribute("type", "html")
                    entry.withBytes(entry.html) { xml.text(markup: $0) }
                }
            }
            xml.extensions(of: entry)
        }
    }

    private static func head(_ feed: Feed, to xml: inout XMLWriter) {
        xml.element("title", text: feed.title)
        if !feed.subtitle.isEmpty { xml.element("subtitle", text: feed.subtitle) }
        link("self", type: mediaType, feed.url, to: &xml)
        link("alternate", type: "text/html", feed.homePage, to: &xml)
        for other in feed.related { link(other.relation, type: mediaType, other.url, to: &xml) }
        if let hub = feed.hub { link("hub", type: nil, hub, to: &xml) }
        xml.element("id", text: feed.id)
        xml.element("updated") { $0.text(plain: { $0.append(rfc3339: feed.updated) }) }
        author(feed.author, to: &xml)
        xml.element("generator") {
            $0.attribute("version", feed.generator.version)
            $0.text(feed.generator.name)
        }
        xml.extent(of: feed)
    }

    private static func link(_ relation: String, type: String?, _ url: String, to xml: inout XMLWriter) {
        xml.element("link") {
            $0.attribute("rel", relation)
            if let type { $0.attribute("type", type) }
            $0.attribute("href", url)
        }
    }

    private static func author(_ author: FeedAuthor, to xml: inout XMLWriter) {
        xml.element("author") {
            $0.element("name", text: author.name)
            if let url = author.url { $0.element("uri", text: url) }
        }
    }
}
