import Foundation
import Testing

@testable import Bytes
@testable import Findings
@testable import ListingKit
@testable import Rules
@testable import SiteKit
@testable import Values

/// The words and links by which people reach owners.
@Suite struct ReachTests {
    private let link = "https://board.example/rentals/terrace/"

    private func href(_ write: (inout ByteBuffer) -> Void) -> String { String(writing: write) }

    /// The value of a part of a query, decoded as an app does it.
    private func decoded(_ link: String, _ name: String) throws -> String {
        let query = try #require(link.split(separator: "?", maxSplits: 1).last)
        let part = try #require(query.split(separator: "&").first { $0.hasPrefix(name + "=") })
        return try #require(String(part.dropFirst(name.count + 1)).removingPercentEncoding)
    }

    @Test(arguments: [
        ("Maria Costa", Person.Role.owner, "Maria"), ("Kim", .owner, "Kim"), ("Hollis & Wren", .business, "Hollis & Wren"),
        ("Dr Ana Silva", .agent, "Dr Ana Silva"), ("J. Smith", .owner, "J. Smith"), ("The caretaker", .headTenant, "The caretaker"),
    ])
    func peopleAreCalledByTheirFirstNames(name: String, role: Person.Role, called: String) {
        #expect(Message.called(name, role) == called)
    }

    @Test func messagesNameTheListingAndItsLink() throws {
        let asking = Message.asking(after: "Sunny terrace", at: link, of: "Maria", in: .shipped)
        #expect(asking.text == "Hi Maria, is \"Sunny terrace\" still available? \(link)")
        let slot = TimeSlot(day: try #require(Day("2026-11-28")), start: 11 * 60, end: 11 * 60 + 30)
        let coming = Message.coming(to: "Sunny terrace", at: link, of: nil, slot, in: .shipped)
        #expect(coming.text == "Hi, I'd like to come and see \"Sunny terrace\" on Saturday 28 November at 11 am. \(link) My name is ")
        #expect(coming.subject == "Sunny terrace, Saturday 28 November at 11 am")
        #expect(asking.text.utf8.allSatisfy { $0 < 128 } && coming.text.utf8.allSatisfy { $0 < 128 })
    }

    @Test(arguments: [
        (Message.Purpose.request, "Your request: A room", "Hi Asha, I saw your request \"A room\". Are you still looking?"),
        (.team, "Joining you: A room", "Hi Asha, I saw your request \"A room\" and would like to join you. Is there still room?"),
        (.story, "Your story: A room", "Hi Asha, I read \"A room\"."),
    ])
    func whoeverLooksOrWritesIsAskedInOtherWords(purpose: Message.Purpose, subject: String, text: String) {
        let message = Message.asking(after: "A room", at: link, of: "Asha", purpose, in: .shipped)
        #expect(message.subject == subject && message.text.hasPrefix(text + " \(link)"))
        #expect(message.text.utf8.allSatisfy { $0 < 128 })
    }

    /// Whatever a title says is data: it ends no link, adds no recipient and no part of a query.
    @Test(arguments: ["A & B = C? #1 +61", "\"><script>", "50% off\r\nBcc: all@example.org", "Łódź 🏡 \u{202E}", "&body=x&cc=y"])
    func hostileTitlesStayInTheirMessage(title: String) throws {
        let message = Message.asking(after: title, at: link, of: "Bo & Co?", in: .shipped)
        let number = try PhoneNumber.parse("0491 570 006").get()
        let sms = href { ContactLink.append(smsTo: number, message, to: &$0) }
        let mail = href { ContactLink.append(mailTo: "bo@example.org", message, to: &$0) }
        let chat = href { ContactLink.append(whatsApp: number, message, to: &$0) }
        #expect(sms.hasPrefix("sms:+61491570006?&body=") && mail.hasPrefix("mailto:bo@example.org?subject="))
        #expect(chat.hasPrefix("https://wa.me/61491570006?text="))
        #expect(try decoded(sms, "body") == message.text && decoded(mail, "body") == message.text && decoded(chat, "text") == message.text)
        #expect(try decoded(mail, "subject") == title)
        for link in [sms, mail, chat] {
            #expect(link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"<>#\\".utf8.contains($0) }, "\(link)")
            #expect(link.count { $0 == "&" } <= 1 && link.count { $0 == "=" } <= 2)
        }
    }

    @Test func signalLinksHoldTheNumberAlone() throws {
        let number = try PhoneNumber.parse("0491 570 006").get()
        #expect(href { ContactLink.append(signal: number, to: &$0) } == "https://signal.me/#p/+61491570006")
    }

    @Test func matrixLinksHoldTheWholeId() {
        #expect(href { ContactLink.append(matrix: "@maria:matrix.example", to: &$0) } == "https://matrix.to/#/@maria:matrix.example")
        #expect(
            href { ContactLink.append(matrix: "@a/b=c+d:x.example:8448", to: &$0) } == "https://matrix.to/#/@a%2Fb%3Dc%2Bd:x.example:8448")
    }

    @Test(arguments: [
        ("@maria:matrix.example", true), ("@a.b_c=d-e/f+1:m.example:8448", true), ("maria:matrix.example", false), ("@maria", false),
        ("@:matrix.example", false), ("@Maria:matrix.example", false), ("@maria:localhost", false), ("@maria:m.example:", false),
        ("@maria:m.example:8448:1", false), ("@maria:m.example/#x", false), ("@mar ia:m.example", false), ("@mária:m.example", false),
        ("", false),
    ])
    func matrixIds(text: String, isRight: Bool) {
        #expect(Rule.isMatrixId(text) == isRight)
    }

    @Test func theWayThatIsAnsweredFirstIsTaken() throws {
        let (mobile, landline) = (try PhoneNumber.parse("0491 570 006").get(), try PhoneNumber.parse("03 5550 1234").get())
        let message = Message.reporting("t", at: "l", in: .shipped)
        let text = "Something%20is%20wrong%20with%20%22t%22%3A%20l%20"
        func way(_ contact: Contact) -> String {
            href { if ContactLink.append(to: contact, message, to: &$0) == nil { $0.append("none") } }
        }
        #expect(way(Contact(phone: mobile, email: "a@b.example")) == "sms:+61491570006?&body=\(text)")
        #expect(way(Contact(phone: landline, email: "a@b.example")) == "mailto:a@b.example?subject=Report%3A%20t&body=\(text)")
        #expect(way(Contact(phone: landline, whatsapp: mobile)) == "https://wa.me/61491570006?text=\(text)")
        #expect(way(Contact(phone: landline, matrix: "@a:b.example")) == "none")
    }
}
