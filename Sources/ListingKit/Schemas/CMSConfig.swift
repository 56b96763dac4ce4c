import Facts
import Findings
import Rules
import YAML

/// The configuration of Decap CMS (https://decapcms.org/docs/configuration-options/), which Sveltia CMS reads too: a collection of each kind, one
/// of people, and the board's own file.
public struct CMSConfig {
    /// The file, in YAML.
    public let text: String

    /// That of a board with those kinds, whose content lies in a folder of a repository on GitHub.
    public init(_ kinds: [Kind], content: String, repository: String, branch: String) {
        let head = [
            "backend:", "  name: github", "  repo: \(YAMLText.scalar(repository))", "  branch: \(YAMLText.scalar(branch))",
            "publish_mode: editorial_workflow", "media_folder: \(YAMLText.scalar(content))", "public_folder: \"\"", "collections:",
        ]
        let listings = kinds.flatMap { kind in CMSConfig.collection(of: kind, in: content) }
        text = (head + listings + CMSConfig.people(in: content) + CMSConfig.board(in: content)).map { $0 + "\n" }.joined()
    }

    private static func collection(of kind: Kind, in content: String) -> [String] {
        // Such systems call what stands below the facts `body`. A kind with a field of that name has its description among the facts.
        let isTaken = kind.field("body") != nil
        // Each listing has a folder of its own, where its pictures lie.
        let head = [
            "  - name: \(kind.plural)", "    label: \(YAMLText.quoted(kind.labels))", "    label_singular: \(YAMLText.quoted(kind.label))",
            "    folder: \(YAMLText.scalar("\(content)/\(kind.plural)"))", "    create: true",
            "    extension: \(isTaken ? "yaml" : "md")", "    format: \(isTaken ? "yaml" : "yaml-frontmatter")", "    slug: \"{{title}}\"",
            "    path: \"{{slug}}/index\"", "    media_folder: \"\"", "    public_folder: \"\"", "    fields:",
        ]
        let parts = kind.fileParts.filter { $0.key != "description" }
        let text = FilePart(
            isTaken ? "description" : "body", .prose, isRequired: true, note: Rule.named("description")?.explanation ?? "",
            label: "Description")
        return head + (parts + [text]).flatMap { CMSWidget($0).lines(indent: 6) }
    }

    private static func people(in content: String) -> [String] {
        [
            "  - name: \(Person.folder)", "    label: People", "    folder: \(YAMLText.scalar("\(content)/\(Person.folder)"))",
            "    create: true",
            "    extension: yaml", "    format: yaml", "    slug: \"{{name}}\"", "    identifier_field: name", "    fields:",
        ] + FileSchema.people.parts.flatMap { CMSWidget($0).lines(indent: 6) }
    }

    private static func board(in content: String) -> [String] {
        [
            "  - name: board", "    label: Board", "    files:", "      - name: board", "        label: Board",
            "        file: \(YAMLText.scalar("\(content)/board.yaml"))", "        format: yaml", "        fields:",
        ] + FileSchema.board.parts.flatMap { CMSWidget($0).lines(indent: 10) }
    }
}
