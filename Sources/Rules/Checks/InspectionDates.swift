import Facts
import Findings
import Values

extension ListingRule {
    /// Checks that nothing happened to an inspection before the listing was posted.
    static let inspectionDates = ListingRule(.inspectionSlot) { parsed, report in
        let (listing, root, today) = (parsed.listing, parsed.root, parsed.today)
        // A day of posting that is wrong itself says nothing of the others.
        guard let listed = parsed.days.listed, listed <= today + 1, let list = root["inspections"],
            listing.inspections.contains(where: { $0.added ?? listed < listed || $0.cancelled ?? listed < listed })
        else { return }
        for item in list.items ?? [list] {
            guard let start = item["start"]?.text.flatMap({ Rule.parsedTime($0.trimmed) }) else { continue }
            let slot = ParsedSlot(item: item, list: list, key: "inspections", day: start.day)
            for key in ["added", "cancelled"] {
                guard let node = item[key], let day = node.text.flatMap({ Day($0.trimmed) }), day < listed else { continue }
                let isAdded = key == "added"
                report.add(
                    .inspectionSlot, node.span, "\(key.quoted) is \(day), before it was listed on \(listed)",
                    reason: isAdded
                        ? "\"added\" is how people hear about a new inspection, and nobody was following the listing yet. One that was there from the start doesn't need it:"
                        : "Nobody was following the listing yet, so nobody would hear. If you called it off today, write:",
                    fix: isAdded ? Rule.without(key, slot, report) : report.fix(node, key: key, value: Rule.likely(today, slotOn: slot.day))
                )
            }
        }
    }
}
