import Foundation
import TestSupport
import Testing

@testable import Findings

/// What the pages on which people post ask for, and in which words.
@Suite struct PostFormTests {
    /// The board is built once, for all tests.
    private static let small = Result {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        return workspace
    }

    private func page(_ path: String) throws -> String { try Self.small.get().text("\(path)/index.html") }

    /// The part of a page about one key.
    private func ask(_ key: String, of folder: String) throws -> Substring {
        let page = try page("post/\(folder)")
        let start = try #require(page.firstRange(of: "data-ask=\"\(key)\"")).upperBound
        return page[start..<(page[start...].firstRange(of: "data-ask=")?.lowerBound ?? page.endIndex)]
    }

    private func options(_ key: String, of folder: String) throws -> [String] {
        try ask(key, of: folder).matches(of: /<option[^>]*>([^<]*)/).map { String($0.1) }
    }

    @Test func hyphensThatJoinWordsStay() throws {
        let features = try ask("features", of: "rentals")
        #expect(features.contains("<span>Built-in robes</span>") && features.contains("<span>Step-free access</span>"))
        #expect(try options("furnished", of: "rentals").contains("Part furnished"))
    }

    /// What an amount is counted in is said beside it, and nowhere else.
    @Test(arguments: ["rentals", "rooms"]) func aBondIsInDollarsOnce(folder: String) throws {
        let bond = try ask("bond", of: folder)
        #expect(bond.lowercased().ranges(of: "dollars").count == 1 && bond.contains("Usually four weeks"), "\(bond)")
    }

    @Test func aUnitThatIsTheLabelIsLeftOut() throws {
        #expect(try !ask("bedrooms", of: "wanted").contains(">bedrooms<"))
        #expect(try ask("stay", of: "wanted").contains(">months<"))
    }

    /// Whoever sells a bicycle is no landlord, and whoever looks for a room sells nothing.
    @Test(arguments: [
        ("rentals", ["Owner", "Agent", "Head tenant", "Business"]), ("rooms", ["Owner", "Head tenant", "Agent", "Business"]),
        ("wanted", ["Looking for a home", "Agent", "Business"]), ("cars", ["Private seller", "Business"]),
        ("stories", ["Owner", "Agent", "Head tenant", "Business", "Private seller", "Looking for a home"]),
    ]) func rolesFitWhatIsPosted(folder: String, roles: [String]) throws {
        // Where one is usual, it is chosen.
        #expect(try options("person.role", of: folder) == (folder == "stories" ? ["Choose…"] : []) + roles)
    }

    /// What pictures usually show is the kind's to say, in the language of the site.
    @Test func picturesShowWhatTheKindSays() throws {
        #expect(try page("post/rentals").contains(#""pictures":["Front","Living room","Kitchen","Bedroom""#))
        #expect(try !page("post/stories").contains(#""pictures":["#))
        let german = try Workspace(board: "german")
        try german.build()
        #expect(try german.text("post/rentals/index.html").contains(#""pictures":["Außenansicht","Wohnzimmer","Küche""#))
    }

