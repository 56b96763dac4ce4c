import Facts
import Values

/// What the page about posting of a board that begins says of the files of its kinds.
struct StarterGuide {
    let kinds: [Kind]
    let today: Day

    /// A part for each kind: its file as `houser new` begins it, and the words that its facts take.
    var text: String { kinds.map(part).joined(separator: "\n\n") }

    /// The folders of the kinds, with what is in them.
    var folders: String { kinds.map { "`content/\($0.plural)` (\($0.labels.lowercasedFirst))" }.listed("and") }

    private func part(_ kind: Kind) -> String {
        let example = NewFile(exampleOf: kind, today: today).text
        let words = kind.fields.filter { field in
            let hint = kind.hint(for: field)
            return !field.type.words.allSatisfy { hint.contains($0) }
        }.map { "- `\($0.id)`: \($0.type.words.joined(separator: ", "))" }
        let list = words.isEmpty ? "" : "\n\nMore words:\n\n" + words.joined(separator: "\n")
        return "## \(kind.labels)\n\nA file in `content/\(kind.plural)`:\n\n```yaml\n\(example)```\(list)"
    }
}
