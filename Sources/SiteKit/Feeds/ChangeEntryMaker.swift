import Bytes
import Facts
import ListingKit
import Rules
import Syndication
import Values

/// Makes the entry that tells of an event of a listing, from what was told of it alone.
struct ChangeEntryMaker: Sendable {
    private let context: SiteContext
    private let authority: TagAuthority
    private let kinds: [String: Kind]
    private let text: EventText

    init(context: SiteContext, authority: TagAuthority) {
        self.context = context
        self.authority = authority
        text = EventText(words: context.words)
        kinds = Dictionary(context.kinds.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Fills in the entry of what was told of a listing.
    func fill(_ entry: inout FeedEntry, with change: RoundUp.Change) {
        let (listing, told) = (change.listing, change.told)
        // Every kind that a listing names is known, or the board would not be published.
        guard let kind = kinds[listing.kind] else { return }
        let event = told.event(of: kind)
        entry.id = entry.text { id in
            id.append(uriOf: "listing/", listing.id, by: authority)
            id.append(UInt8(ascii: "/"))
            id.append(text: event.identity)
        }
        entry.title = entry.text { title(listing, event, kind, to: &$0) }
        entry.url = entry.text { appendPage(of: listing, kind, to: &$0) }
        entry.updated = context.clock.instant(of: change.moment)
        entry.summary = entry.text { text.append(sentenceOf: event, kind, to: &$0) }
        entry.categories.append((entry.text(event.name), entry.text(text.label(of: told.mark.kind, kind))))
        entry.categories.append((entry.text(kind.id), entry.text(kind.label)))
        if let row = listing.locality {
            let locality = context.gazetteer.localities[Int(row)]
            entry.categories.append((entry.text { $0.append(slugOf: locality) }, entry.text(locality.name)))
        }
    }

    /// Appends what happened and to what, as the title of its entry says it.
    func appendTitle(of change: RoundUp.Change, to out: inout ByteBuffer) {
        guard let kind = kinds[change.listing.kind] else { return }
        title(change.listing, change.told.event(of: kind), kind, to: &out)
    }

    /// Appends what happened in a sentence, as the summary of its entry says it.
    func appendSentence(of change: RoundUp.Change, to out: inout ByteBuffer) {
        guard let kind = kinds[change.listing.kind] else { return }
        text.append(sentenceOf: change.told.event(of: kind), kind, to: &out)
    }

    /// Appends the absolute URL of a listing's page.
    func appendPage(of listing: ListingSummary, to out: inout ByteBuffer) {
        if let kind = kinds[listing.kind] { appendPage(of: listing, kind, to: &out) }
    }

    private func appendPage(of listing: ListingSummary, _ kind: Kind, to out: inout ByteBuffer) {
        out.append(text: context.address.url)
        out.append(routeOf: kind, slug: listing.slug)
    }

    /// `Rent dropped: $520 a week · 2 beds · Collingwood 3066 · was $550 · Gipps street terrace`
    private func title(_ listing: ListingSummary, _ event: ListingEvent, _ kind: Kind, to out: inout ByteBuffer) {
        out.append(text: text.label(of: event.mark.kind, kind))
        out.append(": ")
        if let price = event.price {
            context.words.write(price, of: kind, to: &out)
            if price.cents != 0 || kind.price?.zero == nil, let period = context.words.period(of: kind) {
                out.append(UInt8(ascii: " "))
                out.append(text: period)
            }
            out.append(" · ")
        }
        if !listing.fact.isEmpty {
            out.append(text: listing.fact)
            out.append(" · ")
        }
        if let row = listing.locality {
            let locality = context.gazetteer.localities[Int(row)]
            out.append(text: locality.name)
            out.append(UInt8(ascii: " "))
            out.append(text: locality.postcode)
            out.append(" · ")
        }
        switch event.change {
        case .priceRose(let before), .priceDropped(let before):
            context.words.messages.write("feed.was", to: &out) { _, out in context.words.write(before, of: kind, to: &out) }
            out.append(" · ")
        default: break
        }
        // The words of the file's name say which it is, and stay when the title is mended.
        out.append(label: listing.slug)
    }
}
