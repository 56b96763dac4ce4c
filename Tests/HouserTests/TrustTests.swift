import Bytes
import TestSupport
import Testing

@testable import Findings
@testable import ListingKit

/// What those who look after a board are pointed at: with the evidence, and without a verdict.
@Suite struct TrustTests {
    private static let about = "Light and quiet, with a north-facing living room, a new kitchen and a long garden behind the house."

    /// A board with homes to rent, each with lines in place of the usual ones.
    private static func board(_ homes: [String: (lines: [String: String], about: String)]) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        for file in try workspace.check().listings.map(\.summary.file) { try workspace.remove(file) }
        for (path, home) in homes {
            try workspace.write(path, TruthfulFixTests.rental(home.lines).replacing("Light and quiet.", with: home.about))
        }
        return workspace
    }

    private static func findings(_ rule: String, in workspace: Workspace) throws -> [Diagnostic] {
        try workspace.check().diagnostics.filter { $0.rule == rule }
    }

    /// Homes that ask rents, in streets of their own.
    private static func homes(_ rents: [Int], _ more: [String: String] = [:], named name: String = "home") -> [String: (
        lines: [String: String], about: String
    )] {
        var homes: [String: (lines: [String: String], about: String)] = [:]
        for (index, rent) in rents.enumerated() {
            let address = "{street: \(index + 10) Wellington Street, suburb: Collingwood, state: VIC, postcode: 3066}"
            homes["rentals/\(name)-\(index).md"] = (["rent": "\(rent)", "address": address].merging(more) { $1 }, "Home \(index).")
        }
        return homes
    }

    @Test func aRentFarBelowOthersIsShown() throws {
        let workspace = try Self.board(Self.homes([600, 620, 640, 660, 680, 310]))
        let found = try Self.findings("low-rent", in: workspace)
        #expect(found.map(\.file) == ["rentals/home-5.md"] && found.map(\.severity) == [.hint])
        #expect(found.map(\.message) == ["\"rent\" is $310, under half of what 5 others with as many bedrooms in Collingwood ask"])
        #expect(found.map(\.reason).allSatisfy { $0.hasPrefix("Their median is $640.") })
        #expect(found.map(\.fix) == ["Check the digits, and that it's for a week. If it's right, leave it."])
        #expect(found.map { [$0.span.line, $0.span.column, $0.span.length] } == [[9, 7, 3]], "\(found)")
        #expect(found.map(\.sourceLine) == ["rent: 310"])
    }

    @Test func aRentThatMayBeForAMonthIsShown() throws {
        let found = try Self.findings("high-rent", in: Self.board(Self.homes([600, 620, 640, 660, 680, 2600])))
        #expect(found.map(\.file) == ["rentals/home-5.md"] && found.map(\.severity) == [.hint])
        #expect(
            found.map(\.message) == [
                "\"rent\" is $2,600 a week, far more than others like it ask in Collingwood, about $640: is it for a month?"
            ])
        #expect(found.map(\.reason).allSatisfy { $0.hasPrefix("That is the median of 5 others with as many bedrooms.") })
        #expect(found.map(\.fix) == ["Ask the owner: $2,600 a month is $600 a week. If it's right, leave it."])
        #expect(try Self.findings("high-rent", in: Self.board(Self.homes([600, 620, 640, 660, 680, 1599]))) == [])
    }

    @Test(
        arguments: [
            // Half of the median is not under half, and four others are too few.
            ([600, 620, 640, 660, 680, 320], [:]), ([600, 620, 640, 660, 300], [:]),
        ] as [([Int], [String: String])])
    func otherRentsAreLeftAlone(rents: [Int], more: [String: String]) throws {
        #expect(try Self.findings("low-rent", in: Self.board(Self.homes(rents, more))) == [])
    }

    @Test func onlyLikeIsComparedWithLike() throws {
        var homes = Self.homes([600, 620, 640, 660, 680])
        homes.merge(Self.homes([300], ["bedrooms": "1"], named: "flat")) { $1 }
        homes.merge(Self.homes([300], ["status": "let", "history": "[{on: 2026-11-20, status: available}]"], named: "gone")) { $1 }
        #expect(try Self.findings("low-rent", in: Self.board(homes)) == [])
    }

    @Test func whereASuburbHasTooFewTheBoardIsLookedAt() throws {
        let elsewhere = "{suburb: Fitzroy, state: VIC, postcode: 3065}"
        var homes = Self.homes([600, 620, 640, 660, 680])
        homes["rentals/far.md"] = (["rent": "200", "address": elsewhere], "Far.")
        let workspace = try Self.board(homes)
        let found = try Self.findings("low-rent", in: workspace)
        #expect(
            found.map(\.message) == ["\"rent\" is $200, under a third of what 5 others with as many bedrooms on this board ask"], "\(found)"
        )
    }

    @Test func aCopiedListingIsShown() throws {
        let hidden = "{street: 1  smith street, suburb: Collingwood, state: VIC, postcode: 3066, show: suburb}"
        let workspace = try Self.board([
            "rentals/copy.md": (["owner": "tom", "address": hidden], Self.about.replacing("long", with: "lovely")),
            "rentals/again.md": (["owner": "maria"], Self.about),
        ])
        let found = try Self.findings("same-home", in: workspace)
        #expect(found.map(\.file) == ["rentals/copy.md"] && found.map(\.severity) == [.hint])
        #expect(found.map(\.message) == ["rentals/again.md is at the same address in nearly the same words, and \"maria\" owns it"])
        #expect(found.map { [$0.span.line, $0.span.column] } == [[2, 10]], "\(found)")
        #expect(found.map(\.fix) == ["Ask both who lets the home, and keep one of the two."])
        // From memory as well.
        try workspace.build()
        #expect(try workspace.build().reading.diagnostics.filter { $0.rule == "same-home" } == found)
    }

    @Test(arguments: [
        // One owner, other words, another flat of the house, another street.
        ["owner": "maria"], ["about": "A sunny flat above the shop, with a bath, a balcony and room for bicycles on the landing."],
        ["address": "{street: 2/1 Smith Street, suburb: Collingwood, state: VIC, postcode: 3066}"],
        ["address": "{street: 3 Smith Street, suburb: Collingwood, state: VIC, postcode: 3066}"],
        ["status": "let", "history": "[{on: 2026-11-20, status: available}]"],
    ])
    func twoHomesAreLeftAlone(lines: [String: String]) throws {
        let more = ["owner": "tom"].merging(lines.filter { $0.key != "about" }) { $1 }
        let workspace = try Self.board(["rentals/copy.md": (more, lines["about"] ?? Self.about), "rentals/again.md": ([:], Self.about)])
        #expect(try Self.findings("same-home", in: workspace) == [])
    }

    private static func picture() throws -> [UInt8] {
        try Files.readFile(Boards.content("small") + "/rentals/gipps-street-terrace/kitchen.png", limit: 1 << 20)
    }

    /// Two homes with one picture, each at a street.
    private static func pictured(_ one: String, _ other: String, of owner: String = "tom") throws -> Workspace {
        let lines = { (street: String, owner: String) in
            [
                "address": "{street: \(street), suburb: Collingwood, state: VIC, postcode: 3066}", "owner": owner,
                "images": "[{file: front.png, alt: The front}]",
            ]
        }
        let workspace = try board([
            "rentals/one/index.md": (lines(one, "maria"), "One."), "rentals/two/index.md": (lines(other, owner), "Two."),
        ])
        for name in ["one", "two"] { try workspace.write("rentals/\(name)/front.png", bytes: picture()) }
        return workspace
    }

    @Test func aPictureOfTwoHomesIsShown() throws {
        let workspace = try Self.pictured("1 Smith Street", "8 Gipps Street")
        let found = try Self.findings("same-picture", in: workspace)
        #expect(found.map(\.file) == ["rentals/two/front.png"] && found.map(\.severity) == [.hint])
        #expect(found.map(\.message) == ["this picture is rentals/one/front.png as well, which shows another address"])
        #expect(found.map(\.reason) == ["\"maria\" listed that one, and \"tom\" this one."])
        #expect(found.map(\.fix) == ["Ask the owner which home it shows, and take it out of the other one."])
    }

    @Test(arguments: [("1 Smith Street", "1 Smith Street"), ("2/1 Smith Street", "3/1 Smith Street")])
    func flatsOfAHouseMayShareOne(one: String, other: String) throws {
        #expect(try Self.findings("same-picture", in: Self.pictured(one, other)) == [])
    }

    /// A logo, or a plan.
    @Test func anOwnerMayShowOneTwice() throws {
        #expect(try Self.findings("same-picture", in: Self.pictured("1 Smith Street", "8 Gipps Street", of: "maria")) == [])
    }

    @Test(arguments: [(4, "owner", 1), (3, "owner", 0), (4, "agent", 0), (5, "business", 0)])
    func aNumberOfManyPeopleIsShown(count: Int, role: String, findings: Int) throws {
        let workspace = try Workspace(board: "small")
        for name in ["ada", "bo", "cy", "di", "el"].prefix(count) {
            try workspace.write(
                "people/\(name).yaml",
                "name: \(name.capitalized)\nrole: \(role)\nlicence: 12\nphone: 0491 570 110\nemail: A@board.example\n")
        }
        let found = try Self.findings("shared-contact", in: workspace)
        #expect(found.count == findings * 2, "\(found)")
        guard findings > 0 else { return }
        #expect(
            found.map(\.message) == [
                "bo, cy and di give the same phone number", "bo, cy and di give the same email address",
            ])
        #expect(found.map { [$0.span.line, $0.span.column] } == [[4, 8], [5, 8]] && found.allSatisfy { $0.file == "people/ada.yaml" })
        #expect(found.map(\.severity) == [.hint, .hint] && found.map(\.fix) == ["Ask who they are.", "Ask who they are."])
    }

    @Test func wordsOfFraudsAreShownWhereTheyStand() throws {
        let workspace = try Self.board(["rentals/one.md": ([:], "Light.\n\nI am overseas, so pay the bond before the viewing.")])
        let found = try Self.findings("fraud-signs", in: workspace)
        #expect(found.map(\.message) == ["the text says \"I am overseas\"", "the text says \"pay the bond before the viewing\""])
        #expect(found.map { [$0.span.line, $0.span.column, $0.span.length] } == [[14, 1, 13], [14, 19, 31]], "\(found)")
        #expect(found.map(\.severity) == [.hint, .hint])
        #expect(found.map(\.fix) == ["Say who shows it to people.", "Take it out: people see it first."])
    }

    /// Whoever sublets is away, and says so.
    @Test func whoSubletsMayBeAway() throws {
        let workspace = try Workspace(board: "small")
        let room = { (until: String) in
            TruthfulFixTests.rental(["room": "private room", "rent": "250"], without: ["property", "bedrooms", "bathrooms"])
                .replacing("Light and quiet.", with: "I am overseas until March.").replacing("listed:", with: until + "listed:")
        }
        try workspace.write("rooms/sublet.md", room("until: 2027-03-01\n"))
        try workspace.write("rooms/let.md", room(""))
        #expect(try Self.findings("fraud-signs", in: workspace).map(\.file) == ["rooms/let.md"])
    }

    @Test func aHouseThatCannotBeIsShown() throws {
        let address = "{street: 0 Smith Street, suburb: Collingwood, state: VIC, postcode: 3066}"
        let workspace = try Self.board(["rentals/one.md": (["address": address], "One.")])
        let found = try Self.findings("street-number", in: workspace)
        #expect(found.map(\.message) == ["\"0\" is hardly the number of a house"] && found.map(\.severity) == [.hint])
        #expect(found.map { [$0.span.line, $0.span.column, $0.span.length] } == [[2, 19, 14]], "\(found)")
    }

    /// Most write an address as a letter has it.
    @Test(arguments: [
        ("22 Moor St, Fitzroy", "22 Moor St"), ("22 Moor St Fitzroy", "22 Moor St"),
        ("3/22 Moor Street, fitzroy VIC 3065", "3/22 Moor Street"),
        ("Fitzroy", nil), ("22 Fitzroy", nil), ("22 Moor St", nil), ("22 Fitzroy Street", nil), ("22 Moor St, Carlton", nil),
        ("22 North Fitzroy", nil),
    ]) func aStreetWithItsSuburbIsShown(street: String, fixed: String?) throws {
        let address = { (street: String) in "{street: \(street), suburb: Fitzroy, state: VIC, postcode: 3065}" }
        let workspace = try Self.board(["rentals/one.md": (["address": address("\"\(street)\"")], "One.")])
        let found = try Self.findings("street-alone", in: workspace)
        #expect(found.map(\.severity) == (fixed == nil ? [] : [.hint]))
        #expect(found.map(\.message).allSatisfy { $0 == "\"street\" ends in the suburb, Fitzroy" })
        #expect(found.map(\.fix) == (fixed.map { ["address: " + address($0)] } ?? []))
    }

    /// A page never shows what those who look after the board are pointed at.
    @Test func hintsKeepNothingFromBeingPublished() throws {
        let workspace = try Self.pictured("1 Smith Street", "8 Gipps Street")
        #expect(try workspace.build().publication != nil)
        #expect(try !workspace.text("rentals/two/index.html").contains("another address"))
    }
}
