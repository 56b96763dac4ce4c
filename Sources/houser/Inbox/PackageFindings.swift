import Findings
import ListingKit
import SiteKit

/// What is wrong with a package, as whoever sent it is told.
struct PackageFindings {
    private let findings: [Diagnostic]
    private let paths: Set<String>

    /// Findings of a package.
    init(_ findings: [Diagnostic], of verdict: ParcelVerdict) {
        self.findings = findings
        paths = Set(verdict.files.map(\.file.path))
    }

    /// A JSON array of those that are errors or warnings. Lines of other people's files are not shown, nor where the package lies.
    var json: [UInt8] {
        let shown = findings.map { finding in
            var finding = finding
            let isOwn = paths.contains(finding.file)
            if !isOwn { finding.sourceLine = nil }
            if finding.rule == Rule.packageReplaces.id {
                finding.reason = "A package replaces nothing. Choose another name; or if it is yours, write to the board."
                finding.fix = nil
            }
            let isOutside = finding.file.hasPrefix("./") || finding.file.hasPrefix("/")
            return finding.json(path: isOutside ? "package.zip" : finding.file)
        }
        return Array(JSONDocument.array(shown).document.utf8)
    }
}
