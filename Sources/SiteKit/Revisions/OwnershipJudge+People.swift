import Findings
import ListingKit
import Rules
import Values
import YAML

/// People, and those who are new.
extension OwnershipJudge {
    /// A file of somebody whom the board knows.
    func person(_ handle: String, _ file: ChangedFile) -> [Diagnostic] {
        guard standing.known.contains(handle) else {
            return [
                Rule.personOwner.finding(
                    in: file.path, "\(account) may not \(file.now == nil ? "delete" : "change") the file of \(handle.quoted)",
                    reason: whose(handle), fix: asking(handle))
            ]
        }
        return file.now?.source.map { earlierHandles(file, proposal.reading.person($0)) } ?? []
    }

    /// A file that comes.
    func newPerson(_ file: ChangedFile, _ person: Person?) -> [Diagnostic] {
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
    func newcomers() -> [Diagnostic] {
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
}
