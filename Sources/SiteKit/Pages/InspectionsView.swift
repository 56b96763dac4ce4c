import Bytes
import Mustache
import Publishing
import Values

/// The values of inspections in order of time, under their days.
enum InspectionsView {
    /// Sets the days; `items` are the listings, one for each inspection, and `counts` says how many each day has, where that is told. If
    /// listings have calendars, each that was not called off leads to that of its listing.
    static func set(
        _ days: InspectionDays, _ items: [SiteListing], counts: [Day: Int] = [:], haveCalendars: Bool, _ context: SiteContext,
        in view: inout View
    ) {
        var next = items[...]
        view.objects(.days, days.days) { view, daily in
            view.text(.heading) { $0.append(coming: daily.day, in: context.words.formats) }
            view.plain(.anchor) { $0.append(daily.day) }
            if let count = counts[daily.day], count > 0 {
                view.text(.countText, context.words.opens(count))
            } else {
                view.absent(.countText)
            }
            view.objects(.slots, daily.slots) { view, slot in
                guard let item = next.popFirst() else { return }
                set(slot, item, context, in: &view)
                if haveCalendars, !slot.mark.isCancelled {
                    view.link(.calendarHref, context.address, item.route, Route.inspectionsFile)
                } else {
                    view.absent(.calendarHref)
                }
            }
        }
    }

    private static func set(_ slot: InspectionDays.Slot, _ item: SiteListing, _ context: SiteContext, in view: inout View) {
        let mark = slot.mark
        let time = TimeSlot(day: mark.day, start: mark.start, end: mark.end, cancelled: mark.isCancelled ? mark.day : nil)
        SlotView.set(time, of: item, context, in: &view)
        view.text(.title, item.listing.title)
        view.link(.href, context.address, item.route)
        SlotView.setSuburb(of: item, in: &view)
        CardMaker.price(item, in: &view)
        view.text(.statusLabel, item.statusLabel)
        view.text(.listingId, item.listing.id)
        view.plain(.listedIso) { $0.append(item.listing.listed) }
        view.plain(.expires) { $0.append(item.listing.expires) }
        if let image = item.listing.images.first {
            view.object(.image) { CardMaker.picture(image, of: item, startingWith: context.address.base, in: &$0) }
        } else {
            view.absent(.image)
        }
        CardMaker.highlights(item, in: &view)
    }
}

/// The next inspections of a suburb or of what is near a campus.
struct NextInspections: RecipeInput {
    let shown: InspectionDays
    let total: Int
    /// Whether there is a page of the months, too.
    let hasMonths: Bool

    /// How many stand on such a page.
    private static let most = 12

    init(_ site: Site, of listed: [Int], hasMonths: Bool) {
        self.hasMonths = hasMonths
        let all = InspectionDays(site, of: listed)
        shown = all.prefix(NextInspections.most)
        total = all.total
    }

    func add(to input: inout FingerprintInput) {
        shown.add(to: &input)
        input.add(total)
        input.add(hasMonths)
    }

    /// Sets them; absent where there are none.
    func set(_ ingredients: Ingredients, of page: Route, haveCalendars: Bool, _ context: SiteContext, in view: inout View) {
        if hasMonths { view.link(.calendarMonthsHref, context.address, .calendar(of: page)) } else { view.absent(.calendarMonthsHref) }
        guard total > 0 else {
            view.list(.days) { _ in }
            return view.absent(.inspectionsHref, .inspectionsText)
        }
        InspectionsView.set(shown, ingredients.items, haveCalendars: haveCalendars, context, in: &view)
        view.link(.inspectionsHref, context.address, .inspections)
        view.text(.inspectionsText, context.words.next(shown.total, of: total))
    }
}
