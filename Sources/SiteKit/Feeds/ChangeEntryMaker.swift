import ListingKit

/// Makes the entry that tells of an event of a listing, from its story alone.
struct ChangeEntryMaker: Sendable {
    private let frame: SiteFrame
    private let authority: TagAuthority

    init(frame: SiteFrame, authority: TagAuthority) {
        self.frame = frame
        self.authority = authority
    }

    /// Adds the entry of the event of that mark, which may be told of another day than the file gives now.
    func add(_ story: ListingStory, _ mark: EventMark, to entries: inout EntryTexts) {
        guard let event = story.events.first(where: { $0.mark.key == mark.key }) else { return }
        let dates = entries.date(frame.clock.instant(of: Moment(mark, listing: story.id.stableHash)))
        let route = Route.listing(story.kind, slug: story.slug)
        let url = entries.piece { out in
            out.append(text: frame.address.url)
            out.append(text: route.path)
        }
        let id = entries.piece { out in
            out.append(uriOf: "listing/", story.id, by: authority)
            out.append(UInt8(ascii: "/"))
            out.append(text: event.identity)
        }
        let title = title(story, event, &entries)
        let summary = entries.piece(EventText.sentence(event, story.kind))
        let categories = categories(story, event, &entries)
        entries.add(contentsFrom: entries.contents.count) { html, escaped in
            EntryTexts.Entry(
                id: id, title: title, url: url, dates: dates, author: nil, authorURL: nil, summary: summary, categories: categories,
                image: nil, point: nil, html: html, escaped: escaped)
        }
    }

    /// `Rent dropped: $520 a week · 2 beds · Collingwood 3066 · was $550 · Gipps street terrace`
    private func title(_ story: ListingStory, _ event: ListingEvent, _ entries: inout EntryTexts) -> EntryTexts.Piece {
        entries.piece { out in
            out.append(text: EventText.label(of: event.mark.kind, story.kind))
            out.append(": ")
            var isFirst = true
            func separate(_ out: inout ByteBuffer) {
                if !isFirst { out.append(" · ") }
                isFirst = false
            }
            if let price = event.price {
                separate(&out)
                if price.cents == 0, let zero = story.kind.price?.zero {
                    out.append(text: zero)
                } else {
                    out.append(price)
                    if let period = story.kind.price?.per.label {
                        out.append(" ")
                        out.append(text: period)
                    }
                }
            }
            if let fact = story.fact, let text = FactText.short(fact.value, fact.field) {
                separate(&out)
                out.append(text: text)
            }
            if let locality = story.locality {
                separate(&out)
                out.append(text: locality.name)
                out.append(" ")
                out.append(text: locality.postcode)
            }
            switch event.change {
            case .priceRose(let before), .priceDropped(let before):
                separate(&out)
                out.append("was ")
                out.append(text: story.kind.text(before))
            default: break
            }
            // The words of the file's name say which it is, and stay when the title is mended.
            separate(&out)
            out.append(label: story.slug)
        }
    }

    private func categories(_ story: ListingStory, _ event: ListingEvent, _ entries: inout EntryTexts) -> Range<Int> {
        let first = entries.categoryCount
        entries.add(
            EntryTexts.Category(
                term: entries.piece(event.name), label: entries.piece(EventText.label(of: event.mark.kind, story.kind))))
        entries.add(EntryTexts.Category(term: entries.piece(story.kind.id), label: entries.piece(story.kind.label)))
        if let locality = story.locality {
            let slug = entries.piece { $0.append(slugOf: locality) }
            entries.add(EntryTexts.Category(term: slug, label: entries.piece(locality.name)))
        }
        return first..<entries.categoryCount
    }
}
