/// An XML namespace as a document declares it at its root (Namespaces in XML 1.0).
public struct XMLNamespace: Sendable {
    /// The prefix that its names bear; nil for the default namespace.
    public let prefix: StaticString?
    /// The URI that names it.
    public let uri: StaticString

    /// The namespace of that URI, for names with that prefix or, without one, for names that bear none.
    public init(_ uri: StaticString, prefix: StaticString? = nil) {
        self.uri = uri
        self.prefix = prefix
    }
}
