import Facts
import Findings
import Syndication
import Values
import YAML

/// Which feeds a board has: `formats` of `board.yaml`.
extension FeedFormats {
    static let schema = RecordSchema("\"formats\"", .boardFile, slots: fields.map(\.field.slot))
    static let help = "It gives the formats of each sort of feed, such as {suburb: [\(words.joined(separator: ", "))], campus: []}."
    private static let words = FeedFormat.all.map(\.word)
    private static let form = FileForm.list(.words(words), most: nil)
    private static let fields = ScopeKind.allCases.map { kind in
        (kind: kind, field: RecordField<[FeedFormat]>(kind.rawValue, RecordType(form: form) { list($0, of: kind, report: &$1) }))
    }

    init(_ record: RecordReader, report: inout Report) {
        self.init()
        for (kind, field) in FeedFormats.fields {
            if let formats = record.read(field, &report) { self[kind] = formats }
        }
    }

    /// The formats of a list, each once, with Atom; nil with findings if it has something else.
    private static func list(_ value: RecordValue, of kind: ScopeKind, report: inout Report) -> [FeedFormat]? {
        guard let items = Rule.list(value.node, key: value.key, sample: written(FeedFormats()[kind]), report: &report) else { return nil }
        var found: Set<FeedFormat> = []
        var isSound = true
        for item in items {
            let text = item.text?.trimmed.lowercased() ?? ""
            if let format = FeedFormat.all.first(where: { $0.word == text }) {
                found.insert(format)
                continue
            }
            isSound = false
            if items.count == 1, ["none", "no", "off", "nothing"].contains(text), kind != .board {
                return value.reject(
                    "\(text.quoted) is not a format of feeds", reason: "A list without anything in it stands for no feeds.",
                    fix: "[]", report: &report)
            }
            report.add(
                .boardFile, item.span, "\(item.text?.quoted ?? item.noun) is not a format of feeds",
                reason: "The formats are \(words.listed("and")).",
                fix: Spelling.nearest(to: text, among: words).map { report.line(replacing: item, with: $0) ?? $0 })
        }
        guard isSound else { return nil }
        let list = FeedFormat.all.filter(found.contains)
        if list.isEmpty ? kind != .board : list.contains(.atom) { return list }
        return value.reject(
            "\(value.key.quoted) needs the format atom",
            reason: list.isEmpty
                ? "The feed of the whole board is always there; every page without feeds of its own leads to it."
                : "All that opens a feed in a reader opens the Atom one. \"[]\" stands for no feeds at all.",
            fix: written([.atom] + list), report: &report)
    }

    private static func written(_ formats: [FeedFormat]) -> String { "[\(formats.map(\.word).joined(separator: ", "))]" }
}
