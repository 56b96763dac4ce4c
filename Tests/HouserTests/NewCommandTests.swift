import TestSupport
import Testing

@testable import Facts
@testable import Findings
@testable import ListingKit

/// `houser new`.
@Suite struct NewCommandTests {
    private static let kinds = KindSet.load([]).kinds

    private func run(_ arguments: [String], in workspace: Workspace) throws -> TestSupport.Program.Run {
        try Program.run(["new", "--today", "2026-11-21"] + arguments, in: workspace.folder)
    }

    /// What is wrong with the file as it is begun is that nobody filled it in, and all that may be left out is commented out.
    @Test(arguments: kinds) func whatMustBeFilledInIsNamed(kind: Kind) throws {
        let workspace = try Workspace(board: "small")
        let result = try run([kind.id, "fresh-one"], in: workspace)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.hasPrefix("wrote content/\(kind.plural)/fresh-one.md\n"))
        let text = try workspace.source("\(kind.plural)/fresh-one.md")
        for field in kind.fields { #expect(text.contains("\(field.id): "), "\(field.id)") }
        let found = try workspace.check().diagnostics.filter { $0.file.hasSuffix("fresh-one.md") }
        #expect(found.map(\.rule) == [Rule.placeholder.id], "\(found)")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.prefix { $0 != "#" } }
        let unfilled = lines.indices.flatMap { line in lines[line].matches(of: /…/).map { _ in line + 1 } }
        #expect(found.first?.span.line == unfilled.first && found.first?.sourceLine?.hasPrefix("title: …") ?? false)
        let others = unfilled.dropFirst()
        #expect(found.first?.reason.contains(" in \(others.count) other places: lines ") ?? false, "\(found)")
        let told = Set((found.first?.reason ?? "").split { !$0.isNumber }.compactMap { Int($0) })
        #expect(told.isSuperset(of: others), "\(found)")
    }

    /// One that is left says no more than that.
    @Test func theLastThatMustBeFilledInStandsAlone() throws {
        let workspace = try Workspace(board: "small")
        _ = try run(["person", "pat", "--set", "name=Pat Lee", "--set", "role=owner"], in: workspace)
        let found = try workspace.check().diagnostics.filter { $0.rule == Rule.placeholder.id }
        #expect(found.map(\.reason) == ["The … shows where a value goes."], "\(found)")
    }

    @Test func unitsAreInWords() throws {
        let workspace = try Workspace(board: "small")
        _ = try run(["rental", "fresh-one"], in: workspace)
        _ = try run(["room", "fresh-room"], in: workspace)
        #expect(try workspace.source("rentals/fresh-one.md").contains("rent: …    # It is a number of dollars a week.\n"))
        let stay = "# stay: … to …    # The shortest and the longest, such as: 6 to 12 months.\n"
        #expect(try workspace.source("rooms/fresh-room.md").contains(stay))
    }

    @Test func withAllFactsGivenItPasses() throws {
        let workspace = try Workspace(board: "small")
        let result = try run(
            [
                "rentals", "--title", "Sunny terrace: near Smith Street", "--owner", "maria", "--set", "rent=690", "--set",
                "property=terrace",
                "--set", "bedrooms=2", "--set", "bathrooms=1", "--set", "available=2026-12-01",
                "--set", "address={street: 14 Gipps Street, suburb: Collingwood, state: VIC, postcode: 3066}", "--set",
                "features=heating, garden",
                "--set", "description=Light, and quiet at night.",
            ], in: workspace)
        #expect(result.output == "wrote content/rentals/sunny-terrace-near-smith-street.md\nSee what is missing: houser check\n")
        #expect(try workspace.check().diagnostics.filter { $0.file.contains("sunny-terrace") } == [])
        let text = try workspace.source("rentals/sunny-terrace-near-smith-street.md")
        #expect(text.contains("title: \"Sunny terrace: near Smith Street\"\n") && text.contains("\nfeatures: [heating, garden]\n"))
        #expect(text.contains("\nlisted: 2026-11-21\n") && text.hasSuffix("---\n\nLight, and quiet at night.\n"))
    }

    @Test func aPersonIsBegunToo() throws {
        let workspace = try Workspace(board: "small")
        let result = try run(["person", "noor"], in: workspace)
        #expect(result.status == 0 && result.output.hasPrefix("wrote content/people/noor.yaml\n"))
        let found = try workspace.check().diagnostics.filter { $0.file == "people/noor.yaml" }
        #expect(found.map(\.rule) == [Rule.placeholder.id], "\(found)")
        #expect(found.first?.reason.contains(" in 2 other places: lines ") ?? false, "\(found)")
        _ = try run(["person", "pat", "--set", "name=Pat Lee", "--set", "role=owner", "--set", "email=pat@board.example"], in: workspace)
        #expect(try workspace.check().diagnostics.filter { $0.file == "people/pat.yaml" } == [])
    }

