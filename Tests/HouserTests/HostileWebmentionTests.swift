import Foundation
import TestSupport
import Testing

@testable import Bytes
@testable import ListingKit
@testable import Values

/// Whatever stands in an export of webmentions, the board can be published after its import.
@Suite struct HostileWebmentionTests {
    private static let desk = "https://small.example/items/oak-desk/"
    private static let hiding = "https://small.example/rentals/quiet-flat/"

    /// What an entry says instead of what a usual one says.
    private static let facts: [String] =
        links + authors + [
            ##""published": "0001-01-01""##, ##""published": "9999-99-99""##, ##""published": "9999-12-31""##,
            ##""published": "1899-12-31""##, ##""published": null, "wm-received": "2026-11-20T10:00:00Z""##,
            ##""published": "0001-01-01", "wm-received": "2026-11-20""##, ##""content": {"text": "\##(many)"}"##,
            ##""content": {"text": "\##(String(repeating: "[", count: 4_000))"}"##, ##""content": {"text": "\uFFFE\u0000"}"##,
            ##""content": {"text": "\##(String(repeating: #"a\n\n"#, count: 5_000))"}"##,
            ##""content": {"text": "---\n---\nhidden: yes\n---"}"##, ##""content": {"text": "…"}"##,
            ##""content": {"html": "<script>x</script>"}"##, ##""content": {"html": "<p>A &amp; &#x202E;b"}"##,
            ##""content": null, "name": "\u3164""##, ##""wm-id": 1.5"##, ##""wm-id": -1"##, ##""wm-id": 1e300"##,
            ##""wm-id": "a/../b""##, ##""wm-id": true"##, ##""wm-id": null"##,
        ]

    private static let links: [String] = [
        ##""url": "https://a.example/x:""##, ##""url": "https://a.example/x: y""##, ##""url": "https://a.example/ # no""##,
        ##""url": "https://a.example/\##(String(repeating: "é", count: 900))""##,
        ##""url": "https://a.example/\##(String(repeating: "a", count: 1_990))""##,
        ##""url": "https://\##(String(repeating: "a.", count: 125))au/", "author": {"name": ""}"##, ##""url": "javascript:alert(1)""##,
        ##""url": "https://a.example/\u202Ex""##, ##""url": "https://a.example/\"\n---\nhidden: yes""##, ##""url": "https://[::1/""##,
        ##""url": "https://a.example/%""##, ##""url": ["https://a.example/", "x"]"##, ##""url": {"x": 1}"##,
        ##""url": "https://a.example/x:", "wm-property": "like-of""##, ##""url": "https://a.example/#: ", "wm-property": "like-of""##,
        ##""url": "https://a.example/81-ramsden-street", "wm-target": "\##(hiding)""##,
    ]

    private static let authors: [String] = [
        ##""author": {"name": "A\uFFFEB"}"##, ##""author": {"name": "\uFFFF"}"##, ##""author": {"name": "\uFDD0\uD83F\uDFFE"}"##,
        ##""author": {"name": "\uFEFFA\uFEFF"}"##, ##""author": {"name": "…"}"##, ##""author": {"name": "..."}"##,
        ##""author": {"name": "~"}"##, ##""author": {"name": "“Jo”"}"##, ##""author": {"name": "null # x"}"##,
        ##""author": {"name": "\u0085\u2028a\u007F\u009F"}"##, ##""author": {"name": "\##(many)"}"##,
        ##""author": [{"name": "A"}, "b"]"##, ##""author": "\u200B""##, ##""author": {"name": "'\"\\x41\\"}"##,
        ##""author": {"name": "81 Ramsden Street"}, "wm-target": "\##(hiding)""##,
        ##""content": {"text": "At 81 Ramsden St"}, "wm-target": "\##(hiding)""##,
    ]

    private static let many = String(repeating: "x", count: 100_000)

