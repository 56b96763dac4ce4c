extension FeedPart {
    /// The parts of an Atom document.
    static let atom: [FeedPart] = [
        atom(
            "feed",
            "RFC 4287, section 4.1.1: a feed has one id, one title and one updated, at most one each of generator, icon, logo, rights and "
                + "subtitle, and all of these before its entries."),
        atom(
            "entry",
            "RFC 4287, section 4.1.2: an entry has one id, one title and one updated, and at most one each of content, published, rights, "
                + "source and summary."),
        FeedPart(
            name: "deleted-entry", namespace: Vocabulary.tombstones, needs: ["ref", "when"],
            rule: "RFC 6721, section 3: an entry that is gone is named by its id (ref), with the time at which it went (when)."),
        atom("source", "RFC 4287, section 4.2.11: a source says what its feed says of itself, and each of these things once at most."),
        atom("author", person),
        atom("contributor", person),
        atom("category", "RFC 4287, section 4.2.2: a category has a term, and may have a scheme and a label.", needs: ["term"]),
        atom(
            "content",
            "RFC 4287, section 4.1.3: content is text or html, in which there are no elements, xhtml in one div, or of another media type; "
                + "what has a src is empty."),
        atom("generator", "RFC 4287, section 4.2.4: a generator is a name, and may have a uri and a version."),
        atom(
            "link", "RFC 4287, section 4.2.7: a link has an href, and may have a rel, type, hreflang, title and length.", needs: ["href"]),
        atom("title", text),
        atom("subtitle", text),
        atom("summary", text),
        atom("rights", text),
    ]

    private static let person = "RFC 4287, section 3.2: a person has one name, and may have one uri and one email."
    private static let text = "RFC 4287, section 3.1: a text is text or html, in which there are no elements, or xhtml in one div."

    private static func atom(_ name: String, _ rule: String, needs: [String] = []) -> FeedPart {
        FeedPart(name: name, namespace: Vocabulary.atom, needs: needs, rule: rule)
    }
}
