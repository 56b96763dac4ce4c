/// A check of a listing as a whole, once all that its file says was read: the rules that its findings cite, and what it does.
///
/// Each has a file of its own. To add one, write the file and name it in ``all``.
struct ListingRule: Sendable {
    /// The rules that its findings cite.
    let rules: [Rule]
    /// Looks at a listing and reports what is wrong with it.
    let check: @Sendable (_ listing: WrittenListing, _ report: inout Report) -> Void

    init(_ rules: Rule..., check: @escaping @Sendable (_ listing: WrittenListing, _ report: inout Report) -> Void) {
        self.rules = rules
        self.check = check
    }

    /// All of them, in the order in which they are applied.
    static let all: [ListingRule] = [
        titleFacts, hiddenStreet, swallowedText, datesInOrder, expiring, untold, untoldSlots, unheard, historySense, announcedSlots,
        clockChange,
        contactThere, unusedPictures,
    ]
}
