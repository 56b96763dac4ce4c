import Publishing
import SiteKit
import Values

/// What a build tells a person when it is done.
struct BuildSummary {
    let reading: BuildFindings
    let report: PublishReport
    let output: String
    let elapsed: Duration
    /// Whether somebody chose the day.
    let isPreview: Bool

    var text: String {
        let listings = counted(reading.listingCount, "listing") + " (\(grouped(reading.openCount)) open)"
        var lines = [
            "Published \(output): \(listings), \(counted(report.pages, "page")), \(counted(report.feeds, "feed"))",
            "  files    \(grouped(report.writtenCount)) written, \(grouped(report.unchanged.count)) unchanged, \(grouped(report.removed.count)) removed",
            "  size     \(ByteSize.text(report.bytes))",
        ]
        if isPreview {
            lines.append("  preview  This shows the board as of one day, in browsers as well. To publish it, leave --today out.")
        }
        lines.append("  time     \(ElapsedTime.text(elapsed)), as of \(reading.today)")
        for note in report.hostNotes { lines.append("  hosts    \(note)") }
        for path in report.plan.keptChanged.prefix(10) {
            lines.append(
                "  note: \(output)/\(path) was changed since Houser wrote it, and is no longer wanted; it was left alone. Delete it if you can."
            )
        }
        if report.plan.keptChanged.count > 10 {
            lines.append(
                "  note: \(report.plan.keptChanged.count - 10) more files that were changed are no longer wanted; they were left alone.")
        }
        for path in report.keptForeign.prefix(10) {
            lines.append("  note: \(output)/\(path) is not known to be Houser's; it was left alone.")
        }
        if report.keptForeign.count > 10 {
            lines.append("  note: \(report.keptForeign.count - 10) more files are not known to be Houser's; they were left alone.")
        }
        for pair in report.caseCollisions.prefix(10) {
            lines.append("  note: \(pair.first) and \(pair.second) differ in upper and lower case only; some hosts take them for one file.")
        }
        for note in report.notes { lines.append("  note: \(note)") }
        return lines.joined(separator: "\n") + "\n"
    }
}
