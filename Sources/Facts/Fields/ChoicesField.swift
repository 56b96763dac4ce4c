import Bytes
import Findings
import Values
import YAML

/// Any number of some words.
struct ChoicesField: PlainFactType {
    static let name = "choices"
    static let rules: [Rule] = [.choiceValue]
    static let options = ["of", "synonyms", "facet", "default"]

    let words: [String]

    static func declared(by declaration: FieldDeclaration, report: inout Report) -> ChoicesField? {
        declaration.choices(name, report: &report).map(ChoicesField.init)
    }

    var facets: [Field.Facet] { [.anyOf, .allOf] }
    var shape: String { "[…]" }
    func valueHint(for field: Field) -> String? { "The choices are \(words.listed())." }
    func wording(of word: String, for field: Field) -> String { field.names?.choices[word] ?? word }

    var fileForm: FileForm { .list(.words(words), most: nil) }

    var control: FormControl { FormControl(.list, .any(of: words)) }

    func read(_ node: YAMLNode, of field: Field, report: inout Report) -> FieldValue? {
        .choices(Rule.choices(node, of: words, synonyms: field.synonyms, key: field.id, report: &report))
    }

    func facetValue(_ text: String, of field: Field, key: String) throws(FacetValue.Problem) -> FacetValue {
        try FacetValue(text, among: words, of: field, key: key)
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .choices(let words) = value else { return false }
        for (index, word) in words.enumerated() {
            if index > 0 { out.append(", ") }
            field.write(label: word, to: &out)
        }
        return !words.isEmpty
    }

    func writeJSON(_ value: FieldValue, to json: inout JSONWriter) {
        guard case .choices(let words) = value else { return }
        json.array { json in for word in words { json.value(word) } }
    }

    func writeStructured(_ value: FieldValue, to json: inout JSONWriter) {
        guard case .choices(let words) = value else { return }
        json.array { json in for word in words { json.text { $0.append(label: word) } } }
    }

    func writeSchema(to json: inout JSONWriter) { json.list { $0.member("enum", words) } }
}

extension Rule {
    /// The chosen words of a field with several choices; a word that is chosen twice counts once.
    package static func choices(_ node: YAMLNode, of words: [String], synonyms: [String: String] = [:], key: String, report: inout Report)
        -> [String]
    {
        func read(_ text: String) -> String? { words.first { $0 == text } ?? words.first { $0.lowercased() == text.lowercased() } }
        let items = list(
            node, key: key, sample: ChoicesField(words: words).shape,
            word: { read($0) ?? Spelling.nearest(to: $0, among: words) ?? $0 }, report: &report)
        guard let items else { return [] }
        var result: [String] = []
        result.reserveCapacity(min(items.count, words.count))
        let fixes = ListFixes(items, report) { item in
            let text = item.text?.trimmed ?? ""
            if let word = read(text) { return (word, nil) }
            guard let guess = meant(text, among: words, synonyms: synonyms) else { return (nil, nil) }
            // Another word may say less than the choice: who has Wi-Fi does not always include it in the rent.
            let saysMore = synonyms[text.withoutWordQuotes.foldedWord] != nil && guess.hasSuffix(" included")
            return saysMore ? (nil, guess) : (guess, guess)
        }
        // A long list of choices is shown once, however many items are none of them.
        var isListed = false
        for item in items {
            if report.isFull { break }
            guard let text = item.text?.trimmed, !text.isEmpty else {
                report.add(.valueShape, item.span, "an item of \(key.quoted) must be text, not \(item.noun)")
                continue
            }
            if let word = read(text) {
                if !result.contains(word) { result.append(word) }
                continue
            }
            let guess = meant(text, among: words, synonyms: synonyms)
            report.add(
                .choiceValue, item.span,
                "\(text.quoted) is not a choice for \(key.quoted)" + Spelling.question(guess),
                reason: (isListed ? "" : "The choices are \(words.listed()). ") + "Anything else can go in the description.",
                fix: fixes.fix(for: item))
            isListed = true
        }
        return result
    }
}
