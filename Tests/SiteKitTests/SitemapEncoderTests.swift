import Testing

@testable import ListingKit
@testable import SiteKit
@testable import Values

struct SitemapEncoderTests {
    @Test func listsPages() {
        let document = SitemapEncoder.pages([
            SitemapPage(url: "https://example.org/?a=1&b", modified: Day(year: 2026, month: 11, day: 20)),
            SitemapPage(url: "https://example.org/x/"),
        ])
        #expect(
            String(decoding: document, as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
                <url>
                <loc>https://example.org/?a=1&amp;b</loc>
                <lastmod>2026-11-20</lastmod>
                </url>
                <url>
                <loc>https://example.org/x/</loc>
                </url>
                </urlset>

                """)
    }

    @Test func listsOtherSiteMaps() throws {
        let document = try #require(
            ParsedXML(SitemapEncoder.index([SitemapPage(url: "https://example.org/1.xml", modified: Day(number: 20_000))])))
        #expect(document.name == "sitemapindex")
        #expect(document.all("sitemap").map { $0["loc"]?.text } == ["https://example.org/1.xml"])
        #expect(document.all("sitemap").map { $0["lastmod"]?.text } == [Day(number: 20_000).description])
    }

    @Test func noPagesMakeAnEmptyList() {
        #expect(ParsedXML(SitemapEncoder.pages([]))?.name == "urlset")
    }
}
