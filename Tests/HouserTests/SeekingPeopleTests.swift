import Foundation
import TestSupport
import Testing

@testable import Findings
@testable import ListingKit
@testable import SiteKit

/// Of people who look for a home no more is published than a handle and how to reach them.
@Suite struct SeekingPeopleTests {
    private static let request = """
        title: Somebody quiet looks for a room
        owner: noor
        address: {suburb: Collingwood, state: VIC, postcode: 3066}
        budget: 320
        looking-for: [room]
        available: 2026-12-01
        tags: [quiet, near trams]
        team: [pat]
        listed: 2026-11-18
        confirmed: 2026-11-20
        description: I read, and I wash up.

        """

    private static func board(role: String = "", handle: String = "noor") throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.write(
            "people/\(handle).yaml",
            "name: Noor Zabriskie\n\(role)phone: 0491 570 156\nabout: Reads a lot.\nabn: 51 824 753 556\nlicence: Zabriskie 12\ncircles: [readers]\n"
        )
        try workspace.write("people/pat.yaml", "name: Pat Quillfeather\nrole: looking\nemail: pat@board.example\n")
        try workspace.write("circles/readers.yaml", "name: Readers\ntag: quiet\n")
        try workspace.write("wanted/noor-collingwood.yaml", request.replacing("owner: noor", with: "owner: \(handle)"))
        try workspace.write("comments/noor-collingwood/1.md", "---\nhandle: \(handle)\ndate: 2026-11-20\n---\nStill looking.\n")
        return workspace
    }

    /// Where the bytes of a text stand in any file of the output, in any form that such files have.
    private static func files(of workspace: Workspace, telling name: String) throws -> [String] {
        let forms = [name, name.lowercased(), name.uppercased()]
        return try workspace.paths().filter { path in
            let text = String(decoding: try workspace.published(path), as: UTF8.self).replacing("\r\n ", with: "")
            return forms.contains { text.contains($0) || path.contains($0) }
        }
    }

    @Test(arguments: ["", "role: owner\n", "role: looking\n"]) func noSurnameReachesTheSite(role: String) throws {
        let workspace = try Self.board(role: role)
        let result = try workspace.build()
        #expect(result.reading.diagnostics.allSatisfy { $0.severity != .error })
        #expect(try Self.files(of: workspace, telling: "Zabriskie") == [])
        #expect(try Self.files(of: workspace, telling: "Quillfeather") == [])
        #expect(try !workspace.text("people/noor/index.html").contains("51 824 753 556"))
        #expect(try workspace.text("people/index.html").contains("<bdi>Noor</bdi></a> <span class=note>Looking for a home</span>"))
        let page = try workspace.text("people/noor/index.html")
        #expect(page.contains("Looking for a home</p>") && page.contains("0491 570 156") && !page.contains(">Owner<"))
        #expect(
            try workspace.text("wanted/noor-collingwood/index.html").contains("<bdi>Noor</bdi></a> <span class=note>Looking for a home")
        )
        #expect(try workspace.text("search/owners.json").contains("\"noor\":\"Noor\""))
        #expect(try workspace.text("wanted/atom.xml").contains("<name>Noor</name>"))
        #expect(try workspace.text("feeds.opml").contains("text=\"Noor\""))
        #expect(try workspace.text("circles/readers/index.html").contains("<bdi>Noor</bdi>"))
    }

    /// The posting page puts a mark behind a first name, which is nobody's name.
    @Test(arguments: ["", "role: looking\n"]) func aMarkInTheHandleIsNotShown(role: String) throws {
        let workspace = try Self.board(role: role, handle: "noor-24aafa")
        #expect(try workspace.build().reading.diagnostics.allSatisfy { $0.severity != .error })
        #expect(try Self.files(of: workspace, telling: "Zabriskie") == [])
        let page = try workspace.text("people/noor-24aafa/index.html")
        #expect(page.contains("Noor</h1>") && page.contains("<title>Noor"), "\(page.prefix(2_000))")
        for path in ["people/index.html", "wanted/noor-collingwood/index.html", "circles/readers/index.html"] {
            #expect(try workspace.text(path).contains("<bdi>Noor</bdi>"), "\(path)")
        }
        #expect(try workspace.text("search/owners.json").contains("\"noor-24aafa\":\"Noor\""))
        #expect(try workspace.text("wanted/atom.xml").contains("<name>Noor</name>"))
        #expect(try workspace.text("feeds.opml").contains("text=\"Noor\""))
        #expect(try workspace.text("api/listings/0.json").contains("\"contact\":{\"name\":\"Noor\","))
        let shown = try workspace.paths().filter { path in
            let text = String(decoding: try workspace.published(path), as: UTF8.self)
            return text.contains(">noor-24aafa<") || text.contains("\"name\":\"noor-24aafa\"") || text.contains("\"name\": \"noor-24aafa\"")
        }
        #expect(shown == [], "no page, feed or file of data calls anybody that")
    }

    /// Whoever lets a home beside looking for one does business under their name, and asks under their handle.
    @Test func whoeverOffersSomethingTooIsNamedThere() throws {
        let workspace = try Self.board()
        try workspace.build()
        try workspace.write("items/lamp.md", try workspace.source("items/oak-desk.md").replacing("owner: maria", with: "owner: noor"))
        try workspace.build()
        #expect(try workspace.text("people/noor/index.html").contains("Noor Zabriskie"))
        #expect(try workspace.text("items/lamp/index.html").contains("Noor Zabriskie"))
        #expect(try !workspace.text("wanted/noor-collingwood/index.html").contains("Zabriskie"))
        try workspace.remove("items/lamp.md")
        try workspace.build()
        #expect(try Self.files(of: workspace, telling: "Zabriskie") == [])
    }

    @Test func surnamesInTheirOwnWordsGetAWarning() throws {
        let workspace = try Self.board()
        try workspace.write(
            "people/noor.yaml",
            "name: Noor Zabriskie\nphone: 0491 570 156\nabout: Call me Zabriskie.\nstatus: {text: Zabriskie is packing, on: 2026-11-20}\n")
        try workspace.write("people/pat-lee.yaml", "name: Pat Lee\nrole: looking\nemail: pat@board.example\n")
        let found = try workspace.check().diagnostics.filter { $0.file.hasPrefix("people/") }
        #expect(
            found.map(\.message) == [
                "\"about\" has your surname, \"Zabriskie\", in it", "\"status\" has your surname, \"Zabriskie\", in it",
                "the file's name has your surname, \"Lee\", in it",
            ])
        #expect(found.allSatisfy { $0.severity == .warning && $0.rule == Rule.suburbAlone.id })
    }

    @Test(
        arguments: [
            ("Noor", "noor", "Noor"), ("Noor Zabriskie", "noor", "Noor"), ("Noor Zabriskie", "nz", "nz"), ("Zoë", "zoe", "Zoë"),
            ("Asha", "asha-looks", "Asha"), ("Mei Tan", "mei-24aafa", "Mei"), ("Mei Tan", "mei24aafa", "mei24aafa"),
            ("Mx Mei Tan", "mei-2", "Mei"), ("Mei Tan MD", "mei-2", "Mei"),
            ("Md Rahman", "md-2", "Md"), ("Dr Md Rahman", "md-2", "Md"), ("Mei Tan md", "mei-2", "Mei"), ("Ngọc Nguyễn", "ngoc-2", "Ngọc"),
            ("Jo\u{A0}Lee", "jo-lee", "Jo"), ("Noor Zabriskie", "noor-zabriskie", "Noor"), ("Noor Zabriskie", "zabriskie-2", "zabriskie-2"),
            ("Tan, Mei", "mei-24aafa", "Mei"), ("Tan, Mei", "tan-24aafa", "tan-24aafa"), ("Dr Mei Tan", "mei-2", "Mei"),
            ("Mei.Tan", "mei-tan-2", "Mei"), ("Mei陈", "mei", "Mei"), ("Mei陈", "mei-2", "Mei"),
            ("Anne-Marie Tan", "anne-marie-2", "Anne-Marie"),
            ("Anne-Marie Tan", "anne-2", "anne-2"), ("Zoë Tan", "zoe-2", "Zoë"), ("陈美", "person-24aafa", "person-24aafa"),
        ])
    func anAliasSaysNoMoreThanTheHandle(name: String, handle: String, alias: String) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("people/\(handle).yaml", "name: \(name)\nemail: a@board.example\n")
        #expect(try workspace.check().people.first { $0.handle == handle }?.alias == alias)
    }

    /// The first word of a business is no first name.
    @Test(arguments: [
        ("Home Finders Pty Ltd", "home-finders-pty-ltd", "business"), ("St. John Real Estate", "st-john-real-estate", "agent"),
        ("Asha Quackenbush", "asha-24aafa", "agent"),
    ])
    func aBusinessThatLooksIsCalledByItsHandle(name: String, handle: String, role: String) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("people/\(handle).yaml", "name: \(name)\nrole: \(role)\nemail: a@board.example\n")
        let stories = "title: The lane\nowner: \(handle)\nlisted: 2026-11-20\nconfirmed: 2026-11-20\ndescription: It has a name now.\n"
        try workspace.write("stories/the-lane.yaml", stories)
        try workspace.build()
        #expect(try workspace.text("people/\(handle)/index.html").contains("\(name)</h1>"), "who only writes has a name")
        try workspace.write("wanted/room.yaml", Self.request.replacing("owner: noor", with: "owner: \(handle)"))
        try workspace.write("people/pat.yaml", "name: Pat Quillfeather\nrole: looking\nemail: pat@board.example\n")
        try workspace.build()
        #expect(try workspace.text("people/\(handle)/index.html").contains("\(handle)</h1>"))
    }
}
