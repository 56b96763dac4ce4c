import Bytes
import Facts
import Findings
import Rules
import Values

/// A second listing in a listing's text: facts between two more lines of hyphens, which would be read as words.
struct SecondListing {
    private let source: SourceFile
    private let line: Int

    /// The second listing of a file; nil if it has one alone, as nearly all have.
    init?(in source: SourceFile) {
        let bytes = source.bytes.withoutByteOrderMark
        guard source.path.hasSuffix(".md"), SecondListing.hasMoreFences(bytes) else { return nil }
        var scratch = Report(source)
        guard let parts = FrontMatter.split(bytes, report: &scratch) else { return nil }
        for (number, line) in zip(parts.bodyLine..., LineScanner(parts.body)) where FrontMatter.isFence(parts.body[line.content]) {
            let facts = FileFacts(parts.body[line.content.lowerBound...])
            if facts.hasFrontMatter, facts.hasListing {
                self.source = source
                self.line = number
                return
            }
        }
        return nil
    }

    /// Whether more lines than those around the facts begin with three hyphens, of which the first one ends no line.
    private static func hasMoreFences(_ bytes: ArraySlice<UInt8>) -> Bool {
        let hyphen = UInt8(ascii: "-")
        var (count, position) = (0, bytes.startIndex)
        while count < 2, let found = bytes.firstIndex(of: hyphen, from: position) {
            position = found + 1
            guard found + 2 < bytes.endIndex, bytes[found + 1] == hyphen, bytes[found + 2] == hyphen, found > bytes.startIndex else { continue }
            if bytes[found - 1] == 0x0A || bytes[found - 1] == 0x0D { count += 1 }
            position = found + 3
        }
        return count == 2
    }

    /// Asks for a file for each, where the first lies as a file.
    func finding(of file: ListingFile) -> Diagnostic {
        Rule.frontMatter.finding(
            in: source.path, at: SourceSpan(line: line, column: 1, length: 3), "a second listing starts here",
            reason: "A file has one listing: what follows would be shown as the text of the first.",
            fix:
                "Move all from this line on into a file of its own, such as \(ContentPath.named("\(file.kind.plural)/\(file.slug)-2.md")).",
            sourceLine: source.shownLine(at: SourceSpan(line: line, column: 1)))
    }
}
