import Values

/// Reads the declaration of one field in a kind's file.
enum FieldReader {
    private static let keys = ["type", "label", "required", "icon", "help", "also"]

    /// The keys that a type takes beside those of every field.
    private static func keys(of type: FieldType) -> [String] {
        switch type {
        case .text: ["max", "facet", "default"]
        case .count: ["min", "max", "usual", "facet", "unit", "zero", "default"]
        case .number: ["min", "max", "usual", "facet", "unit", "default"]
        case .money: ["min", "max", "usual", "facet", "zero", "default"]
        case .choice, .choices: ["of", "synonyms", "facet", "default"]
        case .yesNo: ["facet", "default"]
        case .date: ["facet"]
        default: []
        }
    }

    static func read(_ entry: YAMLNode.Entry, report: inout Report) -> Field? {
        guard entry.key.isFieldName else {
            report.add(.kindFile, entry.keySpan, "a field's name has lower-case letters, digits, hyphens and underscores only")
            return nil
        }
        guard entry.value.entries != nil else {
            report.add(
                .kindFile, entry.value.span, "a field is declared in braces",
                fix: report.indented(
                    "\(entry.key): {type: \(entry.value.text.flatMap { FieldType.names.contains($0) ? $0 : nil } ?? "…")}",
                    at: entry.keySpan))
            return nil
        }
        var reader = NodeReader(node: entry.value, rule: .kindFile)
        guard let type = type(of: entry, reader: &reader, report: &report) else { return nil }
        KeyCheck.check(
            entry.value, allowed: keys + keys(of: type), of: "a field of the type \(type.name.quoted)", rule: .kindFile, report: &report)
        checkDefault(entry, type, report: &report)
        let facet = reader.optionalChoice("facet", Field.Facet.self, report: &report)
        if let facet { check(facet, of: entry, type, report: &report) }
        return Field(
            id: entry.key, type: type, label: reader.optionalText("label", report: &report),
            isRequired: reader.yesNo("required", default: false, report: &report),
            facet: facet, icon: reader.optionalText("icon", report: &report),
            unit: unit(entry.value["unit"]), zero: reader.optionalText("zero", report: &report),
            help: reader.optionalText("help", report: &report), fallback: reader.optionalText("default", report: &report),
            also: reader.list("also", report: &report).compactMap { $0.text?.trimmed.foldedWord },
            synonyms: synonyms(entry.value["synonyms"], of: type, report: &report),
            usual: usual(entry.value["usual"], type, report: &report))
    }

    /// Other words for the choices of a field, each with the choice that it means.
    private static func synonyms(_ node: YAMLNode?, of type: FieldType, report: inout Report) -> [String: String] {
        guard let node, !node.isEmpty else { return [:] }
        let words: [String]
        switch type {
        case .choice(let choices), .choices(let choices): words = choices
        default: return [:]
        }
        guard let entries = node.entries else {
            report.add(
                .kindFile, node.span, "\"synonyms\" must be a group of words with the choices that they mean", fix: "synonyms: {…: …}")
            return [:]
        }
        var result: [String: String] = [:]
        for entry in entries {
            let choice = entry.value.text?.trimmed ?? ""
            if words.contains(choice) {
                result[entry.key.foldedWord] = choice
            } else {
                report.add(
                    .kindFile, entry.value.span, "\(choice.quoted) is not among the choices of this field",
                    reason: "The choices are \(words.listed()).")
            }
        }
        return result
    }

    /// The least and the greatest value that is usual; in cents for money.
    static func usual(_ node: YAMLNode?, _ type: FieldType, report: inout Report) -> ClosedRange<Int>? {
        guard let node, !node.isEmpty else { return nil }
        let numbers = (node.items ?? []).compactMap { $0.text.flatMap { Int($0.trimmed) } }
        let limit = 1_000_000_000
        guard numbers.count == 2, node.items?.count == 2, numbers[0] <= numbers[1], numbers.allSatisfy((-limit...limit).contains) else {
            report.add(
                .kindFile, node.span, "\"usual\" must be a list of two whole numbers, the least and the greatest", fix: "usual: […, …]")
            return nil
        }
        if case .money = type { return numbers[0] * 100...numbers[1] * 100 }
        return numbers[0]...numbers[1]
    }

