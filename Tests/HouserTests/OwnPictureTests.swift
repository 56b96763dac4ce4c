import Foundation
import TestSupport
import Testing

/// Pictures in a field of a kind, such as floor plans, beside those of the listing: a change by private link is about the latter.
@Suite struct OwnPictureTests {
    private static let folder = "rentals/gipps-street-terrace"
    private static let plans = "plans: [kitchen.png, {file: plan.png, alt: The floor plan}]\n"

    /// A board whose homes may have plans. One of the listing's is among its other pictures, too.
    private func workspace() throws -> Workspace {
        let workspace = try SentChanges.workspace()
        try workspace.write("kinds/rental.yaml", "kind: rental\nfields:\n  plans: {type: images, label: Floor plans}\n")
        try workspace.write(Self.folder + "/plan.png", bytes: try picture("kitchen.png", in: workspace) + [0])
        try workspace.edit(SentChanges.listing, "owner: maria\n", "owner: maria\n" + Self.plans)
        return workspace
    }

    private func picture(_ name: String, in workspace: Workspace) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: workspace.content + "/\(Self.folder)/\(name)")))
    }

    private func change(
        _ lines: String, _ pictures: [(name: String, bytes: [UInt8])] = [], in workspace: Workspace
    ) throws -> Program.Run {
        let files = pictures.map { ("changes/\(SentChanges.id)/\($0.name)", $0.bytes) }
        let package = ZipMaker([(SentChanges.path, SentChanges.change(lines))] + files).bytes
        return try AcceptTests.run([("change.zip", package)], ["--write"], in: workspace)
    }

    /// What the page behind the private link goes by.
    @Test func theDataTellWhoseEachIs() throws {
        let workspace = try workspace()
        try workspace.edit("board.yaml", "contact:", "api: {listings: each}\ncontact:")
        try workspace.build()
        let data = Data(try workspace.text("api/listings/each/\(SentChanges.id).json").utf8)
        let listing = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let images = try #require(listing["images"] as? [[String: Any]])
        let told = images.map { [($0["url"] as? String)?.split(separator: "/").last.map(String.init), $0["field"] as? String] }
        #expect(told == [["front.jpg", nil], ["kitchen.png", nil], ["plan.png", "plans"]])
        let fields = try #require(listing["fields"] as? [String: Any])
        let plans = try #require(fields["plans"] as? [[String: Any]])
        #expect(plans.count == 2 && plans.allSatisfy { $0["field"] == nil })
    }

    @Test func plansStayAsTheyAre() throws {
        let workspace = try workspace()
        let (plan, kitchen) = (try picture("plan.png", in: workspace), try picture("kitchen.png", in: workspace))
        let added = kitchen + [0, 0]
        let lines = "pictures: [{file: garden.png, alt: The garden}, front.jpg]"
        let run = try change(lines, [("garden.png", added)], in: workspace)
        #expect(run.status == 0 && run.output.contains("1 picture added: garden.png"), "\(run)")
        #expect(run.output.contains("accepted: wrote 2 files\n"), "a picture that is among the plans stays: \(run)")
        let source = try workspace.source(SentChanges.listing)
        #expect(source.contains("\n" + Self.plans) && source.contains("garden.png") && !source.contains("file: kitchen.png"))
        #expect(try picture("plan.png", in: workspace) == plan && picture("kitchen.png", in: workspace) == kitchen)
        #expect(try picture("garden.png", in: workspace) == added)
        #expect(try workspace.build().publication != nil)
    }

    /// Nobody makes a plan one of the other pictures, or writes over it.
    @Test func aPlanIsNoPictureOfAChange() throws {
        let workspace = try workspace()
        let (before, plan) = (try workspace.source(SentChanges.listing), try picture("plan.png", in: workspace))
        let named = try change("pictures: [front.jpg, kitchen.png, plan.png]", in: workspace)
        #expect(named.status == 1 && named.output.contains("\"plan.png\" is a picture of \"plans\", which stays as it is"), "\(named)")
        #expect(try workspace.source(SentChanges.listing) == before)
        let lines = "pictures: [front.jpg, {file: plan.png, alt: The garden}]"
        let added = try change(lines, [("plan.png", plan + [0])], in: workspace)
        #expect(added.status == 0 && added.output.contains("1 picture added: plan-2.png (\"The garden\")"), "\(added)")
        #expect(try picture("plan.png", in: workspace) == plan && picture("plan-2.png", in: workspace) == plan + [0])
        #expect(try workspace.source(SentChanges.listing).contains("\n" + Self.plans))
    }
}
