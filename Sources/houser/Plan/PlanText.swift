import Publishing
import SiteKit
import Values

/// A plan for people: counts first, then the paths of each group.
struct PlanText {
    /// How many paths of a group are shown unless all are asked for.
    static let limit = 10

    let plan: SitePlan
    let showsAll: Bool

    var text: String {
        var lines = ["Plan for \(plan.output), as of \(plan.today): \(plan.counts)"]
        if plan.report.bytesWritten > 0 {
            lines.append("  size     \(ByteSize.text(plan.report.bytesWritten)) to write, \(ByteSize.text(plan.report.bytes)) in all")
        }
        lines += paths
        if !plan.notes.isEmpty { lines += [""] + plan.notes.map { "note: " + $0 } }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The paths of each group.
    var paths: [String] {
        var lines: [String] = []
        var isCut = false
        for group in plan.groups {
            let paths = PathLines(group.paths, limit: showsAll ? nil : PlanText.limit)
            isCut = isCut || paths.rest > 0
            lines += ["", "\(group.title) (\(grouped(group.paths.count)))"] + paths.lines.map { "  " + $0 }
        }
        return lines + (isCut ? ["", "--all shows every path."] : [])
    }
}
