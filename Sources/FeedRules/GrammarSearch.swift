import XMLReading

/// Looks for the smallest parts of a document that a grammar does not allow, and says what is wrong with them.
struct GrammarSearch {
    let grammar: RelaxNG
    let parts: [FeedPart]

    /// A fault for each such part, in the order of the document; empty if the grammar allows it.
    func faults(in tree: XMLTree) -> [FeedFault] {
        let whole = grammar.faults(in: tree)
        guard let first = whole.first else { return [] }
        let found = faults(inAndBelow: tree.root)
        // Whatever is allowed in each part and not in the whole is told in libxml2's words.
        return found.isEmpty ? [FeedFault(line: tree.root.line, first.words, because: parts.first?.rule ?? "")] : found
    }

    private func faults(inAndBelow element: XMLTree.Element) -> [FeedFault] {
        var found: [FeedFault] = []
        for child in element.children { found += faults(inAndBelow: child) }
        // A part around a broken one is broken for that alone, as far as anybody can tell.
        guard found.isEmpty, let part = parts.first(where: { $0.covers(element) }) else { return found }
        let faults = grammar.faults(in: element)
        // Faults of no known sort are mostly the consequence of others.
        guard let fault = faults.first(where: { $0.kind != .other }) ?? faults.first else { return [] }
        return [worded(fault, of: element, part)]
    }

    private func worded(_ fault: GrammarFault, of element: XMLTree.Element, _ part: FeedPart) -> FeedFault {
        let tag = "<\(element.tag)>"
        var (line, message) = (element.line, "")
        if let attribute = part.needs.first(where: { element.attribute($0) == nil }) {
            message = "\(tag) has no \(attribute)"
        } else {
            switch fault.kind {
            case .missing(let name):
                message = "\(tag) has no <\(name)>"
            case .extra(let name):
                let named = element.children.filter { $0.name == name }
                line = named.last?.line ?? line
                message =
                    named.isEmpty
                    ? "\(tag) has \(name == "text" ? name : "<\(name)>") in it where there may be none"
                    : named.count > 1 ? "\(tag) has \(named.count) <\(name)>" : "\(tag) must not have a <\(named[0].tag)> there"
            case .attribute(let name):
                let value = element.attribute(name).map { "=" + quoted($0) } ?? ""
                message = "\(tag) must not have \(name)\(value)"
            case .value(let value):
                message = "\(tag) must not say \(quoted(value))"
            case .other:
                message = "\(tag) is not as it must be: \(fault.words)"
            }
        }
        return FeedFault(line: line, message, because: part.rule)
    }
}
