import Bytes
import Findings
import Values
import YAML

/// A single amount of dollars.
struct MoneyField: PlainFactType {
    static let name = "money"
    static let rules: [Rule] = [.singleAmount]
    static let options = ["min", "max", "usual", "facet", "zero", "default"]

    /// The amounts that it may be, in cents.
    let range: ClosedRange<Wide>
    /// What it is for, if it is the price.
    var per: PricePeriod?
    /// The word for nothing, if it is a price that may be 0.
    var zero: String?
    /// Whether it is the most that somebody would pay, not what somebody asks for.
    var isLimit = false

    static func declared(by declaration: FieldDeclaration, report: inout Report) -> MoneyField? {
        let dollars = declaration.bounds(0...100_000_000, report: &report)
        return MoneyField(range: Wide(dollars.lowerBound) * 100...Wide(dollars.upperBound) * 100)
    }

    /// The same as the price of a kind, which is at least a dollar unless there is a word for 0.
    func asPrice(per: PricePeriod, zero: String?) -> MoneyField {
        let low = zero == nil ? max(100, range.lowerBound) : range.lowerBound
        return MoneyField(range: low...max(low, range.upperBound), per: per, zero: zero)
    }

    /// The same as the most that somebody would pay.
    func asLimit() -> MoneyField { MoneyField(range: range, per: per, zero: zero, isLimit: true) }

    var facets: [Field.Facet] { [.anyOf, .atLeast, .atMost] }
    func valueHint(for field: Field) -> String? { "It is a number of dollars\(per?.label.map { " " + $0 } ?? "")." }
    func mayMean(_ text: String, _ field: Field) -> Bool { text.contains { $0.isASCIIDigit } }

    var fileForm: FileForm { .dollars(range) }

    var control: FormControl {
        FormControl(
            .plain,
            .number(
                least: FacetValue.written(range.lowerBound, decimals: 2), most: FacetValue.written(range.upperBound, decimals: 2),
                step: "0.01"))
    }

    func read(_ node: YAMLNode, of field: Field, report: inout Report) -> FieldValue? {
        read(node, of: field, weeklyRent: nil, report: &report)
    }

    /// The same, where "4 weeks" means so many times the listing's own rent.
    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        read(node, of: field, weeklyRent: per == nil ? context.weeklyRent : nil, report: &report)
    }

    private func read(_ node: YAMLNode, of field: Field, weeklyRent: Wide?, report: inout Report) -> FieldValue? {
        let wanted = WantedAmount(range: range, per: per, weeklyRent: weeklyRent, zero: zero, isLimit: isLimit)
        return Rule.money(node, key: field.id, wanted, report: &report).map { money in
            if let usual = field.usual { Rule.checkUsual(money, usual, key: field.id, per: per, at: node.span, report: &report) }
            return .money(money)
        }
    }

    /// An amount for another period than the price's is not offered.
    func facetValue(_ text: String, of field: Field, key: String) throws(FacetValue.Problem) -> FacetValue {
        try facetValue(text, key: key)
    }

    var amounts: ClosedRange<Wide>? { range }

    func cents(meant text: String) -> Wide? {
        if let cents = Rule.cents(text), range.contains(cents) { return cents }
        do {
            let value = try facetValue(text, key: "")
            return value.rank
        } catch {
            return error.guess.flatMap { Rule.cents($0) }
        }
    }

    /// The amount that a text of a filter means.
    func facetValue(_ text: String, key: String) throws(FacetValue.Problem) -> FacetValue {
        guard let cents = Rule.cents(text) else {
            let written = WrittenAmounts(text)
            let isClear = !written.isUnclear && written.amounts.count == 1 && !text.contains("-")
            let amount = isClear ? written.amounts.first : nil
            let isSame = amount.map { $0.period == nil || $0.period == per.flatMap(RatePeriod.init) } ?? false
            throw FacetValue.Problem(
                rule: .singleAmount, message: "\(key.quoted) must be a number of dollars, not \(text.quoted)", reason: "Write digits only.",
                guess: isSame ? amount.flatMap { Rule.cents($0.digits) == nil ? nil : $0.digits } : nil)
        }
        let money = Money(cents: cents)
        guard range.contains(cents) else {
            let (low, high) = (Money(cents: range.lowerBound), Money(cents: range.upperBound))
            throw FacetValue.Problem(
                rule: .singleAmount, message: "\(key.quoted) is \(money.display); it must be from \(low.display) to \(high.display)")
        }
        return FacetValue(content: .number(cents), text: money.plain, rank: cents)
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .money(let money) = value else { return false }
        if money.cents == 0, let zero = field.zero { out.append(text: zero) } else { out.append(money, in: formats) }
        return true
    }

    /// An amount beside the price must say what it is: `$3,120 bond`.
    func writeShort(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard write(value, of: field, in: formats, to: &out) else { return false }
        if per == nil { out.append(text: " " + formats.inSentence(field.label)) }
        return true
    }

    func writeJSON(_ value: FieldValue, to json: inout JSONWriter) {
        if case .money(let money) = value { json.decimal(money.cents, places: 2) }
    }

    func writeSearch(_ value: FieldValue, to json: inout JSONWriter) {
        if case .money(let money) = value { json.value(money.cents) }
    }

    func writeSchema(to json: inout JSONWriter) {
        json.member("type", "number")
        json.member("minimum", 0)
    }
}

