import Bytes
import Facts
import ListingKit
import Values

/// The news of a scope in words, as plain text and as HTML.
///
/// All of it is on one line where it stands on a line: what strangers write must not look like a line of somebody else's.
struct DigestLetter {
    let news: DigestNews
    let days: DigestDays
    let context: SiteContext
    let scope: FeedScope
    let maker: ChangeEntryMaker

    /// What it is about: the board, and the scope if it is only a part of that.
    var name: String {
        let board = context.board.title
        return (scope.kind == .board ? board : "\(scope.name.isolated) · \(board.isolated)").onOneLine
    }

    /// `Small Board: 2 new, 1 cheaper and 4 gone`
    var subject: String { context.words.digestSubject(name, news.counts) }

    /// `Since Friday 20 November 2026: 2 new, 1 cheaper and 4 gone.`
    var summary: String {
        context.words.digest(of: news.counts, from: context.words.formats.full(days.first), to: days.last.map(context.words.formats.full))
    }

    /// The page of all that it is about.
    var page: String { context.address.absolute(scope.page) }

    /// What stands over the news of a state.
    func heading(of group: DigestNews.Group) -> String { context.words.digest(of: group.counts, in: group.state?.name) }

    /// What happened, and to what: `New · Rent dropped: $520 a week · 2 beds · Collingwood 3066`
    func line(of line: DigestNews.Line, _ kind: Kind) -> String {
        let first = line.first.map { EventText(words: context.words).label(of: $0, kind) + " · " } ?? ""
        return (first + String(writing: { maker.appendTitle(of: line.change, to: &$0) })).onOneLine
    }

    /// When an inspection is, or was to be; nil for what its line says already.
    func note(of change: RoundUp.Change) -> String? {
        switch change.told.mark.kind {
        case .inspectionAdded, .inspectionCancelled: String(writing: { maker.appendSentence(of: change, to: &$0) }).onOneLine
        default: nil
        }
    }

    func address(of change: RoundUp.Change) -> String { String(writing: { maker.appendPage(of: change.listing, to: &$0) }) }

    /// Where the listings of a section are that are left out: on the page of their kind, unless it is about less than the board.
    func pageOfRest(of section: DigestNews.Section) -> String {
        scope.kind == .board ? context.address.absolute(.kind(section.kind)) : page
    }

    /// The whole message.
    var message: MailMessage { MailMessage(subject: subject, text: text, html: html) }
}

extension String {
    /// The same text without anything that begins a new line or does worse.
    var onOneLine: String {
        var result = UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: result.append(" ")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
