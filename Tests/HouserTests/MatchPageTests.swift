import Foundation
import TestSupport
import Testing

/// Which rooms and people who look match, as their pages say it.
@Suite struct MatchPageTests {
    private static func room(_ owner: String, rent: Int, noise: String = "quiet", more: String = "") -> String {
        """
        title: A room of \(owner) for \(rent)
        owner: \(owner)
        address: {suburb: Carlton, state: VIC, postcode: 3053}
        rent: \(rent)
        room: private room
        available: 2026-12-01
        stay: 6 to 12
        noise: \(noise)
        smoking: no smoking
        \(more)
        listed: 2026-11-10
        confirmed: 2026-11-18
        description: A room.

        """
    }

    private static func request(_ owner: String, budget: Int, looking: String = "room", noise: String = "quiet", more: String = "")
        -> String
    {
        """
        title: "\(owner) looks for a \(looking)"
        owner: \(owner)
        address: {suburb: Carlton, state: VIC, postcode: 3053}
        budget: \(budget)
        looking-for: [\(looking)]
        available: 2026-12-03
        stay: 12
        noise: \(noise)
        smoking: no smoking
        \(more)
        listed: 2026-11-11
        confirmed: 2026-11-18
        description: Somebody who looks.

        """
    }

    private static func home(_ rent: Int) -> String {
        """
        title: A terrace for \(rent)
        owner: agency
        address: {street: 7 Gore Street, suburb: Carlton, state: VIC, postcode: 3053}
        rent: \(rent)
        property: terrace
        bedrooms: 2
        bathrooms: 1
        available: 2026-12-01
        listed: 2026-11-01
        confirmed: 2026-11-18
        description: A home.

        """
    }

