import ListingKit

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

/// The documents that list a site's pages.
public struct Sitemap: Hashable, Sendable {
    /// What `robots.txt` points to: the pages, or an index of the parts if there are too many for one document.
    public var main: [UInt8]
    /// The documents that the index names, in its order; empty if there is no index.
    public var parts: [[UInt8]]
}

/// Sitemaps (https://www.sitemaps.org/protocol.html, version 0.9).
public enum SitemapEncoder {
    /// The number of pages that one document may list.
    public static let pageLimit = 50_000
    /// The number of bytes that one document may have.
    public static let byteLimit = 52_428_800

    private static let namespaces = [XMLNamespace("http://www.sitemaps.org/schemas/sitemap/0.9")]
    /// Room for the declaration and the root element.
    private static let frameSize = 200

    /// Lists the pages in the order given, in one document if they fit, else in parts.
    ///
    /// - Parameter partURL: gives the absolute URL of a part, the first being 1.
    public static func encode(_ pages: [SitemapPage], partURL: (Int) -> String) -> Sitemap {
        encode(pages, pageLimit: pageLimit, byteLimit: byteLimit, partURL: partURL)
    }

    static func encode(_ pages: [SitemapPage], pageLimit: Int, byteLimit: Int, partURL: (Int) -> String) -> Sitemap {
        let groups = split(pages, pageLimit: pageLimit, byteLimit: byteLimit - frameSize)
        var parts = groups.map { document("urlset", of: "url", $0) }
        if parts.count == 1 { return Sitemap(main: parts.removeFirst(), parts: []) }
        let index = groups.enumerated().map { number, group in
            SitemapPage(url: partURL(number + 1), modified: group.compactMap(\.modified).max())
        }
        return Sitemap(main: document("sitemapindex", of: "sitemap", index[...]), parts: parts)
    }

    private static func document(_ root: StaticString, of item: StaticString, _ pages: ArraySlice<SitemapPage>) -> [UInt8] {
        let root = XMLRoot(root, namespaces: namespaces)
        return XMLFragment.document(root, reservingCapacity: pages.reduce(frameSize) { $0 + size($1) }) { xml in
            for page in pages {
                xml.element(item) {
                    $0.element("loc", text: page.url)
                    if let day = page.modified { $0.element("lastmod") { $0.text(day) } }
                }
            }
        }
    }

    /// Cuts the pages into groups that one document each can hold; there is always one group.
    private static func split(_ pages: [SitemapPage], pageLimit: Int, byteLimit: Int) -> [ArraySlice<SitemapPage>] {
        var groups: [ArraySlice<SitemapPage>] = []
        var start = 0
        var bytes = 0
        for (index, page) in pages.enumerated() {
            let size = size(page)
            if index > start, index - start == pageLimit || bytes + size > byteLimit {
                groups.append(pages[start..<index])
                start = index
                bytes = 0
            }
            bytes += size
        }
        groups.append(pages[start...])
        return groups
    }

    /// At least as many bytes as the page takes: an escaped character has at most five (`&amp;`), a replaced one three.
    private static func size(_ page: SitemapPage) -> Int {
        page.url.utf8.reduce(90) {
            $0 + ($1 == UInt8(ascii: "&") || $1 == UInt8(ascii: "<") || $1 == UInt8(ascii: ">") ? 5 : $1 < 0x20 ? 3 : 1)
        }
    }
}