    /// An export of replies that say such facts instead of the usual ones; each has a number of its own.
    private func export(_ facts: [String], from first: Int = 100) throws -> [UInt8] {
        let usual: [String: Any] = [
            "type": "entry", "url": "https://a.example/1", "published": "2026-11-20", "wm-property": "in-reply-to",
            "wm-target": Self.desk, "author": ["name": "Jo"], "content": ["text": "Hi"],
        ]
        let entries = try facts.enumerated().map { number, facts in
            let own = try JSONSerialization.jsonObject(with: Data("{\(facts)}".utf8)) as? [String: Any] ?? [:]
            return usual.merging(["wm-id": first + number, "author": ["name": "Jo \(number)"]]) { $1 }.merging(own) { $1 }
        }
        return Array(try JSONSerialization.data(withJSONObject: ["children": entries]))
    }

    private func plan(_ bytes: [UInt8], _ workspace: Workspace) throws -> WebmentionImport.Plan {
        try #require(WebmentionImport(try workspace.check())).plan(bytes, in: workspace.content)
    }

    @Test func whatIsImportedIsNeverRefused() throws {
        let workspace = try Workspace(board: "small")
        let plan = try plan(try export(Self.facts), workspace)
        #expect(plan.files.count + plan.notes.count == Self.facts.count && plan.files.count > 25, "\(plan.notes)")
        for file in plan.files { try file.write(in: workspace.content) }
        #expect(try workspace.check().diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        #expect(try workspace.build().publication != nil)
        #expect(try self.plan(try export(Self.facts), workspace).files.count == plan.files.count, "and so the next time")
        let told = plan.notes.filter { $0.contains("Ramsden") }
        #expect(told.isEmpty, "notes give no street away")
        #expect(plan.files.allSatisfy { !$0.text.contains("Ramsden") && !$0.text.contains("ramsden") })
    }

