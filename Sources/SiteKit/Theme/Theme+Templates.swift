import Mustache
import Synchronization

extension Theme {
    /// Its templates, compiled; those of `pages` make whole pages. Throws all that is wrong with them.
    func compiled(pages: Set<String>) throws -> TemplateSet {
        guard own.files.isEmpty, own.others.isEmpty else { return try compile(pages) }
        let key = Compilation(language: words.language, pages: pages)
        if let templates = Self.kept.withLock({ $0[key] }) { return templates }
        let templates = try compile(pages)
        Self.kept.withLock { $0[key] = templates }
        return templates
    }

    private func compile(_ pages: Set<String>) throws -> TemplateSet {
        let set = try TemplateSet(
            sources: templates, vocabulary: TemplateVariable.vocabulary, words: words.forTemplates, pages: pages, isHTML: true)
        // What cannot be a card in the browser is told like any other mistake of a template.
        _ = try set.tree(of: CardScript.template)
        return set
    }

    /// What decides how the shipped templates are compiled.
    private struct Compilation: Hashable {
        let language: String
        let pages: Set<String>
    }

    /// Those of boards that change nothing: a process that builds again and again compiles them once.
    private static let kept = Mutex<[Compilation: TemplateSet]>([:])
}
