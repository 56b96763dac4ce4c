import CLibXML2
import Glibc

/// An element as libxml2 reads it back, or nil if the document is not well formed.
struct ParsedXML {
    var name: String
    var namespace: String?
    var attributes: [String: String] = [:]
    /// What it holds if it has no child elements.
    var text = ""
    var children: [ParsedXML] = []

    /// Parses strictly: no recovery, no entities put in, no network, undeclared prefixes refused.
    init?(_ bytes: [UInt8]) {
        guard let context = xmlNewParserCtxt() else { return nil }
        defer { xmlFreeParserCtxt(context) }
        let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue | XML_PARSE_HUGE.rawValue)
        let document = bytes.withUnsafeBytes {
            xmlCtxtReadMemory(context, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), nil, nil, options)
        }
        guard let document else { return nil }
        defer { xmlFreeDoc(document) }
        guard context.pointee.wellFormed == 1, context.pointee.nsWellFormed == 1, context.pointee.errNo == 0,
            let root = xmlDocGetRootElement(document)
        else { return nil }
        self.init(root)
    }

    private init(_ node: xmlNodePtr) {
        name = String(cString: node.pointee.name)
        namespace = node.pointee.ns.map { String(cString: $0.pointee.href) }
        var attribute = node.pointee.properties
        while let current = attribute {
            if let value = xmlNodeListGetString(node.pointee.doc, current.pointee.children, 1) {
                attributes[String(cString: current.pointee.name)] = String(cString: value)
                free(value)
            } else {
                attributes[String(cString: current.pointee.name)] = ""
            }
            attribute = current.pointee.next
        }
        var child = node.pointee.children
        while let current = child {
            if current.pointee.type == XML_ELEMENT_NODE { children.append(ParsedXML(current)) }
            child = current.pointee.next
        }
        guard children.isEmpty else { return }
        if let content = xmlNodeGetContent(node) {
            text = String(cString: content)
            free(content)
        }
    }

    /// The children of that name.
    func all(_ name: String) -> [ParsedXML] {
        children.filter { $0.name == name }
    }

    /// The first child of that name.
    subscript(_ name: String) -> ParsedXML? {
        children.first { $0.name == name }
    }
}
