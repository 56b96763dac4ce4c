import CLibXML2

extension XMLTree {
    /// An element of a document, which it keeps in memory.
    public struct Element {
        let node: xmlNodePtr
        let tree: XMLTree

        init(_ node: xmlNodePtr, of tree: XMLTree) {
            self.node = node
            self.tree = tree
        }

        /// Its name without a prefix.
        public var name: String { LibXML2.text(node.pointee.name) }

        /// The name of its namespace; nil if it is in none.
        public var namespace: String? { node.pointee.ns.map { LibXML2.text($0.pointee.href) } }

        /// Its name as it stands in the document, with the prefix.
        public var tag: String {
            guard let prefix = node.pointee.ns?.pointee.prefix else { return name }
            return LibXML2.text(prefix) + ":" + name
        }

        /// Whether it is the one of that name in a namespace, or in none.
        public func isNamed(_ name: String, in namespace: String?) -> Bool { xmlStrEqual(node.pointee.name, name) == 1 && isIn(namespace) }

        /// Whether it is in that namespace, or in none.
        public func isIn(_ namespace: String?) -> Bool {
            guard let own = node.pointee.ns?.pointee.href else { return namespace == nil }
            return namespace.map { xmlStrEqual(own, $0) == 1 } ?? false
        }

        /// The line on which its start tag ends.
        public var line: Int { max(0, xmlGetLineNo(node)) }

        /// The elements in it, in their order.
        public var children: [Element] {
            var children: [Element] = []
            var next = xmlFirstElementChild(node)
            while let child = next {
                children.append(Element(child, of: tree))
                next = xmlNextElementSibling(child)
            }
            return children
        }

        /// All text in it.
        public var text: String { LibXML2.text(taking: xmlNodeGetContent(node)) ?? "" }

        /// The value of the attribute of that name that is in no namespace; nil if it has none.
        public func attribute(_ name: String) -> String? { LibXML2.text(taking: xmlGetNoNsProp(node, name)) }
    }
}
