extension FeedPart {
    /// The parts of an RSS document.
    static let rss: [FeedPart] = [
        rss("rss", "“Required channel elements”: the document is an rss of version 2.0 with one channel in it.", needs: ["version"]),
        rss(
            "channel",
            "“Required channel elements”: a channel has one title, one link and one description, and each other thing once at most, but for "
                + "categories and items. What has no namespace is RSS's own."),
        rss(
            "item",
            "“Elements of <item>”: an item has each thing once at most, but for categories. What has no namespace is RSS's own."),
        rss("image", "“<image> sub-element of <channel>”: an image has a url, a title and a link; it is at most 144 wide and 400 high."),
        rss("textInput", "“<textInput> sub-element of <channel>”: it has a title, a description, a name and a link."),
        rss(
            "cloud", "“<cloud> sub-element of <channel>”: it says all of where it is.",
            needs: ["domain", "port", "path", "registerProcedure", "protocol"]),
        rss("category", "“<category> sub-element of <item>”: a category is text, and may have a domain."),
        rss("enclosure", "“<enclosure> sub-element of <item>”: it has all three attributes.", needs: ["url", "length", "type"]),
        rss("guid", "“<guid> sub-element of <item>”: a guid is text; its isPermaLink is true or false."),
        rss("source", "“<source> sub-element of <item>”: a source is the name of a channel, with its url.", needs: ["url"]),
        rss("ttl", "“<ttl> sub-element of <channel>”: it is a number of minutes."),
        rss("skipHours", "skipHours: it holds hours, from 0 to 23."),
        rss("skipDays", "skipDays: it holds days, from Monday to Sunday."),
        FeedPart(
            name: "link", namespace: Vocabulary.atom, needs: ["href"],
            rule: "RFC 4287, section 4.2.7: a link has an href, and may have a rel, type, hreflang, title and length."),
    ]

    private static func rss(_ name: String, _ rule: String, needs: [String] = []) -> FeedPart {
        FeedPart(name: name, namespace: nil, needs: needs, rule: "RSS 2.0, " + rule)
    }
}
