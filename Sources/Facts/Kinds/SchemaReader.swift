import Findings
import Places
import Values
import YAML

/// Reads `schema` in a kind's file: a schema.org type, or `{type: Apartment, by: property, types: {house: House}}`.
struct SchemaReader {
    /// The kind's fields.
    let fields: [Field]
    /// The type of a kind that names none.
    let usual: SchemaType
    /// Whether this file sets it. A shipped rule gives way silently when a board changes the field that it depends on.
    let isOwn: Bool

    func read(_ node: YAMLNode?, report: inout Report) -> SchemaRule {
        guard let node, !node.isEmpty else { return SchemaRule(type: usual) }
        if node.text != nil { return SchemaRule(type: type(node, key: "schema", report: &report) ?? usual) }
        guard node.entries != nil else {
            report.add(
                .kindFile, node.span, "\"schema\" must be a type of schema.org or a group of keys, not \(node.noun)",
                fix: "schema: \(usual.rawValue)")
            return SchemaRule(type: usual)
        }
        KeyCheck.check(node, allowed: ["type", "by", "types"], of: "\"schema\"", rule: .kindFile, report: &report)
        let plain = SchemaRule(type: node["type"].flatMap { type($0, key: "type", report: &report) } ?? usual)
        guard let by = node["by"], let types = node["types"] else {
            if let half = node["by"] ?? node["types"] {
                report.add(
                    .kindFile, half.span, "\"by\" and \"types\" need each other",
                    reason: "\"by\" names a field of choices, and \"types\" gives some of these choices a type of their own.",
                    fix: "schema: {type: \(plain.type.rawValue), by: …, types: {…: …}}")
            }
            return plain
        }
        guard let (field, words) = choice(by, report: &report) else { return plain }
        return SchemaRule(type: plain.type, field: field, types: read(types, of: words, report: &report))
    }

    /// The field that decides, by its place, and its choices.
    private func choice(_ node: YAMLNode, report: inout Report) -> (field: Int, words: [String])? {
        if let field = fields.firstIndex(where: { $0.id == node.text }), let choice = fields[field].type.as(ChoiceField.self) {
            return (field, choice.words)
        }
        guard isOwn else { return nil }
        let names = fields.filter { $0.type.is(ChoiceField.self) }.map { $0.id }
        return report.reject(
            .kindFile, node.span, "\"by\" must name a field of the type \"choice\", not \(node.text?.quoted ?? node.noun)",
            reason: names.isEmpty ? "This kind has no such field." : "This kind has \(names.listed()).",
            fix: node.text.flatMap { Spelling.nearest(to: $0, among: names) }.map { report.fix(node, key: "by", value: $0) })
    }

    /// The types of some choices.
    private func read(_ node: YAMLNode, of words: [String], report: inout Report) -> [String: SchemaType] {
        guard let entries = node.entries else {
            report.add(
                .kindFile, node.span, "\"types\" must be a group of choices with their types, not \(node.noun)", fix: "types: {…: …}")
            return [:]
        }
        var types: [String: SchemaType] = [:]
        for entry in entries {
            let isChoice = words.contains(entry.key)
            if !isChoice, isOwn {
                report.add(
                    .kindFile, entry.keySpan, "\(entry.key.quoted) is not among the choices of this field",
                    reason: "The choices are \(PlaceWording.list(words, limit: 12)).",
                    fix: Spelling.nearest(to: entry.key, among: words).flatMap { report.line(replacing: entry.keySpan, with: $0) })
            }
            if let type = type(entry.value, key: entry.key, report: &report), isChoice { types[entry.key] = type }
        }
        return types
    }

    private func type(_ node: YAMLNode, key: String, report: inout Report) -> SchemaType? {
        if let type = node.text.flatMap({ SchemaType(rawValue: $0.trimmed) }) { return type }
        let names = SchemaType.allCases.map { $0.rawValue }
        return report.reject(
            .kindFile, node.span, "\(key.quoted) must be a type of schema.org that Houser knows, not \(node.text?.quoted ?? node.noun)",
            reason: "The types are \(names.listed()).",
            fix: node.text.flatMap { SchemaReader.nearest(to: $0, among: names) }.map { report.fix(node, key: key, value: $0) })
    }

    /// The type that was meant; types are often written in lower case.
    private static func nearest(to text: String, among names: [String]) -> String? {
        names.first { $0.lowercased() == text.lowercased() } ?? Spelling.nearest(to: text, among: names)
    }
}
