import ListingKit
import Values

/// Makes calendars of inspections and events (RFC 5545, with the properties of RFC 7986 that tell a reader about the calendar itself).
///
/// They have no METHOD: with one they would be messages from an organiser (RFC 5546 section 3.2.1), which some readers show as invitations.
/// Without it a calendar is a mere record of what is to come (RFC 5545 section 3.7.2).
struct Calendars: Sendable {
    private let context: SiteContext
    private let events: InspectionEvents
    private let zones = CalendarZones()
    /// What stands in every calendar alike, before and behind what is its own.
    private let start, end: [UInt8]

    /// A maker of the calendars of a board; nil if the board has no authority, without which no event has an identity.
    init?(context: SiteContext) {
        guard let authority = TagAuthority(context.board.authority) else { return nil }
        self.context = context
        events = InspectionEvents(context: context, authority: authority)
        var lines = ICalendarWriter()
        lines.constant("VERSION", "2.0")
        lines.text("PRODID", "-//\(Houser.name)//\(Houser.name) \(Houser.version)//EN")
        lines.constant("CALSCALE", "GREGORIAN")
        start = lines.withBytes { Array($0) }
        lines = ICalendarWriter()
        lines.constant("REFRESH-INTERVAL;VALUE=DURATION", "PT12H")
        lines.constant("X-PUBLISHED-TTL", "PT12H")
        end = lines.withBytes { Array($0) }
    }

    /// The calendar of all inspections and events of those listings, open and closed, that are still to come or were lately, or of those on some days.
    ///
    /// Its times are in the zones of the listings; `zone` is that of the whole, and the only one of a calendar without events, which must
    /// hold something.
    func calendar(name: String, page: Route, file: Route, zone: String, items: [SiteListing], on days: Range<Day>? = nil) -> [UInt8] {
        var listings: [CalendarEvents] = []
        listings.reserveCapacity(items.count)
        var isOfEvents = true
        var used: [String] = []
        for item in items {
            let events = events.events(of: item, on: days)
            guard events.byteCount > 0 else { continue }
            listings.append(events)
            if !item.listing.inspections.isEmpty { isOfEvents = false }
            if !used.contains(events.zone) { used.append(events.zone) }
        }
        isOfEvents = isOfEvents && !listings.isEmpty
        used.sort()
        let capacity = listings.reduce(4 << 10) { $0 + $1.byteCount }
        return ICalendarWriter.bytes(reservingCapacity: capacity) { calendar in
            calendar.component("VCALENDAR") { calendar in
                head(name: name, isOfEvents: isOfEvents, page: page, file: file, zone: zone, to: &calendar)
                for zone in used.isEmpty ? [zone] : used { calendar.append(lines: zones.component(zone)) }
                calendar.append(listings)
            }
        }
    }

    /// Makes calendars without events, in the zone of the board.
    func empty(name: String, page: Route, file: Route) -> [UInt8] {
        calendar(name: name, page: page, file: file, zone: context.board.timeZone, items: [])
    }

    private func head(name: String, isOfEvents: Bool, page: Route, file: Route, zone: String, to calendar: inout ICalendarWriter) {
        let title =
            (isOfEvents ? context.words.events(name.isolated) : context.words.inspections(name.isolated))
            + (name == context.board.title ? "" : " · " + context.board.title.isolated)
        let description = isOfEvents ? context.words.aboutEvents(name) : context.words.aboutInspections(name)
        calendar.append(lines: start)
        calendar.text("NAME", title)
        calendar.text("X-WR-CALNAME", title)
        calendar.text("DESCRIPTION", description)
        calendar.uri("URL") { $0.append(text: context.address.absolute(page)) }
        calendar.uri("SOURCE", isStated: true) { $0.append(text: context.address.absolute(file)) }
        calendar.append(lines: end)
        calendar.text("X-WR-TIMEZONE", zone)
    }
}
