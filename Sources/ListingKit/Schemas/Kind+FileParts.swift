import Facts
import Findings
import Rules
import Values

extension Kind {
    /// The keys of its listings' files, in the order in which one is best written.
    package var fileParts: [FilePart] {
        CommonFields.order(of: self).compactMap { key in common(key) ?? field(key).map(part) }
    }

    /// A field of its own.
    private func part(_ field: Field) -> FilePart {
        let isRequired = (field.isRequired || requiresPrice(field)) && field.fallback == nil
        return FilePart(field.id, field.type.fileForm, isRequired: isRequired, note: hint(for: field), label: field.label)
    }

    /// A key that every listing may have.
    private func common(_ key: String) -> FilePart? {
        func part(_ form: FileForm, isRequired: Bool = false, rule: String) -> FilePart {
            FilePart(key, form, isRequired: isRequired, note: Rule.named(rule)?.explanation ?? "")
        }
        switch key {
        case "title": return part(.text(least: 5, most: 100), isRequired: true, rule: "title-length")
        case "id": return part(.slug, rule: "id-format")
        case "was": return part(.list(.anyText, most: FormerName.most), rule: "former-name")
        case "owner": return part(.slug, isRequired: true, rule: "owner-exists")
        case "change-key": return part(.pattern("^[A-Za-z0-9_-]{\(ChangeKey.length)}$"), rule: "change-key")
        case "status":
            return FilePart(
                key, .words(statuses), note: "Leave it out while it's \(Kind.available). \(Kind.withdrawn) takes it off the lists.")
        case "address":
            let note = "Where it is: the suburb with its state and postcode" + (place == .address ? ", and the street." : ".")
            return FilePart(key, Rule.placeForm, isRequired: place.isRequired, note: note)
        case "listed": return FilePart(key, .day, isRequired: true, note: "The day you post it, such as 2026-12-01.")
        case "confirmed":
            return FilePart(key, .day, note: "The last day you said that it's still available. It leaves the lists \(expires) days later.")
        case "tags": return part(AnyFieldType.tags.fileForm, rule: "tag-format")
        case "rank": return part(.whole(1...999), rule: "rank-value")
        case "contact": return part(Contact.form, rule: "contact-usable")
        case "inspections": return part(.either([Rule.slotsForm, .words([InspectionTimes.byAppointment])]), rule: "inspection-slot")
        case "history": return part(.list(historyRow, most: nil), rule: "history-row")
        case "images": return part(Rule.imagesForm, rule: "image-exists")
        case "description": return part(.prose, rule: "description")
        default: return nil
        }
    }

    private var historyRow: FileForm {
        let price = price.map { [FilePart($0.field, .decimal(0...100_000_000), note: "What it cost until then.")] } ?? []
        return .group(
            [FilePart("on", .day, isRequired: true, note: "The day this ended.")] + price + [
                FilePart("status", .words(statuses), note: "What it was until then."),
                FilePart("confirmed", .day, note: "The day it was last confirmed before."),
            ], oneOf: ["status", "confirmed"] + price.map(\.key))
    }
}
