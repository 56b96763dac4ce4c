import Bytes
import Values

/// One of some words.
struct ChoiceField: PlainFactType {
    static let name = "choice"
    static let rules: [Rule] = [.choiceValue]
    static let options = ["of", "synonyms", "facet", "default"]

    let words: [String]

    static func declared(by declaration: FieldDeclaration, report: inout Report) -> ChoiceField? {
        declaration.choices(name, report: &report).map(ChoiceField.init)
    }

    var facets: [Field.Facet] { [.anyOf] }
    func valueHint(for field: Field) -> String? { "The choices are \(words.listed())." }
    func dataDescription(for field: Field) -> String? { words.map { "“\($0)”" }.listed("or") }

    func mayMean(_ text: String, _ field: Field) -> Bool {
        Rule.meant(text, among: words, synonyms: field.synonyms) != nil || words.contains(text)
    }

    func read(_ node: YAMLNode, of field: Field, report: inout Report) -> FieldValue? {
        Rule.choice(node, of: words, synonyms: field.synonyms, key: field.id, report: &report).map(FieldValue.choice)
    }

    func facetValue(_ text: String, of field: Field, key: String) throws(FacetValue.Problem) -> FacetValue {
        try FacetValue(text, among: words, of: field, key: key)
    }

    func write(_ value: FieldValue, of field: Field, to out: inout ByteBuffer) -> Bool {
        guard case .choice(let word) = value else { return false }
        out.append(label: word)
        return true
    }

    func writeJSON(_ value: FieldValue, to json: inout JSONWriter) {
        if case .choice(let word) = value { json.value(word) }
    }

    func writeStructured(_ value: FieldValue, to json: inout JSONWriter) {
        if case .choice(let word) = value { json.text { $0.append(label: word) } }
    }

    func writeSchema(to json: inout JSONWriter) { json.member("enum", words) }
}

extension FacetValue {
    /// The choice that a text of a filter means, ranked by its place.
    init(_ text: String, among words: [String], of field: Field, key: String) throws(Problem) {
        let place = try Rule.place(of: text, among: words, synonyms: { field.synonyms }, key: key)
        self.init(content: .word(words[place]), text: words[place], rank: place)
    }
}

extension Rule {
    static let choiceValue = Rule(
        "choice-value", .error, "A choice is one of the words offered",
        "Fields with choices take exactly the words that the kind's file lists, so that people can filter by them.")

    /// The choice that is meant, whatever its case or spaces; nil with a finding. `synonyms` are offered, never taken.
    static func choice(
        _ node: YAMLNode, of words: [String], synonyms: @autoclosure () -> [String: String] = [:], key: String, report: inout Report
    ) -> String? {
        guard let text = node.text?.trimmed, !text.isEmpty else {
            return report.reject(.valueShape, node.span, "\(key.quoted) must be one of \(words.listed("or")), not \(node.noun)")
        }
        do {
            return try words[place(of: text, among: words, synonyms: synonyms, key: key)]
        } catch {
            return report.reject(error, at: node, key: key)
        }
    }

    /// The place of the word that is meant, whatever its case and whether with hyphens or spaces.
    fileprivate static func place(
        of text: String, among words: [String], synonyms: () -> [String: String], key: String
    ) throws(FacetValue.Problem) -> Int {
        if let place = words.firstIndex(where: { $0 == text }) { return place }
        let folded = text.foldedWord
        if let place = words.firstIndex(where: { $0.foldedWord == folded }) { return place }
        let guess = meant(text, among: words, synonyms: synonyms())
        throw FacetValue.Problem(
            rule: .choiceValue, message: "\(text.quoted) is not a choice for \(key.quoted)" + Spelling.question(guess),
            reason: "The choices are \(words.listed()).", guess: guess)
    }

    /// The choice that a text most likely means: by another word for it, else by its spelling.
    static func meant(_ text: String, among words: [String], synonyms: [String: String]) -> String? {
        let plain = text.withoutWordQuotes
        return synonyms[plain.foldedWord] ?? words.first { $0.foldedWord == plain.foldedWord } ?? Spelling.nearest(to: plain, among: words)
    }
}
