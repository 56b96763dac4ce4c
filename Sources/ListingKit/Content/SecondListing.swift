import Facts
import Findings
import Rules
import Values

/// A second listing in a listing's text: facts between two more lines of hyphens, or alone, which would be read as words.
struct SecondListing {
    private let source: SourceFile
    private let line: Int
    private let hasFence: Bool

    /// The second listing of a file; nil if it has one alone, as nearly all have.
    init?(in source: SourceFile, of kind: Kind) {
        var scratch = Report(source)
        let bytes = source.bytes.withoutByteOrderMark
        guard source.path.hasSuffix(".md"), let parts = FrontMatter.split(bytes, report: &scratch) else { return nil }
        for (number, line) in zip(parts.bodyLine..., LineScanner(parts.body)) where FrontMatter.isFence(parts.body[line.content]) {
            let facts = FileFacts(parts.body[line.content.lowerBound...])
            if facts.hasFrontMatter, facts.hasListing {
                self.source = source
                self.line = number
                hasFence = true
                return
            }
        }
        guard let number = SecondListing.facts(in: parts.body, from: parts.bodyLine, of: kind) else { return nil }
        self.source = source
        line = number
        hasFence = false
    }

    /// The first of at least two lines in a row that are facts of the kind, a title or an address among them: one's own rent and bond may be
    /// said once more in the text. Nil if there are none.
    private static func facts(in body: ArraySlice<UInt8>, from firstLine: Int, of kind: Kind) -> Int? {
        var known: [String]?
        var run: (line: Int, keys: [String])?
        for (number, line) in zip(firstLine..., LineScanner(body)) {
            let text = body[line.content]
            let key = text.prefix { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
            let rest = text.dropFirst(key.count)
            guard !key.isEmpty, rest.starts(with: [UInt8(ascii: ":"), 0x20]), rest.count > 2 else {
                run = nil
                continue
            }
            let keys = known ?? CommonFields.keys(of: kind)
            known = keys
            let name = String(decoding: key, as: UTF8.self).lowercased()
            guard keys.contains(name) else {
                run = nil
                continue
            }
            run = (line: run?.line ?? number, keys: (run?.keys ?? []) + [name])
            if let run, run.keys.count > 1, run.keys.contains("title") || run.keys.contains("address") { return run.line }
        }
        return nil
    }

    /// Asks for a file for each, where the first lies as a file.
    func finding(of file: ListingFile) -> Diagnostic {
        Rule.frontMatter.finding(
            in: source.path, at: SourceSpan(line: line, column: 1, length: hasFence ? 3 : 1), "a second listing starts here",
            reason: "A file has one listing: what follows would be shown as the text of the first.",
            fix:
                "Move all from this line on into a file of its own, such as \(ContentPath.named("\(file.kind.plural)/\(file.slug)-2.md"))"
                + (hasFence ? "." : ", between two lines of three hyphens."),
            sourceLine: source.shownLine(at: SourceSpan(line: line, column: 1)))
    }
}
