extension Rule {
    static let historyRow = Rule(
        "history-row", .error, "A history row says what was until a day",
        "Each row has the day on which something ended, and the price or the status that held until then; the oldest row comes first. People who follow the listing are told from it of new prices, and since when it is let, sold or open again.",
        example: "history:\n  - {on: 2026-11-20, rent: 550}\n  - {on: 2026-12-03, status: available}")

    static func history(_ node: YAMLNode, kind: Kind, today: Day, report: inout Report) -> [PastState] {
        let priceKey = kind.price?.field
        var row: String { "{on: …, \(priceKey ?? "status"): …}" }
        guard let items = list(node, key: "history", sample: "[\(row)]", report: &report) else { return [] }
        guard items.count <= mostRows else { return tooMany(items.count, node, key: "history", report: &report) }
        let keys = ["on", "status"] + (priceKey.map { [$0] } ?? [])
        var result: [PastState] = []
        for item in items {
            let line = { node.items == nil ? nil : row }
            guard let group = group(item, keys: keys, key: "history", sample: "[\(row)]", item: line(), report: &report) else { continue }
            if keys.contains(where: { KeyCheck.isMisspelt($0, in: group, allowed: keys) }) { continue }
            guard let on = group["on"] else {
                let parts = keys.compactMap { key in group[key]?.text.map { "\(key): \(YAMLText.flowScalar($0))" } }
                report.add(
                    .historyRow, item.span, "a history row needs the day until which it held",
                    fix: report.fix(
                        item: item, of: node, key: "history",
                        value: "{\((["on: …"] + (parts.isEmpty ? ["\(priceKey ?? "status"): …"] : parts)).joined(separator: ", "))}"))
                continue
            }
            let day = date(on, key: "on", today: today, report: &report)
            let price = priceKey.flatMap { key in
                group[key].flatMap { money($0, key: key, range: 0...10_000_000_000, per: kind.price?.per, report: &report) }
            }
            let status = group["status"].flatMap {
                choice($0, of: kind.statuses, synonyms: kind.statusSynonyms, key: "status", report: &report)
            }
            if group["status"] == nil, priceKey.flatMap({ group[$0] }) == nil {
                report.add(
                    .historyRow, item.span,
                    "a history row needs what held until then: \((["status"] + (priceKey.map { [$0] } ?? [])).listed("or"))")
            }
            if let day { result.append(PastState(day: day, price: price, status: status)) }
        }
        if zip(result, result.dropFirst()).contains(where: { $0.day > $1.day }) {
            report.add(
                .historyRow, node.span, "the history is not in order of time", reason: "The oldest row comes first.", severity: .warning)
        }
        return result.sorted { $0.day < $1.day }
    }
}
