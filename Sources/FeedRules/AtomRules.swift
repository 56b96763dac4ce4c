import XMLReading

/// What RFC 4287 asks for and its grammar does not say.
struct AtomRules {
    /// Everything that is wrong with a feed, part by part.
    static func faults(in feed: XMLTree.Element) -> [FeedFault] {
        var rules = AtomRules()
        rules.look(atFeed: feed)
        return rules.faults
    }

    private var faults: [FeedFault] = []
    private var identities = Identities()

    private mutating func look(atFeed feed: XMLTree.Element) {
        let children = feed.children
        let hasAuthor = look(at: children).has("author")
        for child in children where child.isNamed("entry", in: Vocabulary.atom) { look(atEntry: child, ofAuthoredFeed: hasAuthor) }
    }

    private mutating func look(atEntry entry: XMLTree.Element, ofAuthoredFeed isAuthored: Bool) {
        let content = look(at: entry.children)
        if let element = content.id?.element, let id = content.id?.text, let earlier = identities.earlierLine(of: id, on: element.line) {
            add(
                element, "the entry on line \(earlier) has the id \(quoted(id)), too",
                "RFC 4287, section 4.1.1: entries of one id are one entry, of which a reader shows one.")
        }
        let source = content.source.map { look(at: $0.children) }
        if !isAuthored, !content.has("author"), !(source?.has("author") ?? false) {
            add(entry, "neither the feed nor the entry has an author", "RFC 4287, section 4.1.2: somebody has written each entry.")
        }
        if !content.has("content"), !content.hasPage {
            add(
                entry, "the entry has neither content nor a link to a page of its own",
                "RFC 4287, section 4.1.2: without content, an entry has a link of the relation alternate.")
        }
        if let element = content.content, !content.has("summary"), AtomRules.isOutOfReach(element) {
            add(
                element, "the content lies elsewhere or is encoded, and the entry has no summary",
                "RFC 4287, section 4.1.2: a reader that cannot show the content shows the summary.")
        }
    }

    /// What was met in a feed, an entry or a source.
    private struct Content {
        var names: Set<String> = []
        var id: (element: XMLTree.Element, text: String)?
        var content: XMLTree.Element?
        var source: XMLTree.Element?
        /// The types and languages of the links to pages.
        var pages: Set<[String]> = []

        func has(_ name: String) -> Bool { names.contains(name) }
        var hasPage: Bool { !pages.isEmpty }
    }

    /// Checks what holds for a feed, an entry and a source alike.
    private mutating func look(at children: [XMLTree.Element]) -> Content {
        var content = Content()
        for child in children where child.isIn(Vocabulary.atom) {
            let name = child.name
            content.names.insert(name)
            switch name {
            case "id":
                let id = child.text
                content.id = (child, id)
                if !FeedAddress.isAbsolute(id) {
                    add(child, "the id \(quoted(id)) is no absolute address", "RFC 4287, section 4.2.6: an id is an IRI, complete.")
                }
            case "updated", "published": check(dateOf: child)
            case "link": look(atLink: child, &content)
            case "content": content.content = child
            case "source": content.source = child
            default: break
            }
        }
        return content
    }

    private mutating func look(atLink link: XMLTree.Element, _ content: inout Content) {
        if let address = link.attribute("href"), !FeedAddress.isReference(address) {
            add(link, "the href \(quoted(address)) is no address", "RFC 4287, section 4.2.7.1: the href of a link is an IRI reference.")
        }
        // A link that does not say what it is leads to a page (section 4.2.7.2).
        guard link.attribute("rel").map({ $0 == "alternate" }) ?? true else { return }
        let kind = [link.attribute("type") ?? "", link.attribute("hreflang") ?? ""].map { $0.lowercased() }
        if content.pages.insert(kind).inserted { return }
        add(
            link, "a second <\(link.tag)> leads to a page of the same type and language",
            "RFC 4287, sections 4.1.1 and 4.1.2: links of the relation alternate differ in their type or hreflang.")
    }

    /// Whether a reader that knows text and XML alone cannot show it.
    private static func isOutOfReach(_ content: XMLTree.Element) -> Bool {
        if content.attribute("src") != nil { return true }
        let type = (content.attribute("type") ?? "text").lowercased()
        return !["text", "html", "xhtml"].contains(type) && !type.hasPrefix("text/") && !type.hasSuffix("/xml") && !type.hasSuffix("+xml")
    }

    private mutating func check(dateOf element: XMLTree.Element) {
        let date = element.text
        if FeedDates.isRFC3339(date) { return }
        add(
            element, "<\(element.tag)> says \(quoted(date)), which is no date and time",
            "RFC 4287, section 3.3: a date is as RFC 3339 has it, such as 2026-11-20T09:30:00+11:00, with a capital T and Z.")
    }

    private mutating func add(_ element: XMLTree.Element, _ message: String, _ reason: String) {
        faults.append(FeedFault(line: element.line, message, because: reason))
    }
}
