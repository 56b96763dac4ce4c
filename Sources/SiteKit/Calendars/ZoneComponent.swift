import Values

/// The VTIMEZONE of a zone (RFC 5545 section 3.6.5): what its clocks show from the second half of 2019 on.
///
/// It is the same whatever the events of a calendar are, so that a new inspection changes nothing else of a file.
enum ZoneComponent {
    /// The last year whose changes are looked at.
    private static let lastYear = 2037
    /// The instants of which the changes are told: from 2019-07-01, the day on which Norfolk Island took up daylight saving time, to the
    /// end of the last year.
    private static let span = 1_561_939_200..<2_145_916_800

    /// The component of a zone.
    static func bytes(for zone: ZoneClock) -> [UInt8] {
        ICalendarWriter.bytes(reservingCapacity: 512) { calendar in
            calendar.component("VTIMEZONE") { calendar in
                calendar.text("TZID", zone.identifier)
                let changes = zone.changes(in: span)
                if changes.isEmpty {
                    let offset = zone.timestamp(at: span.lowerBound).offset
                    write(Observance(from: offset, to: offset, isDaylight: false), of: zone, to: &calendar) {
                        $0.time("DTSTART", Day(number: 0), minute: 0)
                    }
                } else if let rules = rules(changes) {
                    for (change, rule) in rules { write(change, rule, of: zone, to: &calendar) }
                } else {
                    for change in changes { write(change, nil, of: zone, to: &calendar) }
                }
            }
        }
    }

    /// The two rules that all changes follow, each with the first of its changes; nil if they do not.
    private static func rules(_ changes: [ZoneChange]) -> [(ZoneChange, YearlyRule)]? {
        let sorts = [changes.filter(\.isDaylight), changes.filter { !$0.isDaylight }]
        let rules = sorts.compactMap { sort in
            sort.first.flatMap { first in YearlyRule(sort, until: lastYear).map { (first, $0) } }
        }
        return rules.count == sorts.count ? rules.sorted { $0.0.instant < $1.0.instant } : nil
    }

    /// A time during which a zone keeps to one offset.
    private struct Observance {
        let from: Int
        let to: Int
        let isDaylight: Bool
    }

    private static func write(_ change: ZoneChange, _ rule: YearlyRule?, of zone: ZoneClock, to calendar: inout ICalendarWriter) {
        let observance = Observance(from: change.before, to: change.after, isDaylight: change.isDaylight)
        write(observance, of: zone, to: &calendar) { calendar in
            let time = change.localTime
            calendar.time("DTSTART", time.day, minute: time.minute)
            guard let rule else { return }
            calendar.line("RRULE") { out in
                out.append("FREQ=YEARLY;BYMONTH=")
                out.append(decimal: rule.month)
                out.append(";BYDAY=")
                out.append(decimal: rule.ordinal)
                out.append(YearlyRule.weekdays[rule.weekday])
            }
        }
    }

    private static func write(
        _ observance: Observance, of zone: ZoneClock, to calendar: inout ICalendarWriter, start: (inout ICalendarWriter) -> Void
    ) {
        calendar.component(observance.isDaylight ? "DAYLIGHT" : "STANDARD") { calendar in
            start(&calendar)
            calendar.offset("TZOFFSETFROM", observance.from)
            calendar.offset("TZOFFSETTO", observance.to)
            calendar.text("TZNAME") {
                let standard = observance.isDaylight ? observance.from : observance.to
                ZoneAbbreviation.append(for: zone.identifier, offset: observance.to, standard: standard, to: &$0)
            }
        }
    }
}
