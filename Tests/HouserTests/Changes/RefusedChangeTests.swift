import Foundation
import TestSupport
import Testing

@testable import Findings

/// Changes that nobody may make, or not whoever proposes them.
@Suite struct RefusedChangeTests {
    private typealias Board = ProposedChange

    static let changes: [ProposedChange] = [
        ProposedChange("a price changes without a row", as: "maria-r", refused: [Board.terrace: "price-row"]) {
            try $0.edit(Board.terrace, "rent: 520", "rent: 500")
        },
        ProposedChange("the row of an earlier price is not one of this", as: nil, refused: [Board.lamp: "price-row"]) {
            try $0.edit(Board.lamp, "price: 20", "price: 25")
            try $0.edit(Board.lamp, "price: 25}]", "price: 25}, {on: 2026-11-21, price: 30}]")
        },
        ProposedChange("the day of listing moves", as: "boss-1", refused: [Board.terrace: "listed-kept"]) {
            try $0.edit(Board.terrace, "listed: 2026-11-18", "listed: 2026-11-19")
        },
        ProposedChange("an id changes", as: "maria-r", refused: [Board.terrace: "id-kept"]) {
            try $0.edit(Board.terrace, "owner: maria", "id: terrace\nowner: maria")
        },
        ProposedChange("an id is taken out", as: nil, refused: ["rentals/quiet-flat.yaml": "id-kept"]) {
            try $0.edit("rentals/quiet-flat.yaml", "id: clifton-flat-2026\n", "")
        },
        ProposedChange("a row of the history goes", as: "maria-r", refused: [Board.terrace: "history-kept"]) {
            try $0.edit(Board.terrace, Board.history, "")
        },
        ProposedChange("a row of the history changes", as: "lean", refused: [Board.lamp: "history-kept"]) {
            try $0.edit(Board.lamp, "price: 25}", "price: 45}")
        },
        ProposedChange("a renamed file loses its id", as: "lean", refused: ["items/light.md": "renamed-file"]) {
            try $0.move(Board.lamp, to: "items/light.md")
            try $0.edit("items/light.md", "title: Green lamp", "title: Green light")
        },
        ProposedChange("somebody changes another's rent", as: "stranger", refused: [Board.terrace: "listing-owner"]) {
            try $0.edit(Board.terrace, "rent: 520", "rent: 90")
            try $0.edit(Board.terrace, Board.history, Board.history + "  - {on: 2026-11-21, rent: 520}\n")
        },
        ProposedChange("somebody makes a listing theirs", as: "LeaN", refused: [Board.terrace: "listing-owner"]) {
            try $0.edit(Board.terrace, "owner: maria", "owner: lea")
        },
        ProposedChange("somebody hands a listing to another", as: "lean", refused: [Board.lamp: "listing-owner"]) {
            try $0.edit(Board.lamp, "owner: lea", "owner: maria")
        },
        ProposedChange("somebody lists as another", as: "lean", refused: ["items/chair.md": "listing-owner"]) {
            try $0.write("items/chair.md", Board.thing("Red chair", of: "maria"))
        },
        ProposedChange("somebody deletes another's listing", as: "lean", refused: ["items/oak-desk.md": "listing-owner"]) {
            try $0.remove("items/oak-desk.md")
        },
        ProposedChange(
            "somebody puts a file beside another's folder", as: "lean",
            refused: ["rentals/gipps-street-terrace.md": "listing-owner"]
        ) {
            try $0.write("rentals/gipps-street-terrace.md", try $0.source(Board.terrace).replacing("owner: maria", with: "owner: lea"))
        },
        ProposedChange(
            "somebody changes another's picture", as: "lean",
            refused: ["rentals/gipps-street-terrace/front.jpg": "listing-owner"]
        ) {
            let folder = $0.content + "/rentals/gipps-street-terrace/"
            try FileManager.default.removeItem(atPath: folder + "front.jpg")
            try FileManager.default.copyItem(atPath: folder + "kitchen.png", toPath: folder + "front.jpg")
        },
        ProposedChange("somebody takes another's address", as: "lean", refused: [Board.lamp: "listing-owner"]) {
            try $0.edit(Board.lamp, "owner: lea", "was: [rentals/gipps-street-terrace]\nowner: lea")
        },
        ProposedChange("an owner without an account changes a listing", as: "tom", refused: ["rentals/quiet-flat.yaml": "listing-owner"]) {
            try $0.edit("rentals/quiet-flat.yaml", "bathrooms: 1", "bathrooms: 2")
        },
        ProposedChange(
            "somebody makes another's file theirs, to change a listing", as: "stranger",
            refused: ["people/tom.yaml": "person-owner", "rentals/quiet-flat.yaml": "listing-owner"]
        ) {
            try $0.edit("people/tom.yaml", "role: agent", "role: agent\nforge: stranger")
            try $0.edit("rentals/quiet-flat.yaml", "bathrooms: 1", "bathrooms: 2")
        },
        ProposedChange("somebody changes another's phone", as: "lean", refused: ["people/maria.yaml": "person-owner"]) {
            try $0.edit("people/maria.yaml", "phone: 0491 570 156", "phone: 0491 570 158")
        },
        ProposedChange("somebody puts another file beside another's", as: "stranger", refused: ["people/maria.yml": "person-owner"]) {
            try $0.write("people/maria.yml", Board.person("Maria Rossi", "forge: stranger\n"))
        },
        ProposedChange("somebody deletes another's file", as: "lean", refused: ["people/tom.yaml": "person-owner"]) {
            try $0.remove("people/tom.yaml")
        },
        ProposedChange(
            "somebody renames another's folder", as: "lean",
            refused: [
                "rentals/terrace/index.md": "listing-owner", "rentals/gipps-street-terrace/front.jpg": "listing-owner",
            ]
        ) {
            try $0.move("rentals/gipps-street-terrace", to: "rentals/terrace")
            try $0.edit("rentals/terrace/index.md", "owner: maria", "id: gipps-street-terrace\nowner: lea")
        },
        ProposedChange("a new file names another's account", as: "stranger", refused: ["people/kit.yaml": "person-owner"]) {
            try $0.write("people/kit.yaml", Board.person("Kit Field", "forge: maria-r\n"))
        },
        ProposedChange("a new file names no account", as: "stranger", refused: ["people/kit.yaml": "person-owner"]) {
            try $0.write("people/kit.yaml", Board.person("Kit Field", ""))
        },
        ProposedChange("a new file takes another's handle", as: "stranger", refused: ["people/kit.yaml": "person-owner"]) {
            try $0.write("people/kit.yaml", Board.person("Kit Field", "forge: stranger\nwas: [maria]\n"))
        },
        ProposedChange("somebody new brings two listings", as: "stranger", refused: ["items/table.md": "first-listing"]) {
            try $0.write("people/kit.yaml", Board.person("Kit Field", "forge: stranger\n"))
            try $0.write("items/chair.md", Board.thing("Red chair", of: "kit"))
            try $0.write("items/table.md", Board.thing("Red table", of: "kit"))
        },
        ProposedChange("somebody new brings a listing alone", as: "stranger", refused: ["items/chair.md": "listing-owner"]) {
            try $0.write("items/chair.md", Board.thing("Red chair", of: "kit"))
        },
        ProposedChange("somebody makes themselves a maintainer", as: "maria-r", refused: ["board.yaml": "maintainers-only"]) {
            try $0.edit("board.yaml", "maintainers: [boss-1]", "maintainers: [boss-1, maria-r]")
        },
        ProposedChange(
            "somebody changes what belongs to nobody", as: "maria-r",
            refused: [
                "pages/about.md": "maintainers-only", "places/stations.yaml": "maintainers-only",
                "kinds/boat.yaml": "maintainers-only", "./.github/workflows/board.yml": "maintainers-only",
                "./templates/note.txt": "maintainers-only", "./templates/about.mustache": "maintainers-only",
            ]
        ) {
            try $0.write("pages/about.md", try $0.source("pages/about.md") + "More.\n")
            try $0.remove("places/stations.yaml")
            try $0.write("kinds/boat.yaml", "kind: boat\nfields:\n  length: {type: number, unit: m}\n")
            try $0.writeBeside(".github/workflows/board.yml", "name: other\n")
            try $0.writeBeside("templates/note.txt", "Something.\n")
            try $0.writeBeside("templates/about.mustache", "Mine.\n")
            try $0.git("add", "--all")
        },
        ProposedChange("a listing's owner changes a comment", as: "maria-r", refused: [Board.talk + "2026-11-20-lea.md": "talk-author"]) {
            try $0.edit(Board.talk + "2026-11-20-lea.md", "quiet", "lovely")
        },
        ProposedChange("somebody shows what was hidden", as: "maria-r", refused: [Board.talk + "2026-11-20-tom.md": "talk-author"]) {
            try $0.edit(Board.talk + "2026-11-20-tom.md", "hidden: yes\n", "")
        },
        ProposedChange(
            "somebody claims that a comment was brought from elsewhere", as: "stranger",
            refused: [Board.talk + "2026-11-21-jo.md": "talk-author"]
        ) {
            try $0.write(
                Board.talk + "2026-11-21-jo.md",
                Board.comment("name: Jo\nsource: https://jo.example/1\nimported: \"0123\""))
        },
        ProposedChange("somebody writes as another", as: "stranger", refused: [Board.talk + "2026-11-21-lea.md": "talk-author"]) {
            try $0.write(Board.talk + "2026-11-21-lea.md", Board.comment("handle: lea"))
        },
        ProposedChange(
            "somebody deletes another's comment", as: "stranger",
            refused: ["comments/clifton-flat-2026/2026-11-20-jo.md": "talk-author"]
        ) { try $0.remove("comments/clifton-flat-2026/2026-11-20-jo.md") },
        ProposedChange(
            "somebody likes a listing twice", as: "stranger",
            refused: ["reactions/gipps-street-terrace/other.yaml": "talk-author"]
        ) {
            for name in ["stranger", "other"] { try $0.write("reactions/gipps-street-terrace/\(name).yaml", "like: yes\n") }
        },
    ]

