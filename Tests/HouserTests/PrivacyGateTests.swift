import Foundation
import ListingKit
import TestSupport
import Testing
import Values

/// What somebody hides is hidden from every file, whoever wrote it.
@Suite struct PrivacyGateTests {
    /// Every place where text can stand, with every way to write a street.
    @Test(arguments: PlantedSecret.numbers) func aStreetIsFoundWhereverItIsTold(number: Int) throws {
        let secret = PlantedSecret(number)
        let workspace = try Workspace(board: "small")
        try secret.prepare(workspace)
        let before = try workspace.check().diagnostics.filter { $0.severity == .error }
        #expect(before.isEmpty, "\(before)")
        try secret.plant(in: workspace)
        let found = try workspace.check().diagnostics.filter { $0.severity == .error }
        #expect(found.map(\.file) == [secret.path], "\(secret.file) \(found)")
        // Some ways to write it no tag can have anyhow.
        if found.first?.rule == "tag-format" { return }
        #expect(found.first?.rule == "hidden-street" && found.first?.message.contains(PlantedSecret.room) ?? false, "\(found)")
    }

    /// A street's name elsewhere gives nothing away, nor does a neighbour who shows the house.
    @Test(arguments: [
        ("items/chair.md", "address: {suburb: Hobart, state: TAS, postcode: 7000}", "At 12 Xylophone Street."),
        ("items/chair.md", "address: {suburb: Collingwood, state: VIC, postcode: 3066}", "At 12 Xylophone Street, Hobart TAS."),
        ("items/chair.md", "address: {suburb: Collingwood, state: VIC, postcode: 3066}", "Near Xylophone Street."),
        ("items/chair.md", "address: {suburb: Collingwood, state: VIC, postcode: 3066}", "At 14 Xylophone Street."),
    ])
    func aNamesakeIsInnocent(path: String, address: String, text: String) throws {
        let workspace = try Self.board()
        try workspace.write(
            path,
            "---\ntitle: A chair\nowner: ada\n\(address)\ncategory: furniture\ncondition: good\nprice: 20\nlisted: 2026-11-18\n---\n\(text)\n"
        )
        #expect(try workspace.check().diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        #expect(try workspace.build().publication != nil)
    }

    @Test(arguments: ["ada", "maria"], ["3/12 Xylophone Street", "12 Xylophone Street"])
    func theSameHouseMayBeShownByAnotherOwnerAlone(owner: String, street: String) throws {
        let workspace = try Self.board()
        try workspace.write(
            "rentals/upstairs.md",
            """
            ---
            title: Upstairs at \(street)
            owner: \(owner)
            address: {street: \(street), suburb: Collingwood, state: VIC, postcode: 3066}
            property: apartment
            bedrooms: 2
            bathrooms: 1
            rent: 500
            available: 2026-12-01
            listed: 2026-11-18
            ---
            Sunny.

            """)
        let found = try workspace.check().diagnostics.filter { $0.severity == .error }
        #expect(found.allSatisfy { $0.rule == "hidden-street" && $0.file == "rentals/upstairs.md" }, "\(found)")
        #expect(found.isEmpty == (owner == "ada"))
        #expect(try (workspace.build().publication == nil) == (owner == "maria"))
    }

    private static func item(_ text: String, owner: String = "ada", address: String = "{suburb: Hobart, state: TAS, postcode: 7000}")
        -> String
    {
        "---\ntitle: A chair\nowner: \(owner)\naddress: \(address)\ncategory: furniture\ncondition: good\nprice: 20\nlisted: 2026-11-18\n---\n\(text)\n"
    }

    /// However far the listing is that tells it, and whichever file was there first.
    @Test(arguments: ["12 Xylophone Street, Collingwood VIC", "-37.8025, 144.9861", "?q=-37.8025,144.9861"])
    func aFarListingThatNamesTheSuburbIsFound(text: String) throws {
        let address = "{street: 12 Xylophone Street, suburb: Collingwood, state: VIC, postcode: 3066, point: [-37.8025, 144.9861]}"
        for isFirst in [true, false] {
            let workspace = try Self.board(street: "14 Xylophone Street")
            let tell = { try workspace.write("items/chair.md", Self.item(text)) }
            let hide = {
                try workspace.edit(
                    "rooms/quiet.md", "{street: 14 Xylophone Street, suburb: Collingwood, state: VIC, postcode: 3066}", address)
            }
            try isFirst ? tell() : hide()
            #expect(try workspace.build().publication != nil)
            try isFirst ? hide() : tell()
            let found = try workspace.build().reading.diagnostics.filter { $0.severity == .error }
            #expect(found.map(\.file) == ["items/chair.md"], "\(found)")
        }
    }

