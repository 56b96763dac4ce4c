import ListingKit
import TestSupport
import Testing

/// Stories, and other listings that mention some: cards on both pages, in every build alike.
@Suite struct MentionTests {
    private static let story = """
        title: Two Corollas met
        owner: ana
        mentions: [red-corolla]
        brand: [toyota]
        when: [{start: 2026-11-28 11:00, end: 2026-11-28 12:30}]
        listed: 2026-11-18
        description: |
          They met at the lake.

          A long time passed.

        """

    private func board() throws -> Workspace {
        let workspace = try Workspace(board: "only-car")
        try workspace.edit("board.yaml", "kinds: [car]", "kinds: [car, story]")
        try workspace.write("stories/meeting.yaml", Self.story)
        return workspace
    }

    private func section(_ id: String, of page: String, _ workspace: Workspace) throws -> String? {
        let parts = try workspace.text(page).components(separatedBy: "<h2 id=\(id)>")
        return parts.count == 2 ? parts[1].components(separatedBy: "</section>")[0] : nil
    }

    /// What can be bought comes before what is told of it, and an owner has as many listings wherever they are counted.
    @Test func storiesStandApart() throws {
        let workspace = try board()
        try workspace.build()
        let brand = try workspace.text("brands/toyota/index.html").components(separatedBy: "/stories/meeting/")
        #expect(brand.count > 1 && brand[0].contains("/cars/red-corolla/") && brand[0].contains("/cars/white-corolla/"))
        let own = try workspace.text("people/ana/index.html").components(separatedBy: "<p class=lead>")[1].components(
            separatedBy: "</p>")[0]
        #expect(try workspace.text("people/index.html").contains("<span class=count>\(own)</span>"))
        #expect(try workspace.text("cars/red-corolla/index.html").contains("\(own)</span>"))
    }

    @Test func bothPagesTellOfEachOther() throws {
        let workspace = try board()
        try workspace.build()
        #expect(try section("mentions", of: "stories/meeting/index.html", workspace)?.contains("/cars/red-corolla/") ?? false)
        #expect(try section("mentioned-in", of: "cars/red-corolla/index.html", workspace)?.contains("/stories/meeting/") ?? false)
        #expect(try section("mentioned-in", of: "cars/white-corolla/index.html", workspace) == nil)
        #expect(
            try workspace.text("stories/index.html").contains(
                "<p class=card-excerpt dir=auto>They met at the lake. A long time passed.\n"))
        #expect(try section("variants", of: "cars/red-corolla/index.html", workspace)?.contains("/cars/white-corolla/") ?? false)
        #expect(try workspace.text("stories/meeting/index.html").contains("<time datetime=\"2026-11-28T11:00"))
    }

    @Test func aLaterBuildMakesTheSame() throws {
        let workspace = try board()
        try workspace.build()
        try workspace.edit("stories/meeting.yaml", "[red-corolla]", "[white-corolla]")
        try workspace.edit("cars/red-corolla.yaml", "model: Corolla", "model: Corona")
        try workspace.build()
        let reference = try board()
        try reference.edit("stories/meeting.yaml", "[red-corolla]", "[white-corolla]")
        try reference.edit("cars/red-corolla.yaml", "model: Corolla", "model: Corona")
        try reference.build()
        #expect(try section("mentioned-in", of: "cars/red-corolla/index.html", workspace) == nil)
        #expect(try section("variants", of: "cars/red-corolla/index.html", workspace) == nil)
        for path in try workspace.paths() where path.hasSuffix(".html") {
            #expect(try workspace.published(path) == reference.published(path), "\(path)")
        }
    }

    @Test(
        arguments: [
            ("red-corola", "there is no listing \"red-corola\"; did you mean \"red-corolla\"?", "mentions: [red-corolla]"),
            ("nothing-like-it", "there is no listing \"nothing-like-it\"", "Take it out."),
            ("meeting", "a listing cannot mention itself", "Take it out."),
        ])
    func aMentionOfNothingIsTold(id: String, message: String, fix: String) throws {
        let workspace = try board()
        try workspace.edit("stories/meeting.yaml", "[red-corolla]", "[\(id)]")
        let found = try workspace.check().diagnostics.filter { $0.severity == .error }
        #expect(found.map(\.message) == [message])
        #expect(found.first?.fix == fix && found.first?.span.line == 3)
    }

    /// What was mentioned goes while the story stays as it was.
    @Test func aListingThatGoesIsMissedInALaterBuild() throws {
        let workspace = try board()
        try workspace.build()
        try workspace.remove("cars/red-corolla.yaml")
        let found = try workspace.build().reading.diagnostics.filter { $0.severity == .error }
        #expect(found.contains { $0.message == "there is no listing \"red-corolla\"" && $0.file == "stories/meeting.yaml" })
    }

    @Test func aPriceIsComparedWithThatOfOthersOfItsModelAndYears() throws {
        let workspace = try board()
        let car = try workspace.source("cars/red-corolla.yaml")
        for (number, price) in [8000, 9000, 10_000, 11_000].enumerated() {
            try workspace.write("cars/other-\(number).yaml", car.replacing("price: 9500", with: "price: \(price)"))
        }
        try workspace.build()
        let page = try workspace.text("cars/red-corolla/index.html")
        #expect(page.contains("The median of 5 others on this board of the same or a close brand, model and year."))
        #expect(page.contains("$500 less than the typical $10,000"))
        try workspace.edit("cars/white-corolla.yaml", "year: 2015", "year: 2018")
        try workspace.build()
        #expect(!(try workspace.text("cars/red-corolla/index.html").contains("The median of")))
    }

    @Test func offersThatHaveEndedAreNotShown() throws {
        let workspace = try board()
        try workspace.build()
        let page = try workspace.text("cars/red-corolla/index.html")
        #expect(page.contains("https://keys.example/") && !page.contains("https://old.example/"))
        #expect(page.contains("<b>5 of 5</b> <a href=\"https://www.ancap.com.au/\" rel=\"nofollow ugc noopener\">ANCAP</a>"))
    }
}
