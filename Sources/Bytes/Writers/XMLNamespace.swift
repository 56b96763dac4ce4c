/// An XML namespace that a document declares at its root (Namespaces in XML 1.0).
public struct XMLNamespace: Sendable {
    /// The prefix of its names; nil for the default namespace.
    public let prefix: StaticString?
    /// The URI that names it.
    public let uri: StaticString

    /// Creates the namespace of that URI, for names with that prefix or, if it is nil, without any.
    public init(_ uri: StaticString, prefix: StaticString? = nil) {
        self.uri = uri
        self.prefix = prefix
    }
}
