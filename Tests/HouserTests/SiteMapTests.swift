import ListingKit
import TestSupport
import Testing
import Values

/// The site map says of each page when something last happened on it.
@Suite struct SiteMapTests {
    /// The days of the pages, by their paths; nil for pages of which none is known.
    private func days(_ workspace: Workspace) throws -> [String: String?] {
        let entries = try workspace.text("sitemap.xml").components(separatedBy: "<url>\n<loc>").dropFirst()
        return Dictionary(
            entries.map { entry in
                let url = entry.components(separatedBy: "</loc>")[0]
                let day = entry.components(separatedBy: "<lastmod>").dropFirst().first?.prefix(10)
                return (
                    String(url.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)[2].drop { $0 != "/" }),
                    day.map(String.init)
                )
            }, uniquingKeysWith: { first, _ in first })
    }

    /// A board some days after anything happened on it, the last on 22 November.
    private func board() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/told.yaml", EventTests.listing("history: [{on: 2026-11-22, rent: 520}]"))
        try workspace.build(today: .day(try #require(Day("2026-11-24"))))
        return workspace
    }

    @Test func eachPageHasTheDayOfItsLastEvent() throws {
        let workspace = try board()
        let days = try days(workspace)
        for page in [
            "/", "/rentals/", "/rentals/told/", "/suburbs/vic/collingwood-3066/", "/states/vic/", "/people/tom/", "/suburbs/", "/people/",
            "/campuses/unimelb-parkville/",
        ] {
            #expect(days[page] == "2026-11-22", "\(page)")
        }
        #expect(days["/rentals/quiet-flat/"] == "2026-11-18" && days["/suburbs/vic/clifton-hill-3068/"] == "2026-11-18")
        #expect(days["/about/"] == .some(nil) && days["/api/"] == .some(nil))
    }

    @Test func everyPageThatIsToBeFoundIsThere() throws {
        let workspace = try board()
        for number in 1...25 { try workspace.write("rentals/told-\(number).yaml", EventTests.listing("")) }
        try workspace.build(today: .day(try #require(Day("2026-11-24"))))
        #expect(try workspace.paths().contains("rentals/page/2/index.html"))
        let pages = try workspace.paths().filter { path in
            guard path.hasSuffix("index.html") else { return false }
            return !(try workspace.text(path).contains("content=\"noindex\""))
        }
        #expect(Set(try days(workspace).keys) == Set(pages.map { "/" + $0.dropLast("index.html".count) }))
    }

    private func searchIndex(_ workspace: Workspace) throws -> String {
        try workspace.paths().filter { $0.hasPrefix("search/") && !$0.hasPrefix("search/places/") }.map { try workspace.text($0) }.joined()
    }

    @Test func theDayOfTheBuildIsNowhere() throws {
        let workspace = try board()
        try workspace.build(today: .clock(try #require(Day("2026-11-24"))))
        let (map, index) = (try workspace.text("sitemap.xml"), try searchIndex(workspace))
        #expect(!map.contains("2026-11-24") && !index.contains("2026-11-24"))
        try workspace.build(today: .clock(try #require(Day("2026-11-25"))))
        #expect(try workspace.text("sitemap.xml") == map)
        #expect(try searchIndex(workspace) == index)
    }
}
