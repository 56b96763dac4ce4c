import Bytes
import Mustache
import Values

/// The times of a listing's own fields that are to come, such as those of an event, as its page shows them.
struct OccasionsView {
    private let item: SiteListing
    private let context: SiteContext

    init(_ item: SiteListing, _ context: SiteContext) {
        self.item = item
        self.context = context
    }

    func set(in view: inout View) {
        let slots = item.listing.occasions.filter { $0.day >= context.today }
        view.bool(.hasOccasions, !slots.isEmpty)
        view.objects(.occasions, slots) { view, slot in
            view.text(.day) { $0.append(coming: slot.day, in: context.words.formats) }
            SlotView.set(slot, of: item, context, in: &view)
        }
    }
}
