extension Rule {
    static let singleAmount = Rule(
        "price-single-amount", .error, "A price is a single number of dollars",
        "Every state and territory wants rent advertised as one fixed amount: no ranges, no \"from\", no \"offers over\" (for example the Residential Tenancies Act 2010 (NSW) s 22A). Write the number alone; the site adds the dollar sign and \"a week\". If two options have two prices, post two listings.",
        example: "rent: 520")

    /// The amount in cents of a field that takes dollars, or nil with a finding that says what to write.
    static func money(_ node: YAMLNode, key: String, range: ClosedRange<Int>, per: Kind.Period?, report: inout Report) -> Money? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        if let cents = cents(text) {
            if range.contains(cents) { return Money(cents: cents) }
            let low = Money(cents: range.lowerBound)
            let high = Money(cents: range.upperBound)
            report.add(
                .singleAmount, node.span,
                "\(key.quoted) is \(Money(cents: cents).display); it must be from \(low.display) to \(high.display)")
            return nil
        }
        let amounts = amounts(in: text)
        let lower = text.lowercased()
        let week = per?.label.map { " It is the price for \($0)." } ?? ""
        if amounts.count > 1 {
            report.add(
                .singleAmount, node.span, "\(key.quoted) must be one amount, not a range or several: \(text.quoted)",
                reason: "The law wants one fixed amount.\(week) Choose the amount that you would accept.",
                fix: amounts.first.map { "\(key): \($0)" })
        } else if let amount = amounts.first,
            ["from", "over", "above", "offer", "neg", "ono", "approx", "+"].contains(where: lower.contains)
        {
            report.add(
                .singleAmount, node.span,
                "\(key.quoted) must be a fixed amount, without \"from\" or an invitation to offer: \(text.quoted)",
                reason: "The law wants one fixed amount.\(week)", fix: "\(key): \(amount)")
        } else if let amount = amounts.first {
            report.add(
                .singleAmount, node.span, "\(key.quoted) must be a number of dollars alone, not \(text.quoted)",
                reason: "The site adds the dollar sign and the period itself.\(week)", fix: "\(key): \(amount)")
        } else {
            report.add(
                .singleAmount, node.span, "\(key.quoted) must be a number of dollars, not \(text.quoted)",
                reason: "People filter and sort by it, and the law wants a fixed amount.\(week)", fix: "\(key): 520")
        }
        return nil
    }

    /// The cents of digits with at most two decimals; nil for anything else.
    private static func cents(_ text: String) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = parts.first, (1...9).contains(whole.utf8.count), whole.allSatisfy(\.isASCIIDigit) else {
            return nil
        }
        guard let dollars = Int(whole) else { return nil }
        guard parts.count == 2 else { return dollars * 100 }
        guard (1...2).contains(parts[1].utf8.count), parts[1].allSatisfy(\.isASCIIDigit), let rest = Int(parts[1]) else { return nil }
        return dollars * 100 + (parts[1].utf8.count == 1 ? rest * 10 : rest)
    }

    /// The amounts that a text mentions, as they would be written; group commas are taken out.
    private static func amounts(in text: String) -> [String] {
        var result: [String] = []
        var current = ""
        let characters = Array(text.prefix(200))
        for (index, character) in characters.enumerated() {
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            if character.isASCIIDigit || (character == "." && next.isASCIIDigit && !current.isEmpty && !current.contains(".")) {
                current.append(character)
            } else if character == ",", next.isASCIIDigit, !current.isEmpty {
                continue
            } else if !current.isEmpty {
                result.append(current)
                current = ""
            }
        }
        if !current.isEmpty { result.append(current) }
        return result.filter { cents($0) != nil }
    }
}
