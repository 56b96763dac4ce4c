import Bytes
import Findings
import ListingKit
import Rules
import YAML

/// A change of a board, as those see it who judge it.
struct Proposal {
    let reading: LoadedContent
    let changed: ChangedContent
    let people: KnownPeople
    /// The listings whose files changed, came or went, in the order of their paths.
    let listings: [ListingMove]
    /// The addresses of the pages of all of them that are there.
    let newAddresses: Set<String>
    /// The owners of the listings that were there before, by the addresses of their pages; nil for those of which nobody knows the owner.
    private(set) var ownersBefore: [String: String?] = [:]
    /// The same by their ids.
    private(set) var ownersById: [String: String?] = [:]
    /// The addresses that listings had before that, with the owners who said so.
    private(set) var formerAddresses: [String: String?] = [:]

    init(_ reading: LoadedContent, _ folder: ContentFolder, _ changed: ChangedContent) {
        (self.reading, self.changed) = (reading, changed)
        people = KnownPeople(reading, folder, changed)
        func known(_ side: (ChangedFile) -> ChangedFile.Side?) -> [KnownListing] {
            changed.files.compactMap { file in
                guard let side = side(file), side.kind == .file, let listing = reading.listingFile(at: file.path) else { return nil }
                return KnownListing(listing, side.source, in: reading)
            }
        }
        let before = known(\.before)
        let now = known(\.now)
        listings = ListingMove.pairs(before, now)
        newAddresses = Set(now.map(\.address))
        let paths = Set(changed.files.map(\.path))
        for listing in reading.listings where !paths.contains(listing.summary.file) {
            let summary = listing.summary
            note(summary.owner, at: summary.address, id: summary.id, was: summary.was)
        }
        for entry in folder.entries where entry.kind == .file && !paths.contains(entry.path) {
            // Such as have errors.
            guard let file = reading.listingFile(at: entry.path) else { continue }
            let address = file.kind.plural + "/" + file.slug
            if ownersBefore.index(forKey: address) == nil { ownersBefore[address] = .some(nil) }
        }
        for listing in before { note(listing.owner, at: listing.address, id: listing.id, was: listing.parsed?.listing.was ?? []) }
    }

    private mutating func note(_ owner: String?, at address: String, id: String, was: [String]) {
        ownersBefore[address] = .some(owner)
        ownersById[id] = .some(owner)
        for former in was { formerAddresses[former] = .some(owner) }
    }

    /// All findings on what changed, with those on who changed it if an account is given.
    func findings(as account: String?, folder: ContentFolder) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for move in listings {
            if move.now == nil, let before = move.before { found.append(deleted(before)) }
            found += KeptFacts.findings(move, since: changed.revision)
        }
        if let account {
            let maintainers = maintainers(folder)
            let standing = people.standing(of: account, maintainers: maintainers)
            if !standing.isMaintainer { found += OwnershipJudge(proposal: self, standing: standing, maintainers: maintainers).findings() }
        }
        return found
    }

    /// Who looked after the board.
    private func maintainers(_ folder: ContentFolder) -> [String] {
        if let file = changed.files.first(where: { $0.path == "board.yaml" }) {
            return file.before?.source.map { Board.maintainers($0) } ?? []
        }
        let bytes = try? folder.bytes(of: "board.yaml", limit: SourceFile.sizeLimit)
        return bytes.map { Board.maintainers(SourceFile(path: "board.yaml", bytes: $0)) } ?? []
    }

    private func deleted(_ listing: KnownListing) -> Diagnostic {
        Rule.deleted(listing.file.path, isOpen: listing.parsed?.listing.isOpen ?? true, today: reading.today)
    }
}
