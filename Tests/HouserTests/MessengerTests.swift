import TestSupport
import Testing

/// Messengers in which people are found by a number.
@Suite struct MessengerTests {
    private typealias Rental = TruthfulFixTests

    @Test func signalStandsWhereWhatsAppDoes() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("people/maria.yaml", "whatsapp: yes", "whatsapp: yes\nsignal: 0491 570 157")
        try workspace.write("rentals/flat.md", Rental.rental())
        try workspace.write("rentals/other.md", Rental.rental(["contact": "{phone: 0491 570 158, signal: yes}"]))
        try workspace.edit("board.yaml", "contact:", "api: {listings: each}\ncontact:")
        try workspace.build()
        for path in ["rentals/flat/index.html", "people/maria/index.html"] {
            let page = try workspace.text(path)
            #expect(page.contains("href=\"https://signal.me/#p/+61491570157\" rel=\"noopener noreferrer\">Signal</a>"), "\(path)")
            #expect(page.contains("Signal <span data-copy=\"Signal number\" class=nowrap>0491 570 157</span>"), "\(path)")
        }
        let other = try workspace.text("rentals/other/index.html")
        #expect(other.contains("href=\"https://signal.me/#p/+61491570158\"") && !other.contains("data-copy=\"Signal number\""))
        #expect(try workspace.text("rentals/atom.xml").contains("https://signal.me/#p/+61491570157"))
        #expect(try workspace.text("api/listings/each/flat.json").contains("\"signal\":\"+61491570157\""))
        // What is known of an owner from the last build is all of it.
        try workspace.edit("rentals/flat.md", "Light and quiet.", "Light, and quiet.")
        try workspace.build()
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    @Test(arguments: ["whatsapp", "signal"])
    func anotherMessengerIsReadAlike(key: String) throws {
        let name = key == "signal" ? "Signal" : "WhatsApp"
        func found(_ contact: String) throws -> [String] {
            let findings = try Rental.findings(Rental.rental(["contact": contact]))
            return findings.map { "\($0.rule): \($0.message) -> \($0.fix ?? "")" }
        }
        #expect(try found("{phone: 0491 570 156, \(key): yes}").isEmpty && found("{\(key): 0491 570 156}").isEmpty)
        #expect(
            try found("{email: a@b.example, \(key): yes}") == [
                "\(key)-number: \"\(key)\" says yes, but there is no \"phone\" beside it -> \(key): …"
            ])
        #expect(
            try found("{phone: 0491 570 156, \(key): yep}") == [
                "\(key)-number: \"\(key)\" is yes or a number, not \"yep\" -> \(key): yes"
            ])
        #expect(
            try found("{phone: 0491 570 156, \(key): 1300 555 000}") == [
                "\(key)-number: \"1300 555 000\" cannot have \(name) -> \(key): …"
            ])
    }

    @Test(arguments: [
        ("signal", "https://signal.me/#p/+61491570156"), ("signal", "signal.me/#p/+61491570156"),
        ("whatsapp", "https://wa.me/61491570156?text=Hi"),
    ])
    func aCopiedLinkGivesItsNumber(key: String, link: String) throws {
        let found = try Rental.findings(Rental.rental(["contact": "{\(key): \"\(link)\"}"]))
        #expect(found.map(\.rule) == ["\(key)-number"] && found.map(\.fix) == ["contact: {\(key): 0491 570 156}"], "\(found)")
    }

    @Test func aKeyOfTheOwnersFileIsMovedThere() throws {
        let found = try Rental.findings(Rental.rental(["signal": "0491 570 157"]))
        #expect(found.map(\.message) == ["\"signal\" belongs in the owner's file, not in a listing"], "\(found)")
    }
}
