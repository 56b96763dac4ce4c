import Foundation
import ListingKit
import SiteKit
import TestSupport
import Testing

@testable import Findings

/// A change that somebody proposes to a board with owners, a maintainer, comments and reactions.
struct ProposedChange: Sendable, CustomTestStringConvertible {
    /// Who does what.
    let name: String
    /// The account of whoever proposes it; nil if nobody asks.
    let account: String?
    /// The rules that refuse it, each with the file that it names.
    let refused: Set<Refusal>
    let make: @Sendable (Workspace) throws -> Void

    struct Refusal: Hashable, CustomStringConvertible {
        let rule: String
        let file: String
        var description: String { "\(file) [\(rule)]" }
    }

    var testDescription: String { name }

    /// A change that may be made.
    init(_ name: String, as account: String?, _ make: @escaping @Sendable (Workspace) throws -> Void) {
        self.init(name, as: account, refused: [:], make)
    }

    /// A change that is refused; see the properties.
    init(
        _ name: String, as account: String?, refused: [String: String], _ make: @escaping @Sendable (Workspace) throws -> Void
    ) {
        self.name = name
        self.account = account
        self.refused = Set(refused.map { Refusal(rule: $0.value, file: $0.key) })
        self.make = make
    }

    static let terrace = "rentals/gipps-street-terrace/index.md"
    static let history = "history:\n  - {on: 2026-11-20, rent: 550}\n"
    static let lamp = "items/lamp.md"
    static let talk = "comments/gipps-street-terrace/"

    /// A thing of somebody.
    static func thing(_ title: String, of owner: String, _ more: String = "") -> String {
        "---\ntitle: \(title)\nowner: \(owner)\naddress: {suburb: Brunswick, state: VIC, postcode: 3056}\nprice: 20\n"
            + "category: furniture\ncondition: good\nlisted: 2026-11-20\n\(more)---\nIt works.\n"
    }

    /// Somebody who can be called.
    static func person(_ name: String, _ more: String) -> String { "name: \(name)\nphone: 0491 570 157\n\(more)" }

    static func comment(_ author: String, _ text: String = "Is it quiet?") -> String {
        "---\n\(author)\ndate: 2026-11-20\n---\n\(text)\n"
    }

    /// The board, committed. `boss-1` maintains it, and tom has named no account.
    static func board() throws -> Workspace {
        let workspace = try Workspace()
        for (path, bytes) in try committed.get() {
            let file = workspace.folder + "/" + path
            guard let bytes else {
                try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
                continue
            }
            try bytes.write(to: URL(filePath: file))
        }
        return workspace
    }

    /// All files and folders of it, folders without bytes and before what is in them: to write them takes less than to start `git`.
    private static let committed = Result {
        let workspace = try Workspace(board: "small")
        try workspace.edit("board.yaml", "contact: ", "maintainers: [boss-1]\ncontact: ")
        try workspace.write("people/lea.yaml", person("Lea Novak", "forge: LeaN\n"))
        try workspace.write(lamp, thing("Green lamp", of: "lea", "history: [{on: 2026-11-20, price: 25}]\n"))
        try workspace.write("comments/clifton-flat-2026/2026-11-20-lea.md", comment("handle: lea"))
        try workspace.write("comments/clifton-flat-2026/2026-11-20-jo.md", comment("name: Jo"))
        try workspace.write(talk + "2026-11-20-lea.md", comment("handle: lea"))
        try workspace.write(talk + "2026-11-20-tom.md", "---\nhandle: tom\ndate: 2026-11-20\nhidden: yes\n---\nNo.\n")
        for name in ["lea", "maria"] { try workspace.write("reactions/gipps-street-terrace/\(name).yaml", "like: yes\n") }
        try workspace.writeBeside(".github/workflows/board.yml", "name: board\n")
        try workspace.writeBeside("templates/note.txt", "Nothing.\n")
        try workspace.commit()
        return try FileManager.default.subpathsOfDirectory(atPath: workspace.folder).filter { !$0.hasPrefix(".git/hooks/") }.sorted().map {
            (path: $0, bytes: FileManager.default.contents(atPath: workspace.folder + "/" + $0))
        }
    }

    /// What is found on the change: before it is committed, afterwards by whoever, and in a clone of the two commits alone.
    func judged() throws -> [[Diagnostic]] {
        let workspace = try Self.board()
        try make(workspace)
        let open = try Self.findings(workspace.project(), base: "HEAD", account)
        // Anybody can write any name into a commit.
        try workspace.commit(as: "boss-1")
        let committed = try Self.findings(workspace.project(), base: "main~1", account)
        try workspace.git("clone", "--quiet", "--depth=2", "file://\(workspace.folder)", "clone")
        let shallow = try Self.findings(workspace.project(at: workspace.folder + "/clone"), base: "HEAD^", account)
        return [open, committed, shallow]
    }

    static func findings(_ project: Project, base: String, _ account: String?) throws -> [Diagnostic] {
        try Build(project).check(comparison: Comparison(base: base, account: account), observer: Unobserved()).diagnostics
    }

    /// The rules on changes, which no other check cites as an error.
    static let rules: Set<String> = [
        "id-kept", "listed-kept", "history-kept", "price-row", "renamed-file", "listing-owner", "person-owner", "first-listing",
        "talk-author", "maintainers-only",
    ]
}
