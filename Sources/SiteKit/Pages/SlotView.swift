import Bytes
import Mustache
import Values

/// The values of an inspection, wherever one is shown.
enum SlotView {
    /// Sets when it is, and when it is over, from which on the reader's browser hides it.
    static func set(_ slot: TimeSlot, of item: SiteListing, _ context: SiteContext, in view: inout View) {
        view.text(.time) { $0.append(spoken: slot, in: context.words.formats) }
        setInstants(slot, of: item, context, in: &view)
        view.bool(.cancelled, slot.cancelled != nil)
    }

    /// Sets the suburb with its state; absent if there is none.
    static func setSuburb(of item: SiteListing, in view: inout View) {
        guard let locality = item.locality else { return view.absent(.suburb) }
        view.text(.suburb) { out in
            out.append(text: locality.name)
            out.append(" ")
            out.append(text: locality.state.rawValue)
        }
    }

    /// Sets the start with its offset from UTC, and likewise the end.
    static func setInstants(_ slot: TimeSlot, of item: SiteListing, _ context: SiteContext, in view: inout View) {
        view.plain(.datetime) { context.append(slot.day, slot.start, of: item, to: &$0) }
        view.plain(.untilIso) { context.append(slot.day, slot.end, of: item, to: &$0) }
    }
}
