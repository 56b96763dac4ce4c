import Values

extension ListingRule {
    static let titleFacts = ListingRule(.titleFacts) { parsed, report in
        let title = parsed.listing.title
        // Without digits there is neither, and few titles have them.
        guard title.utf8.contains(where: \.isASCIIDigit) else { return }
        let span = parsed.span(of: "title")
        if Rule.holdsPrice(title) {
            report.add(
                .titleFacts, span, "the title holds a price",
                reason: "It is added to the title anyway, and would stay here when you change it. Take it out.")
        }
        if Rule.holdsPhoneNumber(title) {
            report.add(
                .titleFacts, span, "the title holds a phone number",
                reason: "It would still be shown when the listing is closed. It belongs into your own file, or under \"contact\".")
        }
    }
}

extension Rule {
    static let titleFacts = Rule(
        "title-facts", .warning, "A title holds no price and no phone number",
        "The price and the way to reach you have lines of their own, and stand beside the title wherever they are wanted. In the title they would stay as they are when you change those lines, or when the listing is closed.",
        example: "title: Sunny two-bedroom terrace near Smith Street")

    fileprivate static func holdsPrice(_ title: String) -> Bool {
        if zip(title.utf8, title.utf8.dropFirst()).contains(where: { $0 == UInt8(ascii: "$") && $1.isASCIIDigit }) { return true }
        // A rate needs three digits side by side, or with commas between them only, and a word beside them.
        let numbers = title.utf8.split { !$0.isASCIIDigit && $0 != UInt8(ascii: ",") }
        guard numbers.contains(where: { $0.count(where: \.isASCIIDigit) > 2 }), RatePeriod.isNamed(amongWordsOf: title) else {
            return false
        }
        let rates: Set<RatePeriod> = [.week, .fortnight, .month]
        return WrittenAmounts(title).amounts.contains { $0.digits.utf8.count > 2 && ($0.period.map(rates.contains) ?? false) }
    }

    fileprivate static func holdsPhoneNumber(_ title: String) -> Bool {
        title.split { !$0.isASCIIDigit && !" +()-.".contains($0) }.contains { part in
            guard part.count(where: \.isASCIIDigit) > 5, case .success = PhoneNumber.parse(part.trimmed) else { return false }
            return true
        }
    }
}
