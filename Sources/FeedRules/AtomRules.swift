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
        look(at: feed)
        let hasAuthor = has(feed, "author")
        for child in feed.children {
            if child.isNamed("entry", in: Vocabulary.atom) {
                look(atEntry: child, ofAuthoredFeed: hasAuthor)
            } else if child.isNamed("deleted-entry", in: Vocabulary.tombstones), let when = child.attribute("when") {
                check(date: when, of: child, calling: "when of <\(child.tag)>")
            }
        }
    }

    private mutating func look(atEntry entry: XMLTree.Element, ofAuthoredFeed isAuthored: Bool) {
        look(at: entry)
        for child in entry.children where child.isIn(Vocabulary.atom) {
            switch child.name {
            case "id":
                let id = child.text
                if let earlier = identities.earlierLine(of: id, on: child.line) {
                    add(
                        child, "the entry on line \(earlier) has the id \(quoted(id)), too",
                        "RFC 4287, section 4.1.1: entries of one id are one entry, of which a reader shows one.")
                }
            case "content": look(atContent: child, of: entry)
            case "source": look(at: child)
            default: break
            }
        }
        let source = entry.children.first { $0.isNamed("source", in: Vocabulary.atom) }
        if !isAuthored, !has(entry, "author"), !(source.map { has($0, "author") } ?? false) {
            add(entry, "neither the feed nor the entry has an author", "RFC 4287, section 4.1.2: somebody has written each entry.")
        }
        if !has(entry, "content"), !links(of: entry).contains(where: { $0.relation == "alternate" }) {
            add(
                entry, "the entry has neither content nor a link to a page of its own",
                "RFC 4287, section 4.1.2: without content, an entry has a link of the relation alternate.")
        }
    }

    /// What holds for a feed, an entry and a source alike.
    private mutating func look(at element: XMLTree.Element) {
        for child in element.children where child.isIn(Vocabulary.atom) {
            switch child.name {
            case "updated", "published": check(date: child.text, of: child, calling: "<\(child.tag)>")
            case "id":
                let id = child.text
                if !FeedAddress.isAbsolute(id) {
                    add(child, "the id \(quoted(id)) is no absolute address", "RFC 4287, section 4.2.6: an id is an IRI, complete.")
                }
            default: break
            }
        }
        var kinds: Set<[String]> = []
        for link in links(of: element) where link.relation == "alternate" && !kinds.insert([link.type, link.language]).inserted {
            add(
                link.element, "a second <\(link.element.tag)> leads to a page of the same type and language",
                "RFC 4287, sections 4.1.1 and 4.1.2: links of the relation alternate differ in their type or hreflang.")
        }
    }

    private mutating func look(atContent content: XMLTree.Element, of entry: XMLTree.Element) {
        let type = (content.attribute("type") ?? "text").lowercased()
        let isReadable =
            ["text", "html", "xhtml"].contains(type) || type.hasPrefix("text/") || type.hasSuffix("/xml") || type.hasSuffix("+xml")
        if content.attribute("src") != nil || !isReadable, !has(entry, "summary") {
            add(
                content, "the content lies elsewhere or is encoded, and the entry has no summary",
                "RFC 4287, section 4.1.2: a reader that cannot show the content shows the summary.")
        }
    }

    private mutating func check(date: String, of element: XMLTree.Element, calling name: String) {
        if FeedDates.isRFC3339(date) { return }
        add(
            element, "\(name) says \(quoted(date)), which is no date and time",
            "RFC 4287, section 3.3: a date is as RFC 3339 has it, such as 2026-11-20T09:30:00+11:00, with a capital T and Z.")
    }

    private mutating func add(_ element: XMLTree.Element, _ message: String, _ reason: String) {
        faults.append(FeedFault(line: element.line, message, because: reason))
    }

    private func has(_ element: XMLTree.Element, _ name: String) -> Bool {
        element.children.contains { $0.isNamed(name, in: Vocabulary.atom) }
    }

    private func links(of element: XMLTree.Element) -> [Link] {
        element.children.filter { $0.isNamed("link", in: Vocabulary.atom) }.map(Link.init)
    }

    /// An `atom:link` (section 4.2.7), with what it is if it does not say so.
    private struct Link {
        let element: XMLTree.Element
        var relation: String { element.attribute("rel") ?? "alternate" }
        var type: String { (element.attribute("type") ?? "").lowercased() }
        var language: String { (element.attribute("hreflang") ?? "").lowercased() }
    }
}
