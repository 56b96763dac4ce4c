import Facts
import Findings
import Rules
import Values

/// Finds former names of listings that do nothing, because another listing has the address now, or names it too, or no listing ever had it.
struct FormerNames {
    private let naming: [ListingSummary]
    /// The file of the listing that is at an address.
    private let present: [String: String]
    /// The folders of the board's kinds.
    private let folders: [String]

    /// A name that does nothing.
    fileprivate struct Fault {
        let address: String
        let problem: String
        let reason: String
        /// The address that was probably meant.
        var meant: String?
    }

    /// Those of the listings of a board with those kinds, sorted by path.
    init(_ listings: [LoadedListing], kinds: [Kind]) {
        folders = kinds.map(\.plural)
        naming = listings.map(\.summary).filter { !$0.was.isEmpty }
        let named = Set(naming.flatMap(\.was))
        var present: [String: String] = [:]
        if !named.isEmpty { for listing in listings { present[listing.summary.address] = listing.summary.file } }
        self.present = present
    }

    /// All findings; `source` reads a file again, for the few that have one.
    func findings(source: (_ file: String) -> SourceFile?) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var settlement = ReadingBudget.Settlement()
        // Whoever names an address first, by the order of the files, has it.
        var holders: [String: String] = [:]
        for listing in naming {
            let wrong = listing.was.compactMap { address -> Fault? in
                if let file = present[address] { return .taken(address, by: file) }
                if let fault = unheardOf(address) { return fault }
                guard let first = holders[address] else {
                    holders[address] = listing.file
                    return nil
                }
                return .shared(address, with: first)
            }
            guard !wrong.isEmpty else { continue }
            var kept = ReadingBudget.Kept()
            if found.count < ReadingBudget.limit, let file = source(listing.file) {
                kept.diagnostics = tell(wrong, of: listing, in: file)
            } else {
                kept.more.count(.warning, wrong.count)
            }
            settlement.settle(&kept, of: listing.file)
            found += kept.diagnostics
        }
        return found + settlement.findings
    }

    /// What is wrong with an address at which no listing can have been. One in the folder of a kind that the board has no longer is innocent.
    private func unheardOf(_ address: String) -> Fault? {
        let parts = address.split(separator: "/").map(String.init)
        if folders.contains(parts[1]) {
            return Fault(
                address: address, problem: "\(parts[1].quoted) is the folder of a kind, not the name of a listing",
                reason: "It's the name of the file or its folder without ending, such as old-terrace.")
        }
        guard !folders.contains(parts[0]), let folder = Spelling.nearest(to: parts[0], among: folders) else { return nil }
        return Fault(
            address: address, problem: "no kind has the folder \(parts[0].quoted)" + Spelling.question(folder),
            reason: "The folder of another kind stands before the name.", meant: folder + "/" + parts[1])
    }

    private func tell(_ wrong: [Fault], of listing: ListingSummary, in file: SourceFile) -> [Diagnostic] {
        guard let node = ListingFacts.root(of: file)?["was"] else { return [] }
        let folder = String(listing.folder)
        // All of them at once, so that one line to paste puts all right.
        let meant = listing.was.compactMap { address in
            wrong.first { $0.address == address }.map { $0.meant } ?? address
        }
        let fix = Rule.line(meant.filter { present[$0] == nil }.onlyFirst, in: folder)
        var report = Report(file)
        for item in node.items ?? [node] {
            guard let address = item.text.flatMap({ FormerName.address($0.trimmed, in: folder) }),
                let fault = wrong.first(where: { $0.address == address })
            else { continue }
            report.add(.formerName, item.span, fault.problem, reason: fault.reason, fix: fix, severity: .warning)
        }
        return report.diagnostics
    }
}

extension FormerNames.Fault {
    /// Another listing has the address.
    fileprivate static func taken(_ address: String, by file: String) -> Self {
        Self(
            address: address, problem: "/\(address)/ is the address of \(file)",
            reason: "Whoever follows a link to it finds that listing, and is not led here.")
    }

    /// Another listing had the address, too.
    fileprivate static func shared(_ address: String, with file: String) -> Self {
        Self(
            address: address, problem: "\(file) had the address /\(address)/ too",
            reason: "Nobody can be led to two listings: a link to it leads to that one.")
    }
}
