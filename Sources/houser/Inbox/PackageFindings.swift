import Findings
import ListingKit
import Rules
import SiteKit

/// What is wrong with a package, as whoever sent it is told. Anybody can send one, so it tells nothing that the board does not publish.
struct PackageFindings {
    /// Rules that compare a package with what people of the board hide. What they find, and whether they find anything, is the maintainer's alone:
    /// a stranger could try addresses until one is refused.
    private static let secretive: Set<String> = [Rule.hiddenStreet.id, Rule.suburbAlone.id]

    private let findings: [Diagnostic]
    private let paths: Set<String>

    /// Findings of a package. Hints are for the maintainer, and so is what is no error in other people's files.
    init(_ findings: [Diagnostic], of verdict: ParcelVerdict) {
        let paths = Set(verdict.files.map(\.file.path))
        self.findings = findings.filter { finding in
            guard !PackageFindings.secretive.contains(finding.rule) else { return false }
            return finding.severity == .error || (finding.severity == .warning && paths.contains(finding.file))
        }
        self.paths = paths
    }

    /// Whether something keeps the package out that its sender may know.
    var refuse: Bool { findings.contains { $0.severity == .error } }

    /// A JSON array. Lines of other people's files are not shown, nor where the package lies.
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
