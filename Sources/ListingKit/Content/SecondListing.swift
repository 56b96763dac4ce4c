import Bytes
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
        let bytes = source.bytes.withoutByteOrderMark
        guard source.path.hasSuffix(".md"), SecondListing.mayBe(in: bytes) else { return nil }
        var scratch = Report(source)
        guard let parts = FrontMatter.split(bytes, report: &scratch) else { return nil }
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

    /// Whether more lines than those around the facts begin with three hyphens, or two with "title:" or "address:", which takes no time to see.
    private static func mayBe(in bytes: ArraySlice<UInt8>) -> Bool {
        starts(of: Array("---".utf8), in: bytes, upTo: 3) + (bytes.starts(with: Array("---".utf8)) ? 0 : 1) > 2
            || starts(of: Array("title:".utf8), in: bytes, upTo: 2) > 1 || starts(of: Array("address:".utf8), in: bytes, upTo: 2) > 1
    }

    /// How many lines begin with some signs, small letters for letters of any case; no more are counted than asked for.
    private static func starts(of signs: [UInt8], in bytes: ArraySlice<UInt8>, upTo most: Int) -> Int {
        let last = signs[signs.count - 1]
        var (count, position) = (0, bytes.startIndex)
        while count < most, let found = bytes.firstIndex(of: last, from: position) {
            position = found + 1
            let start = position - signs.count
            guard start >= bytes.startIndex, start == bytes.startIndex || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else {
                continue
            }
            var place = 0
            while place < signs.count, bytes[start + place] | 0x20 == signs[place] { place += 1 }
            if place == signs.count { count += 1 }
        }
        return count
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
