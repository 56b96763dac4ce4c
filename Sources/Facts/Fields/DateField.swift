import Bytes
import Findings
import Values
import YAML

/// A day, `YYYY-MM-DD`.
struct DateField: FactType {
    /// The day of a month that somebody means who names the month alone.
    enum DayOfMonth: String, Sendable, CaseIterable {
        case first, last
    }

    static let name = "date"
    static let rules: [Rule] = [.dateValue]
    static let options = ["facet", "month"]

    /// What a month alone most likely means; it is offered, never taken.
    var month: DayOfMonth?

    static func declared(by declaration: FieldDeclaration, report: inout Report) -> DateField? {
        DateField(month: declaration.reader.choice("month", DayOfMonth.self, report: &report))
    }

    var facets: [Field.Facet] { [.anyOf, .from, .atLeast, .atMost] }
    func valueHint(for field: Field) -> String? { "It is written year-month-day, such as 2026-12-01." }

    var fileForm: FileForm { .day }

    var control: FormControl { FormControl(.plain, .day) }

    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        Rule.date(node, key: field.id, today: context.today, month: month, report: &report).map { day in
            if field.facet == .from { Rule.checkAhead(day, key: field.id, today: context.today, at: node.span, report: &report) }
            return .date(day)
        }
    }

    func facetValue(_ text: String, of field: Field, key: String) throws(FacetValue.Problem) -> FacetValue {
        let day = try DateField.wantedDay(text, key: key)
        return FacetValue(content: .number(Wide(day.number)), text: day.description, rank: Wide(day.number))
    }

    /// The day that a search asks for under a key.
    static func wantedDay(_ text: String, key: String) throws(FacetValue.Problem) -> Day {
        if let day = Day(text), (1900...2200).contains(day.components.year) { return day }
        guard Rule.isOddDay(text) else {
            throw Rule.dateProblem(text, key: key, meant: DateWords.day(text.withoutWordQuotes))
        }
        throw FacetValue.Problem(rule: .dateValue, message: "there is no such day as \(text), or its year is probably a slip")
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .date(let day) = value else { return false }
        out.append(long: day, in: formats)
        return true
    }

    func writeJSON(_ value: FieldValue, to json: inout JSONWriter) {
        if case .date(let day) = value { json.value(day) }
    }

    func writeSchema(to json: inout JSONWriter) { json.day() }
}

extension Rule {
    static let dateValue = Rule(
        "date-value", .error, "Dates are real days, written year-month-day",
        "Write 2026-12-01 for 1 December 2026: four digits for the year, two for the month, two for the day. The day must exist.",
        example: "available: 2026-12-01")

    /// The day of a field; `today` is what words such as "now" mean.
    package static func date(_ node: YAMLNode, key: String, today: Day, report: inout Report) -> Day? {
        date(node, key: key, today: today, month: nil, report: &report)
    }

