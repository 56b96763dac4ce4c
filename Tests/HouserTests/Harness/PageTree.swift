/// The elements of a published page, as far as tests ask for them: what HTML lets a page leave out is not looked into further than that.
final class PageTree {
    let tag: String
    let attributes: [String: String]
    /// Elements and texts, in their order.
    private(set) var parts: [Part] = []

    enum Part {
        case element(PageTree)
        case text(String)
    }

    private init(_ tag: String, _ attributes: [String: String]) {
        self.tag = tag
        self.attributes = attributes
    }

    private static let void: Set = ["area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]
    /// What ends an open element of the same sort that has no end tag, and where its end is looked for no further.
    private static let siblings: [String: (ends: Set<String>, within: Set<String>)] = [
        "li": (["li"], ["ul", "ol"]), "dt": (["dt", "dd"], ["dl"]), "dd": (["dt", "dd"], ["dl"]), "option": (["option"], ["select"]),
        "p": (["p"], ["article", "section", "div", "li"]), "ul": (["p"], ["article", "section", "div", "li"]),
    ]

    /// Reads a page; scripts and styles are passed over.
    convenience init(_ html: String) {
        self.init("", [:])
        var open = [self]
        let text = html.replacing(#/<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/#, with: "")
        var place = text.startIndex
        for match in text.matches(of: #/<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/#) {
            open[open.count - 1].parts.append(.text(PageTree.plain(text[place..<match.range.lowerBound])))
            place = match.range.upperBound
            let tag = String(match.2)
            if !match.1.isEmpty {
                if let last = open.lastIndex(where: { $0.tag == tag }) { open.removeSubrange(last...) }
                continue
            }
            if let sibling = PageTree.siblings[tag],
                let last = open.lastIndex(where: { sibling.ends.contains($0.tag) || sibling.within.contains($0.tag) }),
                sibling.ends.contains(open[last].tag)
            {
                open.removeSubrange(last...)
            }
            let element = PageTree(tag, PageTree.attributes(match.3))
            open[open.count - 1].parts.append(.element(element))
            if !PageTree.void.contains(tag) { open.append(element) }
        }
    }

    private static func attributes(_ text: Substring) -> [String: String] {
        let pairs = text.matches(of: #/([a-z][a-z-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/#).map { match in
            (String(match.1), plain(match.2 ?? match.3 ?? match.4 ?? ""))
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    private static func plain(_ text: Substring) -> String {
        let escapes = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
        return escapes.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }

    var elements: [PageTree] {
        parts.compactMap { part in if case .element(let element) = part { element } else { nil } }
    }

    /// Its text, with single spaces between words.
    var text: String { words.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    private var words: String {
        parts.map { part in
            switch part {
            case .element(let element): element.words
            case .text(let text): text
            }
        }.joined()
    }
}
