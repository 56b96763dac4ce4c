import Findings
import ListingKit
import SiteKit
import Values

/// What a verification tells a person; an error if the site is not what it must be.
struct VerificationAnswer: Error, CustomStringConvertible {
    private let verification: Verification
    private let project: Project

    init(_ verification: Verification, of project: Project) {
        self.verification = verification
        self.project = project
    }

    /// The line for a site that is as it must be.
    var text: String {
        let feeds = verification.feedCount == 0 ? "" : ", \(grouped(verification.feedCount)) of them Atom and RSS as it must be"
        return "  verified \(counted(verification.fileCount, "file")), the same as in a full build\(feeds)\n"
    }

    /// Every path, what is wrong with feeds, and the way out.
    var description: String { (differences + brokenFeeds + advice).joined(separator: "\n") }

    private var differences: [String] {
        if verification.differences.isEmpty { return [] }
        let count = "\(counted(verification.differences.count, "file")) of \(grouped(verification.fileCount))"
        let lines = verification.differences.map { difference in
            let path = shown(difference.path)
            return switch difference.kind {
            case .missing: "  \(path) is missing"
            case .different: "  \(path) is different"
            case .extra: "  \(path) is extra: a full build does not make it, so delete it"
            }
        }
        return ["\(project.output) is not what a full build makes: \(count)"] + lines
    }

    private var brokenFeeds: [String] {
        if verification.brokenFeeds.isEmpty { return [] }
        let count = "\(counted(verification.brokenFeeds.count, "file")) of \(grouped(verification.feedCount))"
        return ["Not as Atom or RSS have it: \(count)"] + verification.brokenFeeds.flatMap(lines)
    }

    /// The first faults of a feed, in the form that diagnostics have; readers give up at any of them.
    private func lines(_ feed: Verification.BrokenFeed) -> [String] {
        let path = shown(feed.path)
        let lines = feed.faults.prefix(10).map { fault in
            let line = fault.line > 0 ? ":\(fault.line)" : ""
            return "\(path)\(line): error: \(VisibleText.line(fault.message))\n   why: \(VisibleText.line(fault.reason))"
        }
        return feed.faults.count > 10 ? lines + ["\(path): \(grouped(feed.faults.count - 10)) more"] : lines
    }

    private var advice: [String] {
        let different = Set(verification.differences.map(\.path))
        var advice = ["This must never happen."]
        if !different.isEmpty {
            advice.append("Delete \(project.ledger) and build again; then the site is right.")
            advice.append("If nobody but Houser wrote to \(project.output), please report it, with these paths.")
        }
        if verification.brokenFeeds.contains(where: { !different.contains($0.path) }) {
            advice.append("A full build breaks feeds, too: please report that, with these lines.")
        }
        return [advice.joined(separator: " ")]
    }

    private func shown(_ path: String) -> String { VisibleText.line(project.output + "/" + path) }
}
