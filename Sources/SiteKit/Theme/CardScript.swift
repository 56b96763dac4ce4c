import Bundling
import Mustache

/// The script that carries the template of cards into the browser, so that the cards that scripts make are those of the pages, with whatever a
/// board changes in them.
enum CardScript {
    /// The template of a listing's card.
    static let template = "partials/card"
    /// The module that holds it, among the scripts of a theme.
    private static let name = "card-template.js"

    /// The scripts of a theme, of which that module holds the template. They stay as they are where a template has a mistake, of which whoever
    /// compiles the templates tells.
    static func filled(_ scripts: [ThemeScripts.File], from templates: [PublishedScripts.Template], _ words: ThemeWords) -> [ThemeScripts
        .File]
    {
        let set = try? TemplateSet(sources: templates, vocabulary: TemplateVariable.vocabulary, words: words.forTemplates, isHTML: true)
        guard let tree = try? set?.tree(of: template) else { return scripts }
        return scripts.map { script in
            guard script.name == name else { return script }
            return ThemeScripts.File(name: name, bytes: Array("export const template = ".utf8) + tree.json + Array(";\n".utf8))
        }
    }
}
