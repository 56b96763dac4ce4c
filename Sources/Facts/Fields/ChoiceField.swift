import Bytes
import Findings
import Values
import YAML

/// One of some words.
struct ChoiceField: PlainFactType {
    static let name = "choice"
    static let rules: [Rule] = [.choiceValue]
    static let options = ["of", "synonyms", "card", "facet", "default"]

    let words: [String]
    /// What a card says for a choice, where its own words would say nothing without their label; choices that it has not, say nothing there.
    /// Nil if each stands for itself.
    var onCard: [String: String]?

    static func declared(by declaration: FieldDeclaration, report: inout Report) -> ChoiceField? {
        declaration.choices(name, report: &report).map { words in
            ChoiceField(words: words, onCard: declaration.wordsOnCard(of: words, report: &report))
        }
    }

    var facets: [Field.Facet] { [.anyOf] }
    func valueHint(for field: Field) -> String? { "The choices are \(words.listed())." }

    func mayMean(_ text: String, _ field: Field) -> Bool {
        Rule.meant(text, among: words, synonyms: field.synonyms) != nil || words.contains(text)
    }

    var fileForm: FileForm { .words(words) }

    var control: FormControl { FormControl(.text, .one(of: words)) }

    func read(_ node: YAMLNode, of field: Field, report: inout Report) -> FieldValue? {
        Rule.choice(node, of: words, synonyms: field.synonyms, key: field.id, help: field.help, report: &report).map(FieldValue.choice)
    }

    func facetValue(_ text: String, of field: Field, key: String) throws(FacetValue.Problem) -> FacetValue {
        try FacetValue(text, among: words, of: field, key: key)
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .choice(let word) = value, word != Field.notStated else { return false }
        if let name = field.names?.choices[word] { out.append(text: name) } else { out.append(label: wording(of: word, for: field)) }
        return true
    }

    /// The card's words without the label that they begin with; where they do not, the choice itself.
    func wording(of word: String, for field: Field) -> String {
        if let name = field.names?.choices[word] { return name }
        guard let text = onCard?[word] else { return word }
        let label = field.label + " "
        guard text.count > label.count, text.prefix(label.count).lowercased() == label.lowercased() else { return word }
        return String(text.dropFirst(label.count))
    }

    func writeShort(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard let onCard else { return write(value, of: field, in: formats, to: &out) }
        guard case .choice(let word) = value, let text = onCard[word] else { return false }
        if let name = field.names?.onCard[word] { out.append(text: name) } else { out.append(label: text) }
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
        self.init(content: .word(words[place]), text: words[place], rank: Wide(place))
    }
}

extension Rule {
    package static let choiceValue = Rule(
        "choice-value", .error, "A choice is one of the words on offer",
        "Some facts take one of a few fixed words, so that people can filter by them. The message lists the words.")

    /// The choice that is meant, whatever its case or spaces; nil with a finding. `synonyms` are offered, never taken; `help` is what the
    /// kind says of the field.
    package static func choice(
        _ node: YAMLNode, of words: [String], synonyms: @autoclosure () -> [String: String] = [:], key: String, help: String? = nil,
        report: inout Report
    ) -> String? {
        guard let text = node.text?.trimmed, !text.isEmpty else {
            return report.reject(.valueShape, node.span, "\(key.quoted) must be one of \(words.listed("or")), not \(node.noun)")
        }
        do {
            return try words[place(of: text, among: words, synonyms: synonyms, key: key)]
        } catch {
            var problem = error
            // What says nothing is not what was meant, so it needs a word more.
            let silence =
                problem.guess == Field.notStated && synonyms()[text.foldedWord] == Field.notStated
                ? "This board has no answer for \(text.quoted); \(Field.notStated.quoted) leaves \(key.quoted) off the page." : nil
            problem.reason = [problem.reason, silence, help].compactMap { $0 }.joined(separator: " ")
            return report.reject(problem, at: node, key: key)
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
    package static func meant(_ text: String, among words: [String], synonyms: [String: String]) -> String? {
        let plain = text.withoutWordQuotes
        return synonyms[plain.foldedWord] ?? words.first { $0.foldedWord == plain.foldedWord } ?? Spelling.nearest(to: plain, among: words)
            ?? only(of: plain, among: words, synonyms: synonyms)
    }

    /// Words beside a choice that leave it what it is.
    private static let harmless: Set<String> = [
        "bed", "beds", "bedroom", "bedrooms", "br", "bath", "bathroom", "bathrooms", "brick", "weatherboard", "timber", "modern", "new",
        "renovated", "single", "double", "storey", "story", "whole", "entire", "private", "self-contained", "currently", "fully",
    ]

    /// The one choice that is among the words of a text such as "2 bedroom unit"; nil if another word may mean something else.
    private static func only(of text: String, among words: [String], synonyms: [String: String]) -> String? {
        let parts = text.prefix(80).lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
        guard parts.count > 1 || text.contains(where: { $0.isASCIIDigit }) else { return nil }
        let others = parts.filter { !harmless.contains($0) }
        guard others.count == 1 else { return nil }
        return words.first { $0.foldedWord == others[0] } ?? synonyms[others[0]]
    }
}
