import Findings
import ListingKit
import Rules
import Values
import YAML

/// Finds what somebody changes who may not.
struct OwnershipJudge {
    let proposal: Proposal
    let standing: Standing
    let maintainers: [String]

    private var account: String { standing.account.quoted }

    /// All findings, in any order; none of what whoever proposes the change may do.
    func findings() -> [Diagnostic] {
        var found = listings() + proposal.people.new.values.flatMap { newPerson($0.file, $0.person) } + newcomers()
        let talk = TalkJudge(proposal: proposal, judge: self)
        var told = Set(found.map { $0.file.address })
        for file in proposal.changed.files {
            let parts = file.parts
            if file.isStrange {
                found.append(board(file.path, "is no file, or was none"))
            } else if proposal.reading.listingFile(at: file.path) != nil {
                continue
            } else if let handle = KnownPeople.handle(of: file.path) {
                if proposal.people.new[handle] == nil { found += person(handle, file) }
            } else if talk.judges(parts) {
                found += talk.findings(file, parts)
            } else if parts.count > 2, proposal.reading.kinds.contains(where: { $0.plural == parts[0] }) {
                // One finding on a listing says enough, however many pictures it has.
                if let finding = besides(file, at: file.path.address), told.insert(file.path.address).inserted { found.append(finding) }
            } else {
                found.append(board(file.path, "belongs to the board"))
            }
        }
        return found + proposal.changed.others.map { board("./" + $0, "lies outside of the content folder") }
    }

    // MARK: Listings

    private func listings() -> [Diagnostic] {
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
    private func besides(_ file: ChangedFile, at address: String) -> Diagnostic? {
        guard let owner = proposal.ownersBefore[address] else {
            return proposal.newAddresses.contains(address) ? nil : board(file.path, "belongs to no listing")
        }
        guard !standing.owns(owner) else { return nil }
        return Rule.listingOwner.finding(
            in: file.path, "\(account) may not change the pictures of \(owner?.quoted ?? "somebody else")", reason: whose(owner),
            fix: asking(owner))
    }

    // MARK: People

    private func person(_ handle: String, _ file: ChangedFile) -> [Diagnostic] {
        guard standing.known.contains(handle) else {
            return [
                Rule.personOwner.finding(
                    in: file.path, "\(account) may not \(file.now == nil ? "delete" : "change") the file of \(handle.quoted)",
                    reason: whose(handle), fix: asking(handle))
            ]
        }
        return file.now?.source.map { earlierHandles(file, proposal.reading.person($0)) } ?? []
    }

    private func newPerson(_ file: ChangedFile, _ person: Person?) -> [Diagnostic] {
        guard let person, let source = file.now?.source else { return [] }
        let line = "forge: \(YAMLText.scalar(standing.account))"
        var report = Report(source)
        let node = WrittenFacts(source)?.root["forge"]
        let span = node?.span ?? .wholeFile
        if let forge = person.forge, !Standing.isSame(forge, standing.account) {
            report.add(
                .personOwner, span, "\(account) may not add the file of \(forge.quoted)",
                reason: "Whoever adds a file names their own account in it: what belongs to its owner belongs to that account.",
                fix: node.flatMap { report.line(replacing: $0, with: YAMLText.scalar(standing.account)) } ?? line)
        } else if person.forge == nil {
            report.add(
                .personOwner, SourceSpan(line: 1, column: 1), "this file does not say whose it is",
                reason: "Whoever adds a file names their own account in it, so that nobody else can change what is theirs.", fix: line)
        }
        return report.diagnostics + earlierHandles(file, person)
    }

    /// Handles that somebody wants to have had.
    private func earlierHandles(_ file: ChangedFile, _ person: Person?) -> [Diagnostic] {
        let before = file.before?.source.flatMap { proposal.reading.person($0) }?.was ?? []
        return (person?.was ?? []).filter { !before.contains($0) && proposal.people.knew($0) && !standing.known.contains($0) }.map {
            Rule.personOwner.finding(
                in: file.path, "\($0.quoted) is somebody else", reason: "People who follow them would be sent here.",
                fix: "Take \($0) out of \"was\".")
        }
    }

    /// What whoever is new brings along beyond one file of their own and one listing.
    private func newcomers() -> [Diagnostic] {
        guard standing.isStranger else { return [] }
        let reason = "The board doesn't know \(account) yet, and there should be little to look through."
        let listings = proposal.listings.filter { $0.before == nil && standing.owns($0.now?.owner) }.map(\.path)
        let files = standing.new.sorted().compactMap { proposal.people.new[$0]?.file.path }
        return listings.dropFirst().map {
            Rule.firstListing.finding(
                in: $0, "this is more than the first listing of \(account)", reason: reason,
                fix: "Take it out of this change, and propose it once \(listings[0]) is on the board.")
        }
            + files.dropFirst().map {
                Rule.firstListing.finding(
                    in: $0, "this is more than one file of \(account)", reason: reason, fix: "Keep \(files[0]), and take this one out.")
            }
    }

    // MARK: All else

    func board(_ path: String, _ what: String) -> Diagnostic {
        Rule.maintainersOnly.finding(
            in: path, "\(account) may not change what \(what)",
            reason: maintainers.isEmpty
                ? "At \(VisibleText.line(proposal.changed.revision)), \"maintainers\" in board.yaml names nobody, so nobody may."
                : "That is for \(named) alone.",
            fix: maintainers.isEmpty
                ? "Whoever looks after the board writes into board.yaml, without this check:\n"
                    + "maintainers: [\(YAMLText.flowScalar(standing.account))]"
                : asking(nil))
    }

    /// Why something is not the account's.
    func whose(_ owner: String?) -> String {
        guard let owner, !owner.isEmpty else { return "Nobody can tell whose it was, so it is for maintainers alone." }
        guard proposal.people.knew(owner) else { return "No file in the people folder says that \(owner.quoted) is \(account)." }
        guard let other = proposal.people.account(of: owner) else {
            return "people/\(owner).yaml names no account under \"forge\", so what is \(owner)'s is for maintainers alone."
        }
        return "people/\(owner).yaml says that \(owner.quoted) is \(other.quoted) on the forge."
    }

    /// Whom to ask.
    func asking(_ owner: String?) -> String {
        let account = owner.flatMap { proposal.people.account(of: $0) }.map { "\($0) or " } ?? ""
        return "Ask \(account)a maintainer\(maintainers.isEmpty ? "" : " (\(named))") to make this change."
    }

    /// The first maintainers by name.
    private var named: String { Array(maintainers.prefix(5)).listed("or") }

    /// How somebody without a file makes themselves known.
    private var introduction: String {
        let name = standing.account.slugified
        return "Add the file people/\(name.isEmpty ? "…" : name).yaml:\nname: …\nforge: \(YAMLText.scalar(standing.account))\nphone: …\n"
            + "and write here:\nowner: \(name.isEmpty ? "…" : name)"
    }
}

extension String {
    /// The address of the listing in whose folder a file lies.
    fileprivate var address: String { split(separator: "/").prefix(2).joined(separator: "/") }
}
