import Foundation
import TestSupport
import Testing

@testable import Findings

/// Changes that whoever proposes them may make.
@Suite struct AllowedChangeTests {
    private typealias Board = ProposedChange

    static let changes: [ProposedChange] = [
        ProposedChange("an owner lowers the rent and says so", as: "maria-r") {
            try $0.edit(Board.terrace, "rent: 520", "rent: 500")
            try $0.edit(Board.terrace, Board.history, Board.history + "  - {on: 2026-11-21, rent: 520}\n")
        },
        ProposedChange("capitals of an account make no difference", as: "@MARIA-R") {
            try $0.edit(Board.terrace, "confirmed: 2026-11-20", "confirmed: 2026-11-21")
        },
        ProposedChange("an owner has let the home", as: "maria-r") {
            try $0.edit(Board.terrace, Board.history, "status: let\n" + Board.history + "  - {on: 2026-11-21, status: available}\n")
        },
        ProposedChange("an owner adds a picture", as: "maria-r") {
            let folder = $0.content + "/rentals/gipps-street-terrace/"
            try FileManager.default.copyItem(atPath: folder + "front.jpg", toPath: folder + "side.jpg")
            try $0.edit(Board.terrace, "images: [", "images: [{file: side.jpg, alt: The side}, ")
        },
        ProposedChange("an owner takes another picture", as: "maria-r") {
            let folder = $0.content + "/rentals/gipps-street-terrace/"
            let text = try Data(contentsOf: URL(filePath: folder + "front.jpg"))
            try (text + Data([0])).write(to: URL(filePath: folder + "front.jpg"))
        },
        ProposedChange("an owner deletes a listing", as: "maria-r") { try $0.remove("items/oak-desk.md") },
        ProposedChange("an owner renames a folder and keeps the id", as: "maria-r") {
            try $0.move("rentals/gipps-street-terrace", to: "rentals/terrace")
            try $0.edit("rentals/terrace/index.md", "owner: maria", "id: gipps-street-terrace\nwas: [gipps-street-terrace]\nowner: maria")
        },
        ProposedChange("a file becomes a folder of the same name", as: "lean") {
            try $0.move(Board.lamp, to: "items/lamp/index.md")
        },
        ProposedChange("only the form of a history changes", as: "lean") {
            try $0.edit(Board.lamp, "history: [{on: 2026-11-20, price: 25}]", "history:\n  - price: 25.00\n    on: 2026-11-20")
        },
        ProposedChange("lines end otherwise", as: "lean") {
            try $0.write(Board.terrace, try $0.source(Board.terrace).replacing("\n", with: "\r\n"))
        },
        ProposedChange("somebody changes their own file", as: "maria-r") {
            try $0.edit("people/maria.yaml", "phone: 0491 570 156", "phone: 0491 570 157")
        },
        ProposedChange("somebody lists another thing", as: "maria-r") {
            try $0.write("items/chair.md", Board.thing("Red chair", of: "maria"))
        },
        ProposedChange("somebody known takes another handle", as: "LeaN") {
            try $0.move("people/lea.yaml", to: "people/lea-novak.yaml")
            try $0.edit("people/lea-novak.yaml", "forge: LeaN", "forge: LeaN\nwas: [lea]")
            try $0.edit(Board.lamp, "owner: lea", "owner: lea-novak")
            for path in ["clifton-flat-2026", "gipps-street-terrace"] {
                try $0.edit("comments/\(path)/2026-11-20-lea.md", "handle: lea", "handle: lea-novak")
            }
        },
        ProposedChange("somebody new brings one file and one listing", as: "Stranger") {
            try $0.write("people/kit.yaml", Board.person("Kit Field", "forge: stranger\n"))
            try $0.write("items/chair.md", Board.thing("Red chair", of: "kit"))
        },
        ProposedChange("somebody new brings one file", as: "stranger") {
            try $0.write("people/kit.yaml", Board.person("Kit Field", "forge: stranger\n"))
        },
        ProposedChange("somebody writes a comment under their handle", as: "lean") {
            try $0.write(Board.talk + "2026-11-21-lea.md", Board.comment("handle: lea"))
        },
        ProposedChange("somebody without a file writes a comment", as: "stranger") {
            try $0.write(Board.talk + "2026-11-21-kit.md", Board.comment("name: Kit"))
        },
        ProposedChange("an author changes a comment", as: "lean") {
            try $0.edit(Board.talk + "2026-11-20-lea.md", "quiet", "quiet at night")
        },
        ProposedChange("an author deletes a comment", as: "lean") { try $0.remove("comments/clifton-flat-2026/2026-11-20-lea.md") },
        ProposedChange("a listing's owner hides a comment", as: "maria-r") {
            try $0.edit(Board.talk + "2026-11-20-lea.md", "handle: lea", "handle: lea\nhidden: yes")
        },
        ProposedChange("a listing's owner deletes a comment and a reaction", as: "maria-r") {
            try $0.remove(Board.talk + "2026-11-20-lea.md")
            try $0.remove("reactions/gipps-street-terrace/lea.yaml")
        },
        ProposedChange("somebody without a file likes a listing", as: "Stranger") {
            try $0.write("reactions/gipps-street-terrace/stranger.yaml", "like: yes\n")
        },
        ProposedChange("somebody takes a like back", as: "maria-r") { try $0.remove("reactions/gipps-street-terrace/maria.yaml") },
        ProposedChange("a maintainer changes the board", as: "Boss-1") {
            try $0.edit("board.yaml", "tagline: A few", "tagline: Some")
            try $0.writeBeside(".github/workflows/board.yml", "name: other\n")
            try $0.edit("pages/about.md", "---\n", "---\n")
        },
        ProposedChange("a maintainer changes and hands over what is others'", as: "boss-1") {
            try $0.edit("rentals/quiet-flat.yaml", "owner: tom", "owner: maria")
            try $0.edit(Board.talk + "2026-11-20-tom.md", "hidden: yes\n", "")
            try $0.edit("people/tom.yaml", "role: agent", "role: agent\nforge: tom-o")
        },
        ProposedChange("where nobody asks who it is, anybody may", as: nil) {
            try $0.edit(Board.terrace, "confirmed: 2026-11-20", "confirmed: 2026-11-21")
            try $0.edit("people/tom.yaml", "role: agent", "role: agent\nforge: stranger")
        },
    ]

    @Test(arguments: changes) func isAllowed(_ change: ProposedChange) throws {
        for (place, found) in try change.judged().enumerated() {
            #expect(found.filter { $0.severity == .error } == [], "\(place)")
        }
    }

    @Test func aDeletionWarns() throws {
        let change = try #require(Self.changes.first { $0.name == "an owner deletes a listing" })
        for found in try change.judged() {
            let warning = try #require(found.first { $0.rule == "last-listing" && $0.file == "items/oak-desk.md" })
            #expect(warning.severity == .warning && warning.message == "this file was deleted, and its listing was open")
            #expect(warning.fix?.contains("status: withdrawn\nhistory: [{on: 2026-11-21, status: available}]") ?? false)
        }
    }
}
