import Findings
import YAML

/// Lists and named parts that somebody typed as a file would have them.
enum TypedStructure {
    /// The list in brackets or the named parts in braces that a text is; nil if it is neither.
    static func node(of text: String) -> YAMLNode? {
        guard text.hasPrefix("[") || text.hasPrefix("{") else { return nil }
        let source = SourceFile(path: "", bytes: Array("value: \(text)\n".utf8))
        var scratch = Report(source)
        let root = YAMLFile.facts(source.bytes[...], firstLine: 1, topKeys: [], report: &scratch)
        return scratch.hasErrors || root?.entries?.count != 1 ? nil : root?["value"]
    }
}
