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

    /// The account, for messages.
    var account: String { standing.account.quoted }

    /// All findings, in any order; none of what whoever proposes the change may do.
    func findings() -> [Diagnostic] {
        var found = listings() + proposal.people.new.values.flatMap { newPerson($0.file, $0.person) } + newcomers()
        let talk = TalkJudge(proposal: proposal, judge: self)
        var told = Set(found.map { $0.file.address })
        for file in proposal.changed.files {
            let parts = file.parts
            if file.isStrange {
                found.append(board(file.path, "is a link or another repository, or was one"))
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

    /// What is for maintainers alone.
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
    var introduction: String {
        let name = standing.account.slugified
        return "Add the file people/\(name.isEmpty ? "…" : name).yaml:\nname: …\nforge: \(YAMLText.scalar(standing.account))\nphone: …\n"
            + "and write here:\nowner: \(name.isEmpty ? "…" : name)"
    }
}

extension String {
    /// The address of the listing in whose folder a file lies.
    fileprivate var address: String { split(separator: "/").prefix(2).joined(separator: "/") }
}
