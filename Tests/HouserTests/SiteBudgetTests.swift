import TestSupport
import Testing

@testable import Publishing
@testable import SiteKit

/// What is said of a site that is larger than its listings ask for.
@Suite struct SiteBudgetTests {
    @Test(arguments: [
        (files: 9_000, bytes: 90_000_000, photographs: 0, note: nil),
        (files: 9_001, bytes: 90_000_000, photographs: 0, note: "9,001 files of 90.0 MB"),
        (files: 9_000, bytes: 90_000_001, photographs: 0, note: "1,000 listings should need (9,000 files of 90.0 MB)"),
        (files: 10_000, bytes: 110_000_000, photographs: 1_000, note: nil),
        (files: 12_349, bytes: 70_000_000, photographs: 0, note: "12,349 files of 70.0 MB"),
    ])
    func whatIsTooMuch(_ site: (files: Int, bytes: Int, photographs: Int, note: String?)) {
        var shape = SiteShape()
        shape.files = site.files
        shape.photographs = site.photographs
        shape.photographBytes = site.photographs * 20_000
        shape.areas = [SiteShape.Part(path: "tags", amount: 4_000), SiteShape.Part(path: "people", amount: 90)]
        let note = SiteBudget(listings: 1_000, shape: shape, bytes: site.bytes).note
        #expect((note == nil) == (site.note == nil))
        guard let note, let expected = site.note else { return }
        #expect(note.contains(expected) && note.contains("tags/ (4,000) and people/ (90)"))
    }

    /// Things that all have owners of their own, and tags that only three of them have.
    @Test func aPlanSaysWhenAChangeBringsTooMuch() throws {
        let workspace = try Workspace(board: "small")
        func plan() throws -> String {
            try Program.run(["plan", "--today", "2026-11-21"], in: workspace.folder).output
        }
        #expect(try !plan().contains("Photographs apart"))
        for number in 0..<450 {
            let tags = (0..<10).map { "only \(number / 3) \($0)" }.joined(separator: ", ")
            try workspace.write("people/owner-\(number).yaml", "name: Owner \(number)\nphone: 0491 570 156\n")
            try workspace.write(
                "items/lamp-\(number).yaml",
                """
                title: A lamp that works
                owner: owner-\(number)
                address: {suburb: Brunswick, state: VIC, postcode: 3056}
                price: 10
                category: furniture
                condition: good
                listed: 2026-11-20
                confirmed: 2026-11-20
                tags: [\(tags)]
                description: A lamp.

                """)
        }
        let text = try plan()
        let isSaid = ["Photographs apart", "453 listings should need", "tags/ ("].allSatisfy(text.contains)
        #expect(isSaid, "\(text.suffix(1_000))")
        // Whoever overlooked it hears it again, though nothing is to be done.
        for _ in 1...2 {
            let build = try workspace.runBuild()
            #expect(build.status == 0 && (build.output + build.errors).contains("453 listings should need"), "\(build)")
        }
    }
}
