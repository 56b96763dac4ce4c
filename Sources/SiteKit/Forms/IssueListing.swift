import Facts
import ListingKit
import Values
import YAML

/// The listing of an issue as a file.
struct IssueListing {
    let path: String
    let text: String

    /// `isId` tells whether a listing of any kind has an id, which the file's name becomes.
    init(
        _ values: IssueValues, in form: IssueForm, owner: String, today: Day, exists: (String) -> Bool, isId: (String) -> Bool
    ) {
        let folder = form.kind.plural
        let name = (values.plain["title"] ?? "").slugified
        let slug = FreeSlug.first(like: name.isEmpty ? form.kind.id : name) { name in
            isId(name) || [".md", ".yaml", ".yml", "/index.md", "/index.yaml", "/index.yml"].contains { exists("\(folder)/\(name)\($0)") }
        }
        path = "\(folder)/\(slug).md"
        var written = values.written.filter { !form.personKeys.contains($0.key) }
        written["owner"] = YAMLText.scalar(owner)
        written["listed"] = today.description
        let lines = form.order.compactMap { key in written[key].map { "\(key): \($0)\n" } }
        text = "---\n\(lines.joined())---\n\n\(values.description)\n"
    }
}
