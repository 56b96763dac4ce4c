import Foundation
import ListingKit
import Publishing
import TestSupport
import Testing

@testable import SiteKit

/// What several packages, or a package and the board, bring under one name.
@Suite struct AcceptClashTests {
    private static func zip(_ path: String, _ personPath: String = SentListing.personPath, _ change: (String) -> String = { $0 }) -> [UInt8]
    {
        let texts = [
            (path: path, bytes: Array(change(SentListing.listing).replacing(/images:.*\n/, with: "").utf8)),
            (personPath, Array(SentListing.person.utf8)),
        ]
        return ZipMaker(texts).bytes
    }

    /// A name is taken by what the board knows something by, wherever its file lies.
    @Test(arguments: [
        ("rentals/sunny-flat.md", "rentals/sunny-flat/index.md", "", "listing"),
        ("rentals/sunny-flat.md", "items/sunny-flat.md", "", "listing"),
        ("rentals/sunny-flat.md", "rentals/other-flat.md", "id: sunny-flat\n", "listing"),
    ]) func oneNameAtTwoPathsIsTheMaintainersChoice(path: String, other: String, line: String, what: String) throws {
        let workspace = try Workspace(board: "small")
        let second = Self.zip(other) { $0.replacing("owner: nora\n", with: "owner: nora\n" + line) }
        let packages = [("a.zip", Self.zip(path)), ("b.zip", second)]
        for order in [packages, packages.reversed()] {
            let run = try AcceptTests.run(order, ["--write"], in: workspace)
            #expect(run.status == 1 && run.output.hasSuffix("0 accepted, 2 refused\n"), "\(run.output)")
            #expect(run.output.contains("error: b.zip brings another \(what) of this name [package-replaces]"), "\(run.output)")
            #expect(run.output.contains("error: a.zip brings another \(what) of this name [package-replaces]"), "\(run.output)")
        }
    }

    @Test func onePersonInTwoFilesIsTheMaintainersChoice() throws {
        let packages = [("a.zip", Self.zip("rentals/one.md")), ("b.zip", Self.zip("rentals/two.md", "people/nora.yml"))]
        let run = try AcceptTests.run(packages, in: try Workspace(board: "small"))
        #expect(run.output.hasSuffix("0 accepted, 2 refused\n"), "\(run.output)")
        #expect(run.output.contains("b.zip brings another person of this name"), "\(run.output)")
    }

    /// Whoever posts a room and a chair has two roles, and is still one person.
    @Test func aPersonWithAnotherRoleIsNoOther() throws {
        let workspace = try Workspace(board: "small")
        let person = SentListing.person.replacing("role: owner", with: "role: head-tenant")
        let texts = [(path: "rentals/two.md", bytes: Array(SentListing.listing.replacing(/images:.*\n/, with: "").utf8))]
        let second = ZipMaker(texts + [(SentListing.personPath, Array(person.utf8))]).bytes
        let run = try AcceptTests.run([("a.zip", Self.zip("rentals/one.md")), ("b.zip", second)], ["--write"], in: workspace)
        #expect(run.status == 0 && run.output.hasSuffix("2 accepted (1 with warnings), 0 refused\n"), "\(run.output)")
        #expect(run.output.contains("[same-listing]"))
        #expect(run.output.contains("note: Only the role in people/nora.yaml is another one: the file stays as it is.\n"), "\(run.output)")
        #expect(try workspace.source(SentListing.personPath) == SentListing.person)
    }

    /// Somebody who is on the board needs no say of the maintainer against a stranger.
    @Test func whatIsThereIsInNoDispute() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write(SentListing.personPath, SentListing.person)
        let person = SentListing.person.replacing("0491 570 158", with: "0491 570 157")
        let texts = [(path: "rentals/two.md", bytes: Array(SentListing.listing.replacing(/images:.*\n/, with: "").utf8))]
        let stranger = ZipMaker(texts + [(SentListing.personPath, Array(person.utf8))]).bytes
        let packages = [("a.zip", Self.zip("rentals/one.md")), ("b.zip", stranger)]
        for order in [packages, packages.reversed()] {
            let run = try AcceptTests.run(order, in: workspace)
            #expect(run.output.hasSuffix("1 accepted, 1 refused\n"), "\(run.output)")
            #expect(!run.output.contains("error: b.zip brings"), "\(run.output)")
        }
    }

    /// What is read and kept is bounded by what came, not by the pictures that it names.
    @Test(arguments: [false, true]) func largePicturesAreNotKept(mayReplace: Bool) throws {
        let workspace = try Workspace(board: "small")
        let sent = (0..<3).map { (path: "rentals/gipps-street-terrace/large-\($0).jpg", bytes: SentListing.picture) }
        for (path, bytes) in sent { try workspace.write(path, bytes: bytes + [UInt8](repeating: 0, count: 4 << 20)) }
        let package = URL(filePath: workspace.folder + "/a.zip")
        try Data(ZipMaker(sent + SentListing.files).bytes).write(to: package)
        let judge = try ParcelJudge(workspace.project(), mayReplace: mayReplace, observer: Unobserved())
        try ParcelReader(judge.board).read([package.path]) { delivery in
            let verdict = try judge.judge(delivery)
            #expect(verdict.files.count { $0.state == .replaced } == 3)
            #expect(verdict.before.values.allSatisfy { $0.bytes == nil })
            #expect(verdict.before.count == (mayReplace ? 3 : 0), "a hash each, if they are to be replaced")
        }
    }
}
