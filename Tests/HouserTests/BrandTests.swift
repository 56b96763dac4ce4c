import ListingKit
import TestSupport
import Testing
import Values

@testable import Findings

/// Brands, and what ties listings to one another.
@Suite struct BrandTests {
    private func board() throws -> Workspace { try Workspace(board: "only-car") }

    private func findings(_ workspace: Workspace) throws -> [Diagnostic] {
        try workspace.check().diagnostics.filter { $0.severity == .error }
    }

    @Test func aBrandHasAPageAndFeeds() throws {
        let workspace = try board()
        try workspace.build()
        let page = try workspace.text("brands/toyota/index.html")
        #expect(page.contains("Founded in 1937") && page.contains("<strong>Corolla</strong>") && page.contains("/cars/red-corolla/"))
        #expect(page.contains("href=\"https://www.toyota.com.au/\" rel=\"nofollow noopener\""))
        #expect(try workspace.text("brands/toyota/atom.xml").contains("cars/red-corolla/"))
        #expect(
            try workspace.text("brands/index.html").contains(
                "<a href=\"/brands/toyota/\">Toyota</a> <span class=count>2 listings</span>"))
        #expect(try workspace.text("cars/red-corolla/index.html").contains("<dt>Brand<dd><a href=\"/brands/toyota/\">Toyota</a></div>"))
        #expect(try workspace.text("sitemap.xml").contains("/brands/toyota/"))
        #expect(try workspace.text("cars/index.html").contains("<a href=\"/brands/\">Browse by brand</a>"))
        for path in ["follow/index.html", "tags/index.html"] {
            #expect(try workspace.text(path).contains("<a href=\"/brands/\">Brands</a>"), "\(path)")
        }
        #expect(try workspace.text("search/index.json").contains("\"says\":{\"toyota\":\"Toyota\"}"))
    }

    /// Brands can be followed before anything of theirs is listed, and so are missed.
    @Test func aBrandWithoutListingsIsMissed() throws {
        let workspace = try board()
        try workspace.write("brands/emptyone.yaml", "name: Empty One\n")
        try workspace.build()
        #expect(try workspace.paths().contains("brands/emptyone/atom.xml"))
        try workspace.remove("brands/emptyone.yaml")
        let found = try workspace.check().diagnostics.filter { $0.rule == "last-listing" }
        #expect(found.map(\.message) == ["the brand \"emptyone\" is not here any more"])
        #expect(found.first?.fix?.hasSuffix("in board.yaml:\nmoved: {brands/emptyone: brands}") == true)
    }

    @Test func aBrandThatIsNotThereIsTold() throws {
        let workspace = try board()
        try workspace.edit("cars/red-corolla.yaml", "brand: toyota", "brand: toyoda")
        let found = try findings(workspace)
        #expect(found.map(\.message) == ["there is no brand \"toyoda\"; did you mean \"toyota\"?"])
        #expect(found.first?.fix == "brand: toyota" && found.first?.span.line == 5)
    }

    @Test(
        arguments: [
            ("brand: toyota", "where: {kind: car, brand: toyota}", nil),
            ("brand: toyota", "where: {kind: car, brand: Toyota}", nil),
            ("brand: toyota", "where: {kind: car, brand: toyoda}", "there is no brand \"toyoda\"; did you mean \"toyota\"?"),
            ("brand: toyota", "where: {kind: car, year: 2015}", nil), ("", "where: {kind: car, ratings: 4.5}", nil),
            ("", "where: {kind: car, ratings: 6}", "\"ratings\" must be a number from 0 to 5, not \"6\""),
        ] as [(String, String, String?)])
    func aSavedSearchMayAskForIt(line: String, conditions: String, message: String?) throws {
        let workspace = try board()
        try workspace.edit("board.yaml", "kinds: [car]", "kinds: [car]\nfeeds:\n  - name: Cars like this\n    \(conditions)")
        #expect(try findings(workspace).map(\.message) == [message].compactMap(\.self))
        guard message == nil else { return }
        try workspace.build()
        #expect(try workspace.text("searches/cars-like-this/index.html").contains("/cars/white-corolla/"))
    }

    @Test(
        arguments: [
            ("founded: 1937", "founded: 3000", "\"founded\" is 3000; it must be from 1000 to 2026"),
            ("name: Toyota\n", "", "a brand's file needs its \"name\""),
            ("site: https://www.toyota.com.au/", "site: javascript:alert(1)", "\"javascript:alert(1)\" is not a web address"),
            ("founded: 1937", "since: 1937", "a brand's file has no \"since\""),
        ])
    func whatIsWrongInABrandsFileIsTold(old: String, new: String, message: String) throws {
        let workspace = try board()
        try workspace.edit("brands/toyota.yaml", old, new)
        #expect(try findings(workspace).first?.message == message)
    }

    @Test func aBrandsNameIsOnlyText() throws {
        let workspace = try board()
        try workspace.edit("brands/toyota.yaml", "name: Toyota", "name: \"<script>alert(1)</script>\"")
        try workspace.edit("brands/toyota.yaml", "**Corolla**", "<img src=x onerror=alert(1)> [x](javascript:alert(1))")
        try workspace.build()
        for path in try workspace.paths() where path.hasSuffix(".html") {
            let text = try workspace.text(path)
            #expect(!text.contains("<script>alert") && !text.contains("<img src=x") && !text.contains("href=\"javascript:"), "\(path)")
        }
    }

    /// A slug would lose what is written in another script.
    @Test(arguments: [
        ("海豚", "海豹", false), ("海豚", "海豚", true), ("Corolla", "corolla", true), ("Model 3", "model-3", true), ("海豹 Plus", "元 Plus", false),
    ])
    func variantsHaveOneName(first: String, second: String, areAlike: Bool) throws {
        let workspace = try board()
        try workspace.edit("cars/red-corolla.yaml", "model: Corolla", "model: \(first)")
        try workspace.edit("cars/white-corolla.yaml", "model: Corolla", "model: \(second)")
        try workspace.build()
        #expect(try workspace.text("cars/red-corolla/index.html").contains("id=variants") == areAlike)
    }

    /// A clock that is set wrongly is no reason to crash.
    @Test func yearsBeforeAllYearsAreRead() throws {
        let workspace = try board()
        let day = Day(year: 999, month: 1, day: 1) ?? Day(number: 0)
        let reading = try ContentReader(ContentFolder(workspace.content), today: .day(day), threads: 1, memory: NoMemory(seed: 0)).read()
        #expect(reading.diagnostics.contains { $0.message.hasPrefix("\"year\" is 2012") })
        #expect(reading.diagnostics.contains { $0.message.hasPrefix("\"founded\" is 1937") })
    }
}
