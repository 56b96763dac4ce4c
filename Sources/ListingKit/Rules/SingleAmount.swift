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
        let written = WrittenAmounts(text)
        let amounts = written.amounts.filter { cents($0.digits) != nil }
        let (problem, reason) = explain(text, amounts: amounts.count, per: per)
        let (amount, note) = written.isUnclear ? (nil, nil) : remedy(amounts, per: per)
        // An amount that would be refused too is no help.
        let fix = amount.flatMap { amount in cents(amount).map(range.contains) ?? false ? report.fix(node, key: key, value: amount) : nil }
        report.add(
            .singleAmount, node.span, "\(key.quoted) must be \(problem)\(text.quoted)",
            reason: [reason, fix == nil ? nil : note].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " "), fix: fix)
        return nil
    }

    /// The amount to write, converted where it was given for another period, and what to say of that.
    private static func remedy(_ amounts: [WrittenAmounts.Amount], per: Kind.Period?) -> (amount: String?, note: String?) {
        let wanted = per.flatMap(RatePeriod.init)
        if let same = amounts.first(where: { $0.period == nil || $0.period == wanted }) {
            // A length of time beside an amount ("4 weeks", "520 for 12 months") leaves open what the amount is.
            return amounts.contains { $0.period == .several } ? (nil, nil) : (same.digits, nil)
        }
        guard let first = amounts.first, let period = first.period, let wanted, let whole = cents(first.digits),
            let converted = period.converted(cents: whole, to: wanted)
        else { return (nil, nil) }
        let amount = Money(cents: converted)
        return (
            amount.plain,
            "\(Money(cents: whole).display) \(period.label) comes to about \(amount.display) \(wanted.label): check it before you use it."
        )
    }

    /// What is wrong with a text that is no plain amount, up to the text itself, and why that matters.
    private static func explain(_ text: String, amounts: Int, per: Kind.Period?) -> (problem: String, reason: String) {
        let lower = text.lowercased()
        let law = per?.label.map { "The law wants one fixed amount. It is the price for \($0)." }
        if amounts > 1 {
            return ("one amount, not a range or several: ", (law.map { $0 + " " } ?? "") + "Choose the amount that you would accept.")
        }
        if amounts > 0, ["from", "over", "above", "offer", "neg", "ono", "approx", "+"].contains(where: lower.contains) {
            return ("a fixed amount, without \"from\" or an invitation to offer: ", law ?? "Write the amount that you ask for.")
        }
        if amounts > 0 {
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
}
