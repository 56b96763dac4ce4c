import XMLReading

/// What RSS 2.0 asks for and a grammar does not say.
struct RSSRules {
    /// Everything that is wrong with a document, part by part.
    static func faults(in document: XMLTree.Element) -> [FeedFault] {
        var rules = RSSRules()
        for channel in document.children where channel.isNamed("channel", in: nil) { rules.look(atChannel: channel) }
        return rules.faults
    }

    private var faults: [FeedFault] = []
    private var identities = Identities()

    private mutating func look(atChannel channel: XMLTree.Element) {
        look(at: channel)
        for child in channel.children where child.isIn(nil) {
            if child.name == "item" { look(atItem: child) } else if child.name == "image" { look(at: child) }
        }
    }

    private mutating func look(atItem item: XMLTree.Element) {
        look(at: item)
        if !item.children.contains(where: { $0.isIn(nil) && ["title", "description"].contains($0.name) }) {
            add(item, "the item has neither a title nor a description", "RSS 2.0, “Elements of <item>”: one of them must be there.")
        }
        for guid in item.children where guid.isNamed("guid", in: nil) {
            let id = guid.text
            if id.isEmpty {
                add(guid, "the guid is empty", FeedPart.guidRule)
            } else if let earlier = identities.earlierLine(of: id, on: guid.line) {
                add(guid, "the item on line \(earlier) has the guid \(quoted(id)), too", FeedPart.guidRule)
            } else if guid.attribute("isPermaLink") != "false", !FeedAddress.isAbsolute(id) {
                add(
                    guid, "the guid \(quoted(id)) is no address",
                    "RSS 2.0, “<guid> sub-element of <item>”: unless isPermaLink is false, a guid is the address of a page.")
            }
        }
    }

    /// What holds for a channel, an item and an image alike.
    private mutating func look(at element: XMLTree.Element) {
        for child in element.children where child.isIn(nil) {
            switch child.name {
            case "pubDate", "lastBuildDate": check(date: child)
            case "link", "docs", "comments", "url": check(address: child.text, of: child)
            case "enclosure", "source": if let url = child.attribute("url") { check(address: url, of: child) }
            default: break
            }
        }
    }

    private mutating func check(date element: XMLTree.Element) {
        let date = element.text
        if FeedDates.isRFC822(date) { return }
        add(
            element, "<\(element.tag)> says \(quoted(date)), which is no date and time",
            "RSS 2.0, “Optional channel elements”: a date is as RFC 822 has it, such as Fri, 20 Nov 2026 09:30:00 +1100.")
    }

    private mutating func check(address: String, of element: XMLTree.Element) {
        if FeedAddress.isAbsolute(address) { return }
        add(
            element, "the address \(quoted(address)) of <\(element.tag)> is not absolute",
            "RSS 2.0, “Comments”: addresses begin with a scheme, such as https.")
    }

    private mutating func add(_ element: XMLTree.Element, _ message: String, _ reason: String) {
        faults.append(FeedFault(line: element.line, message, because: reason))
    }
}

extension FeedPart {
    fileprivate static let guidRule =
        "RSS 2.0, “<guid> sub-element of <item>”: a guid identifies one item; a reader tells by it whether the item is new."
}
