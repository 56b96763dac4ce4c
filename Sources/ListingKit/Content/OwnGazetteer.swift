import Bytes
import Places

/// The board's own table of places, if it brings one in its `gazetteer` folder: `suburbs.tsv`, `campuses.tsv` and `attribution.txt`.
///
/// The tables have the columns of the bundled ones (see ``Gazetteer/init(tsv:campuses:attribution:)``). A board with its own suburbs has only
/// the campuses that it brings itself.
enum OwnGazetteer {
    static let files = ["attribution.txt", "campuses.tsv", "suburbs.tsv"]
    private static let sizeLimit = 64 << 20

    /// The board's table, or the bundled one, with findings on rows that make no sense.
    static func load(from folder: ContentFolder) -> (gazetteer: Gazetteer, diagnostics: [Diagnostic]) {
        let present = Set(folder.entries(in: "gazetteer").filter { $0.kind == .file }.map(\.path))
        guard present.contains("gazetteer/suburbs.tsv") || present.contains("gazetteer/campuses.tsv") else { return (.bundled(), []) }
        var diagnostics: [Diagnostic] = []
        func bytes(_ name: String) -> [UInt8]? {
            let path = "gazetteer/" + name
            guard present.contains(path) else { return nil }
            do throws(FileError) {
                return try folder.bytes(of: path, limit: sizeLimit)
            } catch {
                diagnostics.append(
                    Diagnostic(.error, rule: Rule.gazetteerTable.id, file: path, message: "the table cannot be read: \(error)"))
                return nil
            }
        }
        let own = bytes("suburbs.tsv")
        let campuses = bytes("campuses.tsv")
        let attribution =
            bytes("attribution.txt").map { String(decoding: $0, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init) } ?? []
        let gazetteer = Gazetteer(
            tsv: own ?? Gazetteer.bundledSuburbs, campuses: campuses ?? [],
            attribution: own == nil ? Gazetteer.bundledAttribution + attribution : attribution)
        let lines = (
            suburbs: text(of: gazetteer.problems.filter { $0.table == .suburbs }.map(\.line), in: own ?? []),
            campuses: text(of: gazetteer.problems.filter { $0.table == .campuses }.map(\.line), in: campuses ?? [])
        )
        for problem in gazetteer.problems {
            let path = "gazetteer/" + (problem.table == .suburbs ? "suburbs.tsv" : "campuses.tsv")
            diagnostics.append(
                Diagnostic(
                    .error, rule: Rule.gazetteerTable.id, file: path, span: SourceSpan(line: problem.line, column: problem.column),
                    message: problem.message, reason: Rule.gazetteerTable.explanation,
                    sourceLine: (problem.table == .suburbs ? lines.suburbs : lines.campuses)[problem.line]))
        }
        return (gazetteer, diagnostics)
    }

    /// The texts of some lines of a table, found in one pass: a table can be long and wrong throughout.
    private static func text(of numbers: [Int], in table: [UInt8]) -> [Int: String] {
        let wanted = Set(numbers)
        guard let last = wanted.max() else { return [:] }
        var result: [Int: String] = [:]
        var lines = LineScanner(table.starts(with: [0xEF, 0xBB, 0xBF]) ? table[3...] : table[...])
        var number = 0
        while number < last, let line = lines.next() {
            number += 1
            if wanted.contains(number) { result[number] = String(decoding: table[line.content].prefix(lineLimit), as: UTF8.self) }
        }
        return result
    }

    /// The most bytes of a line that a message can show.
    private static let lineLimit = 4096
}
