import Findings
import Places
import Values
import YAML

extension Rule {
    static let pageTemplate = Rule(
        "page-template", .error, "A page uses a template that exists",
        "A page in the pages folder can use one of the board's own templates. Name it without its ending: \"landing\" is landing.mustache in the templates folder, which sits next to the content folder. It has to be a file the board added: not one in partials, which are pieces of pages, and not one that comes with Houser, which are for other sorts of pages. A page that names no template uses \"page\".",
        example: "template: landing        # templates/landing.mustache")

    /// The template that a page asks for, one of `names`; if these are not known, any will do.
    static func template(_ node: YAMLNode, among names: [String]?, report: inout Report) -> String? {
        guard let text = line(node, key: "template", max: 200, report: &report) else { return nil }
        guard let names, !names.contains(text) else { return text }
        let guess = templateMeant(text, among: names)
        return report.reject(
            .pageTemplate, node.span,
            "there is no template \(text.quoted) for pages" + Spelling.question(guess),
            reason:
                "Pages can be made with \(PlaceWording.list(names, limit: 12)). A board adds others as files of its templates folder, under names that no shipped one has.",
            fix: guess.map { report.fix(node, key: "template", value: YAMLText.scalar($0)) } ?? "Delete this line.")
    }

    /// The template that a text most likely names: many write its file, or leave out its folder.
    private static func templateMeant(_ text: String, among names: [String]) -> String? {
        let name = text.hasSuffix(".mustache") ? text.dropLast(9) : text[...]
        let last = name.split(separator: "/").last
        return names.first { $0.split(separator: "/").last == last } ?? Spelling.nearest(to: String(name), among: names)
    }
}
