import Facts
import Findings
import Syndication
import Values
import YAML

/// Reads which feeds a board has: `formats` and `full` of `board.yaml`.
enum FeedFormatsReader {
    static func read(_ node: YAMLNode?, isFull: Bool, report: inout Report) -> FeedFormats {
        var formats = FeedFormats()
        formats.areFull = isFull
        guard let node, !node.isEmpty else { return formats }
        let example = "formats: {suburb: [\(FeedFormat.all.map(\.word).joined(separator: ", "))], campus: []}"
        guard node.entries != nil else {
            report.add(
                .boardFile, node.span, "\"formats\" is a group: the formats of each sort of feed",
                reason: "For example, to have all of suburbs and none of campuses:", fix: example)
            return formats
        }
        KeyCheck.check(node, allowed: ScopeKind.allCases.map(\.rawValue), of: "\"formats\"", rule: .boardFile, report: &report)
        for kind in ScopeKind.allCases {
            guard let value = node[kind.rawValue], let list = list(value, of: kind, report: &report) else { continue }
            if list.isEmpty ? kind == .board : !list.contains(.atom) {
                report.add(
                    .boardFile, value.span, "\(kind.rawValue.quoted) needs the format atom",
                    reason: list.isEmpty
                        ? "The feed of the whole board is always there; every page without feeds of its own leads to it."
                        : "All that opens a feed in a reader opens the Atom one. \"[]\" stands for no feeds at all.",
                    fix: fix(kind, value, [.atom] + list, report))
                continue
            }
            formats[kind] = list
        }
        return formats
    }

    /// The formats of a list, each once; nil with a finding if there is something else in it.
    private static func list(_ node: YAMLNode, of kind: ScopeKind, report: inout Report) -> [FeedFormat]? {
        let words = FeedFormat.all.map(\.word)
        guard let items = node.items ?? (node.text == nil || node.isEmpty ? nil : [node]) else {
            return report.reject(
                .boardFile, node.span, "\(kind.rawValue.quoted) must be a list of formats", reason: "They are \(words.listed("and")).",
                fix: fix(kind, node, FeedFormats()[kind], report))
        }
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
                report.add(
                    .boardFile, item.span, "\(text.quoted) is not a format of feeds",
                    reason: "A list without anything in it stands for no feeds.",
                    fix: fix(kind, node, [], report))
                continue
            }
            let guess = Spelling.nearest(to: text, among: words)
            report.add(
                .boardFile, item.span, "\(item.text?.quoted ?? item.noun) is not a format of feeds",
                reason: "The formats are \(words.listed("and")).", fix: guess.map { report.line(replacing: item, with: $0) ?? $0 })
        }
        return isSound ? FeedFormat.all.filter(found.contains) : nil
    }

    /// The line with those formats instead of what stands there.
    private static func fix(_ kind: ScopeKind, _ node: YAMLNode, _ formats: [FeedFormat], _ report: Report) -> String {
        let list = "[\(formats.map(\.word).joined(separator: ", "))]"
        return report.line(replacing: node, with: list) ?? "formats: {\(kind.rawValue): \(list)}"
    }
}
