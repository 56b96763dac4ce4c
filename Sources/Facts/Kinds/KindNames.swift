import Findings
import Values
import YAML

/// What kinds' files name that is known only when all of them are read: other kinds, and templates.
struct KindNames {
    /// The ids of all kinds, also of those that the board does without or could not read.
    let kinds: Set<String>
    /// The templates that a listing's page can be made with; nil if they are not known.
    let templates: Set<String>?

    /// Reports what a kind's file names that is not there.
    func check(_ root: YAMLNode, report: inout Report) {
        for field in root["fields"]?.entries ?? [] {
            guard let node = field.value["to"] else { continue }
            for item in node.items ?? [node] {
                guard let name = item.text?.trimmed, name.isSlug, !kinds.contains(name),
                    ![ReferenceTarget.brands, ReferenceTarget.listings].contains(name)
                else { continue }
                let guess = Spelling.nearest(to: name, among: kinds.sorted())
                report.add(
                    .kindFile, item.span, "there is no kind \(name.quoted) to refer to" + Spelling.question(guess),
                    reason: "The kinds are \(kinds.sorted().listed()).", fix: guess.flatMap { report.line(replacing: item, with: $0) })
            }
        }
        guard let templates, let node = root["template"], let name = node.text?.trimmed, name.isSlug, !templates.contains(name) else {
            return
        }
        let guess = Spelling.nearest(to: name, among: templates.sorted()) ?? KindUses.usualTemplate
        report.add(
            .kindFile, node.span, "there is no template \(name.quoted) for the pages of listings",
            reason:
                "They can be made with \(templates.sorted().listed()). A board adds others as files of its templates folder, under names that no shipped one has.",
            fix: "template: \(guess)")
    }
}
