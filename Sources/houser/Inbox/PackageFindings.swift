import Findings
import ListingKit
import SiteKit

/// What is wrong with a package, as whoever sent it is told.
struct PackageFindings {
    private let findings: [Diagnostic]
    private let paths: Set<String>
    private let source: String

    /// Findings of a package that was read from a file.
    init(_ findings: [Diagnostic], of verdict: ParcelVerdict, source: String) {
        self.findings = findings
        self.source = source
        paths = Set(verdict.files.map(\.file.path))
    }

    /// A JSON array of those that are errors or warnings. Lines of other people's files are not shown, nor where the package lies.
    var json: [UInt8] {
        let shown = findings.map { finding in
            var finding = finding
            let isOwn = paths.contains(finding.file)
            if !isOwn { finding.sourceLine = nil }
            let isOutside = finding.file.hasPrefix("./") || finding.file.hasPrefix("/")
            return finding.json(path: isOutside ? "package.zip" : finding.file)
        }
        return Array(JSONDocument.array(shown).document.utf8)
    }
}
