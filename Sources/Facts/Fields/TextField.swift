import Bytes
import Findings
import Values
import YAML

/// One line of text.
struct TextField: PlainFactType {
    static let name = "text"
    static let rules: [Rule] = [.textLength]
    static let options = ["max", "facet", "default"]

    /// The most characters that it may have.
    let max: Int

    static func declared(by declaration: FieldDeclaration, report: inout Report) -> TextField? {
        TextField(max: declaration.reader.integer("max", 1...10_000, default: 200, report: &report))
    }

    var facets: [Field.Facet] { [.anyOf] }
    func uncommented(_ text: String) -> String? { YAMLText.quoted(text) }

    var fileForm: FileForm { .text(least: 0, most: max) }

    var control: FormControl { FormControl(.text, .line(most: max)) }

    func read(_ node: YAMLNode, of field: Field, report: inout Report) -> FieldValue? {
        Rule.line(node, key: field.id, max: max, report: &report).map(FieldValue.text)
    }

    func facetValue(_ text: String, of field: Field, key: String) throws(FacetValue.Problem) -> FacetValue {
        guard text.unicodeScalars.count <= max else {
            throw FacetValue.Problem(rule: .textLength, message: "\(key.quoted) has at most \(max) characters, so nothing can match this")
        }
        guard !text.contains(",") else {
            throw FacetValue.Problem(
                rule: .savedSearch, message: "\(key.quoted) cannot hold a comma",
                reason: "In the address of a search a comma separates values.")
        }
        return FacetValue(content: .text(text.foldedForSearch), text: text, rank: 0)
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .text(let text) = value else { return false }
        out.append(text: text.isolated)
        return true
    }

    func writeJSON(_ value: FieldValue, to json: inout JSONWriter) {
        if case .text(let text) = value { json.value(text) }
    }

    func writeSchema(to json: inout JSONWriter) { json.text() }
}

extension Rule {
    static let textLength = Rule(
        "text-length", .error, "Texts aren't too long for where they're shown",
        "Short facts have to fit on one line of a phone. Put the rest in the description.")

    /// A text of one line of at most that many characters.
    package static func line(_ node: YAMLNode, key: String, max: Int, report: inout Report) -> String? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        checkComment(after: node, key: key, report: &report)
        checkWordQuotes(node, text, key: key, report: &report)
        let line = text.utf8.contains { $0 < 0x20 } ? text.split { $0.isWhitespace }.joined(separator: " ") : text
        guard line.utf8.count > max, line.unicodeScalars.count > max else { return line }
        return report.reject(.textLength, node.span, "\(key.quoted) has \(line.unicodeScalars.count) characters; at most \(max) fit")
    }
}
