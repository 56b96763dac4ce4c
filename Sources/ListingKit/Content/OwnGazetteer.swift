import Bytes
import Findings
import Places

/// Loads the board's own table of places from its `gazetteer` folder: `suburbs.tsv`, `campuses.tsv`, `attribution.txt`.
/// The tables have the columns of the bundled ones. A board with its own suburbs has only its own campuses.
enum OwnGazetteer {
    static let files = ["attribution.txt", "campuses.tsv", "suburbs.tsv"]
    private static let sizeLimit = 64 << 20

    /// A table of places, with the board's own files that it is made of.
    struct Loaded {
        let gazetteer: Gazetteer
        var diagnostics: [Diagnostic] = []
        var suburbs: [UInt8]?
        var campuses: [UInt8]?
    }

    /// The board's table, or the bundled one, with findings on rows that make no sense. A board may do without campuses.
    static func load(from folder: ContentFolder, withCampuses: Bool = true) -> Loaded {
        let present = Set(folder.entries(in: "gazetteer").filter { $0.kind == .file }.map(\.path))
        guard present.contains("gazetteer/suburbs.tsv") || present.contains("gazetteer/campuses.tsv") else {
            return Loaded(gazetteer: withCampuses ? .bundled() : .withoutCampuses)
        }
        var diagnostics: [Diagnostic] = []
        func bytes(_ name: String) -> [UInt8]? {
            let path = "gazetteer/" + name
            guard present.contains(path) else { return nil }
            do throws(FileError) {
                return try folder.bytes(of: path, limit: sizeLimit)
            } catch {
                diagnostics.append(Rule.gazetteerTable.finding(in: path, "the table cannot be read: \(error)"))
                return nil
            }
        }
        let own = bytes("suburbs.tsv")
        let campuses = bytes("campuses.tsv")
        let attribution =
            bytes("attribution.txt").map { String(decoding: $0, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init) } ?? []
        let gazetteer = Gazetteer(
            tsv: own ?? Gazetteer.bundledSuburbs, campuses: withCampuses ? campuses ?? [] : [],
            attribution: own == nil ? Gazetteer.bundledAttribution + attribution : attribution)
        for (table, name, bytes) in [(Gazetteer.TableProblem.Table.suburbs, "suburbs.tsv", own), (.campuses, "campuses.tsv", campuses)] {
            let problems = gazetteer.problems.filter { $0.table == table }
            let lines = text(of: problems.map(\.line), in: bytes ?? [])
            diagnostics += problems.map {
                Rule.gazetteerTable.finding(
                    in: "gazetteer/" + name, at: SourceSpan(line: $0.line, column: $0.column), $0.message,
                    reason: Rule.gazetteerTable.explanation, sourceLine: lines[$0.line])
            }
        }
        return Loaded(gazetteer: gazetteer, diagnostics: diagnostics, suburbs: own, campuses: campuses)
    }

    /// The texts of some lines of a table, found in one pass: a table can be long and wrong throughout.
    private static func text(of numbers: [Int], in table: [UInt8]) -> [Int: String] {
        let wanted = Set(numbers)
        guard let last = wanted.max() else { return [:] }
        var result: [Int: String] = [:]
        for (number, line) in zip(1...last, LineScanner(table.withoutByteOrderMark)) where wanted.contains(number) {
            result[number] = String(decoding: table[line.content].prefix(SourceFile.shownLength), as: UTF8.self)
        }
        return result
    }
}
