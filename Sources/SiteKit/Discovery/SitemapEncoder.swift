import Bytes
import Values

/// A page as a sitemap lists it.
public struct SitemapPage: Hashable, Sendable {
    /// Its absolute URL.
    public var url: String
    /// The day on which its content last changed; nil if that is not known.
    public var modified: Day?

    /// A page and its day.
    public init(url: String, modified: Day? = nil) {
        self.url = url
        self.modified = modified
    }
}

/// Sitemaps (https://www.sitemaps.org/protocol.html, version 0.9).
public enum SitemapEncoder {
    private static let namespaces = [XMLNamespace("http://www.sitemaps.org/schemas/sitemap/0.9")]
    /// Room for the declaration and the root element.
    private static let frameSize = 200

    /// Lists pages, of which a document may have 50,000.
    public static func pages(_ pages: [SitemapPage]) -> [UInt8] { document("urlset", of: "url", pages) }

    /// Lists other site maps, of which a document may have as many.
    public static func index(_ parts: [SitemapPage]) -> [UInt8] { document("sitemapindex", of: "sitemap", parts) }

    private static func document(_ root: StaticString, of item: StaticString, _ pages: [SitemapPage]) -> [UInt8] {
        let root = XMLRoot(root, namespaces: namespaces)
        return XMLWriter.document(root, reservingCapacity: pages.reduce(frameSize) { $0 + size($1) }) { xml in
            for page in pages {
                xml.element(item) {
                    $0.element("loc", text: page.url)
                    if let day = page.modified { $0.element("lastmod") { $0.text(plain: { $0.append(day) }) } }
                }
            }
        }
    }

    /// At least as many bytes as the page takes: an escaped character has at most five (`&amp;`), a replaced one three.
    private static func size(_ page: SitemapPage) -> Int {
        page.url.utf8.reduce(90) {
            $0 + ($1 == UInt8(ascii: "&") || $1 == UInt8(ascii: "<") || $1 == UInt8(ascii: ">") ? 5 : $1 < 0x20 ? 3 : 1)
        }
    }
}
