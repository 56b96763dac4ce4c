import Findings
import ListingKit
import Publishing
import Values

/// Decides one by one what of that which came may become part of a board, each as if what was accepted before were there already.
public final class ParcelJudge {
    let tried: TriedBoard
    private let there: BoardFiles
    private let mayReplace: Bool
    private let keepsAccepted: Bool
    /// What else comes under the names of what is judged.
    public var clashes = ParcelClashes()
    /// By what files were brought that are kept, by their paths.
    private var brought: [String: ParcelVerdict.Bringer] = [:]

    /// The errors that the board has without any parcel.
    public let errors: [Diagnostic]

    /// The files that were accepted, and those that are there no more with them.
    public var accepted: ContentOverlay { tried.kept }

    /// The board's day.
    public var today: Day { tried.reading.today }

    /// What parcels may be about.
    public let board: ParcelReader.Board

    /// A judge for a project, with whether files may take the place of others; without `keepsAccepted`, it judges each as if it were the first.
    /// Throws if the board cannot be read.
    public init(_ project: Project, mayReplace: Bool, keepsAccepted: Bool = true, observer: any BuildObserver) throws {
        tried = try TriedBoard(project, observer: observer)
        there = BoardFiles(project.content, mayReplace: mayReplace)
        self.mayReplace = mayReplace
        self.keepsAccepted = keepsAccepted
        errors = tried.reading.diagnostics.filter { $0.severity == .error }
        board = ParcelReader.Board(kinds: Set(tried.reading.kinds.map(\.plural)), exists: there.has)
    }

    /// Judges what came. Throws if the board cannot be read.
    public func judge(_ delivery: Delivery) throws -> ParcelVerdict {
        var verdict = ParcelVerdict(delivery: delivery)
        switch delivery.content {
        case .nothing: verdict.outcome = .nothing
        case .refused(let findings): verdict.findings = findings
        case .parcel(let parcel): try judge(parcel, &verdict)
        }
        return verdict
    }

    private func judge(_ parcel: Parcel, _ verdict: inout ParcelVerdict) throws {
        try compare(parcel, &verdict)
        let earlier = judgeNames(of: &verdict)
        try judgeChanges(of: parcel, &verdict)
        let paths = Set(parcel.files.map(\.path))
        let gone = Set(verdict.files.lazy.filter { !$0.state.stays }.map(\.file.path))
        let files = Dictionary(
            verdict.files.filter { $0.state.stays }.map { ($0.file.path, $0.file.bytes) }, uniquingKeysWith: { first, _ in first })
        let trial = try tried.trying(files.merging(parcel.files.map { ($0.path, $0.bytes) }) { first, _ in first }, without: gone)
        verdict.findings = (verdict.findings + trial.findings + ParcelVerdict.signatures(in: paths, trial.reading)).sorted()
        verdict.sight = ParcelSight(
            verdict.files, before: verdict.before.compactMapValues(\.bytes), in: trial.reading, beside: tried.reading, brought: brought)
        for item in verdict.sight.listings where item.isOlder {
            let file = item.listing.file
            verdict.findings = verdict.findings.map { $0 == Rule.replacing(file) ? Rule.older(file) : $0 }
        }
        verdict.claims +=
            verdict.claims(in: trial.reading, beside: tried.reading, brought: brought)
            + verdict.sharedWays(beside: tried.reading, brought: brought)
            + earlier.sorted().map(Parcel.later)
        guard !verdict.findings.contains(where: { $0.severity == .error }) else { return }
        verdict.outcome = .accepted
        guard keepsAccepted else { return }
        tried.keep(trial)
        for (file, state) in verdict.files where state == .new || state == .replaced && brought[file.path] != nil {
            brought[file.path] = ParcelVerdict.Bringer(name: verdict.delivery.name, listing: verdict.sight.listings.first?.listing.id)
        }
    }

    /// Tells how files stand to those of the board.
    private func compare(_ parcel: Parcel, _ verdict: inout ParcelVerdict) throws {
        for file in parcel.files {
            switch try there.standing(of: file, beside: tried.kept.files[file.path]) {
            case .failure(let obstacle): verdict.findings.append(obstacle.finding)
            case .success(let (state, former)):
                let isLater = brought[file.path].map { clashes.areOfOneDevice($0.name, verdict.delivery.name) } ?? false
                if !mayReplace, !isLater, let bytes = former?.bytes, file.bytesApartFromRole == Parcel.File.withoutRole(bytes) {
                    verdict.files.append((Parcel.File(path: file.path, bytes: bytes), .same))
                    verdict.claims.append(Parcel.stays(file.path))
                    continue
                }
                verdict.files.append((file, state))
                verdict.before[file.path] = former
            }
        }
    }

    /// Says which files may not have the names that they have. Returns those before it, of the same device, whose place it takes.
    private func judgeNames(of verdict: inout ParcelVerdict) -> Set<String> {
        let there = Set(verdict.files.lazy.filter { $0.state == .same }.map(\.file.path)).subtracting(brought.keys)
        if !mayReplace { verdict.findings += clashes.findings(on: verdict.delivery, except: there) }
        var earlier: Set<String> = []
        for (file, state) in verdict.files where state == .replaced {
            if file.isComment {
                verdict.findings.append(Rule.another(file.path))
            } else if let name = brought[file.path]?.name, clashes.areOfOneDevice(name, verdict.delivery.name) {
                earlier.insert(name)
            } else if !mayReplace {
                verdict.findings.append(Rule.replacing(file.path))
            }
        }
        return earlier
    }

    /// Makes the changes of listings in their files.
    private func judgeChanges(of parcel: Parcel, _ verdict: inout ParcelVerdict) throws {
        let (groups, strays) = parcel.picturesOfChanges
        verdict.findings += strays
        for file in parcel.changes {
            switch try ChangeJudge(board: tried).judge(file, bringing: groups[file.path] ?? []) {
            case .failure(let refusal): verdict.findings += refusal.findings
            case .success(let edited):
                if verdict.files.contains(where: { $0.file.path == edited.path }) {
                    verdict.findings.append(Rule.changedTwice(edited.path, by: file.path))
                    continue
                }
                verdict.changes.append(edited)
                verdict.files += edited.pictures.map { ($0.file, $0.isThere ? .same : .new) }
                let state = edited.before == edited.after && edited.formerPath == nil ? ParcelVerdict.State.same : .changed
                verdict.files.append((Parcel.File(path: edited.path, bytes: edited.after), state))
                verdict.files += edited.removed.map { ($0, .removed) }
                if let path = edited.formerPath { verdict.files.append((Parcel.File(path: path, bytes: edited.before), .moved)) }
            }
        }
    }
}
