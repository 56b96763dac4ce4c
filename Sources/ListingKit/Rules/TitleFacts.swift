extension Rule {
    static let titleFacts = Rule(
        "title-facts", .warning, "A title holds no price and no phone number",
        "The price and the way to reach you have lines of their own, and stand beside the title wherever they are wanted. In the title they would stay as they are when you change those lines, or when the listing is closed.",
        example: "title: Sunny two-bedroom terrace near Smith Street")

    /// Warns of a title with a price or a phone number.
    static func checkFacts(inTitle title: String, at span: SourceSpan, report: inout Report) {
        if holdsPrice(title) {
            report.add(
                .titleFacts, span, "the title holds a price",
                reason: "It is added to the title anyway, and would stay here when you change it. Take it out.")
        }
        if holdsPhone(title) {
            report.add(
                .titleFacts, span, "the title holds a phone number",
                reason: "It would still be shown when the listing is closed. It belongs into your own file, or under \"contact\".")
        }
    }

    private static func holdsPrice(_ title: String) -> Bool {
        if zip(title.utf8, title.utf8.dropFirst()).contains(where: { $0 == UInt8(ascii: "$") && (0x30...0x39).contains($1) }) {
            return true
        }
        // A rate needs three digits side by side and a word beside them; few titles have the digits.
        guard digitRun(title) > 2, title.split(whereSeparator: { !$0.isLetter }).contains(where: { RatePeriod(in: $0) != nil }) else {
            return false
        }
        let rates: Set<RatePeriod> = [.week, .fortnight, .month]
        return WrittenAmounts(title).amounts.contains { $0.digits.utf8.count > 2 && ($0.period.map(rates.contains) ?? false) }
    }

    private static func digitRun(_ title: String) -> Int {
        var (run, longest) = (0, 0)
        for byte in title.utf8 {
            run = (0x30...0x39).contains(byte) ? run + 1 : byte == UInt8(ascii: ",") ? run : 0
            longest = max(longest, run)
        }
        return longest
    }

    private static func holdsPhone(_ title: String) -> Bool {
        guard title.utf8.count(where: { (0x30...0x39).contains($0) }) > 5 else { return false }
        return holdsNumber(title)
    }

    private static func holdsNumber(_ title: String) -> Bool {
        title.split { !$0.isASCIIDigit && !" +()-.".contains($0) }.contains { part in
            guard part.count(where: \.isASCIIDigit) > 5 else { return false }
            if case .success = PhoneNumber.parse(part.trimmed) { return true }
            return false
        }
    }
}
