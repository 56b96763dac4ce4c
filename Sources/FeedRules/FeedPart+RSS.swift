extension FeedPart {
    /// The parts of an RSS document, the outermost first.
    static let rss: [FeedPart] = [
        rss(
            "rss", "“Required channel elements”: the document is an rss of version 2.0 with one channel in it.", needs: ["version"],
            once: ["channel"]),
        rss(
            "channel",
            "“Required channel elements”: a channel has one title, one link and one description, and all else once at most, but for "
                + "categories and items. What has no namespace is RSS's own.",
            once: [
                "title", "link", "description", "language", "copyright", "managingEditor", "webMaster", "pubDate", "lastBuildDate",
                "generator", "docs", "cloud", "ttl", "image", "rating", "textInput", "skipHours", "skipDays",
            ]),
        rss(
            "item", "“Elements of <item>”: an item has each thing once at most, but for categories. What has no namespace is RSS's own.",
            once: ["title", "link", "description", "author", "comments", "enclosure", "guid", "pubDate", "source"]),
        rss("image", image, once: ["url", "title", "link", "width", "height", "description"]),
        rss("width", image),
        rss("height", image),
        rss(
            "textInput", "“<textInput> sub-element of <channel>”: it has a title, a description, a name and a link.",
            once: ["title", "description", "name", "link"]),
        rss(
            "cloud", "“<cloud> sub-element of <channel>”: it says all of where it is.",
            needs: ["domain", "port", "path", "registerProcedure", "protocol"]),
        rss("category", "“<category> sub-element of <item>”: a category is text, and may have a domain."),
        rss("enclosure", "“<enclosure> sub-element of <item>”: it has all three attributes.", needs: ["url", "length", "type"]),
        rss("guid", "“<guid> sub-element of <item>”: a guid is text; its isPermaLink is true or false."),
        rss("source", "“<source> sub-element of <item>”: a source is the name of a channel, with its url.", needs: ["url"]),
        rss("ttl", "“<ttl> sub-element of <channel>”: it is a number of minutes."),
        rss("skipHours", "“Optional channel elements”: skipHours holds hours."),
        rss("hour", "“Optional channel elements”: skipHours holds hours, from 0 to 23."),
        rss("skipDays", "“Optional channel elements”: skipDays holds days."),
        rss("day", "“Optional channel elements”: skipDays holds days, from Monday to Sunday."),
        FeedPart(
            name: "link", namespace: Vocabulary.atom, needs: ["href"],
            rule: "RFC 4287, section 4.2.7: a link has an href, and may have a rel, type, hreflang, title and length."),
        FeedPart(
            name: "encoded", namespace: Vocabulary.content,
            rule: "RDF Site Summary 1.0, Content module: content:encoded is text, in which markup is escaped."),
        FeedPart(
            name: "creator", namespace: Vocabulary.dublinCore, rule: "RDF Site Summary 1.0, Dublin Core module: dc:creator is text."),
    ]

    private static let image =
        "“<image> sub-element of <channel>”: an image has a url, a title and a link, and is at most 144 wide and 400 high."

    private static func rss(_ name: String, _ rule: String, needs: [String] = [], once: [String] = []) -> FeedPart {
        FeedPart(name: name, namespace: nil, needs: needs, once: once, rule: "RSS 2.0, " + rule)
    }
}
