import Findings
import ListingKit
import Publishing
import SiteKit
import Values

/// What a build would do, in the groups in which every form of the plan tells it.
struct SitePlan {
    let report: PublishReport
    let output: String
    let today: Day

    /// Paths with which the same happens.
    struct Group {
        let title: String
        let paths: [String]
    }

    /// Those of the groups in which there is something.
    var groups: [Group] {
        [
            Group(title: "To add", paths: report.plan.added.map(\.string)),
            Group(title: "To change", paths: report.plan.changed.map(\.string)),
            Group(title: "To remove", paths: report.plan.removed.map(\.string)),
            Group(title: "Kept, because they were changed since Houser wrote them", paths: report.plan.keptChanged.map(\.string)),
            Group(title: "Kept, because they are not known to be Houser's", paths: report.keptForeign),
        ].filter { !$0.paths.isEmpty }
    }

    /// One line of counts.
    var counts: String {
        let plan = report.plan
        guard !plan.isEmpty else { return "nothing to do, \(counted(plan.unchanged.count, "file")) unchanged" }
        return "\(grouped(plan.added.count)) to add, \(grouped(plan.changed.count)) to change, "
            + "\(grouped(plan.removed.count)) to remove, \(grouped(plan.unchanged.count)) unchanged"
    }

    /// What else there is to know, in full sentences.
    var notes: [String] {
        report.caseCollisions.map { "\($0.first) and \($0.second) differ in upper and lower case only; some hosts take them for one file." }
            + report.notes
    }
}

/// Paths as lines that a terminal shows as they are, the end of a long list only counted.
struct PathLines {
    /// The paths that are shown.
    let shown: [String]
    /// How many are not.
    let rest: Int

    init(_ paths: [String], limit: Int?, bytes: Int = .max) {
        var shown: [String] = []
        var size = 0
        for path in paths.prefix(limit ?? paths.count) {
            let line = VisibleText.line(path)
            size += line.utf8.count + 1
            guard size <= bytes else { break }
            shown.append(line)
        }
        self.shown = shown
        rest = paths.count - shown.count
    }

    /// The lines, with one for the rest.
    var lines: [String] { rest > 0 ? shown + ["and \(grouped(rest)) more"] : shown }
}