    /// A title can be made of what says what is posted. A story's facts do not, and the part of a list that an item is in says too little.
    @Test(arguments: [
        ("rentals", #"{"rooms":"bedrooms","what":["property"]}"#), ("rooms", #"{"what":["room"]}"#),
        ("wanted", #"{"wanted":true,"what":["looking-for"]}"#), ("cars", #"{"what":["brand","model","year"]}"#),
        ("stories", nil), ("items", nil),
    ]) func aTitleIsMadeOfFacts(folder: String, suggested: String?) throws {
        let page = try page("post/\(folder)")
        #expect(suggested.map { page.contains("\"suggested\":\($0)") } ?? !page.contains("\"suggested\":"))
    }

    /// A phone or an email is enough: that stands above both, and neither is called optional. What is enough of a text stands at its label.
    @Test func whatIsEnoughIsSaidWhereItIsAsked() throws {
        let (phone, email) = try (ask("person.phone", of: "rentals"), ask("person.email", of: "rentals"))
        #expect(!phone.contains("optional") && !email.contains("optional"))
        #expect(try ask("person.role", of: "rentals").contains("one of the two is enough."))
        #expect(try ask("description", of: "rentals").contains("one or two sentences are enough</span></label>"))
    }

    /// Whoever gives a street means it to be seen, unless they say otherwise.
    @Test func aStreetThatIsGivenIsShown() throws {
        #expect(try ask("address", of: "rentals").contains(#"<option value="">Show the street</option>"#))
    }

    /// Whoever looks for a home has no place and nothing to show: the form asks who they are and where they'd like to live.
    @Test func aRequestIsAskedForAsOne() throws {
        let form = try page("post/wanted")
        let place = try #require(form.firstRange(of: "<h2 id=\"part-place\">Where you’d like to live</h2>"))
        #expect(try place.lowerBound < #require(form.firstRange(of: "data-pictures>")).lowerBound)
        #expect(try ask("description", of: "wanted").contains(">Who you are and what you need <span"))
        let home = try page("post/rentals")
        #expect(try #require(home.firstRange(of: "data-pictures>")).lowerBound < #require(home.firstRange(of: "part-place")).lowerBound)
    }

    /// A suburb brings its state and postcode with it, whatever is posted.
    @Test(arguments: ["rentals", "wanted", "items", "cars"]) func suburbsAreChosen(folder: String) throws {
        #expect(try ask("address", of: folder).contains("Start typing the suburb, and choose it from the list."))
    }

    /// Only those are asked for a licence who may be agents.
    @Test func agentsAreAskedForTheirLicence() throws {
        #expect(try ask("person.licence", of: "rentals").contains("for agents only"))
        #expect(try !page("post/items").contains("person.licence"))
    }

    @Test func whoeverLooksForAHomeFindsThemselves() throws {
        let choice = try page("post")
        #expect(choice.contains(">I’m looking for a home or a room</a>") && !choice.contains("Request for a home"))
        #expect(try page("post/wanted").contains("<h1>I’m looking for a home or a room</h1>"))
    }

    /// Whose surname the site keeps to itself hears it where the name is asked for, and nobody else does.
    @Test func whoeverLooksForAHomeHearsThatTheFirstNameIsShown() throws {
        #expect(try ask("person.name", of: "wanted").contains("Only your first name is shown."))
        #expect(try !ask("person.name", of: "rentals").contains("Only your first name is shown."))
    }

    /// What a number is counted in stands right above what helps to answer, whatever stands beside it.
    @Test func whatANumberIsCountedInStandsWithItsHelp() throws {
        let odometer = try ask("odometer", of: "cars")
        #expect(odometer.contains("id=\"help-odometer\">km<br>What the odometer shows.</p>"), "\(odometer)")
        #expect(try ask("price", of: "cars").contains("<span class=note>dollars</span>"))
    }

    /// Somebody whose car is of no brand of the board can post it, and says so honestly.
    @Test func aCarMayBeOfAnotherBrand() throws {
        let workspace = try Workspace(board: "only-car")
        try workspace.edit("cars/red-corolla.yaml", "brand: toyota\n", "")
        #expect(try workspace.check().diagnostics.filter { $0.severity == .error } == [])
        try workspace.build()
        let form = try workspace.text("post/cars/index.html")
        #expect(form.contains("<option value=\"toyota\">Toyota</option><option value=\"\">Another brand</option></select>"), "\(form)")
        #expect(form.contains("choose “Another brand” and name it in the title"))
        let brand = try #require(form.firstRange(of: "data-ask=\"brand\"")).lowerBound
        #expect(try brand < #require(form.firstRange(of: "fold-more")).lowerBound)
    }

    /// Where the board has no brands, nobody is asked for the name of a brand's file, and a car is posted without.
    @Test func aBoardWithoutBrandsAsksForNone() throws {
        let workspace = try Workspace(board: "only-car")
        try FileManager.default.removeItem(atPath: workspace.content + "/brands")
        for car in ["red-corolla.yaml", "white-corolla.yaml"] { try workspace.edit("cars/\(car)", "brand: toyota\n", "") }
        try workspace.build()
        let form = try workspace.text("post/cars/index.html")
        #expect(!form.contains("data-ask=\"brand\"") && !form.contains("brands folder"))
        #expect(form.contains("data-ask=\"model\""))
        let listing = try workspace.source("cars/red-corolla.yaml").replacing("A red", with: "A blue")
        let package = ZipMaker([(path: "cars/blue-corolla.yaml", bytes: Array(listing.utf8))]).bytes
        let run = try AcceptTests.run([("car.zip", package)], ["--write"], in: workspace)
        #expect(run.status == 0, "\(run)")
        #expect(try workspace.build().publication != nil)
    }

    @Test func whatKeepsTheEntriesOfAListApartIsSaid() throws {
        let (tags, suburbs) = try (ask("tags", of: "rentals"), ask("suburbs", of: "wanted"))
        #expect(tags.contains("data-form=\"words\"") && tags.contains("With commas between"))
        #expect(suburbs.contains("data-form=\"list\"") && suburbs.contains("One on each line."))
    }

    /// Where nobody is asked to comment, the page says what to do with a question; one that is over has no contact for it.
    @Test func aPageWithoutCommentsTakesQuestions() throws {
        #expect(try page("rentals/gipps-street-terrace").contains("<p>Questions? Just ask:"))
        let workspace = try Workspace(board: "small")
        try workspace.edit("rentals/gipps-street-terrace/index.md", "rent: 520\n", "rent: 520\nstatus: let\n")
        try workspace.build()
        #expect(try !workspace.text("rentals/gipps-street-terrace/index.html").contains("Questions?"))
        let cars = try Workspace(board: "only-car")
        try cars.build()
        #expect(try !cars.text("cars/red-corolla/index.html").contains("Questions?"))
    }
}
