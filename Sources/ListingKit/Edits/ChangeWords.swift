import Facts
import Findings
import Rules
import Values
import YAML

/// Says in words what a change does to a listing.
struct ChangeWords {
    let kind: Kind
    let before: ParsedListing?
    let now: ParsedListing?
    /// The file as it was and as it is.
    let files: (before: FactsFile?, now: FactsFile)
    /// Whether days are written as people say them, and not as files have them.
    var isSpoken = false

    /// What changed, a few words each.
    func words(of change: ListingChange) -> [String] {
        var words = change.settings.compactMap { self.words(of: $0.key) }
        if change.pictures != nil { words += PictureWords(files.before?.pictures ?? [], files.now.pictures).words }
        for slot in change.distinctInspections where before?.listing.inspections.contains(slot) != true {
            words.append("inspection \(text(slot.day)) \(Rule.clock(slot.start))-\(Rule.clock(slot.end)) added")
        }
        if let day = now?.days.confirmed, day != before?.days.confirmed { words.append("confirmed on \(text(day))") }
        return words
    }

    private func text(_ day: Day) -> String { isSpoken ? Formats.english.long(day) : day.description }

    private func words(of key: String) -> String? {
        if key == "description" { return ProseWords(files.before?.words ?? "", files.now.words ?? "").words }
        let (old, new) = (value(of: key, before), value(of: key, now))
        guard old != new else { return nil }
        let label = key == "title" || key == "status" ? key : (kind.field(key)?.label ?? key).lowercasedFirst
        let period = key == kind.price?.field ? kind.price?.per.label.map { " " + $0 } ?? "" : ""
        switch (old, new) {
        case (let old?, let new?): return "\(label) \(old) to \(new)\(period)"
        case (nil, let new?): return "\(label) \(new)\(period)"
        case (_, nil): return "no \(label) any more"
        }
    }

    private func value(of key: String, _ parsed: ParsedListing?) -> String? {
        guard let parsed else { return nil }
        if key == kind.price?.field, let price = parsed.listing.price { return price.display }
        if case .money(let amount)? = parsed.listing.value(of: key) { return amount.display }
        if case .date(let day)? = parsed.listing.value(of: key) { return text(day) }
        if key == "status" { return parsed.listing.status }
        return parsed.root[key].flatMap { node in
            node.isEmpty || node.isEmptyList ? nil : key == "title" ? (node.text ?? "").quoted : ChangeWords.short(node)
        }
    }

    private static func short(_ node: YAMLNode) -> String {
        let text = node.items.map { items in items.map { $0.text ?? YAMLText.flow($0) }.joined(separator: ", ") } ?? node.text
        let line = (text ?? YAMLText.flow(node)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 60 ? line.prefix(60) + "…" : line
    }
}
