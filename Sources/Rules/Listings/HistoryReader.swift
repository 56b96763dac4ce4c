import Facts
import Findings
import Values
import YAML

extension Rule {
    package static let historyRow = Rule(
        "history-row", .error, "A history row says what applied until a certain day",
        "Each row has the day something ended, and the price or status that applied until then. The oldest row comes first. This is how followers hear about new prices, and how people know since when a listing has been let, sold or available again. Add the row on the day of the change, along with the new price or status. If a listing had expired and you confirm it again, a row can say that too, with the day it was last confirmed before.",
        example: "history:\n  - {on: 2026-11-20, rent: 550}\n  - {on: 2026-12-03, status: available}")

    /// The most rows of a history, since each is an entry in all feeds of the listing.
    private static let mostRows = 100

    package static func history(_ node: YAMLNode, kind: Kind, today: Day, report: inout Report) -> [PastState] {
        let priceKey = kind.price?.field
        var row: String { "{on: …, \(priceKey ?? "status"): …}" }
        guard !checkHyphens(node, report: &report), let items = rows(node, kind: kind, row: row, report: &report) else { return [] }
        guard items.count <= mostRows else { return tooMany(items.count, of: mostRows, node, key: "history", report: &report) }
        let keys = ["on", "status", "confirmed"] + (priceKey.map { [$0] } ?? [])
        let guesses = { (node: YAMLNode, keys: [String]) in rowGuesses(node, keys, kind: kind) }
        var result: [PastState] = []
        var read: [(day: Day, row: YAMLNode)] = []
        for item in items {
            let line = { node.items == nil ? nil : item.text.map { shape(of: $0, kind: kind) } ?? row }
            guard
                let group = group(item, keys: keys, key: "history", sample: "[\(row)]", item: line(), guesses: guesses, report: &report)
            else { continue }
            if KeyCheck.hasUnknown(group, keys), keys.contains(where: { KeyCheck.isMisspelt($0, guesses(group, keys)) }) { continue }
            guard let on = group["on"] else {
                let parts = keys.compactMap { key in group[key]?.text.map { "\(key): \(YAMLText.flowScalar($0))" } }
                report.add(
                    .historyRow, item.span, "a history row needs the day it ended",
                    fix: report.fix(
                        item: item, of: node, key: "history",
                        value: "{\((["on: …"] + (parts.isEmpty ? ["\(priceKey ?? "status"): …"] : parts)).joined(separator: ", "))}"))
                continue
            }
            let day = date(on, key: "on", today: today, report: &report)
            let price = priceKey.flatMap { key -> Money? in
                let wanted = WantedAmount(range: 0...10_000_000_000, per: kind.price?.per, zero: kind.price?.zero)
                return group[key].flatMap { money($0, key: key, wanted, report: &report) }
            }
            let status = group["status"].flatMap {
                choice($0, of: kind.statuses, synonyms: kind.statusSynonyms, key: "status", report: &report)
            }
            let confirmed = group["confirmed"].flatMap { date($0, key: "confirmed", today: today, report: &report) }
            if group["status"] == nil, group["confirmed"] == nil, priceKey.flatMap({ group[$0] }) == nil {
                report.add(
                    .historyRow, item.span,
                    "a history row needs what applied until then: \((["status"] + (priceKey.map { [$0] } ?? [])).listed("or"))",
                    fix: on.text.flatMap {
                        report.fix(
                            item: item, of: node, key: "history",
                            value: "{on: \(YAMLText.flowScalar($0)), \(priceKey ?? "status"): \(ellipsis)}")
                    })
            }
            if let day {
                result.append(PastState(day: day, price: price, status: status, confirmed: confirmed))
                read.append((day, item))
            }
        }
        checkOrder(read, of: items.count, node, report: &report)
        // Rows of one day keep their order, which says which came first.
        return result.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map { $0.element }
    }

    /// The rows of a history; nil with a finding that shows a row if it is something else.
    private static func rows(_ node: YAMLNode, kind: Kind, row: String, report: inout Report) -> [YAMLNode]? {
        guard let text = node.text, !node.isEmpty else { return list(node, key: "history", sample: "[\(row)]", report: &report) }
        return report.reject(
            .valueShape, node.span, "\("history".quoted) must be a list of rows, not text",
            reason: "Each row has the day something ended, and what it was until then.",
            fix: "history: [\(shape(of: text, kind: kind))]")
    }

    /// A row with what a text such as `was 720` says, and … for the rest.
    private static func shape(of text: String, kind: Kind) -> String {
        let words = text.prefix(100).split { " ,;:".contains($0) }
        let days = words.compactMap { Day($0) }
        let prices = words.map { $0.drop { $0 == "$" } }.filter { (1...9).contains($0.utf8.count) && $0.allSatisfy { $0.isASCIIDigit } }
        let status = words.lazy.compactMap { word in kind.statuses.first { $0.foldedWord == String(word).foldedWord } }.first
        let value =
            if let status, prices.isEmpty { "status: \(status)" } else if let price = kind.price?.field {
                "\(price): \(prices.count == 1 ? String(prices[0]) : ellipsis)"
            } else { "status: \(ellipsis)" }
        return "{on: \(days.count == 1 ? days[0].description : ellipsis), \(value)}"
    }

    /// Guesses the unknown keys of a row: words for "before" mean the status or the price, by their value.
    private static func rowGuesses(_ node: YAMLNode, _ keys: [String], kind: Kind) -> KeyGuesses {
        var guesses = KeyGuesses(node: node, allowed: keys)
        guesses.meant = { entry in
            guard wordsForBefore.contains(entry.key.foldedWord) else { return nil }
            let text = entry.value.text?.trimmed ?? ""
            let isStatus = !text.contains { $0.isASCIIDigit } && meant(text, among: kind.statuses, synonyms: kind.statusSynonyms) != nil
            return isStatus ? "status" : kind.price?.field ?? "status"
        }
        return guesses
    }

    private static let wordsForBefore: Set<String> = [
        "was", "were", "old", "before", "previous", "previously", "former", "formerly", "from", "had-been", "old-price", "old-rent",
        "value",
    ]

    /// Warns of rows that are not in order of time, with the sorted rows if all could be read.
    private static func checkOrder(_ rows: [(day: Day, row: YAMLNode)], of count: Int, _ node: YAMLNode, report: inout Report) {
        guard let (above, below) = zip(rows, rows.dropFirst()).first(where: { $0.day > $1.day }) else { return }
        let inOrder = rows.count == count ? sorted(rows, node, report) : nil
        let next = rows.first { $0.day > below.day }?.day ?? above.day
        report.add(
            .historyRow, (below.row["on"] ?? below.row).span, "the row of \(below.day) is below the row of \(above.day)",
            reason: "The oldest row comes first." + (inOrder == nil ? "" : " In order they are:"),
            fix: inOrder ?? "Move the row of \(below.day) above that of \(next).", severity: .warning)
    }

    /// The rows in order of time, each on its own line if they are now, else all on one.
    private static func sorted(_ rows: [(day: Day, row: YAMLNode)], _ node: YAMLNode, _ report: Report) -> String? {
        guard rows.count <= 12, !rows.contains(where: { $0.row.isOverLines }) else { return nil }
        // Rows of one day keep their order.
        let items = rows.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map { $0.element.row }
        guard isOwnLine(node, report) else { return "history: [\(items.map(YAMLText.flow).joined(separator: ", "))]" }
        return items.map { report.indented("- " + YAMLText.flow($0), at: node.span) }.joined(separator: "\n")
    }
}
