import Facts
import Values
import YAML

/// The answers of an issue as values of files, by their keys.
struct IssueValues {
    /// How each is written in a file.
    private(set) var written: [String: String] = [:]
    /// Each as somebody wrote it.
    private(set) var plain: [String: String] = [:]
    /// The paragraphs of what goes below the facts.
    private(set) var description = ""

    init(_ body: IssueBody, in form: IssueForm, today: Day) {
        var groups: [String: [(String, String)]] = [:]
        for field in form.fields {
            guard let answer = body.answers[field.label], !answer.isEmpty else { continue }
            if let part = field.part {
                groups[field.key, default: []].append((part, YAMLText.flowScalar(IssueValues.one(answer, of: field))))
            } else {
                if field.key == "description" { description = answer }
                plain[field.key] = IssueValues.one(answer, of: field)
                written[field.key] = IssueValues.written(answer, of: field, today: today)
            }
        }
        for (key, parts) in groups { written[key] = "{\(parts.map { "\($0.0): \($0.1)" }.joined(separator: ", "))}" }
    }

    private static func written(_ answer: String, of field: IssueField, today: Day) -> String? {
        switch field.form {
        case .text, .plain, .range, .group: return YAMLText.scalar(one(answer, of: field))
        case .prose: return YAMLText.quoted(answer)
        case .groups:
            let times = answer.split(separator: "\n").map { String($0).trimmed }.filter { !$0.isEmpty }
            return SlotWords.list(times.joined(separator: "; "), today: today) ?? YAMLText.scalar(line(answer))
        case .list, .words:
            let items = several(answer, of: field).map(YAMLText.flowScalar)
            return items.isEmpty ? nil : "[\(items.joined(separator: ", "))]"
        }
    }

    /// An answer as one line; of a choice, the word that it stands for.
    private static func one(_ answer: String, of field: IssueField) -> String {
        let text = line(answer)
        guard case .choice(let choices, _) = field.control else { return text }
        return choices.first { $0.label == text }?.word ?? text
    }

    /// The entries of an answer: chosen from a list, ticked in one, or written with commas between them or on lines of their own.
    private static func several(_ answer: String, of field: IssueField) -> [String] {
        let signs: [Character] = field.form == .words || field.hasChoices ? [",", "\n"] : ["\n"]
        let entries = answer.split { signs.contains($0) }.map { line(String($0)) }
        let chosen = entries.compactMap { entry -> String? in
            if entry.hasPrefix("- [ ]") { return nil }
            let isTicked = ["- [x]", "- [X]"].contains { entry.hasPrefix($0) }
            return String(isTicked ? entry.dropFirst(5) : entry.drop { field.form == .words && $0 == "#" }).trimmed
        }
        guard case .choice(let choices, _) = field.control else { return chosen.filter { !$0.isEmpty } }
        return chosen.filter { !$0.isEmpty }.map { entry in choices.first { $0.label == entry }?.word ?? entry }
    }

    private static func line(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension IssueField {
    /// Whether it is answered by choosing.
    var hasChoices: Bool { if case .choice = control { true } else { false } }
}
