import Bytes
import ListingKit
import TestSupport
import Testing

/// What landlords most often get wrong, and what they read then.
@Suite struct LandlordSlipTests {
    private typealias Rental = TruthfulFixTests

    static let slips: [(lines: [String: String], message: String, fix: String?)] = [
        (["rent": ""], "\"rent\" has no value", "rent: …"), (["rent": "  # 500"], "\"rent\" has no value", "rent: …  # 500"),
        (["address": ""], "\"address\" has no value", "address: {street: …, suburb: …, state: …, postcode: …}"),
        (["listed": "[]"], "\"listed\" has no value", "listed: …"),
        (["bedrooms": "two + study"], "\"bedrooms\" must be a whole number, not \"two + study\"", "bedrooms: 2"),
        (["pets": "no"], "\"no\" is not a choice for \"pets\"; did you mean \"not-stated\"?", "pets: not-stated"),
        (["listed": "2026-11-12", "confirmed": "2026-01-20"], "\"confirmed\" is 2026-01-20, before it was listed on 2026-11-12", nil),
        (["bond": "3001"], "\"bond\" is $3,001, more than 6 weeks' rent", nil),
        (["bond": "5000"], "\"bond\" is $5,000, 10 weeks' rent", nil),
        (["inspections": "\n  -start: 2026-11-28 11:00"], "a space is missing after the hyphen", "  - start: 2026-11-28 11:00"),
        (["history": "\n  -on: 2026-11-18\n    rent: 720"], "a space is missing after the hyphen", "  - on: 2026-11-18"),
        (
            ["contact": "{name: “Bo, the tenant”, phone: 0491 570 156}"],
            "\"the tenant”\" is taken for a key, since a comma in braces ends a value",
            "contact: {name: \"Bo, the tenant\", phone: 0491 570 156}"
        ),
    ]

    @Test(arguments: slips)
    func oneFindingSaysIt(lines: [String: String], message: String, fix: String?) throws {
        let found = try Rental.findings(Rental.rental(lines)).filter { $0.rule != "inspection-slot" }
        #expect(found.map(\.message) == [message] && found.map(\.fix) == [fix], "\(found)")
    }

    @Test(arguments: [["bond": "3000"], ["bond": "2000"], ["bond": "0"], [:]])
    func aUsualBondIsFine(lines: [String: String]) throws { #expect(try Rental.findings(Rental.rental(lines)).isEmpty) }

    @Test func anUnsuitableAnswerIsOfferedWithAReason() throws {
        let reason = try #require(try Rental.findings(Rental.rental(["pets": "no"])).first?.reason)
        #expect(reason.contains("This board has no answer for \"no\"; \"not-stated\" leaves \"pets\" off the page."), "\(reason)")
        #expect(reason.contains("In most states an owner needs a good reason to refuse a pet."), "\(reason)")
        let slip = try #require(try Rental.findings(Rental.rental(["pets": "not-statd"])).first?.reason)
        #expect(!slip.contains("has no answer"), "\(slip)")
    }

    @Test(arguments: ["rentals/10-noDashes.md", "rentals/10-noDashes/index.md"])
    func aWrongNameHidesNothing(path: String) throws {
        let found = try Rental.findings(Rental.rental(["rent": "lots"]), at: path)
        #expect(found.map(\.rule) == ["file-name", "price-single-amount"], "\(found)")
    }

    @Test func thePicturesOfAMisnamedFolderAreItsOwn() throws {
        let workspace = try Workspace(board: "small")
        let bytes = try Files.readFile(Boards.content("small") + "/rentals/gipps-street-terrace/kitchen.png", limit: 1 << 20)
        try workspace.write("rentals/My Flat/index.md", Rental.rental(["images": "[{file: a.png, alt: The kitchen}]"]))
        try workspace.write("rentals/My Flat/a.png", bytes: bytes)
        let found = try workspace.check().diagnostics.filter { $0.file.hasPrefix("rentals/My Flat") && $0.rule != "suburb-postcode" }
        #expect(found.map(\.rule) == ["file-name"], "\(found)")
    }

    @Test func aPictureThatBrowsersDoNotShowIsNotOffered() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/flat/index.md", Rental.rental())
        for name in ["IMG_2.heic", "IMG_3.JPG"] { try workspace.write("rentals/flat/" + name, bytes: [0]) }
        let found = try workspace.check().diagnostics.filter { $0.rule == "unexpected-file" && $0.file == "rentals/flat/index.md" }
        #expect(
            found.map(\.message) == ["IMG_2.heic beside this listing can't be shown", "IMG_3.JPG beside this listing is not shown"],
            "\(found)")
        #expect(found[0].fix == "Export IMG_2.heic as a JPEG, put that here in its place, and name it under \"images\".")
        #expect(found[1].fix == "images: [{file: IMG_3.JPG, alt: …}]")
    }

    @Test func theTextIsPointedAt() throws {
        let found = try Rental.findings(Rental.rental() + "\nBest in town.\n\nCafé below: 0491 570 156, offers over $500.\n")
        #expect(found.map(\.rule) == ["text-facts", "text-facts"])
        #expect(found.map { $0.sourceLine } == [String?](repeating: "Café below: 0491 570 156, offers over $500.", count: 2))
        #expect(found.map(\.span.column) == [13, 27] && found.map(\.span.length) == [12, 11])
        let text = Rental.rental(["description": "Ring 0491 570 156."]).replacing("Light and quiet.\n", with: "")
        let inFacts = try Rental.findings(text)
        #expect(inFacts.map(\.message) == ["the description has a phone number in it"], "\(inFacts)")
    }
}
