import TestSupport
import Testing

@testable import Facts
@testable import Findings
@testable import ListingKit

/// The files with which people begin a listing.
@Suite struct NewListingTests {
    private static let kinds = KindSet.load([]).kinds

    /// What is wrong with a file that nobody filled in is that nobody filled it in.
    @Test(arguments: kinds)
    func allThatIsMissingIsWhatOnlyTheOwnerKnows(kind: Kind) throws {
        let workspace = try Workspace(board: "empty")
        try workspace.write("\(kind.plural)/new-one.md", kind.newListing.replacing("year-month-day", with: "2026-11-20"))
        let found = try workspace.check().diagnostics.filter { $0.severity == .error && $0.file.hasSuffix("new-one.md") }
        #expect(!found.isEmpty)
        #expect(found.filter { $0.rule != Rule.placeholder.id }.map(\.message) == [])
    }

    /// Filled in, it needs nothing else.
    @Test func aFileThatIsFilledInIsFine() throws {
        let workspace = try Workspace(board: "small")
        let kind = try #require(Self.kinds.first { $0.id == "item" })
        var text = kind.newListing.replacing("year-month-day", with: "2026-11-20")
        let values = [
            "title: …": "title: A desk that is sturdy", "owner: …": "owner: maria",
            "{suburb: …, state: …, postcode: …}": "{suburb: Collingwood, state: VIC, postcode: 3066}", "price: …": "price: 20",
            "category: …": "category: furniture", "condition: …": "condition: good", "---\n\n…": "---\n\nIt is sturdy.",
        ]
        for (old, new) in values { text = text.replacing(old, with: new) }
        text = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains(": …") }.joined(separator: "\n")
        try workspace.write("items/desk.md", text)
        #expect(try workspace.check().diagnostics.filter { $0.file == "items/desk.md" }.map(\.message) == [])
    }

    /// Forges take so much of a file in an address, and browsers more.
    @Test(arguments: kinds) func itFitsIntoAnAddress(kind: Kind) {
        #expect(kind.newListing.utf8.count < 2_000)
    }
}
