import Facts
import Values
import YAML

/// The form of a kind on a forge, in which people post with an account there (GitHub's syntax for issue forms, which Forgejo and Gitea read too).
struct IssueForm {
    let kind: Kind
    /// What it asks for, in the order of the posting page.
    let fields: [IssueField]
    /// What is asked of somebody, not of the listing.
    let personKeys: Set<String>
    /// The keys of a listing's file, in the order in which it is best written.
    let order: [String]
    private let words: Words
    private let board: String

    init(_ kind: Kind, _ words: Words, board: String) {
        (self.kind, self.words, self.board) = (kind, words, board)
        let form = PostForm(kind, words)
        let person = PostForm.person(kind, words) + PostForm.moreOfPerson(kind, words)
        let asks = form.sections.flatMap(\.asks) + person
        fields = IssueField.distinct(asks.flatMap { IssueField.all(of: $0, times: words["post.times_by_line"]) })
        personKeys = Set(person.map(\.key))
        order = form.order
    }

    /// The name of its file in the forge's folder of forms.
    var name: String { "post-\(kind.id).yml" }

    /// The file.
    var text: String {
        let title = kind.uses.posting ?? words.post(kind.label)
        let advice = [words["post.public"], words["post.contact_help"]].joined(separator: " ")
        let head = [
            "name: \(YAMLText.quoted(title))", "description: \(YAMLText.quoted("\(kind.labels) – \(board)"))",
            "title: \(YAMLText.quoted(words.text("post.subject", "title", "")))", "labels: [\(YAMLText.quoted(IssueForm.mark))]", "body:",
            "  - type: markdown", "    attributes:", "      value: \(YAMLText.quoted(advice))",
        ]
        return (head + fields.flatMap(IssueForm.lines)).map { $0 + "\n" }.joined()
    }

    /// The label that such issues have on the forge, by which they are found.
    static let mark = "listing"

    private static func lines(of field: IssueField) -> [String] {
        var lines: [String]
        switch field.control {
        case .line(let example):
            lines = ["  - type: input", "    attributes:", "      label: \(YAMLText.quoted(field.label))"]
            if let example { lines.append("      placeholder: \(YAMLText.quoted(example))") }
        case .paragraphs: lines = ["  - type: textarea", "    attributes:", "      label: \(YAMLText.quoted(field.label))"]
        case .choice(let choices, let several):
            lines = ["  - type: dropdown", "    attributes:", "      label: \(YAMLText.quoted(field.label))"]
            if several { lines.append("      multiple: true") }
            lines += ["      options:"] + choices.map { "        - \(YAMLText.quoted($0.label))" }
        }
        if let help = field.help { lines.append("      description: \(YAMLText.quoted(help))") }
        return lines + ["    validations:", "      required: \(field.isRequired)"]
    }
}
