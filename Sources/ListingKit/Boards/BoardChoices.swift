import Facts
import Findings
import Places
import Values
import YAML

/// What a board does without: shipped kinds, and campuses. It decides how all else is read, so it is looked up before.
struct BoardChoices: Sendable {
    /// The shipped kinds that it has, by id; nil for all.
    private(set) var kinds: [String]?
    /// Whether it has campuses.
    private(set) var campuses = true

    /// All of everything.
    init() {}

    static let kinds = RecordField("kinds", .list)
    static let campuses = RecordField("campuses", .yesNo)

    /// The choices of a board's file. What cannot be read has findings when the board is read.
    init(_ source: SourceFile) {
        self.init()
        var scratch = Report(source)
        if let record = RecordReader(source, Board.schema, today: Day(number: 0), report: &scratch) {
            self = BoardChoices(record, report: &scratch)
        }
    }

    /// Reads `kinds` and `campuses` of `board.yaml`.
    init(_ record: RecordReader, report: inout Report) {
        campuses = record.read(BoardChoices.campuses, &report) ?? true
        guard let items = record.read(BoardChoices.kinds, &report) else { return }
        let shipped = KindSet.shippedIds
        let chosen = items.compactMap { item -> String? in
            let id = item.text?.trimmed ?? ""
            if shipped.contains(id) { return id }
            let guess = shipped.first { $0 == id.foldedWord || $0 + "s" == id.foldedWord } ?? Spelling.nearest(to: id, among: shipped)
            return report.reject(
                .boardFile, item.span, "no kind \(id.quoted) comes with Houser" + Spelling.question(guess),
                reason: "\"kinds\" chooses among \(shipped.listed()). A kind of the board's own, in the kinds folder, is always there.",
                fix: guess.flatMap { report.line(replacing: item, with: $0) })
        }
        if record[BoardChoices.kinds]?.items?.isEmpty ?? false {
            report.add(
                .boardFile, record.span(BoardChoices.kinds), "\"kinds\" names no kind",
                reason: "Leave the line out for all of them: \(shipped.listed()).", fix: "kinds: [\(shipped[0])]")
        }
        if !chosen.isEmpty { kinds = chosen }
    }

    /// Whether a shipped kind is on.
    func has(kind id: String) -> Bool { kinds?.contains(id) ?? true }
}
