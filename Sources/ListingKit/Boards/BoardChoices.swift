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

    /// The choices of a board's file. What cannot be read has findings when the board is read.
    init(_ source: SourceFile) {
        self.init()
        var scratch = Report(source)
        guard let root = YAMLFile.mapping(of: source, what: "board.yaml", keys: nil, rule: .boardFile, report: &scratch) else { return }
        self = BoardChoices(root, report: &scratch)
    }

    /// Reads `kinds` and `campuses` of `board.yaml`.
    init(_ root: YAMLNode, report: inout Report) {
        let reader = NodeReader(node: root, rule: .boardFile)
        campuses = reader.yesNo("campuses", default: true, report: &report)
        guard let node = root["kinds"], !node.isEmpty else { return }
        let shipped = KindSet.shippedIds
        var chosen: [String] = []
        for item in reader.list("kinds", report: &report) {
            let id = item.text?.trimmed ?? ""
            if shipped.contains(id) {
                chosen.append(id)
                continue
            }
            let guess = shipped.first { $0 == id.foldedWord || $0 + "s" == id.foldedWord } ?? Spelling.nearest(to: id, among: shipped)
            report.add(
                .boardFile, item.span, "no kind \(id.quoted) comes with Houser" + Spelling.question(guess),
                reason: "\"kinds\" chooses among \(shipped.listed()). A kind of the board's own, in the kinds folder, is always there.",
                fix: guess.flatMap { report.line(replacing: item, with: $0) })
        }
        if node.items?.isEmpty ?? false {
            report.add(
                .boardFile, node.span, "\"kinds\" names no kind", reason: "Leave the line out for all of them: \(shipped.listed()).",
                fix: "kinds: [\(shipped[0])]")
        }
        if !chosen.isEmpty { kinds = chosen }
    }

    /// Whether a shipped kind is on.
    func has(kind id: String) -> Bool { kinds?.contains(id) ?? true }
}
