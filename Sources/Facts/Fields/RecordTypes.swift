import CommonMark
import Findings
import Values
import YAML

extension RecordType where Value == YAMLNode {
    /// Whatever stands there, for a check that needs more than the value.
    package static func node(shape: String = Rule.ellipsis, form: FileForm = .any) -> Self {
        RecordType(shape: shape, form: form) { value, _ in value.node }
    }
}

extension RecordType where Value == RecordValue {
    /// The same where it may be a record.
    package static func value(shape: String = Rule.ellipsis, form: FileForm = .any) -> Self {
        RecordType(shape: shape, form: form) { value, _ in value }
    }
}

extension RecordType where Value == [YAMLNode] {
    /// A list of texts.
    package static var list: Self { list(of: .anyText) }
    /// A list of texts, each of some form.
    package static func list(of form: FileForm) -> Self {
        RecordType(shape: "[…]", form: .list(form, most: nil)) { Rule.items($0.node, key: $0.key, report: &$1) }
    }
}

extension RecordType where Value == String {
    /// One line in somebody's own words.
    package static func line(_ max: Int = .max) -> Self {
        RecordType(form: .text(least: 0, most: max == .max ? nil : max)) { Rule.line($0.node, key: $0.key, max: max, report: &$1) }
    }
    /// Paragraphs in somebody's own words.
    package static func paragraphs(_ max: Int = .max) -> Self {
        RecordType(form: .text(least: 0, most: max == .max ? nil : max)) { value, report in
            guard let text = Rule.words(value.node, key: value.key, report: &report) else { return nil }
            guard text.utf8.count > max, text.unicodeScalars.count > max else { return text }
            return report.reject(
                .textLength, value.node.span,
                "\(value.key.quoted) has \(text.unicodeScalars.count) characters; at most \(grouped(max)) fit")
        }
    }
    /// A word of a fixed form, in which no `#` can be meant.
    package static var word: Self { word(.anyText) }
    /// The same of some form.
    package static func word(_ form: FileForm) -> Self { RecordType(form: form) { Rule.text($0.node, key: $0.key, report: &$1) } }
    package static var link: Self { RecordType(form: .link) { Rule.link($0.node, key: $0.key, report: &$1) } }
    package static var email: Self { RecordType(form: .email) { Rule.email($0.node, key: $0.key, report: &$1) } }
    package static var matrix: Self { RecordType(form: .pattern("^@[^:\\s]+:\\S+$")) { Rule.matrix($0.node, report: &$1) } }
    package static var matrixRoom: Self { RecordType(form: .anyText) { Rule.matrixRoom($0.node, report: &$1) } }
    package static var businessNumber: Self { RecordType(form: .pattern("[0-9]")) { Rule.businessNumber($0.node, report: &$1) } }
}

extension RecordType where Value == PhoneNumber {
    package static var phone: Self { RecordType(form: .phone) { Rule.phone($0.node, key: $0.key, report: &$1) } }
}

extension RecordType where Value == Money {
    /// An amount.
    static var money: Self {
        RecordType(form: .dollars(0...10_000_000_000)) {
            Rule.money($0.node, key: $0.key, WantedAmount(range: 0...10_000_000_000), report: &$1)
        }
    }
}

extension RecordType where Value == Markdown.Rendered {
    /// A text in Markdown.
    package static func markdown(host: String?) -> Self {
        RecordType(form: .prose) { value, report in
            Rule.words(value.node, key: value.key, report: &report).map {
                Rule.markdown(Array($0.utf8), firstLine: value.node.textLine, images: [], host: host, report: &report)
            }
        }
    }
}

extension RecordType where Value == Bool {
    package static var yesNo: Self {
        RecordType(shape: "yes", form: .yesNo) { Rule.yesNo($0.node, key: $0.key, likely: true, report: &$1) }
    }
}

extension RecordType where Value == Int {
    /// A year that has come, from one on.
    package static func year(from first: Int) -> Self {
        RecordType(form: .whole(first...9999)) {
            Rule.year($0.node, key: $0.key, first...max(first, $0.today.components.year), report: &$1)
        }
    }
    /// A whole number.
    package static func count(_ range: ClosedRange<Int>, usual: Int) -> Self {
        RecordType(shape: String(usual), form: .whole(range)) { Rule.setting($0.node, key: $0.key, range, usual: usual, report: &$1) }
    }
}

extension RecordType where Value == Day {
    /// A day, which is shown to be today.
    package static var day: Self {
        RecordType(shape: { $0.description }, form: .day) { Rule.date($0.node, key: $0.key, today: $0.today, report: &$1) }
    }
    /// A day on which something may have been written.
    package static var dayOfWriting: Self {
        RecordType(shape: { $0.description }, form: .day) { value, report in
            guard let day = Rule.date(value.node, key: value.key, today: value.today, report: &report) else { return nil }
            if isPlausible(day, on: value.today) { return day }
            return value.reject(
                "\(value.key.quoted) is in the future: \(day) hasn't come yet", reason: "Today is \(value.today).",
                fix: value.today.description, report: &report)
        }
    }

    /// Whether something may have been written on a day. A reader's own clock may be a day ahead of the board's.
    package static func isPlausible(_ day: Day, on today: Day) -> Bool { day.components.year >= 1900 && day <= today + 1 }
}

extension RecordType where Value: RawRepresentable & CaseIterable & SendableMetatype, Value.RawValue == String {
    /// One of the cases of an enum. `synonyms` are offered for other words, never taken.
    package static func choice(_ synonyms: [String: String] = [:], shape: String = Rule.ellipsis) -> Self {
        RecordType(shape: shape, form: .words(Value.allCases.map { $0.rawValue })) {
            Rule.choice($0.node, of: Value.self, synonyms: synonyms, key: $0.key, report: &$1)
        }
    }
}

extension RecordType {
    /// A group of keys, which is a record itself.
    package static func group(
        _ schema: RecordSchema, _ make: @escaping @Sendable (_ record: RecordReader, _ report: inout Report) -> Value?
    ) -> Self {
        RecordType(shape: { schema.shape(on: $0) }, form: schema.form) { value, report in
            RecordReader(value, schema, report: &report).flatMap { make($0, &report) }
        }
    }
}

extension RecordType where Value == [RecordReader] {
    /// A list of groups, each a record.
    package static func groups(_ schema: RecordSchema) -> Self {
        RecordType(shape: { "[\(schema.shape(on: $0))]" }, form: .list(schema.form, most: nil)) { value, report in
            Rule.records(value.node, schema, key: value.key, path: value.path, today: value.today, report: &report)
        }
    }
}

extension Rule {
    /// The groups of a list, each a record; `path` has the keys that lead to it, if these are more than its own.
    static func records(
        _ node: YAMLNode, _ schema: RecordSchema, most: Int = .max, key: String, path: String? = nil, today: Day, report: inout Report
    ) -> [RecordReader] {
        guard let items = list(node, key: key, sample: "[\(schema.shape(on: today))]", report: &report) else { return [] }
        guard items.count <= most else { return tooMany(items.count, of: most, node, key: key, report: &report) }
        return items.compactMap {
            report.isFull ? nil : RecordReader(item: $0, of: node, schema, today: today, at: path ?? key, report: &report)
        }
    }
}