    @Test func anUnknownOwnerIsToBeBegunNext() throws {
        let workspace = try Workspace(board: "small")
        #expect(
            try run(["item", "lamp", "--owner", "noor"], in: workspace).output.contains("There is no noor yet: houser new person noor\n"))
        #expect(try !run(["item", "other-lamp", "--owner", "maria"], in: workspace).output.contains("There is no"))
    }

    /// Somebody is there who was begun a moment ago and isn't filled in.
    @Test func anOwnerWhoIsBegunIsThere() throws {
        let workspace = try Workspace(board: "small")
        #expect(try run(["person", "noor"], in: workspace).status == 0)
        let result = try run(["item", "lamp", "--owner", "noor"], in: workspace)
        #expect(result.status == 0 && result.output.hasPrefix("wrote content/items/lamp.md\n"), "\(result.errors)")
        #expect(!result.output.contains("There is no"), "\(result.output)")
    }

    @Test(arguments: ["items/lamp.md", "items/lamp.yaml", "items/lamp.yml", "items/lamp/index.md", "items/Lamp.md"])
    func nothingIsWrittenOver(path: String) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write(path, "Mine.\n")
        let result = try run(["item", "lamp"], in: workspace)
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors.contains("There is content/\(path.replacing("/index.md", with: "")) already."), "\(result.errors)")
        #expect(try workspace.source(path) == "Mine.\n")
    }

    @Test(arguments: [
        (["itm", "lamp"], "There is no kind 'itm'. Did you mean 'item'?"), (["item"], "Give the file a name, or the listing a --title"),
        (["item", "My Lamp"], "Did you mean 'my-lamp'?"), (["item", "short-name"], "'short-name' can't name a file"),
        (["item", "page"], "'page' can't name a file"), (["item", "../lamp"], "'../lamp' can't name a file"),
        (["person"], "houser new person maria"), (["person", "Noor Zabriskie"], "Did you mean 'noor'?"),
        (["person", "noor", "--owner", "maria"], "--title and --owner are for listings."),
        (["item", "lamp", "--set", "prize=20"], "There is no 'prize' for items. Did you mean 'price'?"),
        (["item", "lamp", "--set", "price"], "--set takes a field and its value, such as rent=690, not 'price'."),
    ])
    func whatCannotBeDoneIsTold(arguments: [String], message: String) throws {
        let workspace = try Workspace(board: "small")
        let result = try run(arguments, in: workspace)
        #expect(result.status == 2 && result.output.isEmpty && result.errors.contains(message), "\(result.errors)")
    }

    /// A list is one where one is asked for, and else a text.
    @Test(arguments: [
        ("title", "[Lease break] sunny room", "\"[Lease break] sunny room\""), ("title", "{x} flat", "\"{x} flat\""),
        ("title", "[a, b]", "\"[a, b]\""), ("tags", "[a, b]", "[a, b]"), ("tags", "a, b", "[a, b]"), ("tags", "[a", "\"[a\""),
        ("lease", "[from] 12 months", "\"[from] 12 months\""),
        ("address", "{suburb: Collingwood, state: VIC, postcode: 3066}", "{suburb: Collingwood, state: VIC, postcode: 3066}"),
        ("address", "{suburb: Collingwood} VIC", "\"{suburb: Collingwood} VIC\""),
    ])
    func whatIsWrittenCanBeRead(key: String, value: String, written: String) throws {
        let workspace = try Workspace(board: "small")
        #expect(try run(["rental", "fresh", "--owner", "maria", "--set", "\(key)=\(value)"], in: workspace).status == 0)
        #expect(try workspace.source("rentals/fresh.md").split(separator: "\n").contains("\(key): \(written)"))
        let found = try workspace.check().diagnostics.filter { $0.file == "rentals/fresh.md" }
        #expect(!found.contains { $0.rule.hasPrefix("yaml") }, "\(found)")
    }

    /// A value is a value, whatever it holds.
    @Test(arguments: ["a\nowner: tom", "\"quoted\"", "#1 lamp", "- lamp", "{lamp", "lamp: red # bright"])
    func noValueBecomesAnotherLine(value: String) throws {
        let workspace = try Workspace(board: "small")
        let title = value.count < 5 ? value + " bright" : value
        #expect(try run(["item", "lamp", "--title=\(title)", "--owner", "maria"], in: workspace).status == 0)
        let text = try workspace.source("items/lamp.md")
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("owner:") } == ["owner: maria"])
    }
}
