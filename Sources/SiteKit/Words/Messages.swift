import Bytes
import ListingKit
import Rules
import Values

/// What somebody who asks after a listing writes, ready in an app of theirs to be changed and sent.
///
/// Pages hold it several times, so it is written where it is wanted and never kept as text.
struct Message: Sendable {
    /// The way in which one is sent.
    enum Way {
        case text, email, whatsApp
    }

    /// What somebody wants of the owner of a listing.
    enum Purpose: Sendable {
        /// What is offered.
        case offer
        /// To answer somebody who looks for a home.
        case request
        /// To join others who look for one.
        case team
        /// To say something about what was written.
        case story
    }

    private enum Sort: Sendable {
        case asking(Purpose), coming(TimeSlot), askingForTime, reporting
    }

    private let sort: Sort
    private let title: String
    private let link: String
    /// What people are called to whom one writes.
    private let name: String?

    /// Asks after a listing.
    static func asking(after title: String, at link: String, of name: String?, _ purpose: Purpose = .offer) -> Message {
        Message(sort: .asking(purpose), title: title, link: link, name: name)
    }

    /// Says that somebody would like to come to an inspection; they add their name.
    static func coming(to title: String, at link: String, of name: String?, _ slot: TimeSlot) -> Message {
        Message(sort: .coming(slot), title: title, link: link, name: name)
    }

    /// Asks for a time to see something; they add their name.
    static func askingForTime(to title: String, at link: String, of name: String?) -> Message {
        Message(sort: .askingForTime, title: title, link: link, name: name)
    }

    /// Tells those who run the board that something is wrong with a listing.
    static func reporting(_ title: String, at link: String) -> Message {
        Message(sort: .reporting, title: title, link: link, name: nil)
    }

    /// What a letter is about.
    var subject: String { String(writing: { writeSubject(to: &$0) }) }

    /// The text, as ``writeText(to:)`` gives it.
    var text: String { String(writing: { writeText(to: &$0) }) }

    /// Appends what a letter is about.
    func writeSubject(to out: inout ByteBuffer) {
        switch sort {
        case .asking(.offer), .coming: break
        case .asking(.request): out.append("Your request: ")
        case .asking(.team): out.append("Joining you: ")
        case .asking(.story): out.append("Your story: ")
        case .askingForTime: out.append("A time to see ")
        case .reporting: out.append("Report: ")
        }
        out.append(text: title)
        guard case .coming(let slot) = sort else { return }
        out.append(", ")
        Message.write(slot, to: &out)
    }

    /// Appends the text, which names the listing and its page.
    ///
    /// What is not the owners' own is ASCII: with one other character a text message has room for 70 characters and not for 160.
    func writeText(to out: inout ByteBuffer) {
        switch sort {
        case .asking(.offer): write("is \"", "\" still available? ", to: &out)
        case .asking(.request): write("I saw your request \"", "\". Are you still looking? ", to: &out)
        case .asking(.team): write("I saw your request \"", "\" and would like to join you. Is there still room? ", to: &out)
        case .asking(.story):
            write("I read \"", "\". ", to: &out)
            out.append(" ")
        case .coming(let slot):
            hello(to: &out)
            out.append("I'd like to come and see \"")
            out.append(text: title)
            out.append("\" on ")
            Message.write(slot, to: &out)
            out.append(". ")
            out.append(text: link)
            out.append(" My name is ")
        case .askingForTime:
            write("I'd like to come and see \"", "\". When would suit you? ", to: &out)
            out.append(" My name is ")
        case .reporting:
            out.append("Something is wrong with \"")
            out.append(text: title)
            out.append("\": ")
            out.append(text: link)
            out.append(" ")
        }
    }

    private func write(_ before: StaticString, _ after: StaticString, to out: inout ByteBuffer) {
        hello(to: &out)
        out.append(before)
        out.append(text: title)
        out.append(after)
        out.append(text: link)
    }

    private func hello(to out: inout ByteBuffer) {
        out.append("Hi")
        if let name {
            out.append(" ")
            out.append(text: name)
        }
        out.append(", ")
    }

    private static func write(_ slot: TimeSlot, to out: inout ByteBuffer) {
        out.append(coming: slot.day)
        out.append(" at ")
        out.append(spoken: slot.start)
    }

    private static let titles: Set<String> = ["dr", "mr", "mrs", "ms", "miss", "mx", "prof", "the"]

    /// What people are called to whom one writes: by their first name, unless it is a business or an agency that answers, or a title.
    static func called(_ name: String?, _ role: Person.Role?) -> String? {
        guard let name, role != .business, role != .agent, let space = name.firstIndex(of: " ") else { return name }
        let first = name[..<space]
        return first.hasSuffix(".") || titles.contains(first.lowercased()) ? name : String(first)
    }
}
