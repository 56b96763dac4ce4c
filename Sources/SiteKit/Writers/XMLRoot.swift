/// The start of documents whose root is of one name and declares the same namespaces, written once by libxml2.
struct XMLRoot: Sendable {
    let name: StaticString
    let namespaces: [XMLNamespace]
    /// The declaration and the root's start tag, to which attributes can still be added.
    let start: [UInt8]

    /// - Throws: `XMLWriterError`.
    init(_ name: StaticString, namespaces: [XMLNamespace]) throws {
        self.name = name
        self.namespaces = namespaces
        let document = try XMLWriter.document(root: name, namespaces: namespaces) { _ in }
        guard document.suffix(3).elementsEqual("/>\n".utf8) else { throw XMLWriterError.misplaced("content in an empty root element") }
        start = Array(document.dropLast(3))
    }
}
