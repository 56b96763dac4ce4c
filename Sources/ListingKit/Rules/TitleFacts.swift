import Values

extension ListingRule {
    static let titleFacts = ListingRule(.titleFacts) { Rule.checkFacts(inTitle: $0.listing.title, at: $0.spans["title"], report: &$1) }
}

extension Rule {
    static let titleFacts = Rule(
        "title-facts", .warning, "A title holds no price and no phone number",
        "The price and the way to reach you have lines of their own, and stand beside the title wherever they are wanted. In the title they would stay as they are when you change those lines, or when the listing is closed.",
        example: "title: Sunny two-bedroom terrace near Smith Street")

    /// Warns of a title with a price or a phone number.
    fileprivate static func checkFacts(inTitle title: String, at span: SourceSpan, report: inout Report) {
        // Without digits there is neither, and few titles have them.
        let digits = TitleDigits(title)
        if holdsPrice(title, digits) {
            report.add(
                .titleFacts, span, "the title holds a price",
                reason: "It is added to the title anyway, and would stay here when you change it. Take it out.")
        }
        if digits.count > 5, holdsNumber(title) {
            report.add(
                .titleFacts, span, "the title holds a phone number",
                reason: "It would still be shown when the listing is closed. It belongs into your own file, or under \"contact\".")
        }
    }

    private static func holdsPrice(_ title: String, _ digits: TitleDigits) -> Bool {
        if digits.followDollar { return true }
        // A rate needs three digits side by side and a word beside them.
        guard digits.longestRun > 2, RatePeriod.isNamed(amongWordsOf: title) else { return false }
        let rates: Set<RatePeriod> = [.week, .fortnight, .month]
        return WrittenAmounts(title).amounts.contains { $0.digits.utf8.count > 2 && ($0.period.map(rates.contains) ?? false) }
    }

    private static func holdsNumber(_ title: String) -> Bool {
        title.split { !$0.isASCIIDigit && !" +()-.".contains($0) }.contains { part in
            guard part.count(where: \.isASCIIDigit) > 5 else { return false }
            if case .success = PhoneNumber.parse(part.trimmed) { return true }
            return false
        }
    }
}

/// The digits of a title, found in one pass.
private struct TitleDigits {
    private(set) var count = 0
    /// The most digits side by side, or with commas between them only.
    private(set) var longestRun = 0
    /// Whether a dollar sign stands right before one.
    private(set) var followDollar = false

    init(_ title: String) {
        var run = 0
        var previous: UInt8 = 0
        for byte in title.utf8 {
            if (0x30...0x39).contains(byte) {
                count += 1
                run += 1
                longestRun = max(longestRun, run)
                followDollar = followDollar || previous == UInt8(ascii: "$")
            } else if byte != UInt8(ascii: ",") {
                run = 0
            }
            previous = byte
        }
    }
}