extension Rule {
    static let singleAmount = Rule(
        "price-single-amount", .error, "A price is one number of dollars",
        "Every state and territory requires rent to be advertised as one fixed amount: no ranges, no \"from\", no \"offers over\" (for example, Residential Tenancies Act 2010 (NSW) s 22A). Write just the number; the site adds the dollar sign and \"a week\". If two options have two prices, post two listings.",
        example: "rent: 520")

    /// The amount of a field; nil with a finding.
    package static func money(_ node: YAMLNode, key: String, _ wanted: WantedAmount, report: inout Report) -> Money? {
        let (range, per) = (wanted.range, wanted.per)
        if node.items != nil {
            return report.reject(
                .singleAmount, node.span, "\(key.quoted) must be one amount, not a list",
                reason: wanted.isLimit
                    ? wanted.most
                    : per?.label == nil
                        ? "Choose one amount." : "The law requires one fixed amount. If two options have two prices, post two listings.")
        }
        guard let text = text(node, key: key, report: &report) else { return nil }
        if let cents = cents(text) {
            if range.contains(cents) { return Money(cents: cents) }
            let low = Money(cents: range.lowerBound)
            let high = Money(cents: range.upperBound)
            return report.reject(
                .singleAmount, node.span,
                "\(key.quoted) is \(Money(cents: cents).display); it must be from \(low.display) to \(high.display)")
        }
        if let nothing = wanted.nothing(text) {
            return report.reject(
                .singleAmount, node.span, "\(key.quoted) must be a number of dollars, not \(text.quoted)",
                reason: "Write 0: the site shows it as \(nothing.quoted).", fix: report.fix(node, key: key, value: "0"))
        }
        if let weeks = WeeksOfRent(text), let weeklyRent = wanted.weeklyRent, range.contains(Wide(weeks.count) * weeklyRent) {
            let (sum, rent) = (Money(cents: Wide(weeks.count) * weeklyRent), Money(cents: weeklyRent))
            return report.reject(
                .singleAmount, node.span, "\(key.quoted) must be a number of dollars, not \(text.quoted)",
                reason: "\(counted(weeks.count, "week")) at \(rent.display) a week \(weeks.count == 1 ? "is" : "are") \(sum.display).",
                fix: report.fix(node, key: key, value: sum.plain))
        }
        if wanted.per?.label == nil, let amount = NumberWords.thousands(alone: text), range.contains(Wide(amount) * 100) {
            return report.reject(
                .singleAmount, node.span, "\(key.quoted) must be a number of dollars alone, not \(text.quoted)",
                reason: "Write all digits.", fix: report.fix(node, key: key, value: String(amount)))
        }
        let plain = PriceWords.withFortnights(wanted.isLimit ? PriceWords.withoutLimit(text) : text)
        let written = WrittenAmounts(plain)
        let amounts = written.amounts.filter { cents($0.digits) != nil }
        let words = PriceWords(plain)
        let (problem, reason) = explain(text, words, amounts: amounts.count, wanted)
        let (offered, note) =
            written.isUnclear || words.isShare || !words.isClear ? ([], nil) : remedy(amounts, isPlain: words.isPlain, per: per)
        let most = offered.max { cents($0) ?? 0 < cents($1) ?? 0 }
        let choices = wanted.isLimit ? [most].compactMap { $0 } : offered
        // An amount that would be refused too is no help.
        let lines = choices.filter { cents($0).map(range.contains) ?? false }.map { report.fix(node, key: key, value: $0) }
        let fix =
            lines.count < choices.count
            ? nil : alternatives(lines) ?? (written.amounts.isEmpty ? report.line(replacing: node, with: ellipsis) : nil)
        return report.reject(
            .singleAmount, node.span, "\(key.quoted) must be \(problem)\(text.quoted)",
            reason: [reason, fix == nil ? nil : note].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " "), fix: fix)
    }

    /// The amounts to offer, one converted if it was given for another period, and a note on that.
    private static func remedy(
        _ amounts: [WrittenAmounts.Amount], isPlain: Bool, per: PricePeriod?
    ) -> (choices: [String], note: String?) {
        // A length of time beside an amount ("4 weeks", "520 for 12 months") leaves open what the amount is.
        guard !amounts.contains(where: { $0.period == .several }) else { return ([], nil) }
        let wanted = per.flatMap(RatePeriod.init)
        let same = amounts.filter { $0.period == wanted && wanted != nil }
        let plain = same.isEmpty && amounts.allSatisfy { $0.period == nil } ? amounts : same
        if plain.count == 1 { return ([plain[0].digits], nil) }
        if !plain.isEmpty { return (isPlain && plain.count <= 3 ? plain.map { $0.digits } : [], nil) }
        guard amounts.count == 1, let period = amounts[0].period, let wanted, let whole = cents(amounts[0].digits),
            let converted = period.converted(cents: whole, to: wanted)
        else { return ([], nil) }
        let amount = Money(cents: converted)
        return (
            [amount.plain],
            "\(Money(cents: whole).display) \(period.label) comes to about \(amount.display) \(wanted.label): check it before you use it."
        )
    }

    /// What is wrong with a text that is no plain amount, up to the text itself, and why that matters.
    private static func explain(
        _ text: String, _ words: PriceWords, amounts: Int, _ wanted: WantedAmount
    ) -> (problem: String, reason: String) {
        let per = wanted.per
        if wanted.isLimit, amounts > 1 || words.opening != nil || PriceWords.withoutLimit(text) != text {
            return ("one amount, the most that you would pay, not ", wanted.most)
        }
        let law = wanted.isLimit ? wanted.most : per?.label.map { "The law requires one fixed amount. Give the price for \($0)." }
        if amounts > 0, words.isShare {
            return (
                "the price for the whole, not a share of it: ", "Write one amount\(per?.label.map { " for \($0)" } ?? "") for all of it."
            )
        }
        if amounts > 1, !words.hasExtras {
            return ("one amount, not a range or several: ", (law.map { $0 + " " } ?? "") + "Choose the amount that you would accept.")
        }
        if amounts > 0, let opening = words.opening { return (opening, law ?? "Write the amount that you ask for.") }
        if amounts > 0 {
            let period = per?.label.map { " and \"\($0)\" itself." } ?? "; write digits only."
            let extras =
                words.hasExtras
                ? " Say in the description, or under \"features\" if there is a word for it, what is included and what is not." : ""
            return ("a number of dollars alone, not ", "The site adds the dollar sign" + period + extras)
        }
        if text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") }) {
            return ("dollars with at most two digits for the cents, not ", "")
        }
        return (
            "a number of dollars, not ",
            per == nil ? "Write digits only." : "People filter and sort by it. " + (law ?? "Write digits only.")
        )
    }

    /// The cents of digits with at most two decimals; nil for anything else.
    fileprivate static func cents(_ text: String) -> Wide? { FacetValue.fixed(text, digits: 9, decimals: 2) }
}