    /// Nor does its own file tell a point in its words.
    @Test func aPointIsHiddenFromItsOwnWords() throws {
        let workspace = try Self.board(street: "12 Xylophone Street")
        try workspace.edit("rooms/quiet.md", "postcode: 3066}", "postcode: 3066, point: [-37.8025, 144.9860]}")
        #expect(try workspace.check().diagnostics.filter { $0.severity == .error }.isEmpty)
        try workspace.edit("rooms/quiet.md", "Quiet.", "Quiet: [map](https://example.org/?q=-37.8025,144.9860)")
        #expect(try workspace.check().diagnostics.filter { $0.severity == .error }.map(\.rule) == ["hidden-street"])
    }

    /// A home that changes hands takes its secret along.
    @Test func anotherOwnerIsNews() throws {
        let workspace = try Self.board()
        try workspace.edit("rooms/quiet.md", "owner: maria", "owner: ada")
        try workspace.write(
            "items/chair.md",
            Self.item(
                "Soft.", owner: "maria",
                address: "{street: 12 Xylophone Street, suburb: Collingwood, state: VIC, postcode: 3066, show: full}"))
        #expect(try workspace.build().publication != nil)
        try workspace.edit("rooms/quiet.md", "owner: ada", "owner: maria")
        #expect(try workspace.build().publication == nil)
    }

    /// What is written by number or with a backslash is read as it is shown.
    @Test(arguments: [
        #"about: "At 12 \x58ylophone Street.""#, "about: \"At 12 Xylo\\\n  phone Street.\"", "about: At 12 Xyl&oacute;phone Street.",
        "name: Tom, 12 Xylophone Street", "email: 12xylophonest@example.org", "about: At 12 [Xy](https://example.org)lophone Street.",
    ])
    func aPersonsFileIsReadAsItIsShown(line: String) throws {
        let workspace = try Self.board()
        try workspace.write("people/tom.yaml", (line.hasPrefix("name") ? "" : "name: Tom\n") + line + "\n")
        let found = try workspace.check().diagnostics.filter { $0.severity == .error }
        #expect(found.contains { $0.rule == "hidden-street" && $0.file == "people/tom.yaml" }, "\(found)")
    }

    /// Innocent files are published as if nothing were hidden. None of them makes another one innocent.
    private static let innocents = [
        ("people/annaberg.yaml", "name: Anna Berg\nforge: annaberg\n"), ("people/albert.yaml", "name: Albert Park\n"),
        ("people/max.yaml", "name: Max Price\nabout: My max. price is low.\n"), ("people/cook.yaml", "name: James Cook\n"),
        ("people/lena.yaml", "name: Lena from Hamburg\nabout: I am from Hamburg.\n"),
        ("people/van.yaml", "name: Anna van der Berg\nabout: A der Berg.\n"),
        ("people/pty.yaml", "name: Acme Homes Pty Ltd\nrole: business\nabout: A Pty Ltd.\n"),
        ("people/ada2.yaml", "name: Ada Mars\nwas: [ada-mars]\n"),
        ("items/longer.md", "At 112 Xylophone Street."),
        ("items/kilda.md", "At 12 Xylophone Street, St Kilda VIC."), ("items/grove.md", "At 12 Xylophone Street Grovedale VIC."),
    ]

    @Test func whoHidesNothingOfThatIsInnocent() throws {
        let workspace = try Self.board()
        for (path, text) in Self.innocents { try workspace.write(path, path.hasPrefix("items") ? Self.item(text) : text) }
        try workspace.write(
            "rooms/near.md",
            try workspace.source("rooms/quiet.md").replacing("12 Xylophone Street", with: "Yarrow Street").replacing(
                "Quiet.", with: "Near Yarrow Street, with a pool at 112 Xylophone Street."))
        try expectInnocent(workspace)
    }

