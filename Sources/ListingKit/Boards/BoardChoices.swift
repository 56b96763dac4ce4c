import Facts
import Findings
import Places
import Values
import YAML

/// What a board does without, shipped kinds and campuses, and the language that it speaks. It decides how all else is read, so it is looked up
/// before.
public struct BoardChoices: Sendable {
    /// The shipped kinds that it has, by id; nil for all.
    private(set) var kinds: [String]?
    /// Whether it has campuses.
    private(set) var campuses = true
    /// The tag of its language (RFC 5646).
    public private(set) var language = BoardChoices.usualLanguage

    /// The language of a board that names none.
    public static let usualLanguage = Country.australia.language

    /// All of everything.
    init() {}

    static let kinds = RecordField("kinds", .list(of: .words(KindSet.shippedIds)))
    static let campuses = RecordField("campuses", .yesNo)
    static let language = RecordField("language", .language)

    /// The choices of the board in a folder. What cannot be read has findings when the board is read.
    public init(of folder: ContentFolder) {
        self.init()
        var scratch: [Diagnostic] = []
        if folder.hasFile("board.yaml"), let source = folder.source("board.yaml", into: &scratch) { self = BoardChoices(source) }
    }

    /// The choices of a board's file.
    init(_ source: SourceFile) {
        self.init()
        var scratch = Report(source)
        if let record = RecordReader(source, Board.schema, today: Day(number: 0), report: &scratch) {
            self = BoardChoices(record, report: &scratch)
        }
    }

    /// Reads `kinds`, `campuses` and `language` of `board.yaml`.
    init(_ record: RecordReader, report: inout Report) {
        language = record.read(BoardChoices.language, &report) ?? BoardChoices.usualLanguage
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
