import Findings

/// A check of a whole listing: the rules that its findings cite, and what it does. Each has a file of its own. To add
/// one, write the file and name it in ``all``.
package struct ListingRule: Sendable {
    /// The rules that its findings cite.
    package let rules: [Rule]
    /// Looks at a listing and reports what is wrong with it.
    package let check: @Sendable (_ listing: ParsedListing, _ report: inout Report) -> Void

    init(_ rules: Rule..., check: @escaping @Sendable (_ listing: ParsedListing, _ report: inout Report) -> Void) {
        self.rules = rules
        self.check = check
    }

    /// All of them, in the order in which they are applied.
    package static let all: [ListingRule] = [
        titleFacts, textFacts, fraudSigns, bondWeeks, streetNumber, streetAlone,
        hiddenStreet, suburbAlone, handleAlone, equalTreatment, commentedOutValue, datesInOrder, lastDay, teamSize, expiring,
        unannouncedChange,
        unannouncedInspections, lateChange,
        historyConsistency, inspectionDates,
        clockChange,
        ownerReachable, unusedPictures, changeKey,
    ]
}
