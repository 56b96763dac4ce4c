import TestSupport
import Testing

@testable import Findings
@testable import ListingKit

/// What is printed to paste never publishes the name of somebody who only looks for a home.
@Suite struct HiddenNameFixTests {
    private static func request(_ lines: [String: String] = [:]) -> String {
        var facts = [
            "title": "Somebody quiet looks for a room", "owner": "noor", "budget": "320", "looking-for": "[room]",
            "available": "2026-12-01",
            "listed": "2026-11-18", "address": "{suburb: Collingwood, state: VIC, postcode: 3066}",
            "description": "I read, and I wash up.",
        ]
        facts.merge(lines) { $1 }
        return facts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }.joined()
    }

    private static let noor = "name: Noor Zabriskie\nrole: looking\nphone: 0491 570 156\n"

    private static let files: [[(path: String, text: String)]] = [
        [("wanted/quiet.yaml", request(["owner": "Noor Zabriskie"]))],
        [("wanted/quiet.yaml", request(["team": "[Noor Zabriskie]"])), ("people/tim.yaml", "name: Tim\nemail: t@board.example\n")],
        [("wanted/quiet.yaml", request(["team": "[asha]"])), ("people/noor.yaml", noor)],
        [("wanted/Noor Zabriskie.yaml", request()), ("people/noor.yaml", noor)],
        [("wanted/Noor Zabriskie.yaml", request(["title": ""])), ("people/noor.yaml", noor)],
        [("wanted/noor-zabriskie.yaml", request()), ("people/noor.yaml", noor)],
        [("wanted/quiet.yaml", request(["id": "noor-zabriskie"])), ("people/noor.yaml", noor)],
        [("wanted/quiet.yaml", request()), ("people/Noor Zabriskie.yaml", noor)],
        [("wanted/quiet.yaml", request()), ("people/Noor_Zabriskie.yaml", noor.replacing("looking", with: "owner"))],
        [("wanted/quiet.yaml", request()), ("people/noor.yaml", noor.replacing("role: looking\n", with: ""))],
        [("wanted/quiet.yaml", request(["description": "Yours, Noor Zabriskie."])), ("people/noor.yaml", noor)],
        [("wanted/quiet.yaml", request(["contact": "{name: Noor Zabriskie}"])), ("people/noor.yaml", noor)],
        [("wanted/quiet.yaml", request(["owner": "noor-zabriskie"])), ("people/noor-zabriskie.yaml", noor)],
        [("wanted/quiet.yaml", request()), ("people/noor.yaml", noor + "about: I'm Noor Zabriskie.\nstatus: Zabriskie is packing\n")],
    ]

    @Test(arguments: files.indices) func noFixHasTheSurname(row: Int) throws {
        let workspace = try Workspace(board: "small")
        for file in Self.files[row] { try workspace.write(file.path, file.text) }
        let own = Set(Self.files[row].map(\.path))
        let found = try workspace.check().diagnostics.filter { own.contains($0.file) }
        // A fix may repeat what stands in the line that it is for, but never brings the name to another place.
        for finding in found where !(finding.sourceLine ?? "").lowercased().contains("zabriskie") || finding.rule == "owner-exists" {
            #expect(!(finding.fix ?? "").lowercased().contains("zabriskie"), "\(finding)")
        }
    }

    @Test func afterTheFixTheNameIsNowhere() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("people/noor.yaml", Self.noor)
        try workspace.write("wanted/quiet.yaml", Self.request(["team": "[Asha Quillfeather]"]))
        let found = try workspace.check().diagnostics.filter { $0.file == "wanted/quiet.yaml" }
        #expect(found.map(\.fix) == ["Make the file people/asha.yaml:\nname: …\nrole: looking"])
        try workspace.write("people/asha.yaml", "name: Asha Quillfeather\nrole: looking\n")
        let next = try workspace.check().diagnostics.filter { $0.file == "wanted/quiet.yaml" }
        #expect(next.map(\.fix) == ["team: asha"] || next.map(\.fix) == ["team: [asha]"], "\(next)")
        try workspace.write("wanted/quiet.yaml", Self.request(["team": "[asha]"]))
        #expect(try workspace.build().publication != nil)
        for path in try workspace.paths() {
            let text = String(decoding: try workspace.published(path), as: UTF8.self).lowercased()
            #expect(!text.contains("quillfeather") && !text.contains("zabriskie") && !path.contains("quillfeather"), "\(path)")
        }
    }

    @Test func aNameInTheAddressGetsAWarning() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("people/noor.yaml", Self.noor)
        try workspace.write("wanted/room-zabriskie.yaml", Self.request())
        try workspace.write("wanted/quiet.yaml", Self.request(["id": "zabriskie-room"]))
        let found = try workspace.check().diagnostics.filter { $0.rule == "suburb-alone" }
        #expect(
            found.map(\.message) == [
                "this id has your surname, \"Zabriskie\", in it", "the file's name has your surname, \"Zabriskie\", in it",
            ])
        #expect(found.map(\.severity) == [.warning, .warning])
        // A surname that is an everyday word means somebody beside a first name alone.
        try workspace.write("people/kim.yaml", "name: Kim Park\nrole: looking\nphone: 0491 570 157\n")
        try workspace.write("wanted/room-near-park.yaml", Self.request(["owner": "kim"]))
        #expect(try workspace.check().diagnostics.filter { $0.file == "wanted/room-near-park.yaml" } == [])
        try workspace.write("wanted/kim-park.yaml", Self.request(["owner": "kim"]))
        #expect(try workspace.check().diagnostics.filter { $0.file == "wanted/kim-park.yaml" }.count == 1)
    }
}
