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
    var text: String { "  verified \(counted(verification.fileCount, "file")), the same as in a full build\n" }

    /// Every path, and the way out.
    var description: String {
        let lines = verification.differences.map { difference in
            let path = VisibleText.line(project.output + "/" + difference.path)
            return switch difference.kind {
            case .missing: "  \(path) is missing"
            case .different: "  \(path) is different"
            case .extra: "  \(path) is extra: a full build does not make it, so delete it"
            }
        }
        let count = "\(counted(lines.count, "file")) of \(grouped(verification.fileCount))"
        let start = "\(project.output) is not what a full build makes: \(count)"
        return """
            \(start)
            \(lines.joined(separator: "\n"))
            This must never happen. Delete \(project.ledger) and build again; then the site is right. If nobody but Houser wrote to \
            \(project.output), please report it, with these paths.
            """
    }
}
