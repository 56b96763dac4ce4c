import Bytes
import ListingKit
import Syndication
import Values

/// Makes the entry that tells of an event of a listing, from its story alone.
struct ChangeEntryMaker: Sendable {
    private let context: SiteContext
    private let authority: TagAuthority

    init(context: SiteContext, authority: TagAuthority) {
        self.context = context
        self.authority = authority
    }

    /// The event of that mark, which may be told of another day than the file gives now; nil if the story has no such event.
    static func event(of story: ListingHistory, _ mark: EventMark) -> ListingEvent? {
        story.events.first { $0.mark.key == mark.key }
    }

    /// Fills in the entry of an event of a story, which is told as of that mark.
    func fill(_ entry: inout FeedEntry, with event: ListingEvent, _ mark: EventMark, of story: ListingHistory) {
        let label = EventText.label(of: event.mark.kind, story.kind)
        entry.id = entry.text { id in
            id.append(uriOf: "listing/", story.id, by: authority)
            id.append(UInt8(ascii: "/"))
            id.append(text: event.identity)
        }
        entry.title = entry.text { title(story, event, label, to: &$0) }
        entry.url = entry.text { url in
            url.append(text: context.address.url)
            url.append(routeOf: story.kind, slug: story.slug)
        }
        entry.updated = context.clock.instant(of: Moment(mark, listing: story.id.stableHash))
        entry.summary = entry.text { EventText.append(sentenceOf: event, story.kind, to: &$0) }
        entry.categories.append((entry.text(event.name), entry.text(label)))
        entry.categories.append((entry.text(story.kind.id), entry.text(story.kind.label)))
        if let locality = story.locality {
            entry.categories.append((entry.text { $0.append(slugOf: locality) }, entry.text(locality.name)))
        }
    }

    /// `Rent dropped: $520 a week · 2 beds · Collingwood 3066 · was $550 · Gipps street terrace`
    private func title(_ story: ListingHistory, _ event: ListingEvent, _ label: String, to out: inout ByteBuffer) {
        out.append(text: label)
        out.append(": ")
        if let price = event.price {
            story.kind.write(price, to: &out)
            if price.cents != 0 || story.kind.price?.zero == nil, let period = story.kind.price?.per.label {
                out.append(UInt8(ascii: " "))
                out.append(text: period)
            }
            out.append(" · ")
        }
        if let fact = story.fact, fact.field.writeShort(fact.value, to: &out) { out.append(" · ") }
        if let locality = story.locality {
            out.append(text: locality.name)
            out.append(UInt8(ascii: " "))
            out.append(text: locality.postcode)
            out.append(" · ")
        }
        switch event.change {
        case .priceRose(let before), .priceDropped(let before):
            out.append("was ")
            story.kind.write(before, to: &out)
            out.append(" · ")
        default: break
        }
        // The words of the file's name say which it is, and stay when the title is mended.
        out.append(label: story.slug)
    }
}
