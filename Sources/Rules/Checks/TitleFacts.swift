import Facts
import Findings
import Values

extension ListingRule {
    static let titleFacts = ListingRule(.titleFacts) { parsed, report in
        let title = parsed.listing.title
        // Without digits there is neither, and few titles have them.
        guard title.utf8.contains(where: { $0.isASCIIDigit }) else { return }
        let span = parsed.span(of: "title")
        if Rule.holdsPrice(title) {
            report.add(
                .titleFacts, span, "the title has a price in it",
                reason: "It is added to the title anyway, and would stay here when you change it. Take it out.")
        }
        if Rule.holdsPhoneNumber(title) {
            report.add(
                .titleFacts, span, "the title has a phone number in it",
                reason: "It would still be shown when the listing is closed. Take it out: people see how to reach you beside it.",
                fix: "It belongs in your own file, or under \"contact\".")
        }
    }
}

extension Rule {
    static let titleFacts = Rule(
        "title-facts", .warning, "A title has no price or phone number in it",
        "The price and how to reach you have lines of their own, and are shown with the title wherever they're needed. In the title, they'd be out of date as soon as you changed those lines or closed the listing.",
        example: "title: Sunny two-bedroom terrace near Smith Street")

    fileprivate static func holdsPrice(_ title: String) -> Bool {
        // A rate needs three digits side by side, or with commas between them only, and a word beside them.
        var (digits, most, last) = (0, 0, UInt8(0))
        for byte in title.utf8 {
            if last == UInt8(ascii: "$"), byte.isASCIIDigit { return true }
            last = byte
            guard byte != UInt8(ascii: ",") else { continue }
            digits = byte.isASCIIDigit ? digits + 1 : 0
            most = max(most, digits)
        }
        guard most > 2, RatePeriod.isNamed(amongWordsOf: title) else {
            return false
        }
        let rates: Set<RatePeriod> = [.week, .fortnight, .month]
        return WrittenAmounts(title).amounts.contains { $0.digits.utf8.count > 2 && ($0.period.map(rates.contains) ?? false) }
    }

    fileprivate static func holdsPhoneNumber(_ title: String) -> Bool {
        guard title.utf8.count(where: { $0.isASCIIDigit }) > 5 else { return false }
        return title.split { !$0.isASCIIDigit && !" +()-.".contains($0) }.contains { part in
            guard part.count(where: { $0.isASCIIDigit }) > 5, case .success = PhoneNumber.parse(part.trimmed) else { return false }
            return true
        }
    }
}
