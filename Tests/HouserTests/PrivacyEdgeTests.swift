import Foundation
import ListingKit
import Places
import TestSupport
import Testing

@testable import Findings

/// What lies beside hidden things is published, and hidden things are found however they are wrapped.
@Suite struct PrivacyEdgeTests {
    private static func story(_ text: String, owner: String = "ada") -> String {
        "---\ntitle: An evening\nowner: \(owner)\nlisted: 2026-11-18\nconfirmed: 2026-11-20\n---\n\(text)\n"
    }

    private func errors(_ workspace: Workspace) throws -> [Diagnostic] {
        try workspace.check().diagnostics.filter { $0.severity == .error }
    }

    /// One pin stands for a whole house, and a landlord may take the middle of the suburb for it.
    @Test(arguments: [true, false]) func aPointThatIsShownAnywayIsPublished(isMiddle: Bool) throws {
        let workspace = try PrivacyGateTests.board()
        let middle = try #require(Gazetteer.bundled().localities(postcode: "3066").first { $0.name == "Collingwood" }?.coordinate)
        let point = isMiddle ? "[\(middle.latitude), \(middle.longitude)]" : "[-37.80251, 144.98613]"
        try workspace.edit("rooms/quiet.md", "postcode: 3066}", "postcode: 3066, point: \(point)}")
        if !isMiddle {
            try workspace.write(
                "items/chair.yaml",
                """
                title: A chair
                owner: ada
                address: {street: 5 Smith Street, suburb: Collingwood, state: VIC, postcode: 3066, point: \(point), show: full}
                category: furniture
                condition: good
                price: 20
                listed: 2026-11-18
                description: Soft.

                """)
        }
        #expect(try errors(workspace).isEmpty)
        #expect(try workspace.build().publication != nil)
    }

    /// Words that happen to be somebody's name put together, or in small letters.
    @Test(arguments: [
        ("Kit Chen", "A kitchen with a view. We like to cook in the Kitchen."), ("See All", "Come and see all of it."),
        ("Chan Ge", "Change at Central."), ("Li Ving", "Living room."), ("Min Price", "The min price is $5."),
        ("Georges River", "Down by the water."), ("Monash Clayton", "Near the campus."), ("Jo Li", "A joli place, jo li."),
    ])
    func everydayWordsAreNobodysName(name: String, text: String) throws {
        let workspace = try PrivacyGateTests.board()
        try workspace.write("people/see.yaml", "name: \(name)\nrole: looking\nemail: s@board.example\n")
        try workspace.write("stories/evening.md", Self.story(text))
        #expect(try errors(workspace).map(\.message) == [])
        #expect(try workspace.build().publication != nil)
        try workspace.write("stories/evening.md", Self.story("Come along with \(name)."))
        #expect(try errors(workspace).map(\.file) == ["stories/evening.md"])
    }

    /// Tags of HTML, of which pages show nothing.
    @Test(arguments: [
        "At 12 <em>Xylophone</em> Street.", "At 12<br>Xylophone Street.", "At 12 Xylophone<br/>Street.",
        "At 12 <!-- x -->Xylophone Street.",
        "At 12 Xylo<span\nclass=a>phone</span> Street.", "Ask 0491 570 <b></b>157.", "Ask Yan <b></b>Vandersloot.", "Ask 491570157.",
        "Ask 0061 491 570 157.",
    ])
    func whatTagsPartIsFound(text: String) throws {
        let workspace = try PrivacyGateTests.board()
        try workspace.write("people/yan.yaml", "name: Yan Vandersloot\nphone: 0491 570 157\nabout: Hi.\n")
        #expect(try errors(workspace).isEmpty)
        for path in ["stories/evening.md", "comments/quiet/1.md", "rooms/quiet.md"] {
            switch path.first {
            case "s": try workspace.write(path, Self.story(text))
            case "c": try workspace.write(path, "---\nname: Jo\ndate: 2026-11-20\n---\n\(text)\n")
            default: try workspace.edit(path, "Quiet.", text)
            }
            #expect(try Set(errors(workspace).map(\.file)) == [path], "\(path)")
            #expect(try workspace.build().publication == nil)
            // The room is the last.
            if path.first != "r" { try workspace.remove(path) }
        }
    }

    /// People name the city, or the suburb next to theirs that everybody knows.
    @Test(arguments: ["Melbourne VIC 3000", "Melbourne VIC", "Richmond VIC 3121", "Fitzroy VIC"]) func aCityIsNoOtherPlace(place: String)
        throws
    {
        for path in ["comments/quiet/1.md", "people/maria.yaml"] {
            let workspace = try PrivacyGateTests.board()
            let text = "At 12 Xylophone Street, \(place)."
            if path.hasPrefix("comments") {
                try workspace.write(path, "---\nname: Jo\ndate: 2026-11-20\n---\n\(text)\n")
            } else {
                try workspace.write(path, "name: Maria Costa\nphone: 0491 570 156\nabout: \(text)\n")
            }
            #expect(try errors(workspace).map(\.file) == [path])
        }
    }

