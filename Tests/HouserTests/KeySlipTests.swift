import ListingKit
import TestSupport
import Testing

@testable import Findings

/// Keys that listings do not have: the line that is offered is right at once, and what nobody may be chosen by is told kindly.
@Suite struct KeySlipTests {
    private static func findings(_ path: String, _ text: String) throws -> [Diagnostic] {
        let workspace = try Workspace(board: "small")
        try workspace.write("brands/saab.yaml", "name: Saab\n")
        try workspace.write(path, text + "\nlisted: 2026-11-18\ndescription: As it is.\n")
        return try workspace.check().diagnostics.filter { $0.file == path }
    }

    private static func car(_ line: String) -> String {
        """
        title: A car of the family
        owner: maria
        address: {suburb: Collingwood, state: VIC, postcode: 3066}
        price: 9500
        brand: saab
        model: 9-3
        year: 2006
        body: sedan
        fuel: petrol
        \(line)
        """
    }

    private static func request(_ line: String) -> String {
        """
        title: Two who look for a home
        owner: maria
        address: {suburb: Collingwood, state: VIC, postcode: 3066}
        budget: 300
        looking-for: room
        available: 2026-12-01
        \(line)
        """
    }

    @Test(
        arguments: [
            ("rego: 2027-01", "registered: 2027-01-31"), ("rego: 31/1/2027", "registered: 2027-01-31"),
            ("registered: 2027-01", "registered: 2027-01-31"), ("kms: 320,000", "odometer: 320000"), ("odometer: 320k", "odometer: 320000"),
            ("odometer: 320 000 km", "odometer: 320000"), ("kilometres: 320000", "odometer: 320000"),
            ("gears: auto", "transmission: automatic"),
            ("color: gray # as new", "colour: grey # as new"),
        ])
    func theLineIsRightAtOnce(line: String, fix: String) throws {
        let found = try Self.findings("cars/saab.yaml", Self.car(line)).filter { $0.severity == .error }
        #expect(found.map(\.fix) == [fix], "\(found)")
        #expect(try Self.findings("cars/saab.yaml", Self.car(fix)).allSatisfy { $0.severity != .error })
    }

    @Test(arguments: ["gender: female", "age: 23", "preferred-gender: any", "Nationality: any", "marital_status: single", "age-group: 20s"])
    func nobodyIsChosenByWhatTheLawProtects(line: String) throws {
        let found = try Self.findings("wanted/two.yaml", Self.request(line))
        #expect(found.count == 1 && found[0].message.hasSuffix(", on purpose"), "\(found)")
        #expect(found[0].fix == "Delete this line." && found[0].reason.contains("Say how you live instead, under smoking,"), "\(found)")
        let ofCar = try Self.findings("cars/saab.yaml", Self.car(line)).filter { $0.message.contains("on purpose") }
        #expect(ofCar.isEmpty, "a car has its age")
    }

    @Test func whatSomebodyWouldPayIsTheMostOfARange() throws {
        let found = try Self.findings("wanted/two.yaml", Self.request("stay: 12").replacing("budget: 300", with: "budget: 250-300"))
        #expect(found.map(\.fix) == ["budget: 300"] && found[0].reason == "Write the most that you'd pay for a week.", "\(found)")
    }

    @Test(arguments: [("price: free", "price: 0"), ("price: Free", "price: 0")]) func whatIsFreeCostsNothing(line: String, fix: String)
        throws
    {
        let text =
            "title: A chair\nowner: maria\naddress: {suburb: Collingwood, state: VIC, postcode: 3066}\ncategory: furniture\ncondition: good\n"
        #expect(try Self.findings("items/chair.yaml", text + line).map(\.fix) == [fix])
        let reserved = try Self.findings("items/chair.yaml", text + "price: 5\nstatus: under-application")
        #expect(reserved.map(\.fix) == ["status: reserved"])
    }
}
