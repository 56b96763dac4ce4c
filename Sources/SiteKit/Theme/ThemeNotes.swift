import Findings
import ListingKit
import Mustache
import Values

/// What somebody may want to know who laid files of a board's own over the shipped theme: those that change nothing, most likely because
/// their names are misspelt, and those that ask for what is not there.
struct ThemeNotes {
    /// A sentence for each file; after many of them, their number.
    let notes: [String]

    /// How templates named what pages load before its folder had a digest for a name.
    private static let formerAssets = "{{base}}assets/"
    /// The most files that are told of.
    private static let most = 10

    /// Looks at a theme whose templates were compiled, and from which pages are made with the templates of those names.
    init(_ theme: Theme, _ templates: TemplateSet, pages: Set<String>) {
        let used = templates.used(by: pages)
        var found: [String] = []
        for file in theme.own.files {
            guard let name = ThemeFolder.template(file), !used.contains(name) else { continue }
            found.append("\(theme.own.path)/\(file) is used by no page" + (ThemeNotes.question(file, theme.own) ?? "."))
        }
        for template in theme.templates where theme.own.holds(template.name) && used.contains(template.name) {
            guard String(decoding: template.bytes, as: UTF8.self).contains(ThemeNotes.formerAssets) else { continue }
            found.append("\(template.file) asks for \(ThemeNotes.formerAssets)…, where nothing is any more; write {{assets}}… instead.")
        }
        for other in theme.own.others {
            let path = VisibleText.line("\(theme.own.path)/\(other.path)")
            switch other.kind {
            case .symbolicLink: found.append("\(path) is a symbolic link, which is not followed; put there what it leads to.")
            case .file where ThemeFolder.asset(other.path) != nil:
                if let problem = ThemeFolder.nameProblem(other.path) { found.append("\(path) \(problem)") }
            case .file where StrayWords.name(other.path) != nil: break
            case .file:
                guard let question = ThemeNotes.question(other.path, theme.own) else { continue }
                found.append("\(path) is neither a template nor in assets" + question)
            case .unusableName: found.append("\(path) has a name that is not UTF-8, and is ignored.")
            case .tooDeep: found.append("\(path) lies too deep, and is ignored.")
            default: break
            }
        }
        for note in theme.scriptNotes {
            let path = "assets/" + note.path
            let file = theme.own.files.contains(path) ? "\(theme.own.path)/\(path)" : ShippedTheme.shown(path)
            found.append(
                "\(VisibleText.line(file)):\(note.finding.line): \(VisibleText.line(note.finding.reason)); the module is published as it is, with what imports it."
            )
        }
        let more = found.count - ThemeNotes.most
        notes = found.prefix(ThemeNotes.most) + (more > 0 ? ["\(more) more files of \(theme.own.path) like these."] : [])
    }

    /// Asks whether a shipped file was meant by one of the board's: one of the same name in another folder, or of a name that is like it.
    private static func question(_ file: String, _ own: ThemeFolder) -> String? {
        let shipped = ShippedTheme.files.map(\.path).filter { !own.files.contains($0) }
        let templates = shipped.compactMap(ThemeFolder.template)
        let template = ThemeFolder.template(file) ?? file
        let guess =
            shipped.first { name($0) == name(file) }
            ?? (Spelling.nearest(to: template, among: templates)
            ?? Spelling.nearest(to: name(template), among: templates.map(name)).flatMap { near in templates.first { name($0) == near } })
            .map { $0 + ThemeFolder.ending }
        return guess.map { "; did you mean \($0)?" }
    }

    private static func name(_ path: String) -> String {
        String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    }
}
