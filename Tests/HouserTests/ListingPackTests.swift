import Foundation
import TestSupport
import Testing

@testable import Bytes
@testable import ListingKit
@testable import Rules
@testable import SiteKit

/// Listings as programs get them: in packs that a manifest tells of.
@Suite struct ListingPackTests {
    private struct Manifest: Decodable {
        struct Pack: Decodable, Equatable {
            let bytes: Int
            let digest: String
            let listings: Int
            let url: String
        }

        let listings: Int
        let open: Int
        let packs: [Pack]
        let version: Int
    }

    private struct Pack: Decodable {
        struct Listing: Decodable {
            let id: String
            let open: Bool
            let title: String
            let url: String
        }

        let digest: String
        let listings: [Listing]
    }

    /// A board of things that somebody gives away.
    private func board(_ count: Int) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        for number in 0..<count { try workspace.write("items/thing-\(number).yaml", Self.thing(number)) }
        return workspace
    }

    private static func thing(_ number: Int) -> String {
        """
        title: Thing of number \(number)
        owner: maria
        address: {suburb: Brunswick, state: VIC, postcode: 3056}
        price: 5
        category: furniture
        condition: good
        listed: 2026-11-10
        status: \(number % 10 == 3 ? "withdrawn" : "available")
        description: It is as good as new.

        """
    }

    private func manifest(_ workspace: Workspace) throws -> Manifest {
        try JSONDecoder().decode(Manifest.self, from: Data(workspace.published("api/listings.json")))
    }

    private func pack(_ number: Int, _ workspace: Workspace) throws -> Pack {
        try JSONDecoder().decode(Pack.self, from: Data(workspace.published("api/listings/\(number).json")))
    }

    /// The paths below api/ whose bytes differ, and those that came or went.
    private func changes(_ before: [String: [UInt8]], _ workspace: Workspace) throws -> Set<String> {
        let after = try workspace.contents()
        return Set(before.keys).union(after.keys).filter { $0.hasPrefix("api/") && before[$0] != after[$0] }
    }

    @Test func theManifestTellsOfEveryPackAndListing() throws {
        let workspace = try board(300)
        let result = try workspace.build()
        let manifest = try manifest(workspace)
        #expect(manifest.version == 2 && manifest.packs.count == 10)
        #expect(manifest.listings == result.reading.listingCount && manifest.open == result.reading.openCount)
        let files = try workspace.paths().filter { $0.hasPrefix("api/listings/") }
        #expect(files == (0..<10).map { "api/listings/\($0).json" })
        var ids: [String] = []
        for (number, told) in manifest.packs.enumerated() {
            let pack = try pack(number, workspace)
            #expect(told.bytes == (try workspace.published("api/listings/\(number).json").count))
            #expect(told.digest == pack.digest && told.listings == pack.listings.count)
            #expect(told.url == "https://small.example/api/listings/\(number).json?v=\(pack.digest)")
            #expect(pack.listings.map(\.id) == pack.listings.map(\.id).sorted())
            #expect(pack.listings.allSatisfy { LinearHashing.bucket(of: $0.id, among: 10) == number })
            ids += pack.listings.map(\.id)
        }
        #expect(Set(ids).count == ids.count && ids.count == manifest.listings)
        #expect(Set(manifest.packs.map(\.digest)).count == 10)
    }

    @Test func anEditChangesOnePack() throws { try check(isQuick: true) }

    @Test(.endurance) func anEditOfFilesThatAreReadAgainChangesOnePack() throws { try check(isQuick: false) }

    /// Edits a thing; the program looks at the whole board again or only at what was edited.
    private func check(isQuick: Bool) throws {
        let workspace = try board(300)
        // Files that have been there for a while are not read again.
        if isQuick { usleep(50_000) }
        try workspace.build()
        let (before, old) = (try workspace.contents(), try manifest(workspace))
        try workspace.edit("items/thing-7.yaml", "as good as new", "as good as old")
        if isQuick { usleep(50_000) }
        try workspace.build()
        let number = LinearHashing.bucket(of: "thing-7", among: 10)
        #expect(try changes(before, workspace) == ["api/listings.json", "api/listings/\(number).json"])
        let new = try manifest(workspace)
        #expect(new.packs.indices.filter { new.packs[$0] != old.packs[$0] } == [number])
        #expect(new.packs[number].digest != old.packs[number].digest)
        #expect(try new.packs[number].digest == pack(number, workspace).digest)
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    @Test(.endurance) func aListingThatComesOrGoesChangesFewPacks() throws {
        // With three listings of the board there is room for one more in the second pack.
        let workspace = try board(124)
        try workspace.build()
        #expect(try manifest(workspace).packs.count == 2 && manifest(workspace).listings == 127)
        var before = try workspace.contents()
        try workspace.write("items/thing-900.yaml", Self.thing(900))
        try workspace.build()
        let last = LinearHashing.bucket(of: "thing-900", among: 2)
        #expect(try changes(before, workspace) == ["api/listings.json", "api/listings/\(last).json"])
        before = try workspace.contents()
        try workspace.write("items/thing-901.yaml", Self.thing(901))
        try workspace.build()
        #expect(try manifest(workspace).packs.count == 3)
        let divided = Set([0, 2, LinearHashing.bucket(of: "thing-901", among: 3)].map { "api/listings/\($0).json" })
        #expect(try changes(before, workspace) == divided.union(["api/listings.json"]))
        try FileManager.default.removeItem(atPath: workspace.content + "/items/thing-901.yaml")
        try workspace.build()
        #expect(try changes(before, workspace).isEmpty)
    }

    @Test func aListingThatIsClosedKeepsWhatItWas() throws {
        let workspace = try Workspace(board: "closed")
        try workspace.build()
        let json = try JSONSerialization.jsonObject(with: Data(workspace.published("api/listings/0.json"))) as? [String: Any]
        let listings = try #require(json?["listings"] as? [[String: Any]])
        #expect(listings.count == 4)
        for listing in listings where listing["open"] as? Bool == false {
            #expect(listing["status"] is String && listing["price_cents"] is Int && listing["url"] is String)
            for name in ["contact", "description_html", "fields", "images", "inspections", "tags"] { #expect(listing[name] == nil) }
        }
    }

    @Test func aBoardWithoutListingsHasAnEmptyManifest() throws {
        let workspace = try Workspace(board: "empty")
        try workspace.build()
        let manifest = try manifest(workspace)
        #expect(manifest.listings == 0 && manifest.open == 0 && manifest.packs.isEmpty)
        #expect(try !workspace.paths().contains { $0.hasPrefix("api/listings/") })
    }
}
