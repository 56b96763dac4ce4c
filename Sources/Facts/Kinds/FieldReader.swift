import Bytes
import Findings
import Places
import Values
import YAML

/// Reads the declaration of one field in a kind's file.
enum FieldReader {
    private static let keys = ["type", "label", "required", "icon", "help", "also"]

    static func read(_ entry: YAMLNode.Entry, report: inout Report) -> Field? {
        guard entry.key.isFieldName else {
            return report.reject(.kindFile, entry.keySpan, "a field's name has lower-case letters, digits, hyphens and underscores only")
        }
        guard entry.value.entries != nil else {
            return report.reject(
                .kindFile, entry.value.span, "a field is declared in braces",
                fix: report.indented(
                    "\(entry.key): {type: \(entry.value.text.flatMap { FieldTypes.names.contains($0) ? $0 : nil } ?? "…")}",
                    at: entry.keySpan))
        }
        let declaration = FieldDeclaration(entry)
        let reader = declaration.reader
        guard let declared = type(of: entry, reader: reader, report: &report),
            let type = declared.declared(declaration, &report)
        else { return nil }
        KeyCheck.check(
            entry.value, allowed: keys + declared.options, of: "a field of the type \(type.name.quoted)", rule: .kindFile, report: &report)
        let facet = reader.choice("facet", Field.Facet.self, report: &report)
        if let facet { check(facet, of: entry, type, report: &report) }
        let field = Field(
            id: entry.key, type: type, label: reader.words("label", report: &report),
            isRequired: reader.yesNo("required", default: false, report: &report),
            facet: facet, icon: reader.text("icon", report: &report),
            unit: unit(reader, report: &report), zero: reader.words("zero", report: &report),
            help: reader.words("help", report: &report), fallback: reader.text("default", report: &report),
            also: reader.list("also", report: &report).compactMap { $0.text?.trimmed.foldedWord },
            synonyms: synonyms(entry.value["synonyms"], of: type, report: &report),
            usual: usual(entry.value["usual"], type, report: &report))
        checkDefault(entry, field, report: &report)
        return field
    }

    /// Checks that a facet suits the type, and that its values can stand in the address of a search.
    private static func check(_ facet: Field.Facet, of entry: YAMLNode.Entry, _ type: AnyFieldType, report: inout Report) {
        let node = entry.value["facet"] ?? entry.value
        if FilterKeys.common.contains(entry.key) || FilterKeys.ofPage.contains(entry.key) {
            report.add(
                .kindFile, entry.keySpan, "people cannot filter by a field of the name \(entry.key.quoted)",
                reason: "In the address of a search that word means something else.", fix: "Give the field another name, or no facet.")
        }
        let fitting = type.facets ?? []
        if !fitting.isEmpty, !fitting.contains(facet) {
            report.add(
                .kindFile, node.span, "the facet \(facet.rawValue.quoted) makes no sense for a field of the type \(type.name.quoted)",
                fix: fitting.count == 1 ? report.line(replacing: node, with: fitting[0].rawValue) : nil)
        }
        guard let word = type.words.first(where: { $0.contains(",") }) else { return }
        report.add(
            .kindFile, entry.value["of"]?.span ?? entry.value.span, "people cannot filter by \(word.quoted), which holds a comma",
            reason: "In the address of a search a comma separates values.", fix: "Write the choice without a comma, or leave out its facet."
        )
    }

    /// Other words for the choices of a field, each with the choice that it means.
    private static func synonyms(_ node: YAMLNode?, of type: AnyFieldType, report: inout Report) -> [String: String] {
        guard let node, !node.isEmpty else { return [:] }
        let words = type.words
        guard !words.isEmpty else { return [:] }
        guard let entries = node.entries else {
            report.add(
                .kindFile, node.span, "\"synonyms\" must be a group of words with the choices that they mean", fix: "synonyms: {…: …}")
            return [:]
        }
        var result: [String: String] = [:]
        for entry in entries where !report.isFull {
            let choice = entry.value.text?.trimmed ?? ""
            if words.contains(choice) {
                result[entry.key.foldedWord] = choice
            } else {
                report.add(
                    .kindFile, entry.value.span, "\(choice.quoted) is not among the choices of this field",
                    reason: "The choices are \(PlaceWording.list(words, limit: 12)).")
            }
        }
        return result
    }

    /// The least and the greatest value that is usual; in cents for money.
    static func usual(_ node: YAMLNode?, _ type: AnyFieldType, report: inout Report) -> ClosedRange<Wide>? {
        guard let node, !node.isEmpty else { return nil }
        let numbers = (node.items ?? []).compactMap { $0.text.flatMap { Wide($0.trimmed) } }
        let limit: Wide = 1_000_000_000
        guard numbers.count == 2, node.items?.count == 2, numbers[0] <= numbers[1], numbers.allSatisfy((-limit...limit).contains) else {
            return report.reject(
                .kindFile, node.span, "\"usual\" must be a list of two whole numbers, the least and the greatest", fix: "usual: […, …]")
        }
        if type.is(MoneyField.self) { return numbers[0] * 100...numbers[1] * 100 }
        return numbers[0]...numbers[1]
    }

    /// A default is read like any value; fields that need a board for that cannot have one.
    private static func checkDefault(_ entry: YAMLNode.Entry, _ field: Field, report: inout Report) {
        guard let node = entry.value["default"], !node.isEmpty else { return }
        if !field.type.readsPlain(node, of: field, report: &report) {
            report.add(.kindFile, node.span, "a field of the type \(field.type.name.quoted) cannot have a default")
        }
    }

    private static func unit(_ reader: NodeReader, report: inout Report) -> Field.Unit? {
        guard let node = reader.node["unit"], node.entries != nil else {
            if let node = reader["unit"], node.text == nil {
                return report.reject(
                    .kindFile, node.span, "\"unit\" must be a word, or a group with \"one\" and \"many\", not \(node.noun)",
                    fix: "unit: {one: …, many: …}")
            }
            return reader.text("unit", report: &report).map { Field.Unit(one: $0, many: $0) }
        }
        KeyCheck.check(node, allowed: ["one", "many"], of: "a unit", rule: .kindFile, report: &report)
        let words = NodeReader(node: node, rule: .kindFile)
        let many = words.text("many", report: &report)
        guard let one = words.text("one", report: &report) else {
            return report.reject(
                .kindFile, node.span, "a unit needs the word for \"one\"",
                fix: "unit: {one: …, many: \(YAMLText.flowScalar(many ?? Rule.ellipsis))}")
        }
        return Field.Unit(one: one, many: many ?? one + "s")
    }

    private static func type(of entry: YAMLNode.Entry, reader: NodeReader, report: inout Report) -> FieldTypes.Row? {
        let name = reader.text("type", report: &report) ?? TextField.name
        if let type = FieldTypes.named(name) { return type }
        let guess = Spelling.nearest(to: name, among: FieldTypes.names)
        return report.reject(
            .kindFile, entry.value["type"]?.span ?? entry.value.span, "there is no field type \(name.quoted)",
            reason: "The types are \(FieldTypes.names.listed()).",
            fix: guess.flatMap { guess in entry.value["type"].map { report.fix($0, key: "type", value: guess) } })
    }
}
