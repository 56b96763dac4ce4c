extension FeedPart {
    /// The parts of an Atom document, the outermost first.
    static let atom: [FeedPart] = [
        FeedPart(
            name: "feed", namespace: Vocabulary.atom,
            once: ["id", "title", "updated", "generator", "icon", "logo", "rights", "subtitle"], ending: ["entry"],
            rule:
                "RFC 4287, section 4.1.1: a feed has one id, one title and one updated, at most one each of generator, icon, logo, rights "
                + "and subtitle, and all of these before its entries."),
        FeedPart(
            name: "entry", namespace: Vocabulary.atom,
            once: ["id", "title", "updated", "content", "published", "rights", "source", "summary"],
            rule: "RFC 4287, section 4.1.2: an entry has one id, one title and one updated, and at most one each of content, published, "
                + "rights, source and summary."),
        FeedPart(
            name: "source", namespace: Vocabulary.atom,
            once: ["id", "title", "updated", "generator", "icon", "logo", "rights", "subtitle"],
            rule: "RFC 4287, section 4.2.11: a source says what its feed says of itself, each of these things once at most."),
        atom("author", person, once: ["name", "uri", "email"]),
        atom("contributor", person, once: ["name", "uri", "email"]),
        atom("uri", person),
        atom("email", person),
        atom("category", "section 4.2.2: a category has a term, and may have a scheme and a label.", needs: ["term"]),
        atom(
            "content",
            "section 4.1.3: content is text or html, in which there are no elements, xhtml in one div, or of another media type; what has "
                + "a src is empty."),
        atom("generator", "section 4.2.4: a generator is a name, and may have a uri and a version."),
        atom("icon", "section 4.2.5: an icon is an address."),
        atom("logo", "section 4.2.8: a logo is an address."),
        atom("link", "section 4.2.7: a link has an href, and may have a rel, type, hreflang, title and length.", needs: ["href"]),
        atom("title", text),
        atom("subtitle", text),
        atom("summary", text),
        atom("rights", text),
    ]

    private static let person = "section 3.2: a person has one name, and may have a uri and an email, each an address."
    private static let text = "section 3.1: a text is text or html, in which there are no elements, or xhtml in one div."

    private static func atom(_ name: String, _ rule: String, needs: [String] = [], once: [String] = []) -> FeedPart {
        FeedPart(name: name, namespace: Vocabulary.atom, needs: needs, once: once, rule: "RFC 4287, " + rule)
    }
}
