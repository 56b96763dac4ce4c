import Bytes
import Findings
import Values

extension Rule {
    package static let unusualValue = Rule(
        "unusual-value", .warning, "Numbers and dates are in the usual range",
        "A rent of $6 or $69,000 a week, or a date years away, is probably a slip of the finger. If it's right, leave it: a warning doesn't stop anything."
    )

    /// How many days ahead a date may lie without a warning.
    static let usualDaysAhead = 731

    /// Warns of an amount that is far from what its field usually holds; the range is in cents.
    static func checkUsual(
        _ money: Money, _ usual: ClosedRange<Wide>, key: String, per: PricePeriod?, at span: SourceSpan, report: inout Report
    ) {
        guard !usual.contains(money.cents) else { return }
        let period = per?.label.map { " " + $0 } ?? ""
        report.add(
            .unusualValue, span,
            "\(key.quoted) is \(money.display)\(period), which is unusually \(money.cents < usual.lowerBound ? "low" : "high")",
            reason:
                "It is mostly between \(Money(cents: usual.lowerBound).display) and \(Money(cents: usual.upperBound).display)\(period). Check the digits. If it's right, leave it."
        )
    }

    /// Warns of a number that is far from what its field usually holds.
    static func checkUsual(
        _ number: Double, written: String, _ usual: ClosedRange<Wide>, key: String, at span: SourceSpan, report: inout Report
    ) {
        guard number < Double(usual.lowerBound) || number > Double(usual.upperBound) else { return }
        report.add(
            .unusualValue, span, "\(key.quoted) is \(written), which is unusually \(number < Double(usual.lowerBound) ? "low" : "high")",
            reason: "It is mostly between \(usual.lowerBound) and \(usual.upperBound). Check the digits. If it's right, leave it.")
    }

    /// Warns of a day that lies more than two years ahead.
    static func checkAhead(_ day: Day, key: String, today: Day, at span: SourceSpan, report: inout Report) {
        guard day > today + usualDaysAhead else { return }
        report.add(
            .unusualValue, span, "\(key.quoted) is \(day), more than two years ahead",
            reason: "Today is \(today). Check the year; if it is right, leave it.")
    }
}
