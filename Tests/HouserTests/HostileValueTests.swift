import Foundation
import ListingKit
import TestSupport
import Testing

/// Values that are made to mislead readers or to keep a program busy, in brands and in the facts of rooms, requests, cars and stories: each has
/// one finding, soon, and what is offered in its place is understandable.
@Suite struct HostileValueTests {
    private static let brand = "brands/saab.yaml"
    private static let car = "cars/red.yaml"
    private static let request = "wanted/noor.yaml"
    private static let story = "stories/news.yaml"

    private static let good = [
        brand: "name: Saab\nfounded: 1937\nsite: https://saab.example/\ndescription: Cars.\n",
        car: """
        title: A red car of a good age
        owner: maria
        address: {suburb: Collingwood, state: VIC, postcode: 3066}
        price: 9000
        brand: saab
        model: "900"
        year: 1992
        body: hatch
        fuel: petrol
        ratings: [{by: ANCAP, score: 4, of: 5}]
        shops: [{label: Keys, url: "https://keys.example/"}]
        listed: 2026-11-20
        description: It goes.

        """,
        request: """
        title: Somebody quiet looks for a room
        owner: tom
        address: {suburb: Collingwood, state: VIC, postcode: 3066}
        budget: 320
        looking-for: [room]
        available: 2026-12-01
        stay: 6 to 12
        team: [maria]
        suburbs: [3066]
        listed: 2026-11-20
        description: I read.

        """,
        story: """
        title: What is new at the bench
        owner: maria
        mentions: [oak-desk]
        source: https://news.example/
        listed: 2026-11-20
        description: Nothing much.

        """,
    ]

    private static func many(_ item: String, _ count: Int = 10_000) -> String {
        "[" + (0..<count).map { _ in item }.joined(separator: ", ") + "]"
    }

    static let cases: [(name: String, file: String, line: String, instead: @Sendable () -> String, message: String)] = [
        ("a year of five digits", brand, "founded: 1937", { "founded: 20222" }, "\"founded\" must be a year of four digits, not \"20222\""),
        ("a year to come", brand, "founded: 1937", { "founded: 2027" }, "\"founded\" is 2027; it must be from 1000 to 2026"),
        (
            "a link that is a program", brand, "site: https://saab.example/", { "site: javascript:alert(1)" },
            "\"javascript:alert(1)\" is not a web address"
        ),
        ("a name that turns what follows", brand, "name: Saab", { "name: \"Saab\\u202e\"" }, "invisible"),
        (
            "a name as long as a book", brand, "name: Saab", { "name: " + String(repeating: "x", count: 10_000) },
            "\"name\" has 10000 characters; at most 60 fit"
        ),
        ("a name that is a list", brand, "name: Saab", { "name: [[[Saab]]]" }, "name"),
        ("a name for a value", brand, "description: Cars.", { "description: &a Cars." }, "anchors (&name) are not allowed"),
        ("a score above the greatest", car, "score: 4", { "score: 9" }, "a score cannot be above the greatest one, which \"of\" gives"),
        ("a score beyond all numbers", car, "score: 4", { "score: 1e309" }, "\"score\" must be a number from 0 to 1000, not \"1e309\""),
        (
            "a thousand ratings", car, "[{by: ANCAP, score: 4, of: 5}]", { many("{by: A, score: 4, of: 5}", 1_000) },
            "\"ratings\" has 1000 entries; there can be 20"
        ),
        ("a brand that is not there", car, "brand: saab", { "brand: sab" }, "there is no brand \"sab\"; did you mean \"saab\"?"),
        ("a brand in another folder", car, "brand: saab", { "brand: ../people/maria" }, "there is no brand \"../people/maria\""),
        (
            "a link with a password", car, "https://keys.example/", { "https://a:b@keys.example/" },
            "\"https://a:b@keys.example/\" is not a web address"
        ),
        (
            "a label as long as a book", car, "label: Keys", { "label: " + String(repeating: "x", count: 10_000) },
            "\"label\" has 10000 characters; at most 80 fit"
        ),
        ("a year beyond all numbers", car, "year: 1992", { "year: 99999999999999999999" }, "\"year\" must be a year of four digits"),
        (
            "a range the wrong way round", request, "stay: 6 to 12", { "stay: 12 to 6" },
            "\"stay\" must be a whole number, or one to another, not \"12 to 6\""
        ),
        (
            "a range beyond all numbers", request, "stay: 6 to 12", { "stay: 1 to 99999999999999999999" },
            "\"stay\" must be a whole number, or one to another"
        ),
        ("ten thousand people", request, "team: [maria]", { "team: " + many("maria") }, "\"team\" has 10000 entries; at most 12 fit"),
        (
            "ten thousand suburbs", request, "suburbs: [3066]", { "suburbs: " + many("3066") },
            "\"suburbs\" has 10000 entries; at most 12 fit"
        ),
        ("somebody who is not there", request, "team: [maria]", { "team: [mariah]" }, "mariah"),
        ("a listing that mentions itself", story, "mentions: [oak-desk]", { "mentions: [news]" }, "a listing cannot mention itself"),
        (
            "a listing that is a path", story, "mentions: [oak-desk]", { "mentions: [../../etc/passwd]" },
            "\"../../etc/passwd\" is not the id of a listing"
        ),
        (
            "ten thousand listings", story, "mentions: [oak-desk]", { "mentions: " + many("oak-desk") },
            "\"mentions\" has 10000 entries; at most 12 fit"
        ),
        ("a source that runs", story, "source: https://news.example/", { "source: \"data:text/html,<script>\"" }, "is not a web address"),
    ]

    private static func board() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        for (path, text) in good { try workspace.write(path, text) }
        return workspace
    }

    @Test(arguments: cases.map(\.name)) func hasOneFinding(name: String) throws {
        let one = try #require(Self.cases.first { $0.name == name })
        let workspace = try Self.board()
        try workspace.edit(one.file, one.line, one.instead())
        let found = try workspace.check().diagnostics.filter { $0.severity == .error }
        #expect(found.filter { $0.file == one.file }.count == 1 && found.first?.message.contains(one.message) == true, "\(found)")
        #expect(found.allSatisfy { $0.message.utf8.count < 400 && ($0.fix?.utf8.count ?? 0) < 1_000 })
    }

    /// Lists of lists of themselves would be more values than there is room for. None of it is followed.
    @Test func aliasesThatDoubleEnd() throws {
        let workspace = try Self.board()
        let lines = (1..<30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }
        try workspace.write(Self.brand, "name: Saab\na0: &a0 [x, x]\n" + lines.joined())
        let found = try workspace.check().diagnostics.filter { $0.file == Self.brand }
        #expect(found.contains { $0.rule == "yaml-feature" && $0.message == "anchors (&name) are not allowed" }, "\(found)")
        #expect(found.count < 200)
    }

    /// Stories may mention each other all around, and homes and requests each other.
    @Test func circlesOfMentionsAreTaken() throws {
        let workspace = try Self.board()
        #expect(try workspace.check().diagnostics.allSatisfy { $0.severity != .error })
        try workspace.edit(Self.story, "mentions: [oak-desk]", "mentions: [second, red]")
        try workspace.write("stories/second.yaml", try workspace.source(Self.story).replacing("[second, red]", with: "[news, noor]"))
        try workspace.edit(Self.request, "suburbs: [3066]", "homes: [clifton-flat-2026]")
        #expect(try workspace.check().diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        try workspace.build()
        #expect(try workspace.text("stories/news/index.html").contains("/stories/second/"))
        #expect(try workspace.text("stories/second/index.html").contains("/stories/news/"))
    }
}
