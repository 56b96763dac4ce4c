import Foundation
import TestSupport
import Testing

/// The catalogue of a kind that is divided into sections which people follow.
@Suite struct SectionTests {
    private func item(_ title: String, _ category: String, price: Int = 40, more: String = "") -> String {
        """
        title: \(title)
        owner: tom
        address: {suburb: Richmond, state: VIC, postcode: 3121}
        price: \(price)
        category: \(category)
        condition: good
        listed: 2026-11-10
        description: A thing.
        \(more)

        """
    }

    private func cards(_ page: String) -> [String] {
        page.components(separatedBy: "data-id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    private func board() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        for number in 0..<6 { try workspace.write("items/chair-\(number).yaml", item("Chair \(number)", "furniture")) }
        try workspace.write("items/kettle.yaml", item("Kettle", "kitchen", price: 0))
        return workspace
    }

    @Test func eachSectionHasAPageAndFeeds() throws {
        let workspace = try board()
        try workspace.build()
        let landing = try workspace.text("items/index.html")
        for path in ["items/category/furniture/", "items/category/kitchen/", "items/price/free/", "items/sort/newest/"] {
            #expect(landing.contains("href=\"/\(path)\""), "\(path)")
            #expect(try cards(workspace.text(path + "index.html")).count > 0)
        }
        #expect(try !workspace.paths().contains("items/category/books/index.html"), "nothing of it was ever listed")
        #expect(try cards(workspace.text("items/price/free/index.html")) == ["oak-desk", "kettle"])
        for file in ["atom.xml", "changes.xml"] {
            #expect(try workspace.text("items/category/kitchen/" + file).contains("Kettle"))
            #expect(try !workspace.text("items/category/furniture/" + file).contains("Kettle"))
        }
        #expect(try workspace.text("feeds.opml").contains("/items/category/kitchen/atom.xml"))
        let furniture = landing.components(separatedBy: "<h2 id=\"furniture\">")[1].components(separatedBy: "</section>")[0]
        let all = try cards(workspace.text("items/category/furniture/index.html")).count
        #expect(cards(furniture).count == 4 && furniture.contains("See all \(all)<"))
        #expect(landing.contains("data-saved-kind=\"item\""))
        let kitchen = landing.components(separatedBy: "<h2 id=\"kitchen\">")[1].components(separatedBy: "</section>")[0]
        #expect(kitchen.contains(">See all<"), "of one thing it would be silly to tell the number")
    }

    private static let arabic = """
        kind_item:
          zero: مجانا
        kind_item_category:
          choice_furniture: أثاث
          choice_kitchen: مطبخ
        kind_lists:
          newest: الأحدث

        """

    /// Links into a page hold in every language, also in those whose letters no address has.
    @Test(arguments: [(arabic, "أثاث"), ("kind_item_category:\n  choice_furniture: Newest\n  choice_kitchen: Newest\n", "Newest")])
    func partsOfAPageHaveTheSameNamesInEveryLanguage(words: String, label: String) throws {
        let workspace = try board()
        let file = URL(filePath: workspace.folder + "/templates/words/en.yaml")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(words.utf8).write(to: file)
        let run = try Program.run(["build", "--today", "2026-11-21"], in: workspace.folder)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        let page = try workspace.text("items/index.html")
        #expect(page.contains(label))
        let names = page.components(separatedBy: "<h2 id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        let own = ["own-saved", "near-campus"]
        #expect(names.filter { !own.contains($0) } == ["newest", "free", "swap-possible", "furniture", "kitchen"])
    }

    /// What the page of a section holds is what the search finds for its link.
    @Test func aSectionHoldsWhatTheSearchFinds() throws {
        let workspace = try board()
        try workspace.build()
        let paths = ["items/category/furniture/index.html", "items/price/free/index.html"]
        let queries = try paths.map { path in
            let link = try workspace.text(path).components(separatedBy: "href=\"/search/?").dropFirst().first ?? ""
            return link.prefix { $0 != "\"" }.replacing("&amp;", with: "&")
        }
        let searches = queries.enumerated().map { "  - {name: List \($0), where: \"\($1)\"}\n" }.joined()
        try workspace.edit("board.yaml", "contact:", "feeds:\n" + searches + "contact:")
        try workspace.build()
        for (number, path) in paths.enumerated() {
            #expect(try cards(workspace.text(path)) == cards(workspace.text("searches/list-\(number)/index.html")))
        }
    }

    @Test func anEditMovesAThingToAnotherSection() throws {
        let workspace = try board()
        try workspace.build()
        for (before, after) in [("category: kitchen", "category: furniture"), ("price: 0", "price: 5")] {
            try workspace.edit("items/kettle.yaml", before, after)
            try workspace.build()
            #expect(try workspace.contents() == workspace.madeFromNothing())
        }
        #expect(try cards(workspace.text("items/category/furniture/index.html")).contains("kettle"))
        #expect(try cards(workspace.text("items/price/free/index.html")) == ["oak-desk"])
    }

    @Test func whatCanBeSwappedHasASection() throws {
        let workspace = try board()
        try workspace.build()
        #expect(try cards(workspace.text("items/swap/yes/index.html")) == ["oak-desk"])
        try workspace.edit("items/kettle.yaml", "condition: good", "condition: good\nswap: yes")
        try workspace.build()
        #expect(try workspace.contents() == workspace.madeFromNothing())
        #expect(try workspace.text("items/index.html").contains("href=\"/items/swap/yes/\""))
        #expect(try Set(cards(workspace.text("items/swap/yes/index.html"))) == ["kettle", "oak-desk"])
        #expect(try workspace.text("items/swap/yes/index.html").contains("Swap possible"))
        #expect(try workspace.text("items/swap/yes/atom.xml").contains("/items/kettle/"))
    }

    /// The page of a section stays while a file of it is there, although nothing of it is listed.
    @Test func aSectionOutlivesItsLastThing() throws {
        let workspace = try board()
        try workspace.edit("items/kettle.yaml", "condition: good", "condition: good\nstatus: sold")
        try workspace.build()
        let page = try workspace.text("items/category/kitchen/index.html")
        #expect(cards(page).isEmpty && page.contains("Nothing like this is listed right now"))
        #expect(try !workspace.text("items/index.html").contains("href=\"/items/category/kitchen/\""))
    }

    @Test func aSwappedThingSaysSo() throws {
        let workspace = try board()
        try workspace.edit(
            "items/kettle.yaml", "condition: good", "condition: good\nstatus: swapped\nhistory: [{on: 2026-11-20, status: available}]")
        try workspace.build()
        #expect(try workspace.text("items/kettle/index.html").contains("This item was swapped on 20 November 2026."))
        #expect(try workspace.text("items/kettle/index.html").contains("href=\"/items/\""))
    }

    @Test(arguments: [
        ("sections: colour", "can’t divide a catalogue into sections"), ("sections: quantity", "can’t divide a catalogue into sections"),
        ("sections: [category, quantity]", "can’t have a section"),
        ("nearby: [Shops!]", "is not the name of a category of places"), ("nearby: [shop, shop]", "is given twice"),
        ("words: [lot, Lot]", "is given twice"),
        ("words: [\(String(repeating: "lot ", count: 11))]", "is not something that people search for"),
        ("pictures: [Front, Front]", "is given twice"), ("pictures: [Wear and tear, wear-and-tear]", "is given twice"),
        ("pictures: [\(String(repeating: "long ", count: 7))]", "is not something that a picture is described by"),
        ("pictures: [\((1...13).map { "view \($0)" }.joined(separator: ", "))]", "a kind's pictures show at most 12 things"),
    ])
    func whatMakesNoSenseIsRefused(_ line: String, _ message: String) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("kinds/item.yaml", "kind: item\n\(line)\n")
        let found = try workspace.check().diagnostics
        #expect(found.map(\.rule) == ["kind-file"] && found[0].message.contains(message))
    }

    /// Words of letters that no key has are told apart by themselves.
    @Test func wordsOfAnyAlphabetDiffer() throws {
        let workspace = try Workspace(board: "small")
        let words = "pictures: [正面, 背面, 正面1, 背面1]\nwords: [自行车, 家具桌, Größe, Grüße, on-line, on line]"
        try workspace.write("kinds/item.yaml", "kind: item\n\(words)\n")
        #expect(try workspace.check().diagnostics == [])
    }

    @Test func aKindWithoutSectionsIsOneList() throws {
        let workspace = try board()
        try workspace.write("kinds/item.yaml", "kind: item\nsections:\n")
        try workspace.build()
        #expect(try !workspace.paths().contains { $0.hasPrefix("items/category/") || $0.hasPrefix("items/sort/") })
        #expect(try cards(workspace.text("items/index.html")).count == 8)
    }
}
