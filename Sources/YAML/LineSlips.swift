import Bytes
import Findings
import Values

/// Finds lines of facts that were meant as `key: value` and that keep a file from being read: each in its own line, wherever the parser gave up.
struct LineSlips {
    typealias Slip = (number: Int, span: SourceSpan, message: String, reason: String, fix: String)

    private let topKeys: [String]
    /// Whether some line has a key at the left edge, so that others belong there as well.
    private var hasEdge = false
    /// The line above, as it should be, if it is no blank one.
    private var above = ""
    /// How many brackets are open.
    private var depth = 0
    /// The key at the left edge of whose list the items are being read.
    private var list: String?
    /// How far the key is set in whose block of text is being read.
    private var block: Int?

    /// All slips of some lines, from the first to the last.
    static func slips(in yaml: ArraySlice<UInt8>, firstLine: Int, topKeys: [String]) -> [Slip] {
        let lines = LineScanner(yaml).map { String(decoding: yaml[$0.content], as: UTF8.self) }
        var reading = LineSlips(topKeys: topKeys)
        reading.hasEdge = lines.contains { topKeys.contains(key(in: Array($0.unicodeScalars), from: 0)) }
        var slips: [Slip] = []
        for (index, line) in lines.enumerated() {
            let slip = reading.slip(line, number: firstLine + index)
            if let slip { slips.append(slip) }
            reading.pass(slip?.fix ?? line)
        }
        return slips
    }

    private init(topKeys: [String]) { self.topKeys = topKeys }

    private mutating func pass(_ line: String) {
        let indent = line.prefix { $0 == " " }.count
        guard indent < line.count else { return }
        if let block, indent > block { return }
        block = nil
        if indent == 0 {
            let key = LineSlips.key(in: Array(line.unicodeScalars), from: 0)
            if !line.hasPrefix("- ") { list = !key.isEmpty && line.trimmed == key + ":" && topKeys.contains(key) ? key : nil }
        }
        let end = line.trimmed.last { !"+-".contains($0) }
        if end == "|" || end == ">" { block = indent }
        depth = max(0, depth + line.count { "[{".contains($0) } - line.count { "]}".contains($0) })
        above = line
    }

    private func slip(_ line: String, number: Int) -> Slip? {
        guard depth == 0, line.utf8.count <= Report.longestLine else { return nil }
        let scalars = Array(line.unicodeScalars)
        let indent = scalars.prefix { $0 == " " }.count
        if let block, indent > block { return nil }
        let isItem = scalars[indent...].starts(with: "- ".unicodeScalars)
        let start = isItem ? scalars[(indent + 1)...].firstIndex { $0 != " " } ?? scalars.count : indent
        if let list, let item = MarkedItem.plain(scalars, of: list, topKeys) {
            return (
                number: number, span: SourceSpan(line: number, column: indent + 1),
                message: "an item of \(list.quoted) starts with a hyphen",
                reason: "A list is a line for each item, with a hyphen and a space before it, or all items in brackets.", fix: item
            )
        }
        let isBelowFact = above.isEmpty || !above.hasPrefix(" ") && !above.hasPrefix("-") && !":,|>".contains(above.trimmed.last ?? ":")
        if let plain = MarkedFact.plain(scalars, from: start, topKeys) {
            let isFact = !isItem || isBelowFact
            return (
                number: number, span: SourceSpan(line: number, column: start + 1),
                message: "the signs around the name of this fact don't belong here",
                reason: "Stars and underscores make text bold in chats and documents. A fact is a name, a colon, a space and the value.",
                fix: (isFact ? "" : String(scalars: scalars[..<start])) + plain
            )
        }
        let key = LineSlips.key(in: scalars, from: start)
        guard start > 0, topKeys.contains(key), isBelowFact else { return nil }
        let plain = String(scalars: scalars[start...])
        if isItem {
            return (
                number: number, span: SourceSpan(line: number, column: indent + 1), message: "there is a hyphen before \(key.quoted)",
                reason: "A hyphen starts an item of a list. A fact starts with its name.", fix: plain
            )
        }
        guard hasEdge else { return nil }
        return (
            number: number, span: SourceSpan(line: number, column: 1, length: indent),
            message: "this line starts further right than the line above it",
            reason: "Lines that belong together start in the same column.", fix: plain
        )
    }

    /// The word at a place if a colon follows it; else empty.
    private static func key(in scalars: [Unicode.Scalar], from start: Int) -> String {
        guard start < scalars.count else { return "" }
        let key = scalars[start...].prefix { FlowLine.isKey($0) }
        let rest = scalars[(start + key.count)...]
        return rest.first == ":" && rest.dropFirst().first ?? " " == " " ? String(scalars: key) : ""
    }
}
