import ListingKit

/// What an entry says, as HTML: safe already, and every link in it absolute.
///
/// Both XML formats carry the same text, so it is escaped once for both.
public struct FeedContent: Hashable, Sendable {
    /// The HTML in valid UTF-8.
    public let html: [UInt8]
    /// The same as the text of an XML element.
    let escaped: EscapedXMLText

    /// Content of that HTML; what is not valid UTF-8 becomes U+FFFD.
    public init(html: [UInt8]) {
        self.init(validUTF8: UTF8Text.isValid(html) ? html : Array(String(decoding: html, as: UTF8.self).utf8))
    }

    /// Content of the HTML that `body` writes, which is made of texts, and so is valid UTF-8.
    init(reservingCapacity capacity: Int, _ body: (inout HTMLFragment) -> Void) {
        self.init(validUTF8: HTMLFragment.bytes(reservingCapacity: capacity, body))
    }

    private init(validUTF8 html: [UInt8]) {
        self.html = html
        escaped = EscapedXMLText(validUTF8: html)
    }
}
