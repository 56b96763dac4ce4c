import Findings
import ListingKit
import Values

/// A plan as a comment for a merge request: a line to read, and a block to open for each group.
struct PlanMarkdown {
    /// How many paths of a group are shown unless all are asked for, and how many bytes: GitHub refuses comments of more than 65,536
    /// characters, and there are five groups.
    private static let limit = 100
    private static let byteLimit = 10_000

    let plan: SitePlan
    let showsAll: Bool

    var text: String {
        (["**Site as of \(plan.today):** \(plan.counts)"] + blocks).joined(separator: "\n\n") + "\n"
    }

    /// A block to open for each group, and the notes.
    var blocks: [String] {
        var blocks: [String] = []
        for group in plan.groups {
            let paths =
                showsAll
                ? PathLines(group.paths, limit: nil) : PathLines(group.paths, limit: PlanMarkdown.limit, bytes: PlanMarkdown.byteLimit)
            let fence = PlanMarkdown.fence(around: paths.shown)
            let rest = paths.rest > 0 ? "\n\nand \(grouped(paths.rest)) more" : ""
            blocks.append(
                """
                <details>
                <summary>\(group.title) (\(grouped(group.paths.count)))</summary>

                \(fence)text
                \(paths.shown.joined(separator: "\n"))
                \(fence)\(rest)

                </details>
                """)
        }
        return blocks
            + plan.notes.map { note in
                let fence = PlanMarkdown.fence(around: [note])
                return "\(fence)text\nnote: \(VisibleText.line(note))\n\(fence)"
            }
    }

    /// Backticks that nothing in the lines can end: paths are only text, whatever they hold.
    private static func fence(around lines: [String]) -> String { String(repeating: "`", count: max(longestRun(in: lines), 2) + 1) }

    /// How many backticks stand in a row at most.
    static func longestRun(in lines: [String]) -> Int {
        var longest = 0
        for line in lines {
            var run = 0
            for byte in line.utf8 {
                run = byte == UInt8(ascii: "`") ? run + 1 : 0
                longest = max(longest, run)
            }
        }
        return longest
    }
}