    @Test(arguments: changes) func isRefused(_ change: ProposedChange) throws {
        let judged = try change.judged()
        for (place, found) in judged.enumerated() {
            let errors = found.filter { $0.severity == .error && ProposedChange.rules.contains($0.rule) }
            #expect(Set(errors.map { ProposedChange.Refusal(rule: $0.rule, file: $0.file) }) == change.refused, "\(place)")
            #expect(errors.count == change.refused.count && errors.allSatisfy { $0.fix != nil && !$0.reason.isEmpty }, "\(place)")
        }
    }

    private static let kept: Set<String> = ["id-kept", "listed-kept", "history-kept", "price-row", "renamed-file"]

    /// The lines to paste put the change right.
    @Test(arguments: changes.filter { $0.refused.allSatisfy { kept.contains($0.rule) } })
    func theFixIsOne(_ change: ProposedChange) throws {
        let workspace = try ProposedChange.board()
        try change.make(workspace)
        let found = try ProposedChange.findings(workspace.project(), base: "HEAD", change.account)
        let finding = try #require(found.first { ProposedChange.rules.contains($0.rule) && $0.severity == .error })
        var fix = try #require(finding.fix)
        var lines = try workspace.source(finding.file).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if let row = fix.split(separator: "\n").last, fix.hasPrefix("Add below") {
            fix = String(row)
            lines.insert(fix, at: 1 + (lines.lastIndex { $0.hasPrefix("  - {on: ") } ?? 0))
        } else if lines[finding.span.line - 1].prefix(while: { $0 != ":" }) == fix.prefix(while: { $0 != ":" }) {
            lines[finding.span.line - 1] = fix
        } else {
            lines.removeAll { $0.hasPrefix("history: ") && fix.hasPrefix("history: ") }
            lines.insert(fix, at: lines[0] == "---" ? 1 : 0)
        }
        try workspace.write(finding.file, lines.joined(separator: "\n"))
        #expect(try ProposedChange.findings(workspace.project(), base: "HEAD", change.account).filter { $0.severity == .error } == [])
    }
}