    @Test func aPlaceWithTheNumberOfAFlatIsInnocent() throws {
        let workspace = try Self.board(street: "4/12 Xylophone Street")
        try workspace.write(
            "places/cafes.yaml", "category: cafe\nlabel: Cafés\nplaces:\n  - {name: 4 Xylophone Street, at: [-37.8, 144.99]}\n")
        try expectInnocent(workspace)
    }

    /// Neither the check nor a build finds an error.
    private func expectInnocent(_ workspace: Workspace) throws {
        let errors = try workspace.check().diagnostics.filter { $0.severity == .error }
        #expect(errors.map { "\($0.file): \($0.message)" } == [])
        #expect(try workspace.build().publication != nil)
    }

    /// "Fitzroy" is the beginning of "Fitzroy North", and "12" the end of "112".
    @Test(arguments: ["12 Xylophone Street, suburb: Fitzroy North", "112 Xylophone Street, suburb: Fitzroy"])
    func aLongerAddressIsInnocent(address: String) throws {
        let workspace = try Self.board()
        try workspace.edit("rooms/quiet.md", "Collingwood, state: VIC, postcode: 3066", "Fitzroy, state: VIC, postcode: 3065")
        let postcode = address.hasSuffix("North") ? 3068 : 3065
        try workspace.write(
            "items/chair.md", Self.item("Soft.", address: "{street: \(address), state: VIC, postcode: \(postcode), show: full}"))
        #expect(try workspace.check().diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        #expect(try workspace.build().publication != nil)
    }

    /// What is counted, and what has another number, is no address.
    private static let otherNumbers = [
        ("1 King Street", "1 king bed with mattress."), ("2 Oak Street", "2 oak chairs."), ("8 Oxford Street", "Size 8 Oxford shoes."),
        ("3 Gipps Street", "3 Gipps chairs, as good as new."), ("29 Rose Street", "We are Max, 31, and Rose, 29, both nurses."),
        ("86 Smith Street", "Trams 11 and 86, Smith Street."), ("86 Smith Street", "The 86 Smith Street tram."),
        ("86 Smith Street", "Route 86 – Smith St"), ("12 Acorn Street", "On 2026-12-12 Acorn Street party."),
        ("12 Acorn Street", "18:12 Acorn Street train"), ("12 Acorn Street", "My office: 12 Acorn Street, Richmond VIC 3121."),
        ("12 Acorn Street", "12 Acorn Street in Hobart TAS."), ("12 Acorn Street", "12 Acorn Street, Hobart, Tasmania."),
    ]

    @Test func anotherNumberIsInnocent() throws {
        let workspace = try Self.board()
        for (number, (street, text)) in Self.otherNumbers.enumerated() {
            try workspace.write("rooms/quiet-\(number).md", Self.room(street))
            try workspace.write(
                "items/chair-\(number).md", Self.item(text, address: "{suburb: Collingwood, state: VIC, postcode: 3066}"))
        }
        try expectInnocent(workspace)
    }

    /// What stands behind or before an address makes it no other.
    @Test(arguments: [
        ("12 Acorn Street", "We are at 12 Acorn Street until March."), ("12 Acorn Street", "Open at 10: 12 Acorn Street."),
        ("12 Smith Street", "12 Smith, Collingwood."), ("12 Acorn Street / 5 Larch Street", "At 12 Acorn St."),
        ("12 Acorn Street", "Bus stop: 12 Acorn Street."), ("12 Acorn Street", "[a\\\nb](https://example.org) 12 Acorn Street."),
    ])
    func anAddressIsFoundInItsSentence(street: String, text: String) throws {
        let workspace = try Self.board(street: street)
        try workspace.write("items/chair.md", Self.item(text, address: "{suburb: Collingwood, state: VIC, postcode: 3066}"))
        #expect(try workspace.check().diagnostics.filter { $0.severity == .error }.map(\.file) == ["items/chair.md"])
    }

