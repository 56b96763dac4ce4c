import XMLReading

/// Looks for the smallest parts of a document that a grammar does not allow, and says what is wrong with them.
struct GrammarSearch {
    let grammar: RelaxNG
    let parts: [FeedPart]

    /// A fault for each such part, in the order of the document; empty if the grammar allows it.
    func faults(in tree: XMLTree) -> [FeedFault] {
        guard let first = grammar.faults(in: tree).first else { return [] }
        let found = faults(inAndBelow: tree.root)
        // What is allowed in each part and not in the whole is told in libxml2's words.
        return found.isEmpty ? [FeedFault(line: tree.root.line, first.words, because: parts.first?.rule ?? "")] : found
    }

    private func faults(inAndBelow element: XMLTree.Element) -> [FeedFault] {
        var found: [FeedFault] = []
        for child in element.children { found += faults(inAndBelow: child) }
        // A part around a broken one is broken for that alone, as far as anybody can tell.
        guard found.isEmpty, let part = parts.first(where: { $0.covers(element) }) else { return found }
        let faults = grammar.faults(in: element)
        // Faults of no known sort are mostly the consequence of others; nothing is looked for behind a wrong attribute.
        let fault = faults.first { $0.isOfAttribute } ?? faults.first { $0.kind != .other } ?? faults.first
        guard let fault else { return [] }
        let (culprit, message) = surplus(in: element, part) ?? worded(fault, of: element, part)
        return [FeedFault(line: (culprit ?? element).line, "<\(element.tag)> \(message)", because: part.rule)]
    }

    /// What is there too often, or too late, and what to say of it. libxml2 names whatever stands next to it.
    private func surplus(in element: XMLTree.Element, _ part: FeedPart) -> (XMLTree.Element?, String)? {
        var seen: Set<String> = []
        var ended = false
        for child in element.children {
            let name = child.name
            if part.once.contains(name), child.isIn(part.namespace), !seen.insert(name).inserted {
                return (child, "has more than one <\(child.tag)>")
            }
            if part.ending?.contains(name) ?? false { ended = true } else if ended { return (child, "has <\(child.tag)> behind an entry") }
        }
        return nil
    }

    private func worded(_ fault: GrammarFault, of element: XMLTree.Element, _ part: FeedPart) -> (XMLTree.Element?, String) {
        if let attribute = part.needs.first(where: { element.attribute($0) == nil }) { return (nil, "has no \(attribute)") }
        switch fault.kind {
        case .missing(let name):
            return (nil, "has no <\(name)>")
        case .extra(let name):
            let culprit = element.children.first { $0.name == name }
            let shown = culprit.map { "<\($0.tag)>" } ?? (name == "text" ? name : "<\(name)>")
            return (culprit, "has \(shown) in it where there may be none")
        case .attribute(let name):
            return (nil, "must not have \(name)" + (element.attribute(name).map { "=" + quoted($0) } ?? "") + " as it stands")
        case .value(let value):
            let text = value ?? element.text
            return (nil, text.isEmpty ? "must not be empty" : "must not say \(quoted(text))")
        case .other:
            return (nil, "is not as it must be: \(fault.words)")
        }
    }
}

extension GrammarFault {
    fileprivate var isOfAttribute: Bool {
        if case .attribute = kind { true } else { false }
    }
}
