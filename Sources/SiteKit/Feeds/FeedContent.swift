/// What an entry says, as HTML: safe already, and every link in it absolute.
///
/// Both XML formats carry the same text, so it is escaped once for both.
public struct FeedContent: Hashable, Sendable {
    /// The HTML in UTF-8.
    public let html: [UInt8]
    /// The same as the text of an XML element.
    let escaped: EscapedXMLText

    /// Content of that HTML.
    public init(html: [UInt8]) {
        self.html = html
        escaped = EscapedXMLText(utf8: html)
    }
}