    /// Whoever shows a home may name its file by its street, whatever a neighbour hides.
    @Test func aNeighboursFileMayHaveItsAddress() throws {
        let workspace = try Self.board()
        try workspace.write(
            "items/12-xylophone-street.md",
            Self.item("Soft.", address: "{street: 12 Xylophone Street, suburb: Collingwood, state: VIC, postcode: 3066, show: full}"))
        #expect(try workspace.check().diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        #expect(try workspace.build().publication != nil)
    }

    /// Whose request is over can't be reached by it any more.
    @Test func aRequestThatIsOverTellsNoContact() throws {
        let workspace = try Self.board()
        try workspace.write("people/ash.yaml", "name: Ash\nphone: 0491 570 157\n")
        try workspace.write(
            "wanted/home.md",
            "---\ntitle: A quiet home wanted\nowner: ash\nstatus: available\naddress: {suburb: Collingwood, state: VIC, postcode: 3066}\nbudget: 300\nlooking-for: [room]\navailable: 2026-12-03\nstay: 6 to 12\npeople: 1\nsmoking: no smoking\npets: no pets\nlisted: 2026-11-18\n---\nQuiet.\n"
        )
        func shows() throws -> Bool { try workspace.text("people/ash/index.html").contains("570 157") }
        #expect(try workspace.check().diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        try workspace.build()
        #expect(try shows())
        try workspace.build(today: .day(try #require(Day("2027-06-01"))))
        #expect(try !shows())
    }

    /// Short surnames, couples and titles are names as well.
    @Test(arguments: [
        ("Wei Li", "Ask Wei Li."), ("Anna & Tom Berg", "Ask Anna Berg."), ("Anna Berg Jr", "Ask Anna Berg."),
        ("Sam Lee (she/her)", "Ask Sam Lee."), ("Zedek Dek", "Ask Zedek Dek."), ("Max Price", "Ask Max\nPrice."),
        ("Max Price", "Ask Max Price."), ("Anna 🌻 Berg", "Ask Anna Berg."),
    ])
    func allSortsOfNamesAreHidden(name: String, text: String) throws {
        let workspace = try Self.board()
        try workspace.write("people/zed.yaml", "name: \(name)\n")
        try workspace.write("pages/about.md", "---\ntitle: About\n---\n\(text)\n")
        #expect(try workspace.check().diagnostics.filter { $0.severity == .error }.map(\.rule) == ["suburb-alone"])
    }

    /// A name that leaves with its owner's last listing leaves all pages.
    @Test func aNameGoesWithTheLastListing() throws {
        let workspace = try Self.board()
        try workspace.write("items/lamp.md", try workspace.source("items/oak-desk.md").replacing("owner: maria", with: "owner: ada"))
        #expect(try workspace.build().publication != nil)
        #expect(try workspace.paths().contains { String(decoding: try workspace.published($0), as: UTF8.self).contains("Ada Marsh") })
        try workspace.remove("items/lamp.md")
        #expect(try workspace.build().publication != nil)
        for path in try workspace.paths() {
            #expect(!String(decoding: try workspace.published(path), as: UTF8.self).contains("Ada Marsh"), "\(path)")
        }
    }

    /// The lines of an address are not searched, but what else stands on them is.
    @Test func factsOnOneLineAreSearchedAsWell() throws {
        let workspace = try Self.board()
        try workspace.write(
            "items/chair.md",
            "---\n{title: A chair, owner: ada, address: {suburb: Collingwood, state: VIC, postcode: 3066}, description: At 12 Xylophone Street., category: furniture, condition: good, price: 20, listed: 2026-11-18}\n---\n"
        )
        let found = try workspace.check().diagnostics.filter { $0.severity == .error }
        #expect(found.map(\.rule) == ["hidden-street"], "\(found)")
    }

    /// An edit of either file is found, whichever was there first.
    @Test func whatWasReadForTheLastBuildCountsAsWell() throws {
        let workspace = try Self.board(street: "14 Xylophone Street")
        try workspace.write("stories/evening.md", "---\ntitle: An evening\nowner: ada\nlisted: 2026-11-18\n---\nAt 12 Xylophone Street.\n")
        try workspace.write(
            "items/chair.md",
            "---\ntitle: A chair\nowner: ada\naddress: {suburb: Collingwood, state: VIC, postcode: 3066}\ncategory: furniture\ncondition: good\nprice: 20\nlisted: 2026-11-18\n---\n12 Xylophone Street\n"
        )
        #expect(try workspace.build().publication != nil)
        try workspace.edit("rooms/quiet.md", "14 Xylophone", "12 Xylophone")
        let found = try workspace.build()
        #expect(found.publication == nil)
        #expect(found.reading.diagnostics.filter { $0.severity == .error }.map(\.file) == ["items/chair.md", "stories/evening.md"])
    }

    /// No template of the board's own can show what is hidden either.
    @Test func theGateBeforeTheDiskStopsATemplate() throws {
        let workspace = try Self.board()
        func build() throws -> Program.Run { try Program.run(["build", "--today", "2026-11-21"], in: workspace.folder) }
        #expect(try build().status == 0)
        let before = try workspace.snapshot()
        let template = URL(filePath: workspace.folder + "/templates/page.mustache")
        try FileManager.default.createDirectory(at: template.deletingLastPathComponent(), withIntermediateDirectories: true)
        for text in ["12 Xylophone Street", "12 XYLOPHONE STREET", "12%20Xylophone%20Street", "12-xylophone-street", "Ada Marsh"] {
            try Data("{{<layout}}\n{{$main}}\n<main>\(text)</main>\n{{/main}}\n{{/layout}}\n".utf8).write(to: template)
            let run = try build()
            #expect(run.status == 2 && run.errors.contains("about/index.html is not published"), "\(text) \(run.errors)")
            #expect(try workspace.snapshot() == before)
        }
    }

    /// What names somebody who offers nothing.
    private static let namings = [
        ("people/maria.yaml", "name: Maria Rossi\nphone: 0491 570 156\nabout: I know Ada Marsh.\n"),
        ("pages/about.md", "---\ntitle: About\n---\nAsk ada [M](https://example.org)arsh.\n"),
        ("pages/about.md", "---\ntitle: About\n---\nCall 0491 570 158.\n"),
        ("pages/about.md", "---\ntitle: About\n---\nCall +61 491-570-158.\n"),
        ("stories/marsh-ada.md", "---\ntitle: An evening\nowner: maria\nlisted: 2026-11-18\n---\nWe sang.\n"),
    ]

    /// Names are published by whoever offers something.
    @Test func whoOffersNothingIsNamedNowhere() throws {
        let workspace = try Self.board()
        #expect(try workspace.build().publication != nil)
        for path in try workspace.paths() {
            let text = String(decoding: try workspace.published(path), as: UTF8.self)
            #expect(!text.contains("Marsh") && !text.contains("0491 570 158") && !text.contains("+61491570158"), "\(path)")
        }
        for (path, text) in Self.namings {
            let before = FileManager.default.contents(atPath: workspace.content + "/" + path)
            try workspace.write(path, text)
            let found = try workspace.check().diagnostics.filter { $0.severity == .error }
            #expect(found.map(\.rule) == ["suburb-alone"] && found.map(\.file) == [path], "\(found)")
            // As soon as something is offered, the name stands with it.
            try workspace.write(
                "items/lamp.md", try workspace.source("items/oak-desk.md").replacing("owner: maria", with: "owner: ada"))
            #expect(try workspace.check().diagnostics.filter { $0.severity == .error }.isEmpty)
            try workspace.remove("items/lamp.md")
            if let before { try workspace.write(path, bytes: Array(before)) } else { try workspace.remove(path) }
        }
    }

    static func board(street: String = "12 Xylophone Street") throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.write("people/ada.yaml", "name: Ada Marsh\nphone: 0491 570 158\n")
        try workspace.write("rooms/quiet.md", room(street))
        return workspace
    }

    /// A room of maria's that hides its street.
    private static func room(_ street: String) -> String {
        """
        ---
        title: A quiet room
        owner: maria
        address: {street: \(street), suburb: Collingwood, state: VIC, postcode: 3066}
        bills: shared
        room: private room
        home: house
        household: 3
        bathroom: shared
        furnished: furnished
        smoking: outside only
        rent: 230
        available: 2026-12-01
        listed: 2026-11-18
        ---
        Quiet.

        """
    }
}
