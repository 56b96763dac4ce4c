import Values

/// Reads the declaration of one field in a kind's file.
enum FieldReader {
    private static let keys = ["type", "label", "required", "icon", "help", "also"]

    static func read(_ entry: YAMLNode.Entry, report: inout Report) -> Field? {
        guard entry.key.isFieldName else {
            report.add(.kindFile, entry.keySpan, "a field's name has lower-case letters, digits, hyphens and underscores only")
            return nil
        }
        guard entry.value.entries != nil else {
            report.add(
                .kindFile, entry.value.span, "a field is declared in braces",
                fix: report.indented(
                    "\(entry.key): {type: \(entry.value.text.flatMap { FieldTypes.names.contains($0) ? $0 : nil } ?? "…")}",
                    at: entry.keySpan))
            return nil
        }
        var declaration = FieldDeclaration(entry)
        guard let declared = type(of: entry, reader: &declaration.reader, report: &report),
            let type = declared.declared(by: &declaration, report: &report)
        else { return nil }
        var reader = declaration.reader
        KeyCheck.check(
            entry.value, allowed: keys + declared.options, of: "a field of the type \(type.name.quoted)", rule: .kindFile, report: &report)
        let facet = reader.optionalChoice("facet", Field.Facet.self, report: &report)
        if let facet { check(facet, of: entry, type, report: &report) }
        let field = Field(
            id: entry.key, type: type, label: reader.optionalText("label", report: &report),
            isRequired: reader.yesNo("required", default: false, report: &report),
            facet: facet, icon: reader.optionalText("icon", report: &report),
            unit: unit(entry.value["unit"]), zero: reader.optionalText("zero", report: &report),
            help: reader.optionalText("help", report: &report), fallback: reader.optionalText("default", report: &report),
            also: reader.list("also", report: &report).compactMap { $0.text?.trimmed.foldedWord },
            synonyms: synonyms(entry.value["synonyms"], of: type, report: &report),
            usual: usual(entry.value["usual"], type, report: &report))
        checkDefault(entry, field, report: &report)
        return field
    }

    /// Other words for the choices of a field, each with the choice that it means.
    private static func synonyms(_ node: YAMLNode?, of type: any FieldType, report: inout Report) -> [String: String] {
        guard let node, !node.isEmpty else { return [:] }
        let words = type.words
        guard !words.isEmpty else { return [:] }
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
    static func usual(_ node: YAMLNode?, _ type: any FieldType, report: inout Report) -> ClosedRange<Int>? {
        guard let node, !node.isEmpty else { return nil }
        let numbers = (node.items ?? []).compactMap { $0.text.flatMap { Int($0.trimmed) } }
        let limit = 1_000_000_000
        guard numbers.count == 2, node.items?.count == 2, numbers[0] <= numbers[1], numbers.allSatisfy((-limit...limit).contains) else {
            report.add(
                .kindFile, node.span, "\"usual\" must be a list of two whole numbers, the least and the greatest", fix: "usual: […, …]")
            return nil
        }
        if type is MoneyField { return numbers[0] * 100...numbers[1] * 100 }
        return numbers[0]...numbers[1]
    }

    /// A default is read like any value, so it must make sense as one; fields that need a board to make sense of can't have one.
    private static func checkDefault(_ entry: YAMLNode.Entry, _ field: Field, report: inout Report) {
        guard let node = entry.value["default"], !node.isEmpty else { return }
        if let type = field.type as? any PlainFactType {
            _ = type.read(node, of: field, report: &report)
        } else {
            report.add(.kindFile, node.span, "a field of the type \(field.type.name.quoted) cannot have a default")
        }
    }

    private static func unit(_ node: YAMLNode?) -> Field.Unit? {
        guard let node else { return nil }
        if let text = node.text { return Field.Unit(one: text, many: text) }
        guard let one = node["one"]?.text else { return nil }
        return Field.Unit(one: one, many: node["many"]?.text ?? one + "s")
    }

    private static func type(of entry: YAMLNode.Entry, reader: inout NodeReader, report: inout Report) -> (any FieldType.Type)? {
        let name = reader.text("type", default: TextField.name, report: &report)
        if let type = FieldTypes.named(name) { return type }
        let guess = Spelling.nearest(to: name, among: FieldTypes.names)
        report.add(
            .kindFile, entry.value["type"]?.span ?? entry.value.span, "there is no field type \(name.quoted)",
            reason: "The types are \(FieldTypes.names.listed()).",
            fix: guess.flatMap { guess in entry.value["type"].map { report.fix($0, key: "type", value: guess) } })
        return nil
    }
}