    @Test(arguments: ["true", "\"true\"", "\"false\"", "1", "0", "[]", "{}"]) func whatMayBePrivateIs(value: String) throws {
        let workspace = try Workspace(board: "small")
        let text = String(decoding: try export([##""wm-private": "HERE""##]), as: UTF8.self)
        #expect(try plan(Array(text.replacing("\"HERE\"", with: value).utf8), workspace).notes.first?.contains("it is private") == true)
        for open in ["false", "null"] { #expect(try plan(Array(text.replacing("\"HERE\"", with: open).utf8), workspace).files.count == 1) }
    }

    @Test func aNumberThatIsNotWholeTakesNoOthersPlace() throws {
        let workspace = try Workspace(board: "small")
        let plan = try plan(try export([##""wm-id": 1.5"##, ##""wm-id": 1"##, ##""wm-id": 2.0"##]), workspace)
        #expect(plan.files.map(\.path) == ["comments/oak-desk/webmention-1.md", "comments/oak-desk/webmention-2.md"])
        #expect(plan.notes == ["Entry 1, \"1.5\", was left out: its wm-id is neither a whole number nor a short word."])
    }

    /// What pages that only link here say of themselves, and what has no plain text.
    @Test func titlesAndHTMLAreWordsToo() throws {
        let workspace = try Workspace(board: "small")
        let html =
            ##"<style>p{}</style><p title=\"a>b\">Solid &amp; <b>heavy</b>,<br>isn&#39;t it?</p>\n<script>alert(1)</script><!-- no --> Yes &lt;b&gt;"##
        let mention = ##""wm-property": "mention-of", "content": "##
        let plan = try plan(
            try export([
                mention + ##"null, "name": "A desk *I* like""##, ##""content": {"html": "\##(html)"}"##,
                mention + ##"{"html": "<img src=x onerror=alert(1)>"}"##,
            ]), workspace)
        #expect(plan.files.count == 2 && plan.notes.first?.hasSuffix("it says nothing.") == true)
        #expect(plan.files.first?.text.hasSuffix("---\nA desk \\*I\\* like\n") == true)
        #expect(
            plan.files.last?.text.hasSuffix("---\nSolid \\& heavy,\nisn't it?\nYes \\<b\\>\n") == true, "\(plan.files.last?.text ?? "")")
    }

    /// A listing is found under the address that it had before its file was renamed.
    @Test func oldAddressesLeadToRenamedListings() throws {
        let workspace = try Workspace(board: "small")
        let plan = try plan(
            try export([##""wm-target": "https://small.example/rentals/clifton-flat-2026/""##, ##""wm-target": "\##(Self.hiding)""##]),
            workspace
        )
        #expect(plan.files.map(\.path) == ["comments/clifton-flat-2026/webmention-100.md", "comments/clifton-flat-2026/webmention-101.md"])
    }

    @Test func aFloodStopsAtWhatAListingTakes() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("comments/oak-desk/old.md", "---\nname: Jo\ndate: 2026-11-20\n---\nHi\n")
        try workspace.write("comments/oak-desk/gone.md", "---\nhidden: yes\n---\n")
        let bytes = try export((0..<1_005).map { "\"url\": \"https://brid.gy/\($0)\"" }, from: 5_000)
        let plan = try plan(bytes, workspace)
        #expect(plan.files.count == 999 && plan.notes.count == 6)
        #expect(plan.notes.last == "Entry 1005, \"6004\", was left out: its listing shows 1,000 comments, and takes no more.")
        for file in plan.files { try file.write(in: workspace.content) }
        #expect(try workspace.check().diagnostics.isEmpty)
        #expect(try self.plan(bytes, workspace).files.count == 999, "what is there counts once")
        // Hidden ones make room.
        try workspace.edit("comments/oak-desk/webmention-5000.md", "name: ", "hidden: yes\nname: ")
        #expect(try self.plan(bytes, workspace).files.count == 1_000)
    }

    /// Nobody fills a listing's comments alone, and nobody is several people who like it.
    @Test func aFloodOfOneSenderStopsEarlier() throws {
        let workspace = try Workspace(board: "small")
        func replies(_ host: String, _ name: (Int) -> String) throws -> Int {
            let facts = (0..<80).map { "\"url\": \"https://\(host)/\($0)\", \"author\": {\"name\": \"\(name($0))\"}" }
            return try plan(try export(facts), workspace).files.count
        }
        #expect(try replies("a.example") { _ in "Jo" } == 10)
        #expect(try replies("a.example") { "Jo \($0)" } == 50)
        #expect(try replies("brid.gy") { _ in "Jo" } == 10)
        #expect(try replies("brid.gy") { "Jo \($0)" } == 80)
        let author = "\"author\": {\"name\": \"Jo\", \"url\": \"https://jo.example/\"}"
        let likes = (0..<40).map { "\"wm-property\": \"like-of\", \"url\": \"https://a.example/\($0)\", \(author)" }
        for file in try plan(try export(likes), workspace).files { try file.write(in: workspace.content) }
        #expect(try workspace.check().talks["oak-desk"]?.likes == 1)
        let others = (0..<40).map { "\"wm-property\": \"like-of\", \"url\": \"https://b.example/\($0 / 2)\"" }
        for file in try plan(try export(others, from: 500), workspace).files { try file.write(in: workspace.content) }
        #expect(try workspace.check().talks["oak-desk"]?.likes == 21)
    }

    @Test func noExportTakesLong() throws {
        let workspace = try Workspace(board: "small")
        let deep = "[{\"wm-id\": 1, \"author\": " + String(repeating: "[", count: 480) + String(repeating: "]", count: 480) + "}]"
        #expect(throws: WebmentionImport.Unreadable.self) { try plan(Array(deep.utf8), workspace) }
        let level = String(repeating: "[", count: 28) + String(repeating: "]", count: 28)
        let entry =
            "{\"wm-id\": 1, \"author\": \(level), \"content\": \(level), \"url\": \(level), \"x\": [\(String(repeating: "1,", count: 500))1]}"
        let flat = Array(("[" + Array(repeating: entry, count: 9_000).joined(separator: ",") + "]").utf8)
        #expect(try plan(flat, workspace).notes.count == 9_000)
    }
}
