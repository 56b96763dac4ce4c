import Values

extension ListingRule {
    static let announcedSlots = ListingRule(.inspectionSlot) { Rule.checkAnnounced($0, report: &$1) }
}

extension Rule {
    /// Checks that nothing happened to an inspection before the listing was there: nobody would be told of it.
    fileprivate static func checkAnnounced(_ written: WrittenListing, report: inout Report) {
        let (listing, root, today) = (written.listing, written.root, written.today)
        // A day of posting that is wrong itself says nothing of the others.
        guard let listed = written.days.listed, listed <= today + 1, let list = root["inspections"],
            listing.inspections.contains(where: { $0.added ?? listed < listed || $0.cancelled ?? listed < listed })
        else { return }
        for item in list.items ?? [list] {
            guard let start = item["start"]?.text.flatMap({ moment($0.trimmed) }) else { continue }
            let slot = WrittenSlot(item: item, list: list, key: "inspections", day: start.day)
            for key in ["added", "cancelled"] {
                guard let node = item[key], let day = node.text.flatMap({ Day($0.trimmed) }), day < listed else { continue }
                let isAdded = key == "added"
                report.add(
                    .inspectionSlot, node.span, "\(key.quoted) is \(day), before it was listed on \(listed)",
                    reason: isAdded
                        ? "People hear of a new inspection from \"added\", and nobody followed the listing yet. One that was there from the beginning has none:"
                        : "Nobody followed the listing yet, so nobody would be told. If you called it off today, write:",
                    fix: isAdded ? without(key, slot, report) : report.fix(node, key: key, value: likely(today, slotOn: slot.day)))
            }
        }
    }
}