    /// Far from the home, too, whoever names its suburb beside its street means it, with a state behind it or not.
    @Test(arguments: [
        ("We met at 12 Xylophone Street, Collingwood.", true), ("In Collingwood, at 12 Xylophone Street, we met.", true),
        ("It is 12 Xylophone St in collingwood\nand so on.", true),
        ("At 12 Xylophone Street, as ever.", false), ("At 12 Xylophone Street in Hobart.", false),
        ("Collingwood is far.\n\n\n\nAt 12 Xylophone Street.", false),
    ])
    func aStreetBesideItsSuburbIsTheHiddenOne(text: String, isTold: Bool) throws {
        let workspace = try PrivacyGateTests.board()
        let far = "---\ntitle: Far away\nowner: ada\naddress: {suburb: Hobart, state: TAS, postcode: 7000}\nlisted: 2026-11-18\n---\n"
        try workspace.write("stories/far.md", far + text + "\n")
        #expect(try errors(workspace).map(\.file) == (isTold ? ["stories/far.md"] : []))
        // No build says something else than the check.
        #expect(try (workspace.build().publication == nil) == isTold)
        // The same where all else is known from the last build.
        try workspace.write("stories/far.md", far + "Nothing.\n")
        #expect(try workspace.build().publication != nil)
        try workspace.write("stories/far.md", far + text + "\n")
        #expect(try (workspace.build().publication == nil) == isTold)
    }

    /// A name does not stop being one by what is attached to it.
    @Test(arguments: ["Asha Quackenbush's pies.", "Asha Quackenbush\u{2019}s pies.", "The Asha Quackenbushs.", "asha quackenbushs"])
    func aNameWithAnEndingIsFound(text: String) throws {
        let workspace = try PrivacyGateTests.board()
        try workspace.write("people/asha.yaml", "name: Asha Quackenbush\nrole: looking\nforge: asha-quackenbush\nemail: a@b.example\n")
        #expect(try errors(workspace).isEmpty)
        try workspace.write("stories/evening.md", Self.story(text))
        #expect(try errors(workspace).map(\.file) == ["stories/evening.md"])
        #expect(try workspace.build().publication == nil)
    }

    /// How to reach the board stands under `contact` of its own file, and nobody else's ways do anywhere in it.
    @Test func theBoardsFileTellsNobodysPhone() throws {
        let workspace = try PrivacyGateTests.board()
        try workspace.write("people/asha.yaml", "name: Asha\nphone: 0491 570 110\nemail: asha@b.example\nabout: I help here.\n")
        try workspace.edit("board.yaml", "contact: hello@small.example", "contact: asha@b.example")
        #expect(try errors(workspace).isEmpty)
        #expect(try workspace.build().publication != nil)
        try workspace.edit("board.yaml", "description: ", "description: Ring 0491 570 110. ")
        #expect(try errors(workspace).map(\.file) == ["board.yaml"])
        #expect(try workspace.build().publication == nil)
    }

    /// Nobody needs to reach whoever only writes, or wrote a request that is over.
    @Test func aStoryIsNoReasonToBeReached() throws {
        let workspace = try PrivacyGateTests.board()
        try workspace.write("people/asha.yaml", "name: Asha\nphone: 0491 570 110\nemail: asha@b.example\n")
        try workspace.write("stories/evening.md", Self.story("Come along.", owner: "asha"))
        #expect(try workspace.build().publication != nil)
        for (path, bytes) in try workspace.contents() {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(!text.contains("asha@b.example") && !text.contains("0491 570 110") && !text.contains("61491570110"), "\(path)")
        }
    }

    /// Whoever obeys the warning about the name of their file, and whoever writes a story, offers nothing by that.
    @Test func neitherAnOldHandleNorAStoryTellsAName() throws {
        let workspace = try PrivacyGateTests.board()
        try workspace.write("people/asha.yaml", "name: Asha Quackenbush\nphone: 0491 570 157\nabout: I paint.\nwas: [asha-quackenbush]\n")
        try workspace.write("stories/evening.md", Self.story("Come along.", owner: "asha"))
        #expect(try errors(workspace).isEmpty)
        #expect(try workspace.build().publication != nil)
        for (path, bytes) in try workspace.contents() {
            let isTold = path.contains("quackenbush") || String(decoding: bytes, as: UTF8.self).lowercased().contains("quackenbush")
            #expect(!isTold, "\(path)")
        }
        try workspace.write("comments/evening/1.md", "---\nname: Jo\ndate: 2026-11-20\n---\nThank you, Asha Quackenbush!\n")
        #expect(try errors(workspace).map(\.file) == ["comments/evening/1.md"])
    }

    /// One page is one like, and one website some fifty, however it calls its pages and people.
    @Test func aWebsiteCannotBeEverybody() throws {
        func likes(_ source: (Int) -> String) throws -> String {
            let workspace = try Workspace(board: "small")
            for number in 0..<70 {
                try workspace.write(
                    "reactions/oak-desk/\(number)-a.yaml", "like: yes\nsource: \(source(number))\nby: https://p\(number).example/\n")
            }
            try workspace.build()
            let page = try workspace.text("items/oak-desk/index.html")
            return page.firstMatch(of: #/(\d+) (person likes|people like)/#).map { String($0.1) } ?? ""
        }
        #expect(try likes { "https://spam.example/like/1#\($0)" } == "1")
        #expect(try likes { "https://a\($0).spam.example/like" } == "50")
        #expect(try likes { "https://a\($0).spam.com.au/like?\($0)" } == "50")
        #expect(try likes { "https://brid.gy/like/\($0)" } == "70")
        #expect(try likes { "https://site-\($0).example/like" } == "70")
    }
}
