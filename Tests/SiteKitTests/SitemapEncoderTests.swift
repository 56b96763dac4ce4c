import ListingKit
import Testing

@testable import SiteKit

struct SitemapEncoderTests {
    private func pages(_ count: Int) -> [SitemapPage] {
        (0..<count).map { SitemapPage(url: "https://example.org/\($0)/", modified: Day(number: 20_000 + $0 % 100)) }
    }

    private func partURL(_ number: Int) -> String {
        "https://example.org/sitemap-\(number).xml"
    }

    @Test func listsPages() throws {
        let sitemap = SitemapEncoder.encode(
            [
                SitemapPage(url: "https://example.org/?a=1&b", modified: Day(year: 2026, month: 11, day: 20)),
                SitemapPage(url: "https://example.org/x/"),
            ], partURL: partURL)
        #expect(sitemap.parts.isEmpty)
        #expect(
            String(decoding: sitemap.main, as: UTF8.self) == """
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

    @Test func noPagesMakeAnEmptyList() throws {
        let sitemap = SitemapEncoder.encode([], partURL: partURL)
        #expect(sitemap.parts.isEmpty)
        #expect(ParsedXML(sitemap.main)?.name == "urlset")
    }

    @Test func fiftyThousandPagesAreOneDocument() throws {
        #expect(SitemapEncoder.encode(pages(50_000), partURL: partURL).parts.isEmpty)
    }

    @Test func moreMakeAnIndex() throws {
        let pages = pages(100_001)
        let sitemap = SitemapEncoder.encode(pages, partURL: partURL)
        let index = try #require(ParsedXML(sitemap.main))
        #expect(index.name == "sitemapindex")
        #expect(index.all("sitemap").map { $0["loc"]?.text } == [partURL(1), partURL(2), partURL(3)])
        #expect(
            index.all("sitemap").map { $0["lastmod"]?.text }
                == [Day(number: 20_099), Day(number: 20_099), Day(number: 20_000)].map(\.description))
        let listed = try sitemap.parts.map { try #require(ParsedXML($0)).all("url").map { $0["loc"]?.text } }
        #expect(listed.map(\.count) == [50_000, 50_000, 1])
        #expect(listed.flatMap(\.self) == pages.map(\.url))
    }

    @Test func longAddressesAreSplitBySize() throws {
        let pages = (0..<40).map { SitemapPage(url: "https://example.org/?" + String(repeating: "&", count: 100 + $0)) }
        let sitemap = SitemapEncoder.encode(pages, pageLimit: 50_000, byteLimit: 3000, partURL: partURL)
        #expect(sitemap.parts.count > 5)
        #expect(sitemap.parts.allSatisfy { $0.count <= 3000 })
        #expect(try sitemap.parts.flatMap { try #require(ParsedXML($0)).all("url") }.map { $0["loc"]?.text } == pages.map(\.url))
    }
}
