import TestSupport
import Testing

/// However many suburbs a board has, each stands in one list, which links lead to, and no list is endless.
@Suite struct SuburbListTests {
    /// A board with that many suburbs of Victoria beside those of the board of the tests, five for each letter in turn.
    private func board(suburbs: Int) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        let names = (0..<suburbs).map { "\(letters[$0 / 5 % 26])ay\(letters[$0 % 26].lowercased())\(letters[$0 / 26].lowercased())" }
        let rows = names.enumerated().map { "\(3500 + $0)\t\($1)\tVIC\t-37.\(1000 + $0)\t145.2150\tganu\n" }
        try workspace.edit("gazetteer/suburbs.tsv", "7000\tHobart", rows.joined() + "7000\tHobart")
        let lines = names.enumerated().map { "\($1) VIC \(3500 + $0)" }
        try workspace.edit("board.yaml", "suburbs: [", "suburbs: [\(lines.joined(separator: ", ")), ")
        return workspace
    }

    private func links(_ page: String, to prefix: String) -> [String] {
        page.components(separatedBy: "href=\"\(prefix)").dropFirst().map { prefix + $0.prefix { $0 != "\"" } }
    }

    @Test func fewStandOnOnePage() throws {
        let workspace = try board(suburbs: 100)
        try workspace.build()
        let page = try workspace.text("suburbs/index.html")
        #expect(links(page, to: "/suburbs/vic/").count > 100)
        #expect(page.contains("<a href=\"#tas\">Tasmania"))
        #expect(try !workspace.paths().contains { $0.hasPrefix("suburbs/names/") || $0 == "suburbs/vic/index.html" })
    }

    @Test func manyStandByStateAndLetter() throws {
        let workspace = try board(suburbs: 180)
        try workspace.build()
        let all = try workspace.paths().filter {
            $0.split(separator: "/").count == 4 && $0.hasPrefix("suburbs/") && $0.hasSuffix("/index.html")
        }
        .map { "/" + $0.dropLast(10) }
        let suburbs = Set(all.filter { $0.last == "/" && $0.dropLast().last?.isNumber ?? false })
        #expect(suburbs.count > 180)
        let first = try workspace.text("suburbs/index.html")
        let letters = links(first, to: "/suburbs/vic/").filter { $0.count == "/suburbs/vic/a/".count }
        #expect(letters.first == "/suburbs/vic/a/" && links(first, to: "/suburbs/tas/").contains("/suburbs/tas/#h"))
        var listed: [String] = []
        for letter in letters {
            let page = try workspace.text(String(letter.dropFirst()) + "index.html")
            let found = links(page, to: "/suburbs/vic/").filter { suburbs.contains($0) }
            #expect(found.count <= 120 && !found.isEmpty)
            listed += found
        }
        listed += try links(workspace.text("suburbs/tas/index.html"), to: "/suburbs/tas/").filter { suburbs.contains($0) }
        #expect(listed.count == suburbs.count && Set(listed) == suburbs, "each stands in one list")
        // The filter finds the same.
        let names = try workspace.paths().filter { $0.hasPrefix("suburbs/names/") }.map { try workspace.text($0) }.joined()
        for suburb in suburbs { #expect(names.contains("\"\(suburb.dropFirst("/suburbs/".count).dropLast())\"")) }
        #expect(try workspace.text("sitemap.xml").contains("/suburbs/vic/b/</loc>"))
        let state = try workspace.text("states/vic/index.html")
        #expect(state.contains("<a href=\"/suburbs/vic/\">All ") && links(state, to: "/suburbs/vic/").count <= 30)
    }

    /// A listing that closes changes what counts it, and nothing else of the lists.
    @Test func anEditChangesFewLists() throws {
        let workspace = try board(suburbs: 180)
        try workspace.build()
        let before = try workspace.contents()
        try workspace.edit("rentals/quiet-flat.yaml", "status: under-application", "status: withdrawn")
        try workspace.build()
        let after = try workspace.contents()
        #expect(after == (try workspace.madeFromNothing()))
        let changed = after.keys.filter {
            $0.hasPrefix("suburbs/") && $0.split(separator: "/").count < 4
                || $0.hasPrefix("suburbs/vic/") && $0.split(separator: "/").count == 4 && !$0.contains("-")
        }
        .filter { before[$0] != after[$0] }
        #expect(changed.count <= 4, "\(changed.sorted())")
    }
}
