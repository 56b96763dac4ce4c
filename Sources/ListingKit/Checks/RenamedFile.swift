import Findings
import YAML

extension Rule {
    package static let renamedFile = Rule(
        "renamed-file", .warning, "A listing keeps its identity when its file is renamed",
        "Feed readers and calendars recognise a listing by its \"id\" or, if it has none, by the name of its file. If you rename the file, they think it's a different listing: the old one is gone, as its address says from then on, and everyone who follows it gets the new one. Write the old name under \"id\", and the old address leads to the new one. Houser mentions this in the first check or build after the change, and only where it has built the site before.",
        example: "id: gipps-street-terrace")

    /// The finding on a file that was renamed since the last build. `talk` are the folders of what people said of it, which have its old
    /// name: without it they belong to nothing, and so it is an error.
    public static func renamedFile(_ file: String, at span: SourceSpan, from before: String, id: String, talk: [String] = []) -> Diagnostic
    {
        renamedFile.finding(
            in: file, at: span,
            "this seems to be \(ContentPath.named(before)), and is another listing to those who follow it"
                + (talk.isEmpty ? "" : "; what people said of it in \(talk.map { ContentPath.named($0) }.listed()) is lost"),
            reason: "A listing without \"id\" is known by the name of its file. To keep what it was known by, write:",
            fix: "id: \(YAMLText.flowScalar(id))", severity: talk.isEmpty ? nil : .error)
    }
}
