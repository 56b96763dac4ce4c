import Bytes
import Languages
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
    private let words: Words

    /// Asks after a listing.
    static func asking(after title: String, at link: String, of name: String?, _ purpose: Purpose = .offer, in words: Words) -> Message {
        Message(sort: .asking(purpose), title: title, link: link, name: name, words: words)
    }

    /// Says that somebody would like to come to an inspection; they add their name.
    static func coming(to title: String, at link: String, of name: String?, _ slot: TimeSlot, in words: Words) -> Message {
        Message(sort: .coming(slot), title: title, link: link, name: name, words: words)
    }

    /// Asks for a time to see something; they add their name.
    static func askingForTime(to title: String, at link: String, of name: String?, in words: Words) -> Message {
        Message(sort: .askingForTime, title: title, link: link, name: name, words: words)
    }

    /// Tells those who run the board that something is wrong with a listing.
    static func reporting(_ title: String, at link: String, in words: Words) -> Message {
        Message(sort: .reporting, title: title, link: link, name: nil, words: words)
    }

    /// What a letter is about.
    var subject: String { String(writing: { writeSubject(to: &$0) }) }

    /// The text, as ``writeText(to:)`` gives it.
    var text: String { String(writing: { writeText(to: &$0) }) }

    /// Appends what a letter is about.
    func writeSubject(to out: inout ByteBuffer) {
        switch sort {
        case .asking(.offer): write("message.subject", to: &out)
        case .asking(.request): write("message.subject_request", to: &out)
        case .asking(.team): write("message.subject_team", to: &out)
        case .asking(.story): write("message.subject_story", to: &out)
        case .coming: write("message.subject_coming", to: &out)
        case .askingForTime: write("message.subject_time", to: &out)
        case .reporting: write("message.subject_report", to: &out)
        }
    }

    /// Appends the text, which names the listing and its page.
    ///
    /// What is not the owners' own is ASCII: with one other character a text message has room for 70 characters and not for 160.
    func writeText(to out: inout ByteBuffer) {
        switch sort {
        case .asking(.offer): write("message.ask_for_offer", to: &out)
        case .asking(.request): write("message.ask_about_request", to: &out)
        case .asking(.team): write("message.ask_to_join", to: &out)
        case .asking(.story): write("message.answer_story", to: &out)
        case .coming: write("message.come_to_inspection", to: &out)
        case .askingForTime: write("message.ask_for_time", to: &out)
        case .reporting: write("message.report", to: &out)
        }
    }

    private func write(_ key: String, to out: inout ByteBuffer) {
        words.messages.write(key, to: &out) { _ in
            .text(name == nil ? "other" : "yes")
        } gap: { gap, out in
            switch gap {
            case "name": if let name { out.append(text: name) }
            case "title": out.append(text: title)
            case "link": out.append(text: link)
            default:
                guard case .coming(let slot) = sort else { return }
                if gap == "day" {
                    out.append(coming: slot.day, in: words.formats)
                } else {
                    out.append(spoken: slot.start, in: words.formats)
                }
            }
        }
    }

    private static let titles: Set<String> = ["dr", "mr", "mrs", "ms", "miss", "mx", "prof", "the"]

    /// What people are called to whom one writes: by their first name, unless it is a business or an agency that answers, or a title.
    static func called(_ name: String?, _ role: Person.Role?) -> String? {
        guard let name, role != .business, role != .agent, let space = name.firstIndex(of: " ") else { return name }
        let first = name[..<space]
        return first.hasSuffix(".") || titles.contains(first.lowercased()) ? name : String(first)
    }
}
