/// An item of microformats2 (https://microformats.org/wiki/microformats2-parsing) on a page, as far as Houser makes use of them.
final class Microformat {
    let types: [String]
    private(set) var properties: [String: [String]] = [:]
    /// Items that are the value of a property.
    private(set) var parts: [String: Microformat] = [:]
    /// Items in it that are no property.
    private(set) var children: [Microformat] = []

    private init(_ types: [String]) { self.types = types }

    /// The outermost items of a page, in their order.
    static func all(in html: String) -> [Microformat] {
        let page = Microformat([])
        page.read(PageTree(html))
        return page.children
    }

    func has(_ type: String) -> Bool { types.contains(type) }

    /// The first value of a property.
    subscript(_ property: String) -> String? { properties[property]?.first }

    /// All items of a type, however deep.
    static func all(_ type: String, in items: [Microformat]) -> [Microformat] {
        items.flatMap { ($0.has(type) ? [$0] : []) + all(type, in: $0.children + $0.parts.values) }
    }

    private func read(_ element: PageTree) {
        for child in element.elements {
            let classes = (child.attributes["class"] ?? "").split(separator: " ")
            let types = classes.filter { $0.hasPrefix("h-") }.map(String.init)
            let own = classes.compactMap { Microformat.property($0) }
            if types.isEmpty {
                for (name, kind) in own { properties[name, default: []].append(Microformat.value(of: child, kind)) }
                read(child)
                continue
            }
            let item = Microformat(types)
            item.read(child)
            item.imply(from: child)
            if own.isEmpty { children.append(item) }
            for (name, _) in own { parts[name] = item }
        }
    }

    /// What the element itself says where no class does.
    private func imply(from element: PageTree) {
        guard properties.isEmpty, children.isEmpty, parts.isEmpty else { return }
        properties["name"] = [element.text]
        if let address = element.attributes["href"] { properties["url"] = [address] }
    }

    private static func property(_ name: Substring) -> (name: String, kind: Substring)? {
        guard let hyphen = name.firstIndex(of: "-"), ["p", "u", "dt", "e"].contains(name[..<hyphen]) else { return nil }
        return (String(name[name.index(after: hyphen)...]), name[..<hyphen])
    }

    private static func value(of element: PageTree, _ kind: Substring) -> String {
        switch kind {
        case "u": element.attributes["href"] ?? element.text
        case "dt": element.attributes["datetime"] ?? element.text
        default: element.text
        }
    }
}
