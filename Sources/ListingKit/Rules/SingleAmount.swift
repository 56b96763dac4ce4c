extension Rule {
    static let singleAmount = Rule(
        "price-single-amount", .error, "A price is a single number of dollars",
        "Every state and territory wants rent advertised as one fixed amount: no ranges, no \"from\", no \"offers over\" (for example the Residential Tenancies Act 2010 (NSW) s 22A). Write the number alone; the site adds the dollar sign and \"a week\". If two options have two prices, post two listings.",
        example: "rent: 520")

    /// The amount of a field that takes dollars, or nil with a finding that says what to write. `per` is what a price is for.
    static func money(_ node: YAMLNode, key: String, range: ClosedRange<Int>, per: Kind.Period?, report: inout Report) -> Money? {
        let isRent = per?.label != nil
        if node.items != nil {
            report.add(
                .singleAmount, node.span, "\(key.quoted) must be one amount, not a list",
                reason: isRent ? "The law wants one fixed amount. Two options with two prices are two listings." : "Choose one amount.")
            return nil
        }
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
        let (problem, reason) = explain(text, amounts: amounts, per: per)
        // An amount that would be refused too is no help.
        let amount = amounts.first.flatMap { amount in cents(amount).map(range.contains) ?? false ? amount : nil }
        report.add(
            .singleAmount, node.span, "\(key.quoted) must be \(problem)\(text.quoted)", reason: reason,
            fix: amount.map { "\(key): \($0)" })
        return nil
    }

    /// What is wrong with a text that is no plain amount, up to the text itself, and why that matters.
    private static func explain(_ text: String, amounts: [String], per: Kind.Period?) -> (problem: String, reason: String) {
        let lower = text.lowercased()
        let law = per?.label.map { "The law wants one fixed amount. It is the price for \($0)." }
        if amounts.count > 1 {
            return ("one amount, not a range or several: ", (law.map { $0 + " " } ?? "") + "Choose the amount that you would accept.")
        }
        if !amounts.isEmpty, ["from", "over", "above", "offer", "neg", "ono", "approx", "+"].contains(where: lower.contains) {
            return ("a fixed amount, without \"from\" or an invitation to offer: ", law ?? "Write the amount that you ask for.")
        }
        if !amounts.isEmpty {
            let period = per?.label.map { " and the period itself. It is the price for \($0)." } ?? "; write digits only."
            return ("a number of dollars alone, not ", "The site adds the dollar sign" + period)
        }
        if text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }) {
            return ("dollars with at most two digits for the cents, not ", "")
        }
        return (
            "a number of dollars, not ",
            per == nil ? "Write digits only." : "People filter and sort by it. " + (law ?? "Write digits only.")
        )
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
