import Bytes
import ListingKit
import Syndication
import Values

/// Makes the entry of a round-up: how many of what in its title, and links to the first of them.
struct RoundUpMaker: Sendable {
    private let context: SiteContext
    private let authority: TagAuthority
    private let changes: ChangeEntryMaker

    /// How many it links to.
    static let most = 5

    init(context: SiteContext, authority: TagAuthority) {
        self.context = context
        self.authority = authority
        changes = ChangeEntryMaker(context: context, authority: authority)
    }

    /// About how many bytes the entry takes in a document.
    static func size(of roundUp: RoundUp) -> Int { 1_024 + min(roundUp.events.count, most) * 250 }

    /// Fills in the entry of a round-up of a scope.
    func fill(_ entry: inout FeedEntry, with roundUp: RoundUp, of scope: FeedScope) {
        let day = context.clock.instant(of: roundUp.updated)
        entry.id = entry.text { id in
            id.append(uriOf: "round-up/", scope.identity, by: authority)
            id.append("/")
            id.append(roundUp.part.day)
            id.append("/")
            id.append(decimal: roundUp.part.number + 1)
            id.append("/")
            id.append(text: roundUp.state?.slug ?? "elsewhere")
        }
        entry.title = entry.text(title(of: roundUp, in: scope))
        entry.url = entry.text(context.address.absolute(scope.page))
        entry.updated = day
        entry.published = day
        entry.html = entry.text { html in
            html.append("<ul>\n")
            for change in roundUp.events.prefix(RoundUpMaker.most) {
                html.append("<li><a href=\"")
                link(to: change.listing, &html)
                html.append("\">")
                let start = html.count
                changes.appendTitle(of: change, to: &html)
                html.escape(from: start, as: HTMLText.Escaped.self)
                html.append("</a></li>\n")
            }
            html.append("</ul>\n")
            let rest = roundUp.events.count - RoundUpMaker.most
            guard rest > 0 else { return }
            html.append("<p><a href=\"")
            html.append(context.address.absolute(scope.page), escaping: HTMLText.Escaped.self)
            html.append("\">")
            html.append(context.words.andMore(rest), escaping: HTMLText.Escaped.self)
            html.append("</a></p>\n")
        }
    }

    private func link(to listing: ListingSummary, _ html: inout ByteBuffer) {
        let start = html.count
        changes.appendPage(of: listing, to: &html)
        html.escape(from: start, as: HTMLText.Escaped.self)
    }

    /// `37 new, 9 cheaper and 4 gone in Victoria, Saturday 28 November 2026`
    private func title(of roundUp: RoundUp, in scope: FeedScope) -> String {
        var counts = [Int](repeating: 0, count: RoundUpWords.allCases.count)
        for change in roundUp.events { counts[RoundUpWords(change.told.mark.kind).rawValue] += 1 }
        let parts = zip(RoundUpWords.allCases, counts).filter { $0.1 > 0 }.map { $0.text(of: $1, context.words) }
        let day = context.words.formats.full(roundUp.part.day)
        let place = scope.kind == .suburb ? scope.name : roundUp.state?.name
        return context.words.roundUp(parts, in: place, on: day, part: roundUp.part.number + 1)
    }
}
