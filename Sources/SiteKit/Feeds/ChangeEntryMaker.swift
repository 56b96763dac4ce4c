import ListingKit
import Syndication

/// Makes the entry that tells of an event of a listing, from its story alone.
struct ChangeEntryMaker: Sendable {
    private let context: SiteContext
    private let authority: TagAuthority

    init(context: SiteContext, authority: TagAuthority) {
        self.context = context
        self.authority = authority
    }

    /// The entry of the event of that mark, which may be told of another day than the file gives now; nil if the story has no such event.
    func entry(of story: ListingHistory, _ mark: EventMark) -> FeedEntry? {
        guard let event = story.events.first(where: { $0.mark.key == mark.key }) else { return nil }
        let label = EventText.label(of: event.mark.kind, story.kind)
        var entry = FeedEntry(
            id: authority.uri("listing/" + story.id) + "/" + event.identity, title: title(story, event),
            url: context.address.absolute(.listing(story.kind, slug: story.slug)),
            updated: context.clock.instant(of: Moment(mark, listing: story.id.stableHash)))
        entry.summary = EventText.sentence(event, story.kind)
        entry.categories = [(event.name, label), (story.kind.id, story.kind.label)]
        if let locality = story.locality { entry.categories.append((locality.slug, locality.name)) }
        return entry
    }

    /// `Rent dropped: $520 a week · 2 beds · Collingwood 3066 · was $550 · Gipps street terrace`
    private func title(_ story: ListingHistory, _ event: ListingEvent) -> String {
        var parts: [String] = []
        if let price = event.price {
            let period = price.cents == 0 && story.kind.price?.zero != nil ? nil : story.kind.price?.per.label
            parts.append(story.kind.text(price) + (period.map { " " + $0 } ?? ""))
        }
        if let fact = story.fact, let text = fact.field.shortText(fact.value) { parts.append(text) }
        if let locality = story.locality { parts.append(locality.name + " " + locality.postcode) }
        switch event.change {
        case .priceRose(let before), .priceDropped(let before): parts.append("was " + story.kind.text(before))
        default: break
        }
        // The words of the file's name say which it is, and stay when the title is mended.
        parts.append(story.slug.asLabel)
        return EventText.label(of: event.mark.kind, story.kind) + ": " + parts.joined(separator: " · ")
    }
}
