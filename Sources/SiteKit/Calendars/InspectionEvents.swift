import Bytes
import ListingKit
import Places
import Values

/// Makes the events of listings' inspections and other times (RFC 5545 section 3.6.1).
struct InspectionEvents: Sendable {
    /// For how many days an event stays in calendars after it was.
    static let pastDays = SlotSignal.pastDays

    private let context: SiteContext
    /// The name in the board's authority, which stays when the site moves.
    private let authority: String

    init(context: SiteContext, authority: TagAuthority) {
        self.context = context
        self.authority = String(authority.description.prefix { $0 != "," })
    }

    /// The events of all times of a listing that are still to come or were lately, or of those on some days, in order of time.
    func events(of item: SiteListing, on days: Range<Day>? = nil) -> CalendarEvents {
        guard days == nil else { return makeEvents(of: item, on: days) }
        // Those of its own calendar stand in that of its suburb, its owner and others too.
        return item.calendarEvents.withLock { known in
            if let events = known as? CalendarEvents { return events }
            let events = makeEvents(of: item, on: nil)
            known = events
            return events
        }
    }

    private func makeEvents(of item: SiteListing, on days: Range<Day>?) -> CalendarEvents {
        let first = context.today + -InspectionEvents.pastDays
        let slots = item.listing.appointments.filter { days?.contains($0.day) ?? ($0.day >= first) }
        let zone = item.locality?.timeZone ?? context.board.timeZone
        return CalendarEvents(slots, of: item.listing.id, zone: zone) { slot, event in
            write(slot, item.signal(of: slot), item, zone, isInspection: item.listing.inspections.contains(slot), to: &event)
        }
    }

    private func write(
        _ slot: TimeSlot, _ state: SlotSignal, _ item: SiteListing, _ zone: String, isInspection: Bool,
        to event: inout ICalendarWriter
    ) {
        let changed = context.clock.start(of: state.changed)
        event.text("UID") { identity(of: slot, item.listing.id, to: &$0) }
        // Where a calendar has no METHOD that is when the event was changed, too (RFC 5545 section 3.8.7.2).
        event.moment("DTSTAMP", changed)
        event.number("SEQUENCE", state.revision)
        event.time("DTSTART", slot.day, minute: slot.start, zone: zone)
        event.time("DTEND", slot.day, minute: slot.end, zone: zone)
        event.constant("STATUS", state.mark.isCancelled ? "CANCELLED" : "CONFIRMED")
        event.text("SUMMARY") { isInspection ? summary(of: item, state, to: &$0) : occasion(of: item, state, to: &$0) }
        if let place = item.listing.place { event.text("LOCATION") { $0.append(line: place) } }
        // RFC 5545 section 3.8.1.6.
        if let point = item.point { event.line("GEO") { $0.append(point, separator: ";") } }
        event.text("DESCRIPTION") { description(of: item, state, to: &$0) }
        event.uri("URL") { page(of: item, to: &$0) }
        event.texts("CATEGORIES", [item.kind.label] + item.listing.tags)
        event.constant("TRANSP", "TRANSPARENT")
    }

    /// `gipps-street-terrace-20261128T1100@example.org`: the same for ever, and no other event's (RFC 7986 section 5.3).
    private func identity(of slot: TimeSlot, _ id: String, to out: inout ByteBuffer) {
        out.append(percentEncoding: id)
        out.append("-")
        out.append(calendarDay: slot.day, minute: slot.start, seconds: false)
        out.append("@")
        out.append(percentEncoding: authority)
    }

    /// A line that reads alone: `Inspection: 12 Gipps Street, Collingwood · $520 a week`. Where no street may be told, the title is.
    private func summary(of item: SiteListing, _ state: SlotSignal, to out: inout ByteBuffer) {
        let isHome = item.kind.place == .address
        let key =
            switch (state.mark.isCancelled, isHome) {
            case (false, true): "calendars.inspection_at"
            case (false, false): "calendars.viewing_at"
            case (true, true): "calendars.cancelled_inspection_at"
            case (true, false): "calendars.cancelled_viewing_at"
            }
        context.words.messages.write(key, to: &out) { _, out in
            append(item.listing.place?.publicStreet ?? item.listing.title, of: item, to: &out)
        }
        price(of: item, after: " · ", to: &out)
    }

    /// The title, and where it is: `Second-hand market, Carlton`.
    private func occasion(of item: SiteListing, _ state: SlotSignal, to out: inout ByteBuffer) {
        guard state.mark.isCancelled else { return append(item.listing.title, of: item, to: &out) }
        context.words.messages.write("calendars.cancelled_event", to: &out) { _, out in append(item.listing.title, of: item, to: &out) }
    }

    /// Appends what it is, and in which suburb.
    private func append(_ name: String, of item: SiteListing, to out: inout ByteBuffer) {
        out.append(text: name.isolated)
        guard let locality = item.locality else { return }
        out.append(", ")
        out.append(text: locality.name)
    }

    /// What stands in the event's window: that nobody need come, the title, the price, whom to call, and the page.
    private func description(of item: SiteListing, _ state: SlotSignal, to out: inout ByteBuffer) {
        if state.mark.isCancelled {
            out.append(text: context.words["calendars.do_not_come"])
            out.append("\n")
        }
        out.append(text: item.listing.title)
        out.append("\n")
        if let status = item.statusLabel {
            out.append(text: status)
            out.append("\n")
        }
        if price(of: item, after: "", to: &out) { out.append("\n") }
        let ways = [item.contact.name?.isolated, item.contact.phone?.display].compactMap(\.self)
        if item.isListed, !ways.isEmpty {
            context.words.messages.write("feed.contact", to: &out) { _, out in out.append(text: ways.joined(separator: ", ")) }
            out.append("\n")
        }
        page(of: item, to: &out)
    }

    /// Appends the price and what it is for; false if there is none.
    @discardableResult
    private func price(of item: SiteListing, after separator: StaticString, to out: inout ByteBuffer) -> Bool {
        let start = out.count
        out.append(separator)
        guard item.appendPrice(to: &out) else {
            out.truncate(to: start)
            return false
        }
        if let period = item.periodText {
            out.append(" ")
            out.append(text: period)
        }
        return true
    }

    private func page(of item: SiteListing, to out: inout ByteBuffer) {
        out.append(text: context.address.url)
        out.append(text: item.route.path)
    }
}
