import Bytes
import CommonMark
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
    /// The most bytes of a comment.
    private static let most = MarkdownBounds.comment.text - 64

    /// An entry of an export, as of a day.
    init(_ entry: JSONValue, today: Day) throws(Refusal) {
        let link = entry["url"]?.text ?? entry["wm-source"]?.text
        source = link.flatMap(Rule.webAddress)
        switch entry["wm-id"] {
        case .number(let number) where number >= 0 && number < 1e15: id = String(Int(number))
        case .text(let text) where text.isSlug && text.utf8.count <= 40: id = text
        case nil:
            // A page says one thing of another one.
            guard let source, let target = entry["wm-target"]?.text else { throw Refusal(reason: "it has no wm-id") }
            id = String((source + " " + target).stableHash, radix: 36)
        default: throw Refusal(reason: "its wm-id is neither a number nor a short word")
        }
        if case .bool(true)? = entry["wm-private"] { throw Refusal(reason: "it is private") }
        guard let target = entry["wm-target"]?.text else { throw Refusal(reason: "it has no wm-target") }
        self.target = target
        guard
            let day = [entry["published"], entry["wm-received"]].lazy.compactMap({ $0?.text.flatMap(Webmention.day(of:)) }).first
        else { throw Refusal(reason: "it has no date") }
        // Clocks elsewhere may go wrong, and nothing is from the future.
        self.day = min(day, today)
        author = Webmention.line(entry["author"]?["name"]?.text ?? entry["author"]?.text ?? "") ?? Webmention.host(of: source) ?? "Somebody"
        switch entry["wm-property"]?.text {
        case "like-of": sort = .like
        case let property? where ["in-reply-to", "mention-of"].contains(property):
            let text = entry["content"]?["text"]?.text ?? entry["content"]?.text ?? entry["summary"]?.text ?? ""
            let words = Webmention.plain(text)
            guard words.isVisible else { throw Refusal(reason: "it says nothing") }
            let isReply = property == "in-reply-to"
            sort = .comment(Webmention.markdown(isReply ? words : Webmention.cut(words, characters: Webmention.mostOfMention)))
        case let property?: throw Refusal(reason: "a board shows no \(String(property.prefix(40)).quoted)")
        case nil: throw Refusal(reason: "it has no wm-property")
        }
    }

    /// The day that a time begins with. Nobody wrote anything in the web before there was one.
    private static func day(of time: String) -> Day? {
        Day(String(time.prefix(10))).flatMap { $0.components.year >= 1990 ? $0 : nil }
    }

    private static func host(of address: String?) -> String? { address.flatMap(Board.host) }

    /// A name on one line; nil if there is nothing to see of it.
    private static func line(_ text: String) -> String? {
        let line = cut(plain(text).split(whereSeparator: \.isWhitespace).joined(separator: " "), characters: 60, ellipsis: "")
        return line.isVisible ? line : nil
    }

    /// The text without characters that control something.
    private static func plain(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in text.replacing("\r\n", with: "\n").unicodeScalars
        where !scalar.isDirectionControl && (scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control) {
            plain.append(scalar == "\u{2028}" || scalar == "\u{2029}" ? "\n" : scalar)
        }
        return String(plain)
    }

    private static func cut(_ text: String, characters: Int, ellipsis: String = " …") -> String {
        let scalars = text.unicodeScalars
        guard scalars.count > characters else { return text }
        return String(scalars.prefix(characters)).trimmed + ellipsis
    }

    /// The text as Markdown that reads as itself: what would be markup is escaped.
    private static func markdown(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            var escaped = ""
            for (place, character) in line.trimmed.unicodeScalars.enumerated() {
                let isMark = "\\`*_[]<>&#|~".unicodeScalars.contains(character)
                // At its start a line may become a list, a heading of the line above, or a rule.
                let isStart = place == 0 && "+-=:".unicodeScalars.contains(character)
                let endsNumber = ".)".unicodeScalars.contains(character) && !escaped.isEmpty && escaped.allSatisfy(\.isASCIIDigit)
                if isMark || isStart || endsNumber { escaped += "\\" }
                escaped.unicodeScalars.append(character)
            }
            return escaped
        }
        let whole = lines.joined(separator: "\n").trimmed
        guard whole.utf8.count > most else { return whole }
        var end = whole.utf8.index(whole.startIndex, offsetBy: most)
        while end > whole.startIndex, end.samePosition(in: whole.unicodeScalars) == nil { end = whole.utf8.index(before: end) }
        // Half an escape would undo what comes after it.
        return String(whole[..<end]).trimmed.withoutFinalBackslashes + " …"
    }
}

extension String {
    fileprivate var withoutFinalBackslashes: String {
        var text = self[...]
        while text.hasSuffix("\\") { text = text.dropLast() }
        return String(text)
    }
}
