import Bytes
import Findings
import Glibc
import ListingKit
import Publishing

/// Decides one by one what of that which came may become part of a board, each as if what was accepted before were there already.
public final class ParcelJudge {
    private let build: Build
    private let content: String
    private let mayReplace: Bool
    private let keepsAccepted: Bool
    private let observer: any BuildObserver
    /// The files of what was accepted, by their paths.
    private var accepted: [String: [UInt8]] = [:]
    /// What was found in the board without what is judged next.
    private var before: Set<Diagnostic>

    /// The errors that the board has without any parcel.
    public let errors: [Diagnostic]

    /// What parcels may be about.
    public let board: ParcelReader.Board

    /// A judge for a project, with whether files may take the place of others; without `keepsAccepted`, it judges each as if it were the first.
    /// Throws if the board cannot be read.
    public init(_ project: Project, mayReplace: Bool, keepsAccepted: Bool = true, observer: any BuildObserver) throws {
        build = Build(project)
        content = project.content
        self.mayReplace = mayReplace
        self.keepsAccepted = keepsAccepted
        self.observer = observer
        let reading = try build.check(observer: observer)
        before = Set(reading.diagnostics)
        errors = reading.diagnostics.filter { $0.severity == .error }
        let content = content
        board = ParcelReader.Board(kinds: Set(reading.kinds.map(\.plural))) { Files.stamp(content + "/" + $0) != nil }
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
            switch state(of: file) {
            case .success(let state): verdict.files.append((file, state))
            case .failure(let obstacle): verdict.findings.append(obstacle.finding)
            }
        }
        for (file, state) in verdict.files where state == .replaced {
            if file.isComment {
                verdict.findings.append(Rule.another(file.path))
            } else if !mayReplace {
                verdict.findings.append(Rule.replacing(file.path))
            }
        }
        let overlay = accepted.merging(parcel.files.map { ($0.path, $0.bytes) }) { _, new in new }
        let reading = try build.check(over: overlay, observer: observer)
        let found = reading.diagnostics
        // What is wrong elsewhere is theirs if it was not so before: a name that two listings have now, or a street that should not be told.
        let paths = Set(parcel.files.map(\.path))
        let theirs = found.filter { paths.contains($0.file) || !before.contains($0) }
        verdict.findings = (verdict.findings + theirs + ParcelJudge.signatures(in: paths, reading)).sorted()
        guard !verdict.findings.contains(where: { $0.severity == .error }) else { return }
        verdict.outcome = .accepted
        guard keepsAccepted else { return }
        before = Set(found)
        accepted = overlay
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

    private func state(of file: Parcel.File) -> Result<ParcelVerdict.State, Obstacle> {
        if let known = accepted[file.path] { return .success(known == file.bytes ? .same : .replaced) }
        let parts = file.path.split(separator: "/")
        for count in 1...parts.count {
            let path = parts.prefix(count).joined(separator: "/")
            guard let kind = kind(of: path) else { return .success(.new) }
            if kind != (count == parts.count ? .file : .folder) {
                return .failure(Obstacle(finding: Rule.obstacle(path, kind, to: file.path)))
            }
        }
        let bytes = try? Files.readFile(content + "/" + file.path, limit: file.bytes.count)
        return .success(bytes == file.bytes ? .same : .replaced)
    }

    /// What lies at a path of the content folder; nil if nothing does.
    private func kind(of path: String) -> FolderEntry.Kind? {
        var info = stat()
        return lstat(content + "/" + path, &info) == 0 ? FolderEntry.Kind(mode: info.st_mode) : nil
    }
}
