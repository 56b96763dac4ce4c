import Findings
import ListingKit
import Rules
import Values
import YAML

/// Listings and what lies beside them.
extension OwnershipJudge {
    /// What becomes of listings.
    func listings() -> [Diagnostic] {
        proposal.listings.flatMap { move -> [Diagnostic] in
            // Two files of one address are one listing's.
            if let before = move.before ?? move.now, proposal.ownersBefore.index(forKey: before.address) != nil || move.before != nil {
                let owner = move.before.map(\.owner) ?? proposal.ownersBefore[before.address] ?? nil
                if !standing.owns(owner) { return [foreign(move, owner)] }
            }
            guard let now = move.now, now.parsed != nil else { return [] }
            return listed(now, move.before) + former(now, move.before)
        }
    }

    /// Somebody else's listing.
    private func foreign(_ move: ListingMove, _ owner: String?) -> Diagnostic {
        let span = move.now?.ownerSpan ?? .wholeFile
        let what = move.now == nil ? "delete" : "change"
        return Rule.listingOwner.finding(
            in: move.path, at: span, "\(account) may not \(what) a listing of \(owner?.quoted ?? "somebody else")",
            reason: whose(owner), fix: asking(owner), sourceLine: move.now?.source?.shownLine(at: span))
    }

    /// What is listed or handed over under a handle.
    private func listed(_ now: KnownListing, _ before: KnownListing?) -> [Diagnostic] {
        guard let owner = now.owner, !owner.isEmpty, !standing.owns(owner) else { return [] }
        let fix: String
        if before != nil {
            fix = asking(nil)
        } else if let own = standing.handle {
            let node = now.parsed?.root["owner"]
            fix = now.source.flatMap { file in node.flatMap { Report(file).line(replacing: $0, with: own) } } ?? "owner: \(own)"
        } else if proposal.people.knew(owner) || !owner.isSlug {
            fix = introduction
        } else {
            // The file is there without an account, or not at all.
            let isThere = proposal.people.new[owner] != nil
            fix = "Add to people/\(owner).yaml:\n" + (isThere ? "" : "name: …\n") + "forge: \(YAMLText.scalar(standing.account))"
        }
        let what = before == nil ? "list anything as" : "hand a listing over to"
        return [
            Rule.listingOwner.finding(
                in: now.file.path, at: now.ownerSpan, "\(account) may not \(what) \(owner.quoted)",
                reason: before == nil ? whose(owner) : "A maintainer does that, once both agree. " + whose(owner), fix: fix,
                sourceLine: now.source?.shownLine(at: now.ownerSpan))
        ]
    }

    /// Former addresses that are those of others.
    private func former(_ now: KnownListing, _ before: KnownListing?) -> [Diagnostic] {
        guard let parsed = now.parsed else { return [] }
        return parsed.listing.was.compactMap { address in
            if before?.parsed?.listing.was.contains(address) ?? false || before?.address == address { return nil }
            guard let place = proposal.ownersBefore[address] ?? proposal.formerAddresses[address], !standing.owns(place) else { return nil }
            let span = parsed.span(of: "was")
            return Rule.listingOwner.finding(
                in: now.file.path, at: span, "/\(address)/ is the address of a listing of \(place?.quoted ?? "somebody else")",
                reason: "Whoever follows a link to it would be led here.", fix: "Take \(address) out of \"was\".",
                sourceLine: now.source?.shownLine(at: span))
        }
    }

    /// A picture, or whatever else lies in a listing's folder.
    func besides(_ file: ChangedFile, at address: String) -> Diagnostic? {
        guard let owner = proposal.ownersBefore[address] else {
            return proposal.newAddresses.contains(address) ? nil : board(file.path, "belongs to no listing")
        }
        guard !standing.owns(owner) else { return nil }
        return Rule.listingOwner.finding(
            in: file.path, "\(account) may not change the pictures of \(owner?.quoted ?? "somebody else")", reason: whose(owner),
            fix: asking(owner))
    }
}