    /// A default is read like any value, so it must make sense as one; fields that need a board to make sense of can't have one.
    private static func checkDefault(_ entry: YAMLNode.Entry, _ type: FieldType, report: inout Report) {
        guard let node = entry.value["default"], !node.isEmpty else { return }
        let key = entry.key
        switch type {
        case .text(let max): _ = Rule.line(node, key: key, max: max, report: &report)
        case .count(let range): _ = Rule.count(node, key: key, range: range, report: &report)
        case .number(let range): _ = Rule.number(node, key: key, range: range, unit: nil, report: &report)
        case .money(let range): _ = Rule.money(node, key: key, range: range, per: nil, report: &report)
        case .choice(let words): _ = Rule.choice(node, of: words, key: key, report: &report)
        case .choices(let words): _ = Rule.choices(node, of: words, key: key, report: &report)
        case .yesNo: _ = Rule.yesNo(node, key: key, report: &report)
        default: report.add(.kindFile, node.span, "a field of the type \(type.name.quoted) cannot have a default")
        }
    }

    private static func unit(_ node: YAMLNode?) -> Field.Unit? {
        guard let node else { return nil }
        if let text = node.text { return Field.Unit(one: text, many: text) }
        guard let one = node["one"]?.text else { return nil }
        return Field.Unit(one: one, many: node["many"]?.text ?? one + "s")
    }

    private static func type(of entry: YAMLNode.Entry, reader: inout NodeReader, report: inout Report) -> FieldType? {
        let name = reader.text("type", default: "text", report: &report)
        func bounds(_ limits: ClosedRange<Int>) -> ClosedRange<Int> {
            let low = reader.integer("min", limits, default: limits.lowerBound, report: &report)
            let high = reader.integer("max", limits, default: limits.upperBound, report: &report)
            if low <= high { return low...high }
            report.add(.kindFile, entry.value.span, "the least value, \(low), is above the greatest, \(high)")
            return limits
        }
        switch name {
        case "text": return .text(max: reader.integer("max", 1...10_000, default: 200, report: &report))
        case "prose": return .prose
        case "count": return .count(bounds(0...1_000_000_000))
        case "number":
            let range = bounds(-1_000_000_000...1_000_000_000)
            return .number(Double(range.lowerBound)...Double(range.upperBound))
        case "money":
            let range = bounds(0...100_000_000)
            return .money(range.lowerBound * 100...range.upperBound * 100)
        case "choice", "choices":
            let words = reader.list("of", report: &report).compactMap(\.text)
            guard !words.isEmpty else {
                report.add(
                    .kindFile, entry.value.span, "\(entry.key.quoted) needs its choices",
                    fix: report.indented("\(entry.key): {type: \(name), of: […]}", at: entry.keySpan))
                return nil
            }
            return name == "choice" ? .choice(words) : .choices(words)
        case "yes-no": return .yesNo
        case "date": return .date
        case "slots": return .slots
        case "address": return .address
        case "contact": return .contact
        case "person": return .person
        case "images": return .images
        case "link": return .link
        case "phone": return .phone
        case "email": return .email
        case "tags": return .tags
        default:
            let guess = Spelling.nearest(to: name, among: FieldType.names)
            report.add(
                .kindFile, entry.value["type"]?.span ?? entry.value.span, "there is no field type \(name.quoted)",
                reason: "The types are \(FieldType.names.listed()).",
                fix: guess.flatMap { guess in entry.value["type"].map { report.fix($0, key: "type", value: guess) } })
            return nil
        }
    }
}
