import Bytes
import Findings
import Values

/// One answer to a page of the site from somewhere else in the web, as a receiver of webmentions hands it on (JF2, W3C Working Group Note).
struct Webmention {
    /// What it is.
    enum Sort {
        /// Words about a listing.
        case comment(String)
        case like
    }

    /// By what the receiver knows it, as a part of a file's name.
    let id: String
    let sort: Sort
    /// Whoever wrote it.
    let author: String
    /// Their own page, if they have one.
    let authorPage: String?
    let day: Day
    /// The page that it was written on.
    let source: String?
    /// The page that it is about.
    let target: String

    /// Why an entry of an export is left out, in words.
    struct Refusal: Error {
        let reason: String
    }

    /// So many characters of the words of a page that only mentions a listing are taken: it may be about anything.
    private static let mostOfMention = 280
    /// The most characters of a name.
    private static let mostOfName = 60

    /// An entry of an export, as of a day.
    init(_ entry: JF2Entry, today: Day) throws(Refusal) {
        source = entry.url.flatMap(Webmention.address)
        id = try Webmention.name(of: entry, source: source)
        if entry.isPrivate { throw Refusal(reason: "it is private") }
        guard let target = entry.target else { throw Refusal(reason: "it has no wm-target") }
        self.target = target
        // Clocks elsewhere may go wrong, and nothing is from the future.
        day = min(try Webmention.day(of: entry), today)
        author = Webmention.author(of: entry, source: source)
        authorPage = entry.authorURL.flatMap(Webmention.address)
        switch entry.property {
        case "like-of": sort = .like
        case let property? where ["in-reply-to", "mention-of"].contains(property):
            let words = try Webmention.words(of: entry)
            let isReply = property == "in-reply-to"
            sort = .comment(ForeignText.markdown(isReply ? words : ForeignText.cut(words, characters: Webmention.mostOfMention)))
        case let property?: throw Refusal(reason: "a board shows no \(String(property.prefix(40)).quoted)")
        case nil: throw Refusal(reason: "it has no wm-property")
        }
    }

    private static func name(of entry: JF2Entry, source: String?) throws(Refusal) -> String {
        switch entry.id {
        case .number(let number) where number >= 0 && number < 1e15 && number.rounded() == number: return String(Int(number))
        case .text(let text) where text.isSlug && text.utf8.count <= 40: return text
        case .missing:
            // A page says one thing of another one.
            guard let source, let target = entry.target else { throw Refusal(reason: "it has no wm-id") }
            return String((source + " " + target).stableHash, radix: 36)
        case .number, .text, .other: throw Refusal(reason: "its wm-id is neither a whole number nor a short word")
        }
    }

    /// The day on which it was written, or else on which it came; clocks that are centuries slow are not asked.
    private static func day(of entry: JF2Entry) throws(Refusal) -> Day {
        let days = [entry.published, entry.received].compactMap { $0.flatMap { Day(String($0.prefix(10))) } }
        guard let day = days.first(where: { (1990...9999).contains($0.components.year) }) else {
            throw Refusal(reason: days.isEmpty ? "it has no date" : "its date, \(days[0]), makes no sense")
        }
        return day
    }

    private static func author(of entry: JF2Entry, source: String?) -> String {
        let names = [entry.author, source.flatMap(Board.host)].compactMap(\.self)
        return names.compactMap { ForeignText.line($0, characters: mostOfName) }.first ?? "Somebody"
    }

    /// What it says: pages that only link here are told by their summary or their title, and what has no plain text by that of its HTML.
    private static func words(of entry: JF2Entry) throws(Refusal) -> String {
        let texts = [entry.text, entry.summary, entry.name].compactMap { $0.map(ForeignText.plain) }
        if let words = texts.first(where: \.isVisible) { return words }
        let words = ForeignText.plain(entry.html.map(HTMLWords.text) ?? "")
        guard words.isVisible else { throw Refusal(reason: "it says nothing") }
        return words
    }

    /// A link as it is published; nil if it is none, or too long for one in the end.
    private static func address(_ link: String) -> String? { Rule.webAddress(link).flatMap(Rule.webAddress) }
}
