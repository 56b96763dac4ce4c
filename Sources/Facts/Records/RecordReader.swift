import Findings
import Values
import YAML

/// Reads a record as its schema declares it: reports unknown keys once, when it is made, and fields that are missing or wrong as they are read.
package struct RecordReader {
    /// The record's keys and values.
    package let node: YAMLNode
    package let schema: RecordSchema
    package let today: Day
    /// What stands below the facts in a file of Markdown, and the line on which it starts.
    package private(set) var body: (text: ArraySlice<UInt8>, line: Int)?
    /// The keys that lead to it if it is a group in a file, with dots between them; else empty.
    private var group = ""
    /// Whether a group has unknown keys, which a comma in braces may have made of a value.
    private var hasUnknown = false

    /// The record of a whole file, or of the facts at the start of a file of Markdown; nil with findings.
    package init?(_ source: SourceFile, _ schema: RecordSchema, today: Day, report: inout Report) {
        guard let text = SourceChecks.text(of: source, report: &report) else { return nil }
        var (yaml, line) = (text, 1)
        if source.path.hasSuffix(".md") {
            guard let parts = FrontMatter.split(text, sample: schema.sample(on: today), report: &report) else { return nil }
            (yaml, line, body) = (parts.yaml, parts.yamlLine, (parts.body, parts.bodyLine))
        }
        guard
            let root = YAMLFile.mapping(
                yaml, firstLine: line, what: schema.name, keys: schema.keys, rule: schema.rule, report: &report)
        else { return nil }
        (node, self.schema, self.today) = (root, schema, today)
    }

    /// The record of a group of keys; nil with a finding, for which `fix` is how a group is written in its place.
    private init?(
        _ node: YAMLNode, _ schema: RecordSchema, today: Day, at group: String, reason: String, fix: (String) -> String?,
        report: inout Report
    ) {
        guard node.entries != nil else {
            let text = node.text.map { YAMLText.flowScalar($0.trimmed) }
            report.add(
                schema.rule, node.span, "\(schema.name) must be a group of keys, not \(node.text?.quoted ?? node.noun)", reason: reason,
                fix: fix(schema.shape(text, on: today)))
            return nil
        }
        (self.node, self.schema, self.today, self.group) = (node, schema, today, group)
        hasUnknown = KeyCheck.hasUnknown(node, schema.keys)
        if hasUnknown { KeyCheck.check(node, allowed: schema.keys, of: schema.name, rule: schema.rule, report: &report) }
    }

    /// The record that is the value of a field.
    package init?(_ value: RecordValue, _ schema: RecordSchema, report: inout Report) {
        let isOwnLine = Rule.isOwnLine(value.node, report)
        self.init(
            value.node, schema, today: value.today, at: value.path, reason: value.slot.help,
            fix: { isOwnLine ? nil : "\(value.key): \($0)" }, report: &report)
    }

    /// The record that is an item of a list, or all of it; `path` has the keys that lead to the list.
    package init?(item: YAMLNode, of list: YAMLNode, _ schema: RecordSchema, today: Day, at path: String, report: inout Report) {
        let source = report
        self.init(
            item, schema, today: today, at: path, reason: "",
            fix: { source.line(replacing: item, with: list.items == nil ? "[\($0)]" : $0) ?? "- \($0)" }, report: &report)
    }

    /// What a field holds, if that is anything.
    package subscript<Value>(field: RecordField<Value>) -> YAMLNode? {
        node[field.key].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Where a field stands, or else its record.
    package func span<Value>(_ field: RecordField<Value>) -> SourceSpan { self[field]?.span ?? node.span }

    /// The value of a field; nil if there is none, with a finding if there should be one or if it is wrong.
    package func read<Value>(_ field: RecordField<Value>, _ report: inout Report) -> Value? {
        // A list without items says as little as nothing at all where there must be something.
        guard let value = self[field], !(field.slot.isRequired && value.items?.isEmpty ?? false) else {
            if field.slot.isRequired { missing(field.slot, &report) }
            return nil
        }
        // A comma that is missing its brackets has a finding already.
        if hasUnknown, KeyCheck.isCut(field.key, in: node, allowed: schema.keys, report) { return nil }
        return field.type.read(RecordValue(node: value, slot: field.slot, rule: schema.rule, today: today, group: group), &report)
    }

    /// Reports a field that the record needs, unless it is there under a misspelt key, which has a finding already.
    package func missing(_ slot: RecordSlot, _ report: inout Report) {
        if KeyCheck.isMisspelt(slot.key, in: node, allowed: schema.keys) { return }
        let shape = slot.shape(today)
        let empty = node.entries?.first { $0.key == slot.key }
        let edits = empty.map { report.edits(of: $0, key: slot.key, value: shape) } ?? insertion("\(slot.key): \(shape)")
        let line = edits.flatMap { report.line(making: $0) }
        report.add(
            schema.rule, empty?.keySpan ?? node.span, "\(schema.name) needs its \(slot.key.quoted)", reason: slot.help,
            fix: line ?? "\(slot.key): \(shape)", missing: slot.key.behind(group))
    }

    /// Writes something before the first key of a group in braces.
    private func insertion(_ text: String) -> [LineEdit]? {
        guard let first = node.entries?.first, first.keySpan.line == node.span.line, first.keySpan.column > node.span.column else {
            return nil
        }
        return [LineEdit(span: first.keySpan, text: "\(text), \(first.key)")]
    }

    /// Reports what is wrong with the value of a field beside others. A `fix` is the value that is right.
    package func reject<Value, Result>(
        _ field: RecordField<Value>, _ message: String, reason: String = "", fix: String? = nil, _ report: inout Report
    ) -> Result? {
        let line = fix.map { fix in self[field].map { report.fix($0, key: field.key, value: fix) } ?? "\(field.key): \(fix)" }
        return report.reject(schema.rule, span(field), message, reason: reason, fix: line)
    }
}
