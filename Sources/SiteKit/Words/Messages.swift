import Bytes
import ListingKit
import Values

/// What somebody who asks after a listing writes, ready in an app of theirs to be changed and sent.
struct Message: Sendable, Hashable {
    /// The way in which one is sent.
    enum Way {
        case text, email, whatsApp
    }

    /// What a letter is about.
    let subject: String
    /// The text, which names the listing and its page.
    ///
    /// What is not the owners' own is ASCII: with one other character a text message has room for 70 characters and not for 160.
    let text: String

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

    /// Asks after a listing.
    static func asking(after title: String, at link: String, of name: String?, _ purpose: Purpose = .offer) -> Message {
        let (subject, words) =
            switch purpose {
            case .offer: (title, "is \"\(title)\" still available?")
            case .request: ("Your request: \(title)", "I saw your request \"\(title)\". Are you still looking?")
            case .team: ("Joining you: \(title)", "I saw your request \"\(title)\" and would like to join you. Is there still room?")
            case .story: ("Your story: \(title)", "I read \"\(title)\".")
            }
        return Message(subject: subject, text: "\(hello(name)), \(words) \(link)\(purpose == .story ? " " : "")")
    }

    /// Says that somebody would like to come to an inspection; they add their name.
    static func coming(to title: String, at link: String, of name: String?, _ slot: TimeSlot) -> Message {
        let time = String(writing: { out in
            out.append(coming: slot.day)
            out.append(" at ")
            out.append(spoken: slot.start)
        })
        return Message(
            subject: "\(title), \(time)",
            text: "\(hello(name)), I'd like to come and see \"\(title)\" on \(time). \(link) My name is ")
    }

    /// Tells those who run the board that something is wrong with a listing.
    static func reporting(_ title: String, at link: String) -> Message {
        Message(subject: "Report: \(title)", text: "Something is wrong with \"\(title)\": \(link) ")
    }

    private static func hello(_ name: String?) -> String { name.map { "Hi \($0)" } ?? "Hi" }

    /// What people are called to whom one writes: by their first name, unless it is a business or an agency that answers, or a title.
    static func called(_ name: String?, _ role: Person.Role?) -> String? {
        guard let name, role != .business, role != .agent, let space = name.firstIndex(of: " ") else { return name }
        let first = name[..<space]
        let isTitle = first.hasSuffix(".") || ["dr", "mr", "mrs", "ms", "miss", "mx", "prof", "the"].contains(first.lowercased())
        return isTitle ? name : String(first)
    }
}
