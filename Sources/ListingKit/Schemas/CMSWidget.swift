import Facts
import Rules
import YAML

/// The field of a content management system that asks for a key of a file.
struct CMSWidget {
    private let part: FilePart

    init(_ part: FilePart) { self.part = part }

    /// Its lines in a list of fields; none of what nobody can be asked for.
    func lines(indent: Int) -> [String] {
        guard let widget = widget(part.form) else { return [] }
        let space = String(repeating: " ", count: indent)
        var lines = [
            "\(space)- name: \(part.key)", "\(space)  label: \(YAMLText.quoted(part.label))", "\(space)  required: \(part.isRequired)",
        ]
        if !part.note.isEmpty { lines.append("\(space)  hint: \(YAMLText.quoted(part.note))") }
        return lines + widget.map { "\(space)  \($0)" }
    }

    private func widget(_ form: FileForm) -> [String]? {
        // Whose it is, is chosen among people; what only Houser writes is kept.
        if part.key == "owner" { return CMSWidget.relation }
        if part.key == "change-key" { return ["widget: hidden"] }
        if part.key == "file" { return ["widget: image"] }
        switch form {
        case .any: return nil
        case .text(_, let most): return ["widget: \((most ?? 0) > 150 ? "text" : "string")"]
        case .prose: return ["widget: markdown"]
        case .pattern: return ["widget: string"]
        case .words(let words): return ["widget: select", CMSWidget.options(words)]
        case .whole(let range): return CMSWidget.number("int", range)
        case .decimal(let range): return CMSWidget.number("float", range)
        case .yesNo: return ["widget: boolean"]
        case .day: return ["widget: datetime", "format: YYYY-MM-DD", "date_format: YYYY-MM-DD", "time_format: false"]
        case .moment: return ["widget: datetime", "format: YYYY-MM-DD HH:mm", "date_format: YYYY-MM-DD", "time_format: HH:mm"]
        case .list(.words(let words), let most):
            return ["widget: select", "multiple: true"] + (most.map { ["max: \($0)"] } ?? []) + [CMSWidget.options(words)]
        case .list(let item, let most):
            return ["widget: list"] + (most.map { ["max: \($0)"] } ?? []) + (CMSWidget.fields(of: item) ?? [])
        case .group: return CMSWidget.fields(of: form).map { ["widget: object", "collapsed: true"] + $0 }
        case .either(let forms):
            // What has parts says most.
            let best = forms.first { $0.hasParts } ?? forms.first
            return best.flatMap { widget($0) }
        }
    }

    /// The fields of a group; nil of anything else.
    private static func fields(of form: FileForm) -> [String]? {
        switch form {
        case .group(let parts, _):
            return ["fields:"] + parts.flatMap { CMSWidget($0).lines(indent: 2) }
        case .either(let forms): return forms.lazy.compactMap { fields(of: $0) }.first
        default: return nil
        }
    }

    private static func number(_ type: String, _ range: ClosedRange<Int>) -> [String] {
        ["widget: number", "value_type: \(type)", "min: \(range.lowerBound)", "max: \(range.upperBound)"]
    }

    private static func options(_ words: [String]) -> String { "options: [\(words.map(YAMLText.quoted).joined(separator: ", "))]" }

    private static var relation: [String] {
        [
            "widget: relation", "collection: \(Person.folder)", "value_field: \"{{slug}}\"", "search_fields: [name]",
            "display_fields: [name]",
        ]
    }
}

extension FileForm {
    /// Whether it is a group, or a list of groups.
    fileprivate var hasParts: Bool {
        switch self {
        case .group: true
        case .list(let item, _): item.hasParts
        case .either(let forms): forms.contains(where: \.hasParts)
        default: false
        }
    }
}
