import Bytes
import ListingKit
import Values

extension SiteContext {
    /// Appends the instant of a local time of a listing, with its offset from UTC: `2026-11-28T11:00:00+11:00`.
    func append(_ day: Day, _ minute: Int, of item: SiteListing, to out: inout ByteBuffer) {
        guard let clock = clocks.clock(item.locality?.timeZone ?? board.timeZone) else { return out.append(local: day, minute) }
        out.append(rfc3339: clock.timestamp(day, minute: minute))
    }
}

extension SiteListing {
    /// The inspections of a listing that stands in lists which are to come and were not called off, in order of time.
    private func openInspections(from today: Day) -> some Sequence<TimeSlot> {
        (isListed ? listing.inspections : []).lazy.filter { $0.day >= today && $0.cancelled == nil }
    }

    /// What stands in place of a time if people agree on one with the owner.
    var appointmentWords: String {
        kind.place == .address ? words["listing_facts.by_appointment"] : words["listing_facts.viewing_by_appointment"]
    }

    /// The same with the times of its own fields, such as those of an event, in order of time.
    func openTimes(from today: Day) -> [OpenTime] {
        let inspections = openInspections(from: today).map { OpenTime(slot: $0, isInspection: true) }
        guard isListed, !kind.occasionFields.isEmpty else { return inspections }
        let occasions = listing.occasions.lazy.filter { $0.day >= today && $0.cancelled == nil }.map {
            OpenTime(slot: $0, isInspection: false)
        }
        return (inspections + occasions).sorted { $0.slot < $1.slot }
    }

    /// Appends when people can come: `Open Sat 28 Nov, 11 am`, or of an event `Sat 28 Nov, 11 am`.
    func append(open time: OpenTime, to out: inout ByteBuffer) {
        let slot = time.slot
        guard time.isInspection else { return append(slot, to: &out) }
        words.messages.write(kind.place == .address ? "listing_facts.open_time" : "listing_facts.viewing_time", to: &out) { _, out in
            append(slot, to: &out)
        }
    }

    private func append(_ slot: TimeSlot, to out: inout ByteBuffer) {
        out.append(in: words.formats) {
            $0.append(brief: slot.day, in: words.formats)
        } time: {
            $0.append(spoken: slot.start, in: words.formats)
        }
    }
}

/// A time at which people can come.
struct OpenTime {
    let slot: TimeSlot
    /// Whether it is an inspection, and not what the listing itself is about.
    let isInspection: Bool
}
