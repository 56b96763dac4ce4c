import Bytes
import ListingKit
import Mustache
import Values

/// What happens on a day, each on a line.
struct DayLines {
    private let part: MonthList.Part
    /// The listing of each line.
    private let items: ArraySlice<SiteListing>
    private let context: SiteContext

    init(_ part: MonthList.Part, _ items: ArraySlice<SiteListing>, _ context: SiteContext) {
        self.part = part
        self.items = items
        self.context = context
    }

    /// Sets the day; `search` finds what is not shown, unless nothing does.
    func set(search: SearchQuery?, in view: inout View) {
        view.text(.heading) { $0.append(coming: part.shown.day, in: context.words.formats) }
        view.plain(.anchor) { $0.append(part.shown.day) }
        view.text(.countText) { out in
            let start = out.count
            for (sort, count) in zip(CalendarDays.Sort.allCases, part.counts) where count > 0 {
                if out.count > start { out.append(", ") }
                out.append(grouped: count, in: context.words.formats)
                out.append(" ")
                out.append(text: sort.unit(count, context.words))
            }
        }
        view.objects(.slots, zip(part.shown.entries, items)) { view, line in set(line.0, line.1, in: &view) }
        view.text(.moreText, part.rest > 0 ? context.words.more(part.rest) : nil)
        view.text(.moreHref, search.map { context.address.href(.search) + "?" + $0.text })
    }

    private func set(_ entry: CalendarDays.Entry, _ item: SiteListing, in view: inout View) {
        view.plain(.icon, entry.sort.sign)
        view.text(.type, type(of: entry, item))
        if entry.sort == .start {
            view.absent(.time, .datetime)
            // The whole day is its time, so that it goes with the day though the site is not built again.
            view.plain(.untilIso) { context.append(entry.day + 1, 0, of: item, to: &$0) }
            view.bool(.cancelled, false)
        } else {
            let slot = TimeSlot(
                day: entry.day, start: entry.start, end: entry.end, cancelled: entry.isCancelled ? entry.day : nil)
            SlotView.set(slot, of: item, context, in: &view)
        }
        view.text(.title, item.listing.title)
        view.link(.href, context.address, item.route)
        SlotView.setSuburb(of: item, in: &view)
        view.plain(.kindId, item.kind.id)
        AgendaChoices.setPlace(item.locality, in: &view)
        CardMaker.price(item, in: &view)
        view.text(.listingId, item.listing.id)
        view.plain(.expires) { $0.append(item.listing.expires) }
    }

    /// What it is, in a word or two: `Inspection`, `Available from`.
    private func type(of entry: CalendarDays.Entry, _ item: SiteListing) -> String? {
        switch entry.sort {
        case .inspection: item.kind.place == .address ? context.words["calendars.inspection"] : context.words["calendars.viewing"]
        case .event: nil
        case .start: item.kind.startField.map { item.kind.fields[$0].label }
        }
    }
}
