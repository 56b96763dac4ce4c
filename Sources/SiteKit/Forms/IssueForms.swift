import Facts
import ListingKit
import Values

/// The forms in which people post on a forge, one for each kind of a board, and what is made of an issue that was written in one.
public struct IssueForms {
    let forms: [IssueForm]

    /// Those of a project's board, which was read, in its own language. Throws if its words cannot be read.
    public init(_ content: LoadedContent, in project: Project) throws {
        let language = content.board?.language ?? BoardChoices.usualLanguage
        let theme = try ThemeWords(ThemeFolder(project), language: language)
        let words = Words(messages: theme.messages)
        let named = content.named(by: theme)
        let brands = content.brands.map { (slug: $0.slug, name: $0.name) }
        forms = named.kinds.map { IssueForm($0.knowing(brands: brands), words, board: content.board?.title ?? "") }
    }

    /// The files, by their names.
    public var files: [(name: String, text: String)] { forms.map { ($0.name, $0.text) } }
}
