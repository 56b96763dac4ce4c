import ListingKit

/// What an entry says, as HTML: safe already, and every link in it absolute.
public struct FeedContent: Hashable, Sendable {
    /// The HTML in valid UTF-8.
    public let html: [UInt8]

    /// Content of that HTML; what is not valid UTF-8 becomes U+FFFD.
    public init(html: [UInt8]) {
        self.html = UTF8Text.isValid(html) ? html : Array(String(decoding: html, as: UTF8.self).utf8)
    }
}
