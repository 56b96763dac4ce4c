import Findings
import Git
import ListingKit
import Rules

/// What a board is compared with, and who changed it since.
public struct Comparison: Sendable {
    /// The revision that it was before.
    let base: String
    /// The account of whoever proposes the change, as the forge calls it; nil to leave open whether they may.
    let account: String?

    /// See the properties.
    public init(base: String, account: String? = nil) {
        self.base = base
        self.account = account
    }

    /// No more findings than this are listed.
    private static let most = 1_000

    /// What is wrong with the changes of a content folder that was read. Throws if the repository does not tell what it was.
    func findings(_ reading: LoadedContent, _ folder: ContentFolder) throws(GitError) -> [Diagnostic] {
        let changed = try ChangedContent(folder, since: base)
        let found = Proposal(reading, folder, changed).findings(as: account, folder: folder).sorted()
        guard let last = found.dropFirst(Comparison.most).last else { return found }
        var more = UnlistedFindings()
        for finding in found.dropFirst(Comparison.most) { more.count(finding.severity) }
        return found.prefix(Comparison.most) + more.findings(in: last.file)
    }
}

extension LoadedContent {
    /// Adds findings on changes since a revision. What was found on the same changes since the last build is told once.
    mutating func addFindings(_ found: [Diagnostic]) {
        let files = { (rule: Rule) in Set(found.lazy.filter { $0.rule == rule.id }.map(\.file)) }
        let (renamed, repriced) = (files(.renamedFile), files(.priceRow))
        diagnostics.removeAll {
            $0.rule == Rule.renamedFile.id && renamed.contains($0.file)
                || $0.rule == Rule.unannouncedChange.id && repriced.contains($0.file) && !$0.message.hasPrefix("\"status\"")
        }
        let deleted = Set(diagnostics.lazy.filter { $0.rule == Rule.lastListing.id }.map(\.file))
        diagnostics += found.filter { $0.rule != Rule.lastListing.id || !deleted.contains($0.file) }
        diagnostics.sort()
    }
}
