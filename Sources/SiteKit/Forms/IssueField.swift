import Facts
import Values

/// One thing that an issue form asks for, and which part of a file says what somebody answers.
struct IssueField {
    /// A control of an issue form.
    enum Control: Sendable {
        case line(example: String?)
        case paragraphs
        /// One of some words, by what people read for them, or several.
        case choice([(word: String, label: String)], several: Bool)
    }

    /// The key in the file.
    let key: String
    /// The key in the group that the key has, if it has one.
    let part: String?
    /// How the value is written in a file.
    let form: FormControl.Form
    let control: Control
    /// What stands above it, which is how an answer is found again; no two of a form have the same.
    private(set) var label: String
    let help: String?
    let isRequired: Bool

    /// The fields that an ask needs: one, or one for each part of a group; none if only a page with scripts can ask for it.
    static func all(of ask: Ask, times: String) -> [IssueField] {
        let control = ask.control
        switch control.form {
        case .group:
            return ask.parts.map { part, label in
                IssueField(ask, part.input, label, part: part.name.rawValue, isRequired: ask.isRequired && part.isRequired)
            }
        case .range:
            return [IssueField(ask, .line(most: 80), ask.label, example: "6 to 12", isRequired: ask.isRequired)]
        case .groups:
            let isTimes = ask.parts.allSatisfy { $0.part.input == .moment }
            return isTimes ? [IssueField(ask, .lines, ask.label, help: times, isRequired: ask.isRequired)] : []
        case .text, .plain, .prose, .list, .words:
            return control.input.map { [IssueField(ask, $0, ask.label, isRequired: ask.isRequired)] } ?? []
        }
    }

    private init(
        _ ask: Ask, _ input: FormControl.Input, _ label: String, part: String? = nil, example: String? = nil, help: String? = nil,
        isRequired: Bool
    ) {
        (key, self.part, form, self.label, self.isRequired) = (ask.key, part, ask.control.form, label, isRequired)
        let said = [part == nil ? ask.unit : nil, help ?? (part == nil ? ask.help : nil)].compactMap(\.self)
        self.help = said.isEmpty ? nil : said.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: ". ")
        control =
            switch input {
            case .lines: .paragraphs
            case .one(let words): .choice(IssueField.choices(words, ask), several: false)
            case .any(let words): .choice(IssueField.choices(words, ask), several: true)
            case .day: .line(example: "2026-12-01")
            case .line, .number, .moment, .link, .email, .phone: .line(example: example)
            }
    }

    /// What people read for some words, unless two would read alike.
    private static func choices(_ words: [String], _ ask: Ask) -> [(word: String, label: String)] {
        // Whoever has no answer gives none.
        let words = ask.isRequired ? words : words.filter { $0 != Field.notStated }
        let labels = words.map(ask.wording)
        let areClear = Set(labels).count == labels.count && !labels.contains { $0.contains(",") || $0.trimmed.isEmpty }
        return zip(words, areClear ? labels : words).map { ($0, $1) }
    }

    /// The fields with labels of which no two are alike, since an answer is found by its label.
    static func distinct(_ fields: [IssueField]) -> [IssueField] {
        var seen: Set<String> = []
        return fields.map { field in
            var (field, number) = (field, 2)
            let label = field.label
            while !seen.insert(field.label.lowercased()).inserted {
                field.label = "\(label) (\(number))"
                number += 1
            }
            return field
        }
    }
}
