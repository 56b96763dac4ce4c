import Foundation
import ListingKit
import TestSupport
import Testing
import Values

@testable import Findings

/// What people follow can get another address, and they are told where.
@Suite struct MovedScopeTests {
    private func found(_ workspace: Workspace) throws -> [Diagnostic] {
        try workspace.check().diagnostics.filter { $0.rule == "last-listing" }
    }

    private func rename(_ path: String, _ other: String, in workspace: Workspace) throws {
        try FileManager.default.moveItem(atPath: workspace.content + "/" + path, toPath: workspace.content + "/" + other)
    }

    @Test func anOwnersNewHandleIsOfferedAndTold() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let before = try #require(try workspace.feeds("atom.xml")["people/tom/"])
        try rename("people/tom.yaml", "people/thomas.yaml", in: workspace)
        try workspace.edit("rentals/quiet-flat.yaml", "owner: tom", "owner: thomas")
        let warning = try #require(try found(workspace).first)
        #expect(warning.message == "this was the last listing of tom, and is not any more")
        #expect(warning.fix == "in people/thomas.yaml:\nwas: [tom]")
        try workspace.edit("people/thomas.yaml", "role: agent", "role: agent\nwas: [tom]")
        #expect(try found(workspace).isEmpty)
        try workspace.build()
        let feed = try #require(try workspace.feeds("atom.xml")["people/tom/"])
        #expect(feed.id == before.id && feed.updated >= before.updated)
        #expect(feed.entries.map(\.title) == ["Tom is now Tom O'Neil"])
        #expect(feed.links["alternate"] == "https://small.example/people/thomas/")
        #expect(try workspace.feeds("changes.xml")["people/tom/"]?.entries.count == 1)
        let page = try workspace.text("people/tom/index.html")
        #expect(page.contains("<a href=\"/people/thomas/\">Tom O&#39;Neil</a>") && page.contains("noindex"))
        #expect(try workspace.feeds("atom.xml")["people/thomas/"]?.entries.count == 1)
        let calendar = try workspace.text("people/tom/inspections.ics")
        #expect(calendar.contains("NAME:Inspections: Tom is now Tom O'Neil") && !calendar.contains("VEVENT"))
        #expect(calendar.contains("URL:https://small.example/people/thomas/"))
    }

    @Test func aCorrectedSuburbCanBeKeptOrLedOn() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try workspace.edit(
            "rentals/quiet-flat.yaml", "suburb: Clifton Hill, state: VIC, postcode: 3068",
            "suburb: Fitzroy North, state: VIC, postcode: 3068")
        let warning = try #require(try found(workspace).first)
        #expect(
            warning.fix?.hasPrefix(
                """
                in board.yaml:
                suburbs: [Hobart TAS 7000, Clifton Hill VIC 3068]
                or, if those who follow Clifton Hill are to go there:
                moved: {suburbs/vic/clifton-hill-3068: suburbs/vic/fitzroy-north-3068}
                """) == true, "\(warning)")
        try workspace.edit("board.yaml", "url: ", "moved: {suburbs/vic/clifton-hill-3068: suburbs/vic/fitzroy-north-3068}\nurl: ")
        #expect(try found(workspace).isEmpty)
        try workspace.build()
        #expect(
            try workspace.feeds("atom.xml")["suburbs/vic/clifton-hill-3068/"]?.entries.map(\.title) == [
                "Clifton Hill 3068 is now Fitzroy North 3068"
            ])
        #expect(try workspace.paths().contains("suburbs/vic/clifton-hill-3068/rss.xml"))
        // Whoever polled the new suburb for the first time finds the flat there.
        #expect(try workspace.feeds("atom.xml")["suburbs/vic/fitzroy-north-3068/"]?.entries.count == 1)
    }

    @Test func theLastUseOfATagIsNoticed() throws {
        let workspace = try Workspace(board: "small")
        let others = try workspace.writeTagged(["solid oak", "heavy"])
        try workspace.build()
        for other in others { try workspace.remove(other) }
        try workspace.build()
        try workspace.edit("items/oak-desk.md", "tags: [solid oak, heavy]", "tags: [oak, heavy]")
        #expect(try found(workspace).map(\.fix) == ["in board.yaml:\nmoved: {tags/solid-oak: tags/oak}"])
        // What is there again tells of no other address.
        try workspace.edit("board.yaml", "url: ", "moved: {tags/heavy: tags/oak}\nurl: ")
        try workspace.build()
        #expect(try workspace.feeds("atom.xml")["tags/heavy/"]?.entries.first?.title.contains(" is now ") == false)
    }

    /// Circles and sections are pages like others, whatever is in them.
    @Test func everyPageCanBeLedTo() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("circles/tool-library.yaml", "name: Tool library\n")
        let targets = ["circles/tool-library", "items/category/furniture", "circles", "calendar", "cannot", "inspections"]
        let lines = targets.map { "  tags/old-\($0.replacing("/", with: "-")): \($0)\n" }.joined()
        try workspace.edit("board.yaml", "url: ", "moved:\n\(lines)url: ")
        #expect(try workspace.check().diagnostics.map(\.message) == [])
        try workspace.build()
        for target in targets { #expect(try workspace.paths().contains("\(target)/index.html"), "\(target)") }
        try workspace.edit("board.yaml", "moved:\n\(lines)", "moved:\n  tags/a: comments\n  circles/tool-library: tags\n")
        let told = try Set(workspace.check().diagnostics.map(\.message))
        #expect(
            told.isSuperset(of: [
                "there is no page at \"comments\"", "\"circles/tool-library\" is still there, so this line does nothing",
            ]), "\(told)")
    }

    /// A listing that was there yesterday and is no more: feeds hold it no longer, and never seem older than they were.
    @Test func whatIsDeletedOutrightTurnsNoFeedBack() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try FileManager.default.removeItem(atPath: workspace.content + "/items/oak-desk.md")
        let before = try workspace.feeds("atom.xml")
        try workspace.build(today: .day(try #require(Day("2026-11-22"))))
        let after = try workspace.feeds("atom.xml")
        for scope in ["", "people/maria/", "states/vic/"] {
            #expect(try !#require(after[scope]).entries.contains { $0.id.hasSuffix("/oak-desk") }, "\(scope)")
            #expect(try #require(after[scope]).updated > #require(before[scope]).updated, "\(scope)")
        }
        // A later build goes on where people were told last.
        try workspace.build(today: .day(try #require(Day("2026-11-23"))))
        #expect(try workspace.feeds("atom.xml")["people/maria/"]?.updated == after["people/maria/"]?.updated)
    }

    /// A table of places with one row more has other suburbs at its rows; nothing has left any of them.
    @Test func anotherTableOfPlacesMovesNothing() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let before = try workspace.feeds("atom.xml").mapValues(\.updated)
        let table = workspace.content + "/gazetteer/suburbs.tsv"
        var lines = try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        let first = try #require(lines.firstIndex { $0.hasPrefix("3") || $0.hasPrefix("7") })
        lines.insert("3000\tMelbourne\tVIC\t-37.8136\t144.9631\tganu", at: first)
        try workspace.write("gazetteer/suburbs.tsv", lines.joined(separator: "\n"))
        let result = try workspace.build()
        try #require(result.publication != nil, "\(result.reading.diagnostics)")
        #expect(result.reading.diagnostics.filter { $0.rule == "last-listing" } == [])
        #expect(try workspace.feeds("atom.xml").mapValues(\.updated) == before)
    }

    @Test(arguments: [
        ("moved: {rubbish/x/y/z: tags/oak}", "\"rubbish/x/y/z\" is not the address of a page that can be followed"),
        ("moved: {tags/oak: tags/oak}", "\"tags/oak\" is not another address of this site"),
        ("moved: {tags/oak: https://elsewhere.example/}", "\"https://elsewhere.example/\" is not another address of this site"),
        ("moved: tags/oak", "\"moved\" must be a group of addresses, not \"tags/oak\""),
        ("formats: {suburb: [rss]}", "\"suburb\" needs the format atom"), ("formats: {board: []}", "\"board\" needs the format atom"),
        ("formats: {suburb: [atom, rrs]}", "\"rrs\" is not a format of feeds"),
        ("formats: [atom]", "\"formats\" must be a group of keys, not a list"),
        ("formats: {suburbs: [atom]}", "\"formats\" has no \"suburbs\""),
    ])
    func mistakesInTheBoardsFileAreTold(line: String, message: String) throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("board.yaml", "url: ", "\(line)\nurl: ")
        let found = try workspace.check().diagnostics.filter { $0.file == "board.yaml" }.map(\.message)
        #expect(found.contains { $0.hasPrefix(message) }, "\(found)")
    }

    /// One line for each key, with what stands there already.
    @Test func theLinesThatKeepThingsAreWrittenTogether() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("board.yaml", "url: ", "moved: {tags/sturdy: tags/heavy}\nurl: ")
        let others = try workspace.writeTagged(["solid oak", "heavy"])
        try workspace.build()
        for other in others { try workspace.remove(other) }
        try workspace.build()
        try workspace.edit("items/oak-desk.md", "tags: [solid oak, heavy]", "tags: [oak, heavy]")
        try workspace.edit(
            "items/oak-desk.md", "suburb: Brunswick, state: VIC, postcode: 3056", "suburb: Collingwood, state: VIC, postcode: 3066")
        #expect(
            try found(workspace).map(\.fix) == [
                """
                in board.yaml:
                suburbs: [Hobart TAS 7000, Brunswick VIC 3056]
                moved: {tags/sturdy: tags/heavy, tags/solid-oak: tags/oak}
                or, if those who follow Brunswick are to go there:
                moved: {tags/sturdy: tags/heavy, tags/solid-oak: tags/oak, suburbs/vic/brunswick-3056: suburbs/vic/collingwood-3066}
                """
            ])
    }

    @Test(arguments: [
        ("tags/sturdy: tags/heavvy", "there is no page at \"tags/heavvy\"", "moved: {tags/sturdy: tags/heavy}"),
        ("people/louise: people/nobody-here", "there is no page at \"people/nobody-here\"", nil),
        ("tags/heavy: tags/solid-oak", "\"tags/heavy\" is still there, so this line does nothing", nil),
        ("tags/a: tags/b, tags/b: tags/heavy", "\"tags/b\" moved itself", "moved: {tags/a: tags/heavy, tags/b: tags/heavy}"),
        ("tags/a: tags/b, tags/b: tags/a", "\"tags/a\" leads to itself again, by way of other lines", nil), ("tags/sturdy: /", nil, nil),
        ("people/louise: people/tom", nil, nil), ("tags/x: rentals/quiet-flat, tags/y: api", nil, nil),
        ("suburbs/vic/x-3000: suburbs/tas/hobart-7000", nil, nil),
    ])
    func whereAMovedPageLeadsIsChecked(lines: String, message: String?, fix: String?) throws {
        let workspace = try Workspace(board: "small")
        try workspace.writeTagged(["solid oak", "heavy"])
        try workspace.edit("board.yaml", "url: ", "moved: {\(lines)}\nurl: ")
        let found = try workspace.check().diagnostics.filter { $0.file == "board.yaml" }
        #expect(found.first?.message == message && found.first?.fix == fix, "\(found)")
        #expect(message == nil || found.first?.span.line ?? 0 > 1)
    }

    @Test func manyAddressesThatLeadNowhereAreCounted() throws {
        let workspace = try Workspace(board: "small")
        try workspace.writeTagged(["heavy"])
        let lines = (100..<400).map { "  tags/old-\($0): tags/heavvy-\($0)\n" }.joined()
        try workspace.edit("board.yaml", "url: ", "moved:\n  tags/sturdy: tags/heavvy\n\(lines)url: ")
        let found = try workspace.check().diagnostics.filter { $0.file == "board.yaml" }
        #expect(found.count == 101 && found.first?.fix == "tags/sturdy: tags/heavy")
        #expect(found.last?.message == "there are at least 201 more warnings and hints in this file")
    }

    /// What the board's file changes for all who follow is told once.
    @Test(arguments: [
        ("authority: small.example,2026", "authority: other.example,2026", "the authority was small.example,2026 when"),
        (
            "url: ", "formats: {campus: [], suburb: [atom], tag: []}\nurl: ",
            "\"formats\" takes away feeds that were there when the site was built last: atom (campus, tag) and rss (suburb)"
        ),
        ("url: ", "entries: 60\nurl: ", "\"entries\" was 25 when"), ("url: ", "entries: 20\nurl: ", nil),
        ("url: ", "formats: {campus: [atom, json]}\nfull: true\nurl: ", nil),
    ])
    func whatEverybodyWhoFollowsWouldNoticeIsTold(text: String, other: String, message: String?) throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try workspace.edit("board.yaml", text, other)
        func found() throws -> [String] { try workspace.build().reading.diagnostics.filter { $0.rule == "followed-board" }.map(\.message) }
        let first = try found()
        #expect(first.count == (message == nil ? 0 : 1) && first.first?.hasPrefix(message ?? "") ?? true, "\(first)")
        // Whether the file is old enough to be trusted by its time, or has to be read again.
        for _ in 1...2 {
            #expect(try found() == [])
            usleep(60_000)
        }
    }

    @Test func aSavedSearchThatIsGoneIsNoticed() throws {
        let workspace = try Workspace(board: "small")
        let search = "feeds: [{name: Desks, id: desks, where: {kind: item}}]\nurl: "
        try workspace.edit("board.yaml", "url: ", search)
        try workspace.build()
        try workspace.edit("board.yaml", "id: desks", "id: tables")
        #expect(try found(workspace).map(\.message) == ["the saved search with the id \"desks\" is not here any more"])
        let line = "moved: {searches/desks: searches/tables}"
        #expect(
            try found(workspace).map(\.fix) == [
                "Give the search its id again:\nid: desks\nor, if those who follow it are to go to the new one, in board.yaml:\n\(line)"
            ])
        try workspace.edit("board.yaml", "url: ", line + "\nurl: ")
        #expect(try found(workspace).isEmpty)
        try workspace.build()
        #expect(try workspace.feeds("atom.xml")["searches/desks/"]?.entries.map(\.title) == ["Desks is now Desks"])
    }

    @Test func aBoardHasTheFeedsThatItAsksFor() throws {
        let workspace = try Workspace(board: "small")
        try workspace.writeTagged(["near trams"])
        try workspace.edit("board.yaml", "url: ", "formats: {suburb: [json, atom], campus: [], tag: atom}\nfull: true\nurl: ")
        try workspace.build()
        let paths = try workspace.paths()
        #expect(paths.contains("suburbs/vic/collingwood-3066/feed.json") && !paths.contains("suburbs/vic/collingwood-3066/rss.xml"))
        #expect(!paths.contains { $0.hasPrefix("campuses/") && $0.hasSuffix(".xml") })
        #expect(paths.contains("tags/near-trams/atom.xml"))
        #expect(try workspace.text("rentals/rss.xml").contains("content:encoded"))
        let page = try workspace.text("suburbs/vic/collingwood-3066/index.html")
        #expect(page.contains("feed.json") && !page.contains("rss.xml"))
        #expect(!(try workspace.text("campuses/unimelb-parkville/index.html").contains("id=follow")))
    }
}
