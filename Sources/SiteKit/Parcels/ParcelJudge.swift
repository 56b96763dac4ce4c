import Bytes
import Findings
import Glibc
import ImageFiles
import ListingKit
import Publishing
import Values

/// Decides one by one what of that which came may become part of a board, each as if what was accepted before were there already.
public final class ParcelJudge {
    private let tried: TriedBoard
    private let content: String
    private let mayReplace: Bool
    private let keepsAccepted: Bool
    /// What else comes under the names of what is judged.
    public var clashes = ParcelClashes()
    /// By whom files were brought that are kept, by their paths.
    private var brought: [String: String] = [:]

    /// The errors that the board has without any parcel.
    public let errors: [Diagnostic]

    /// The board's day.
    public var today: Day { tried.reading.today }

    /// What parcels may be about.
    public let board: ParcelReader.Board

    /// A judge for a project, with whether files may take the place of others; without `keepsAccepted`, it judges each as if it were the first.
    /// Throws if the board cannot be read.
    public init(_ project: Project, mayReplace: Bool, keepsAccepted: Bool = true, observer: any BuildObserver) throws {
        tried = try TriedBoard(project, observer: observer)
        content = project.content
        self.mayReplace = mayReplace
        self.keepsAccepted = keepsAccepted
        errors = tried.reading.diagnostics.filter { $0.severity == .error }
        let content = content
        board = ParcelReader.Board(kinds: Set(tried.reading.kinds.map(\.plural))) { Files.stamp(content + "/" + $0) != nil }
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
        for file in parcel.files {
            switch try state(of: file) {
            case .failure(let obstacle): verdict.findings.append(obstacle.finding)
            case .success(let (state, former)):
                let isLater = brought[file.path].map { clashes.areOfOneDevice($0, verdict.delivery.name) } ?? false
                if !mayReplace, !isLater, let bytes = former?.bytes, file.bytesApartFromRole == Parcel.File.withoutRole(bytes) {
                    verdict.files.append((Parcel.File(path: file.path, bytes: bytes), .same))
                    verdict.claims.append(Parcel.stays(file.path))
                    continue
                }
                verdict.files.append((file, state))
                verdict.before[file.path] = former
            }
        }
        let there = Set(verdict.files.lazy.filter { $0.state == .same }.map(\.file.path)).subtracting(brought.keys)
        if !mayReplace { verdict.findings += clashes.findings(on: verdict.delivery, except: there) }
        var earlier: Set<String> = []
        for (file, state) in verdict.files where state == .replaced {
            if file.isComment {
                verdict.findings.append(Rule.another(file.path))
            } else if let name = brought[file.path], clashes.areOfOneDevice(name, verdict.delivery.name) {
                earlier.insert(name)
            } else if !mayReplace {
                verdict.findings.append(Rule.replacing(file.path))
            }
        }
        try judgeChanges(of: parcel, &verdict)
        let paths = Set(parcel.files.map(\.path))
        let gone = Set(verdict.files.lazy.filter { $0.state == .moved }.map(\.file.path))
        let files = Dictionary(
            verdict.files.filter { $0.state != .moved }.map { ($0.file.path, $0.file.bytes) }, uniquingKeysWith: { first, _ in first })
        let trial = try tried.trying(files.merging(parcel.files.map { ($0.path, $0.bytes) }) { first, _ in first }, without: gone)
        verdict.findings = (verdict.findings + trial.findings + ParcelJudge.signatures(in: paths, trial.reading)).sorted()
        verdict.sight = ParcelSight(
            verdict.files, before: verdict.before.compactMapValues(\.bytes), in: trial.reading, beside: tried.reading)
        verdict.claims += claims(of: verdict, in: trial.reading) + earlier.sorted().map(Parcel.later)
        guard !verdict.findings.contains(where: { $0.severity == .error }) else { return }
        verdict.outcome = .accepted
        guard keepsAccepted else { return }
        tried.keep(trial)
        for (file, state) in verdict.files where state == .new || state == .replaced && brought[file.path] != nil {
            brought[file.path] = verdict.delivery.name
        }
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
                let state = edited.before == edited.after ? ParcelVerdict.State.same : .changed
                verdict.files.append((Parcel.File(path: edited.path, bytes: edited.after), state))
                if let path = edited.formerPath { verdict.files.append((Parcel.File(path: path, bytes: edited.before), .moved)) }
            }
        }
    }

    /// What nothing proves: that somebody who is on the board already posted what is new under their name.
    private func claims(of verdict: ParcelVerdict, in reading: LoadedContent) -> [String] {
        let known = Set(tried.reading.people.map(\.handle))
        let new = Set(verdict.files.filter { $0.state == .new }.map(\.file.path))
        let owners = Set(reading.listings.filter { new.contains($0.summary.file) }.map(\.summary.owner)).intersection(known).sorted()
        return owners.map(Parcel.claim)
    }

    /// What is wrong with comments among files that say who of the board wrote them.
    private static func signatures(in paths: Set<String>, _ reading: LoadedContent) -> [Diagnostic] {
        reading.talks.values.flatMap(\.comments).compactMap { comment in
            guard paths.contains(comment.file), case .person(let handle) = comment.author else { return nil }
            return Rule.signed(comment.file, by: handle)
        }
    }

    /// Something that is neither a file nor absent stands in the way.
    private struct Obstacle: Error {
        let finding: Diagnostic
    }

    /// How a file stands to what is there, and what that is if it would take its place. Throws if what is there cannot be read.
    private func state(of file: Parcel.File) throws(FileError) -> Result<(ParcelVerdict.State, former: ContentWriter.Former?), Obstacle> {
        if let known = tried.kept[file.path] { return .success(known == file.bytes ? (.same, nil) : (.replaced, .bytes(known))) }
        let parts = file.path.split(separator: "/")
        for count in 1...parts.count {
            let path = parts.prefix(count).joined(separator: "/")
            guard let (kind, size) = entry(at: path) else { return .success((.new, nil)) }
            if kind != (count == parts.count ? .file : .folder) {
                return .failure(Obstacle(finding: Rule.obstacle(path, kind, to: file.path)))
            }
            if count == parts.count { return .success(try state(of: file, besideSize: size)) }
        }
        return .success((.new, nil))
    }

    /// The same beside a file of so many bytes. Whoever sends a few bytes can name many large pictures: none of them is kept, and of another size
    /// only what is to be replaced is read at all.
    private func state(of file: Parcel.File, besideSize size: Int) throws(FileError) -> (ParcelVerdict.State, former: ContentWriter.Former?)
    {
        let isText = !file.isPicture
        let limit = isText ? SourceFile.sizeLimit(of: file.path) : ImageFile.maximumBytes
        guard size <= limit, isText || mayReplace || size == file.bytes.count else { return (.replaced, nil) }
        let bytes = try Files.readFile(content + "/" + file.path, limit: limit)
        if bytes == file.bytes { return (.same, nil) }
        return (.replaced, isText ? .bytes(bytes) : .hash(ContentHash.of(bytes)))
    }

    /// What lies at a path of the content folder, with its size in bytes; nil if nothing does.
    private func entry(at path: String) -> (kind: FolderEntry.Kind, size: Int)? {
        var info = stat()
        guard lstat(content + "/" + path, &info) == 0 else { return nil }
        return (FolderEntry.Kind(mode: info.st_mode), Int(info.st_size))
    }
}
