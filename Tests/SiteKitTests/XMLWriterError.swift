/// Why an XML document could not be written.
enum XMLWriterError: Error, Equatable {
    /// libxml2 had no memory left, or the document grew past what it can hold.
    case outOfMemory
    /// Something stood where XML does not allow it, such as an attribute after text, text outside an element or a second root.
    case misplaced(String)
    /// The name is not a name of XML, or its prefix is not declared at the root.
    case invalidName(String)
    /// The start tag has that attribute already.
    case duplicateAttribute(String)
}