    /// The same, where `month` is the day of a month that stands alone.
    static func date(_ node: YAMLNode, key: String, today: Day, month: DateField.DayOfMonth?, report: inout Report) -> Day? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        if let day = existingDay(text, span: node.span, key: key, report: &report) { return day }
        guard !isOddDay(text) else { return nil }
        let plain = text.withoutWordQuotes
        if let day = DateWords.day(plain, today: today) {
            var problem = dateProblem(text, key: key, meant: day)
            problem.reason = "A word like that means another day tomorrow, so write the day itself."
            return report.reject(problem, at: node, key: key)
        }
        if plain == unfilledDay {
            var problem = dateProblem(text, key: key, meant: today)
            problem.reason = "The page where you began this file could not fill in the day. Today is \(today)."
            return report.reject(problem, at: node, key: key)
        }
        if let (year, number) = DateWords.month(plain) {
            var problem = dateProblem(text, key: key, meant: nil)
            let day = month.map { $0 == .first ? 1 : Day.length(ofMonth: number, year: year) }
            let name = "\(DateWords.months[number - 1]) \(year)"
            problem.reason = "The day is missing: write " + (day.map { "\($0) \(name) if that is meant" } ?? "which day of \(name)") + "."
            problem.guess =
                (day.flatMap { Day(year: year, month: number, day: $0) }).map { $0.description }
                ?? "\(year)-\(number < 10 ? "0" : "")\(number)-\(ellipsis)"
            return report.reject(problem, at: node, key: key)
        }
        let isOver = ["listed", "confirmed"].contains(key)
        if let (day, next) = DateWords.weekday(plain, today: today, isOver: isOver) {
            var problem = dateProblem(text, key: key, meant: day)
            problem.others = [next].compactMap { $0?.description }
            problem.reason = "A word like that means another day next week, so write the day itself."
            return report.reject(problem, at: node, key: key)
        }
        if isOver, let day = DateWords.day(plain), day > today, let other = DateWords.dayMonthFirst(plain), other <= today {
            var problem = dateProblem(text, key: key, meant: other)
            problem.reason += " \(day) is still to come, so this is read with the month first."
            return report.reject(problem, at: node, key: key)
        }
        let nearest = DateWords.day(plain) == nil ? DateWords.day(withoutYear: plain, today: today) : nil
        // What is over cannot lie ahead; which year was meant instead is anybody's guess.
        let meant = nearest.flatMap { isOver && $0 > today ? nil : $0 }
        var problem = dateProblem(text, key: key, meant: DateWords.day(plain) ?? meant)
        if meant != nil { problem.reason = "The year is missing. " + problem.reason }
        return report.reject(problem, at: node, key: key)
    }

    /// What pages write in new files in place of today, where the reader's browser does not fill it in.
    private static let unfilledDay = "year-month-day"

    fileprivate static func dateProblem(_ text: String, key: String, meant: Day?) -> FacetValue.Problem {
        FacetValue.Problem(
            rule: .dateValue, message: "\(key.quoted) must be a date written year-month-day, not \(text.quoted)",
            reason: "Year first, then month, then day, so nobody mixes them up: 1 December 2026 is 2026-12-01.", guess: meant?.description)
    }

    /// Whether a text has the form of a date but no such day exists, which ``existingDay(_:span:key:report:)`` reports.
    static func isOddDay(_ text: some StringProtocol) -> Bool {
        if Day(text) != nil { return true }
        let parts = dayParts(text)
        return parts.count == 3 && parts[0] > 31 && Day(year: parts[0], month: parts[1], day: parts[2]) == nil
    }

    private static func dayParts(_ text: some StringProtocol) -> [Int] {
        let parts = text.split { "/-. ".contains($0) }
        let numbers = parts.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
        return numbers.count == parts.count ? numbers : []
    }

    /// The day of a text in the right form; nil, with a finding if the form is right and no such day exists.
    static func existingDay(_ text: String, span: SourceSpan, key: String, report: inout Report) -> Day? {
        if let day = Day(text) {
            if (1900...2200).contains(day.components.year) { return day }
            return report.reject(.dateValue, span, "the year of \(key.quoted) is \(day.components.year); that's probably a slip")
        }
        if isOddDay(text) {
            let parts = dayParts(text)
            let isMonth = (1...12).contains(parts[1])
            let last = isMonth ? Day(year: parts[0], month: parts[1], day: Day.length(ofMonth: parts[1], year: parts[0])) : nil
            // The month and the day are easily swapped; of a day too many, one of those beside it was meant.
            let swapped = isMonth ? nil : Day(year: parts[0], month: parts[2], day: parts[1])
            let meant = parts[2] == 0 ? [] : swapped.map { [$0] } ?? (last.map { [$0, $0 + 1] } ?? [])
            report.add(
                .dateValue, span, "there is no such day as \(text)",
                reason: isMonth
                    ? "\(DateWords.months[parts[1] - 1]) \(parts[0]) has \(Day.length(ofMonth: parts[1], year: parts[0])) days."
                    : "The middle number is the month, from 1 to 12.",
                fix: alternatives(meant.compactMap { report.line(replacing: span, with: $0.description) }))
        }
        return nil
    }
}
