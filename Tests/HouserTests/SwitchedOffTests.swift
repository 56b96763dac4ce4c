import TestSupport
import Testing

@testable import Facts
@testable import ListingKit

/// Boards that do without some of the shipped kinds, and without campuses: nothing of these shows anywhere.
@Suite struct SwitchedOffTests {
    @Test(arguments: [("only-car", "car"), ("only-item", "item"), ("only-rental", "rental")])
    func whatIsOffLeavesNoTrace(board: String, kind: String) throws {
        let workspace = try Workspace(board: board)
        let result = try workspace.build()
        #expect(result.reading.diagnostics.allSatisfy { $0.severity != .error })
        let off = KindSet.load([]).kinds.filter { $0.id != kind }
        var words = off.flatMap {
            [$0.labels, "\"\($0.label)\"", "/\($0.plural)/", "\"kind\":\"\($0.id)\"", "term=\"\($0.id)\"", "fields-\($0.id)\""]
        }
        words += ["campus", "Campus", "universit"]
        for path in try workspace.paths() where !path.hasPrefix("assets/") && !path.hasSuffix(".png") {
            for word in words { #expect(!path.contains(word)) }
            let text = try workspace.text(path)
            for word in words { #expect(!text.contains(word), "\(path) says \(word)") }
            #expect(!off.contains { path.hasPrefix($0.plural + "/") })
        }
    }

    @Test(
        arguments: [
            ("kinds: [cars]", "no kind \"cars\" comes with Houser; did you mean \"car\"?", "kinds: [car]"),
            ("kinds: [rental, boat]", "no kind \"boat\" comes with Houser", nil),
            ("kinds: rental, item", "\"kinds\" must be a list in brackets, not text with commas", "kinds: [rental, item]"),
            ("kinds: []", "\"kinds\" names no kind", "kinds: [rental]"),
            ("campuses: none", "\"campuses\" must be yes or no, not \"none\"", "campuses: no"),
        ] as [(String, String, String?)])
    func whatIsWrongIsTold(line: String, message: String, fix: String?) throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("board.yaml", "suburbs: [Hobart TAS 7000]", "suburbs: [Hobart TAS 7000]\n\(line)")
        let found = try workspace.check().diagnostics.filter { $0.file == "board.yaml" && $0.severity == .error }
        #expect(found.map(\.message) == [message])
        #expect(found.first?.fix == fix)
    }

    /// Where a board has no campuses, nobody can ask to live near one.
    @Test func kindsLoseTheirFieldsOfCampuses() throws {
        let workspace = try Workspace(board: "only-rental")
        try workspace.edit("board.yaml", "kinds: [rental]", "kinds: [rental, wanted]")
        let owner = try #require(try workspace.check().people.first?.handle)
        try workspace.write(
            "wanted/quiet.yaml",
            """
            title: Somebody quiet looks for a room
            owner: \(owner)
            address: {suburb: Collingwood, state: VIC, postcode: 3066}
            budget: 320
            looking-for: [room, whole home]
            available: 2026-12-01
            listed: 2026-11-20
            description: I read.

            """)
        #expect(try workspace.build().reading.diagnostics.allSatisfy { $0.severity != .error })
        for path in try workspace.paths() where !path.hasPrefix("assets/") && !path.hasSuffix(".png") {
            #expect(!(try workspace.text(path).lowercased().contains("campus")), "\(path)")
        }
        try workspace.edit("wanted/quiet.yaml", "budget: 320", "budget: 320\nnear: [unimelb-parkville]")
        #expect(try workspace.check().diagnostics.map(\.message) == ["a request for a home has no \"near\""])
    }

    @Test func listingsOfAKindThatIsOffAreToldOf() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("board.yaml", "suburbs: [Hobart TAS 7000]", "suburbs: [Hobart TAS 7000]\nkinds: [rental]")
        let found = try workspace.check().diagnostics.filter { $0.file == "items/oak-desk.md" }
        #expect(found.map(\.message) == ["this board has no items for sale"])
        #expect(found.first?.fix == "Add item to \"kinds\" in board.yaml, or delete the folder.")
    }

    /// Its own file says more than the list of shipped ones.
    @Test func aKindOfTheBoardsOwnIsAlwaysThere() throws {
        let workspace = try Workspace(board: "boat")
        try workspace.edit("board.yaml", "url:", "kinds: [rental]\nurl:")
        try workspace.write("kinds/item.yaml", "kind: item\nexpires: 7\n")
        #expect(try workspace.check().kinds.map(\.id) == ["rental", "item", "boat"])
    }

    /// A kind that nobody offers anything of is named in the schema of the data and where people post, and nowhere else.
    @Test func aKindWithoutListingsIsNotNamed() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let page = try workspace.text("index.html")
        #expect(!page.contains("/cars/") && !page.contains("Rooms to rent"))
        #expect(!(try workspace.text("search/index.json").contains("odometer")))
        #expect(try workspace.text("api/schema.json").contains("fields-car"))
        try workspace.write("brands/toyota.yaml", "name: Toyota\n")
        try workspace.write(
            "cars/ute.yaml", try Workspace(board: "only-car").source("cars/red-corolla.yaml").replacing("owner: ana", with: "owner: tom"))
        try workspace.build()
        #expect(try workspace.text("rentals/quiet-flat/index.html").contains("<a href=\"/cars/\">Cars for sale</a>"))
        let reference = try Workspace(board: "small")
        for file in ["brands/toyota.yaml", "cars/ute.yaml"] {
            try reference.write(file, try workspace.source(file))
        }
        try reference.build()
        #expect(try workspace.paths() == reference.paths())
        for path in try workspace.paths() { #expect(try workspace.published(path) == reference.published(path), "\(path)") }
    }
}
