import Bytes
import ListingKit
import Mustache
import Values

/// What happens on a day, each on a line.
struct DayLines {
    private let part: MonthList.Part
    /// The listing of each line.
    private let items: [SiteListing]
    private let context: SiteContext

    init(_ part: MonthList.Part, _ items: [SiteListing], _ context: SiteContext) {
        self.part = part
        self.items = items
        self.context = context
    }

    /// Sets the day; `search` finds what is not shown, unless nothing does.
    func set(search: SearchQuery?, in view: inout View) {
        let told = zip(CalendarDays.Sort.allCases, part.counts).filter { $0.1 > 0 }
        view.plain(.heading) { $0.append(coming: part.shown.day) }
        view.plain(.anchor) { $0.append(part.shown.day) }
        view.plain(.countText, told.map { "\(grouped($0.1)) \($0.0.unit($0.1))" }.joined(separator: ", "))
        view.objects(.slots, zip(part.shown.entries, items)) { view, line in set(line.0, line.1, in: &view) }
        view.text(.moreText, part.rest > 0 ? Words.more(part.rest) : nil)
        view.text(.moreHref, part.rest > 0 ? search.map { context.address.href(.search) + "?" + $0.text } : nil)
    }

    private func set(_ entry: CalendarDays.Entry, _ item: SiteListing, in view: inout View) {
        view.plain(.icon, entry.sort.sign)
        view.text(.type, type(of: entry, item))
        if entry.sort == .start {
            view.absent(.time, .datetime, .untilIso)
            view.bool(.cancelled, false)
        } else {
            let slot = TimeSlot(
                day: entry.day, start: entry.start, end: entry.end, cancelled: entry.isCancelled ? entry.day : nil)
            SlotView.set(slot, of: item, context, in: &view)
        }
        view.text(.title, item.listing.title)
        view.link(.href, context.address, item.route)
        view.text(.suburb, item.locality.map { "\($0.name) \($0.state.rawValue)" })
        CardMaker.price(item, in: &view)
        view.text(.listingId, item.listing.id)
        view.plain(.expires) { $0.append(item.listing.expires) }
    }

    /// What it is, in a word or two: `Inspection`, `Available from`.
    private func type(of entry: CalendarDays.Entry, _ item: SiteListing) -> String? {
        switch entry.sort {
        case .inspection: item.kind.place == .address ? Words.inspectionLine : Words.viewingLine
        case .event: nil
        case .start: item.kind.startField.map { item.kind.fields[$0].label }
        }
    }
}
