/// The XML declaration and root start tag that documents of one sort share, encoded once.
public struct XMLRoot: Sendable {
    /// The name of the root element.
    public let name: StaticString
    /// The namespaces that it declares.
    public let namespaces: [XMLNamespace]
    /// The XML declaration and the root's start tag, to which attributes can still be added.
    public let start: [UInt8]

    /// Creates a root with that name, which declares those namespaces.
    public init(_ name: StaticString, namespaces: [XMLNamespace]) {
        assert(XMLName.isValid(name) && XMLName.isDeclared(name, in: namespaces), "no name of a root here")
        self.name = name
        self.namespaces = namespaces
        var xml = ByteBuffer(capacity: 512)
        xml.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<")
        xml.append(name)
        for namespace in namespaces {
            xml.append(" xmlns")
            if let prefix = namespace.prefix {
                assert(XMLName.isValid(prefix), "no prefix of a namespace")
                xml.append(UInt8(ascii: ":"))
                xml.append(prefix)
            }
            xml.append("=\"")
            xml.append(namespace.uri.description, escaping: XMLText.Attribute.self)
            xml.append(UInt8(ascii: "\""))
        }
        start = xml.bytes
    }
}
