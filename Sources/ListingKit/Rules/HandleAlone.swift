import Values

extension ListingRule {
    /// Warns of the surname of somebody who looks for a home, in the listing's own words.
    static let handleAlone = ListingRule(.suburbAlone) { parsed, report in
        guard parsed.kind.place == .area, let name = parsed.context.names[parsed.listing.owner] else { return }
        let parts = name.split(separator: " ")
        guard parts.count > 1, let surname = parts.last.map({ String($0).lowercased() }), surname.count > 2 else { return }
        for text in parsed.ownTexts {
            let lower = String(decoding: text.bytes, as: UTF8.self).lowercased()
            let isNamed = lower.split { !$0.isLetter && $0 != "'" && $0 != "-" }.contains { $0 == surname }
            guard isNamed else { continue }
            report.add(
                .suburbAlone, text.span(text.bytes.startIndex..<text.bytes.startIndex),
                "this text has your surname, \(String(parts[parts.count - 1]).quoted), in it",
                reason: "Anyone can read where you'd like to live and when. A first name will do, and people reach you by your handle.",
                fix: "Take the surname out.", severity: .warning)
        }
    }
}
