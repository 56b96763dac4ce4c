import Findings
import SiteKit
import Values

/// What a change means to those who follow a board, and what it changes of the site, for people.
struct NewsText {
    let news: BoardNews
    let plan: SitePlan
    let base: String
    /// Whether paths are shown, and whether all of them are.
    let showsPaths: Bool
    let showsAll: Bool

    /// No more lines of a group are shown unless all are asked for.
    private static let limit = 20

    var text: String {
        var lines = ["Since \(VisibleText.line(base)), as of \(plan.today):"]
        let groups = NewsLines(news: news, literal: VisibleText.line).groups
        if groups.isEmpty { lines.append("  nothing that anybody who follows the board would notice") }
        for group in groups {
            let shown = showsAll ? group.lines[...] : group.lines.prefix(NewsText.limit)
            lines += ["", "\(group.title) (\(grouped(group.lines.count)))"] + shown.map { "  " + $0 }
            if shown.count < group.lines.count { lines.append("  and \(grouped(group.lines.count - shown.count)) more") }
        }
        if !showsAll, groups.contains(where: { $0.lines.count > NewsText.limit }) { lines += ["", "--all shows every line."] }
        lines += ["", "Files of the site: \(plan.counts)" + (showsPaths || plan.report.plan.isEmpty ? "" : "; --paths shows them")]
        if showsPaths { lines += PlanText(plan: plan, showsAll: showsAll).paths }
        if !plan.notes.isEmpty { lines += [""] + plan.notes.map { "note: " + $0 } }
        return lines.joined(separator: "\n") + "\n"
    }
}
