import Findings
import SiteKit
import Values

/// The same as a comment for a merge request.
struct NewsMarkdown {
    let news: BoardNews
    let plan: SitePlan
    let base: String
    let showsPaths: Bool
    let showsAll: Bool

    /// GitHub refuses comments of more than 65,536 characters.
    private static let limit = 100
    private static let byteLimit = 20_000

    var text: String {
        var blocks = ["**What people will notice** since \(NewsMarkdown.literal(base)), as of \(plan.today)"]
        let groups = NewsLines(news: news, literal: NewsMarkdown.literal).groups
        if groups.isEmpty { blocks.append("Nothing that anybody who follows the board would notice.") }
        var bytes = showsAll ? Int.max : NewsMarkdown.byteLimit
        for group in groups {
            let shown = group.lines.prefix(showsAll ? .max : NewsMarkdown.limit).prefix { line in
                bytes -= min(bytes, line.utf8.count)
                return bytes > 0
            }
            let rest = group.lines.count - shown.count
            let lines = shown.map { "- " + $0 } + (rest > 0 ? ["- and \(grouped(rest)) more"] : [])
            blocks.append("**\(group.title) (\(grouped(group.lines.count)))**\n\n" + lines.joined(separator: "\n"))
        }
        blocks.append("Files of the site: \(plan.counts)")
        if showsPaths { blocks += PlanMarkdown(plan: plan, showsAll: showsAll).blocks }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    /// A text in backticks, where forges look for no markup, names, numbers of issues or addresses, whatever it holds.
    static func literal(_ text: String) -> String {
        let line = VisibleText.line(text)
        let fence = String(repeating: "`", count: PlanMarkdown.longestRun(in: [line]) + 1)
        let isEdged = line.isEmpty || line.first == "`" || line.last == "`" || line.first == " " && line.last == " "
        return isEdged ? "\(fence) \(line.isEmpty ? "…" : line) \(fence)" : fence + line + fence
    }
}
