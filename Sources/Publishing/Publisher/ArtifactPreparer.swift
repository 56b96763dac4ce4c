import Bytes
import Glibc
import Synchronization

/// Makes the artifacts of recipes, compares them with what is published and, for publishing, stages those that differ.
final class ArtifactPreparer: Sendable {
    /// What a thread keeps from artifact to artifact.
    struct Workspace: ~Copyable {
        var cursor: FolderCursor?
        var files: NewFiles?
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
    }

    private let old: OldFiles
    private let output: OutputFolder?
    private let destination: Destination
    private let seed: UInt64
    private let gate: (any OutputGate)?
    private let next = Atomic<Int>(0)
    /// Whether nothing lies in the output folder that could be what is wanted, so that nobody need look for each file.
    private let isBlank: Bool

    init(old: OldFiles, output: OutputFolder?, to destination: Destination, seed: UInt64, gate: (any OutputGate)?) {
        self.old = old
        self.output = output
        self.destination = destination
        self.seed = seed
        self.gate = gate
        isBlank = output.map { old.content.image == nil && old.content.journal == nil && $0.isBlank } ?? true
    }

    /// What all recipes give, in their order; throws the error of the first that fails. `observer` is told now and then how many are done.
    func prepare<Inputs>(
        _ jobs: [StaleRecipes.Job], of recipes: [Recipe<Inputs>], from inputs: Inputs, threads: Int, observer: any BuildObserver
    ) throws(PublishError) -> [[MadeFile]] {
        let counter = ProgressCounter(total: jobs.count) { observer.progress($0, of: $1) }
        return try Parallel.map(jobs, threads: threads) { () throws(PublishError) in
            Workspace(cursor: self.output.map { FolderCursor($0) }, files: self.destination.newFiles)
        } _: { (workspace, job) throws(PublishError) in
            defer { counter.step() }
            if observer.isCancelled { throw .cancelled }
            return try self.prepare(recipes[job.position], row: job.row, inputs, &workspace)
        }
    }

    private func prepare<Inputs>(
        _ recipe: Recipe<Inputs>, row: Int?, _ inputs: Inputs, _ workspace: inout Workspace
    ) throws(PublishError) -> [MadeFile] {
        let artifacts: [Artifact]
        // What is made may point into what it is made from until it is rendered.
        defer { withExtendedLifetime(inputs) {} }
        do {
            artifacts = try recipe.make(inputs)
        } catch {
            throw .making(recipe.key, reason: String(describing: error))
        }
        let rows = row.flatMap { old.content.image?.outputs(of: $0) } ?? 0..<0
        var made: [MadeFile] = []
        made.reserveCapacity(artifacts.count)
        for (position, artifact) in artifacts.enumerated() {
            let bytes: [UInt8]
            switch artifact.content {
            case .bytes(let some): bytes = some
            case .render(let render):
                do {
                    bytes = try render()
                } catch {
                    throw .rendering(artifact.path, reason: String(describing: error))
                }
            }
            if let reason = gate?.refusal(of: artifact.path, bytes) { throw .refused(artifact.path, reason: reason) }
            // A recipe gives its files in the same order each time, so its file is nearly always the one at the same place.
            let guess = rows.lowerBound + position
            let known = rows.contains(guess) && names(guess, artifact.path) ? guess : old.index(of: artifact.path)
            made.append(try prepare(artifact, bytes, known, &workspace))
        }
        return made
    }

    private func names(_ row: Int, _ path: ArtifactPath) -> Bool {
        old.content.image?.paths.withPath(row) { name in path.string.withCString { strcmp(name, $0) == 0 } } ?? false
    }

    private func prepare(
        _ artifact: Artifact, _ bytes: [UInt8], _ row: Int?, _ workspace: inout Workspace
    ) throws(PublishError) -> MadeFile {
        let record = Ledger.Record(size: bytes.count, digest: Fingerprint(of: bytes, seed: seed))
        var made = MadeFile(
            path: artifact.path, stage: artifact.stage, comparison: .different, record: record, stamp: .none, staged: nil, old: row)
        if let row, let stamp = old.stamps[row] {
            if old.content.image?.record(row) == record {
                made.comparison = .same
                made.stamp = stamp
                return made
            }
        } else if isBlank {
            made.comparison = .absent
        } else {
            made.comparison = try compare(artifact.path, bytes, &made.stamp, &workspace)
            if made.comparison == .same { return made }
        }
        if workspace.files != nil {
            made.stamp = try workspace.files?.write(artifact.path, bytes).ofOutput ?? .none
            return made
        }
        guard case .staging(let staging) = destination else { return made }
        let number = next.add(1, ordering: .relaxed).oldValue
        do throws(PublishError) {
            made.stamp = try staging.write(number, bytes).ofOutput
        } catch .system("write", _, let error) {
            // Which file it was to become says more than where it was staged.
            throw .system(doing: "write", path: output?.display(artifact.path) ?? artifact.path.string, error)
        }
        made.staged = number
        return made
    }

    /// How bytes compare with a file of which nothing is known.
    private func compare(
        _ path: ArtifactPath, _ bytes: [UInt8], _ stamp: inout FileStamp, _ workspace: inout Workspace
    ) throws(PublishError) -> PublishPlan.Comparison {
        guard let output else { return .absent }
        guard let folder = try workspace.cursor?.existingFolder(of: path) else { return .absent }
        var info = stat()
        guard path.withName({ fstatat(folder, $0, &info, AT_SYMLINK_NOFOLLOW) }) == 0 else {
            if errno == ENOENT { return .absent }
            throw .system(doing: "read", path: output.display(path), .last)
        }
        // What stands there and is no file has no bytes to compare; whether it may be replaced is decided later.
        if info.st_mode & S_IFMT == S_IFDIR { return .absent }
        guard info.st_mode & S_IFMT == S_IFREG, Int(info.st_size) == bytes.count else { return .different }
        let descriptor = path.withName { openat(folder, $0, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else {
            // One that may not be read can still be replaced; any other trouble would come again at once.
            if errno == EACCES || errno == ENOENT { return .different }
            throw .system(doing: "read", path: output.display(path), .last)
        }
        defer { close(descriptor) }
        guard fstat(descriptor, &info) == 0, bytes.withUnsafeBytes({ Self.matches(descriptor, $0, &workspace.buffer) }) else {
            return .different
        }
        stamp = FileStamp(info).ofOutput
        return .same
    }

    /// Whether the file holds these bytes and no more.
    private static func matches(_ descriptor: Int32, _ wanted: UnsafeRawBufferPointer, _ buffer: inout [UInt8]) -> Bool {
        var position = 0
        while true {
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 && position == wanted.count }
            guard count <= wanted.count - position, let start = wanted.baseAddress else { return false }
            guard buffer.withUnsafeBytes({ $0.baseAddress.map { memcmp($0, start + position, count) } }) == 0 else { return false }
            position += count
        }
    }
}