    private func board() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        for owner in ["ana", "bo", "cleo", "agency"] {
            try workspace.write("people/\(owner).yaml", "name: \(owner.capitalized)\nrole: owner\nphone: 0491 570 157\n")
        }
        return workspace
    }

    /// What the sections on matches of a page say: titles and reasons, without markup.
    private func matches(_ workspace: Workspace, _ page: String) throws -> [String] {
        let text = try workspace.text(page + "/index.html")
        guard
            let part = text.components(separatedBy: "<div id=matches").dropFirst().first?.components(separatedBy: "id=similar")
                .first?.components(separatedBy: "<div class=offer>").first
        else { return [] }
        return part.matches(of: #/<h2>(.*?)</h2>|<p class=reason>(.*?)</p>/#).map { match in
            String(match.1 ?? match.2 ?? "").replacing("<br>", with: ": ").replacing(#/<[^>]*>/#, with: "")
        }
    }

    @Test func bothPagesSayWhyTheyMatch() throws {
        let workspace = try board()
        try workspace.write("rooms/quiet.yaml", Self.room("ana", rent: 320))
        try workspace.write("wanted/bo.yaml", Self.request("bo", budget: 300))
        try workspace.build()
        let reason = "92% match: In Carlton; $20 over budget; dates fit; length of stay fits; both non-smoking and quiet"
        #expect(try matches(workspace, "rooms/quiet") == ["People this room may suit", reason])
        #expect(try matches(workspace, "wanted/bo") == ["Rooms to rent that may suit", reason])
    }

    /// Whoever looks for a home came for matches; whoever looks at a home did not.
    @Test func matchesOfARequestStandBelowItsDescription() throws {
        let workspace = try board()
        try workspace.write("rooms/quiet.yaml", Self.room("ana", rent: 320))
        try workspace.write("wanted/bo.yaml", Self.request("bo", budget: 300))
        try workspace.build()
        func order(_ page: String) throws -> [String] {
            let text = try workspace.text(page + "/index.html")
            return text.matches(of: #/Description</h2>|<div id=matches|<div class=offer>|Details</h2>/#).map { String($0.output.prefix(9)) }
        }
        #expect(try order("wanted/bo") == ["Descripti", "<div id=m", "<div clas", "Details</"])
        #expect(try order("rooms/quiet") == ["Descripti", "<div clas", "Details</", "<div id=m"])
    }

    @Test func anEditedRequestChangesThePagesOfItsMatches() throws {
        let workspace = try board()
        try workspace.write("rooms/quiet.yaml", Self.room("ana", rent: 320))
        try workspace.write("wanted/bo.yaml", Self.request("bo", budget: 300))
        try workspace.build()
        try workspace.edit("wanted/bo.yaml", "budget: 300", "budget: 330")
        try workspace.build()
        #expect(try matches(workspace, "rooms/quiet").last?.contains("within budget") == true)
        #expect(try workspace.contents() == workspace.madeFromNothing())
        // What must agree and does not leaves no match.
        try workspace.edit("wanted/bo.yaml", "noise: quiet", "noise: lively\ndeal-breakers: [noise]")
        try workspace.build()
        #expect(try matches(workspace, "rooms/quiet") == [])
        #expect(try matches(workspace, "wanted/bo") == [])
        #expect(try workspace.contents() == workspace.madeFromNothing())
        try workspace.edit("wanted/bo.yaml", "deal-breakers: [noise]\n", "")
        try workspace.edit("wanted/bo.yaml", "description: Somebody who looks.", "description: Somebody else.")
        try workspace.build()
        #expect(try matches(workspace, "wanted/bo").last?.contains("differ in noise") == true)
        try FileManager.default.removeItem(atPath: workspace.content + "/rooms/quiet.yaml")
        try workspace.build()
        #expect(try matches(workspace, "wanted/bo") == [])
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    @Test func twoWhoLookCouldTakeAHomeTogether() throws {
        let workspace = try board()
        try workspace.write("wanted/bo.yaml", Self.request("bo", budget: 300, looking: "whole home", more: "homes: [terrace]"))
        try workspace.write("wanted/cleo.yaml", Self.request("cleo", budget: 310, looking: "whole home", more: "homes: [terrace]"))
        try workspace.write("rentals/terrace.yaml", Self.home(600))
        try workspace.write("rentals/dear.yaml", Self.home(700))
        try workspace.build()
        let page = try matches(workspace, "wanted/cleo")
        #expect(page.first == "People to rent a home with")
        #expect(page.dropFirst().first?.contains("Both like one home; both want Carlton; similar budgets") == true)
        #expect(page.dropFirst().first?.contains("Could be one of 2 people renting together") == true)
        #expect(page.last == "Homes for 2 people together, up to $610 a week")
        let text = try workspace.text("wanted/bo/index.html")
        let homes = text.components(separatedBy: "Homes for 2 people together").last?.components(separatedBy: "</ul>").first ?? ""
        #expect(homes.contains("A terrace for 600") && !homes.contains("A terrace for 700"))
        #expect(try matches(workspace, "rentals/terrace") == ["2 people together could take it, up to $610 a week"])
        let cards = try workspace.text("rentals/terrace/index.html").components(separatedBy: "could take it").last ?? ""
        #expect(cards.contains("bo looks for a whole home") && cards.contains("cleo looks for a whole home"))
        #expect(try matches(workspace, "rentals/dear") == [])
        try workspace.edit("wanted/bo.yaml", "budget: 300", "budget: 400")
        try workspace.build()
        #expect(try matches(workspace, "rentals/dear") == ["2 people together could take it, up to $710 a week"])
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    /// Who would take either is told of rooms and of people to rent a home with, and tells both.
    @Test func whoeverLooksForEitherFindsBoth() throws {
        let workspace = try board()
        try workspace.write("rooms/quiet.yaml", Self.room("ana", rent: 300))
        try workspace.write("wanted/bo.yaml", Self.request("bo", budget: 300, looking: "room, whole home"))
        try workspace.write("wanted/cleo.yaml", Self.request("cleo", budget: 310, looking: "whole home"))
        try workspace.build()
        #expect(try matches(workspace, "wanted/bo").contains { $0.contains("People to rent a home with") })
        let text = try workspace.text("wanted/bo/index.html")
        #expect(text.contains("A room of ana for 300") && text.contains("cleo looks for a whole home"))
        #expect(text.contains("Room, Whole home"))
        #expect(try workspace.text("rooms/quiet/index.html").contains("bo looks for a room, whole home"))
        #expect(try !workspace.text("rooms/quiet/index.html").contains("cleo looks for"))
        #expect(try workspace.text("wanted/cleo/index.html").contains("bo looks for a room, whole home"))
    }

    @Test func nobodyMatchesThemselvesOrWhatIsTaken() throws {
        let workspace = try board()
        try workspace.write("rooms/own.yaml", Self.room("bo", rent: 300))
        try workspace.write("rooms/gone.yaml", Self.room("ana", rent: 300, more: "status: let"))
        try workspace.write("wanted/bo.yaml", Self.request("bo", budget: 300))
        try workspace.build()
        for page in ["rooms/own", "rooms/gone", "wanted/bo"] { #expect(try matches(workspace, page) == []) }
    }

    @Test func theBrowserCanMatchListingsToo() throws {
        let workspace = try board()
        try workspace.write("rooms/quiet.yaml", Self.room("ana", rent: 320, more: "deal-breakers: [budget]"))
        try workspace.build()
        let index = try workspace.text("search/index.json")
        #expect(index.contains("\"match\":\"offer\"") && index.contains("\"habits\":[{\"alike\":"))
    }

    @Test func aTeamIsOfferedHomesThatItCanHaveInTime() throws {
        let workspace = try board()
        try workspace.write("rentals/terrace.yaml", Self.home(600))
        try workspace.write("wanted/ana.yaml", Self.request("ana", budget: 320, looking: "whole home"))
        try workspace.write("wanted/bo.yaml", Self.request("bo", budget: 310, looking: "whole home"))
        func homes() throws -> String {
            let page = try workspace.text("wanted/ana/index.html")
            return page.components(separatedBy: "Homes for 2 people together").last?.components(separatedBy: "</ul>").first ?? ""
        }
        try workspace.build()
        #expect(try homes().contains("A terrace for 600"))
        try workspace.edit("rentals/terrace.yaml", "available: 2026-12-01", "available: 2027-11-01")
        try workspace.build()
        #expect(try !homes().contains("A terrace for 600"))
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    /// Nor is the owner counted twice who names themselves in the team.
    @Test func whoHasJoinedIsNobodyNew() throws {
        let workspace = try board()
        try workspace.write("wanted/ana.yaml", Self.request("ana", budget: 640, looking: "whole home", more: "seats: 4\nteam: [ana, bo]"))
        try workspace.write("wanted/bo.yaml", Self.request("bo", budget: 320, looking: "whole home"))
        try workspace.write("wanted/cleo.yaml", Self.request("cleo", budget: 320, looking: "whole home"))
        try workspace.build()
        #expect(try matches(workspace, "wanted/ana").count == 2)
        #expect(try matches(workspace, "wanted/ana").last?.contains("Could be one of 3 people renting together") == true)
        #expect(try matches(workspace, "wanted/bo").count == 3)
        #expect(try matches(workspace, "wanted/cleo").count == 3)
    }

    @Test func aHomeThatIsGoneSaysNothingOfWhoLikedIt() throws {
        let workspace = try board()
        try workspace.write("rentals/terrace.yaml", Self.home(600))
        for name in ["ana", "bo"] {
            try workspace.write("wanted/\(name).yaml", Self.request(name, budget: 320, looking: "whole home", more: "homes: [terrace]"))
        }
        try workspace.build()
        #expect(try matches(workspace, "wanted/ana").contains { $0.contains("oth like one home") })
        try workspace.edit("rentals/terrace.yaml", "listed: 2026-11-01", "status: let\nlisted: 2026-11-01")
        try workspace.build()
        #expect(try !matches(workspace, "wanted/ana").contains { $0.contains("oth like one home") })
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    @Test func aDifferenceOfCentsIsADollar() throws {
        let workspace = try board()
        try workspace.write("rooms/quiet.yaml", Self.room("ana", rent: 300).replacing("rent: 300", with: "rent: 300.30"))
        try workspace.write("wanted/bo.yaml", Self.request("bo", budget: 300))
        try workspace.build()
        #expect(try matches(workspace, "rooms/quiet").last?.contains("$1 over budget") == true)
    }

    @Test(arguments: [
        ("until: 2026-02-20", "\"until\" is 2026-02-20, which is before \"available\", 2026-12-03"),
        ("until: 2026-12-03", "\"until\" is 2026-12-03, which is the same day as \"available\", 2026-12-03"),
        ("people: 3\nseats: 2", "\"seats\" is 2, but you are 3 already"),
        ("seats: 2\nteam: [ana, cleo]", "\"seats\" is 2, but you are 3 already with everybody in \"team\""),
        ("seats: 2\nteam: [ana, bo]", nil),
        ("until: 2027-02-20", nil), ("homes: [terace]", "there is no listing \"terace\"; did you mean \"terrace\"?"),
        ("homes: [wanted-by-ana]", "\"homes\" cannot name \"wanted-by-ana\", which is a request for a home"),
        ("homes: [broken-one]", nil),
    ])
    func whatWouldSilentlyMatchNobodyIsTold(line: String, message: String?) throws {
        let workspace = try board()
        try workspace.write("rentals/terrace.yaml", Self.home(600))
        try workspace.write("rentals/broken.yaml", "id: broken-one\nrents: 3\n" + Self.home(500))
        try workspace.write("wanted/wanted-by-ana.yaml", Self.request("ana", budget: 300))
        try workspace.write("wanted/bo.yaml", Self.request("bo", budget: 300, more: line))
        let found = try workspace.check().diagnostics.filter { $0.severity == .error && $0.file == "wanted/bo.yaml" }
        #expect(found.map(\.message) == [message].compactMap(\.self))
    }

    @Test func aSubletThatIsOverIsTold() throws {
        let workspace = try board()
        let room = Self.room("ana", rent: 320, more: "until: 2026-11-20").replacing("available: 2026-12-01", with: "available: 2026-11-10")
        try workspace.write("rooms/quiet.yaml", room)
        #expect(
            try workspace.check().diagnostics.filter { $0.file == "rooms/quiet.yaml" }.map(\.message) == [
                "this listing's last day has come, 2026-11-20, and it is no longer in any list"
            ])
    }
}
