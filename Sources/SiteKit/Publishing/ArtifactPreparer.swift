import Glibc
import ListingKit

/// Makes the bytes of artifacts, compares them with what is published and, for publishing, stages those that differ.
struct ArtifactPreparer: Sendable {
    /// What came of one artifact.
    struct Prepared: Sendable {
        var comparison: PublishPlan.Comparison
        var record: Ledger.Record
    }

    /// What a thread keeps from artifact to artifact.
    struct Workspace: ~Copyable {
        var cursor: FolderCursor?
        var buffer = [UInt8](repeating: 0, count: 1 << 17)
    }

    let set: ArtifactSet
    let inventory: OutputInventory
    let output: OutputFolder?
    /// Nil when only the plan is wanted.
    let staging: Staging?

    /// All artifacts in path order; throws the error of the first that fails.
    func prepare(threads: Int) throws(PublishError) -> [Prepared] {
        try Parallel.map(Array(set.artifacts.indices), threads: threads) { () throws(PublishError) in
            Workspace(cursor: output.map { FolderCursor($0) })
        } _: { (workspace, index) throws(PublishError) in
            try prepare(index, &workspace)
        }
    }

    private func prepare(_ index: Int, _ workspace: inout Workspace) throws(PublishError) -> Prepared {
        let artifact = set.artifacts[index]
        switch artifact.content {
        case .bytes(let bytes): return try prepare(index, artifact.path, bytes, &workspace)
        case .render(let render):
            let bytes: [UInt8]
            do {
                bytes = try render()
            } catch {
                throw .rendering(artifact.path, reason: String(describing: error))
            }
            return try prepare(index, artifact.path, bytes, &workspace)
        case .file(let source): return try copy(index, artifact.path, source, &workspace)
        }
    }

    private func prepare(
        _ index: Int, _ path: ArtifactPath, _ bytes: [UInt8], _ workspace: inout Workspace
    ) throws(PublishError) -> Prepared {
        let record = Ledger.Record(size: bytes.count, hash: ContentHash.of(bytes))
        let published = try openPublished(path, &workspace)
        if let published {
            defer { close(published) }
            if bytes.withUnsafeBytes({ Self.matches(published, $0, &workspace.buffer, toEnd: true) }) {
                return Prepared(comparison: .same, record: record)
            }
        }
        try stage(index, path) { descriptor in writeAll(descriptor, bytes) }
        return Prepared(comparison: inventory.files[path] == nil ? .absent : .different, record: record)
    }

    private func copy(
        _ index: Int, _ path: ArtifactPath, _ source: String, _ workspace: inout Workspace
    ) throws(PublishError) -> Prepared {
        let file: (number: Int32, size: Int)
        do throws(FileError) {
            guard !source.utf8.contains(0) else { throw FileError(path: source, reason: .unusableName) }
            file = try Files.open(source, in: AT_FDCWD, path: source, followingLinks: true)
        } catch {
            throw .source(path, error)
        }
        defer { close(file.number) }
        let published = try openPublished(path, &workspace)
        if let published {
            defer { close(published) }
            var second = [UInt8](repeating: 0, count: workspace.buffer.count)
            if let record = try stream(
                file.number, path, source, &workspace.buffer, into: { Self.matches(published, $0, &second, toEnd: false) }),
                Self.matches(published, UnsafeRawBufferPointer(start: nil, count: 0), &second, toEnd: true)
            {
                return Prepared(comparison: .same, record: record)
            }
            guard lseek(file.number, 0, SEEK_SET) == 0 else {
                throw .source(path, FileError(path: source, reason: .system(.last)))
            }
        }
        var record = Ledger.Record(size: 0, hash: 0)
        if staging == nil {
            record = try stream(file.number, path, source, &workspace.buffer, into: { _ in true }) ?? record
        } else {
            try stage(index, path) { (descriptor) throws(PublishError) in
                var problem: SystemError?
                let copied = try stream(
                    file.number, path, source, &workspace.buffer,
                    into: { chunk in
                        problem = writeAll(descriptor, chunk)
                        return problem == nil
                    })
                record = copied ?? record
                return problem
            }
        }
        return Prepared(comparison: inventory.files[path] == nil ? .absent : .different, record: record)
    }

    private func stage(
        _ index: Int, _ path: ArtifactPath, _ fill: (Int32) throws(PublishError) -> SystemError?
    ) throws(PublishError) {
        do throws(PublishError) {
            try staging?.write(index, fill)
        } catch .system(let doing, _, let error) {
            guard let output else { throw .system(doing: doing, path: path.string, error) }
            throw .system(doing: doing, path: output.display(path), error)
        }
    }

    /// What is published at `path`, opened, if it is a regular file.
    private func openPublished(_ path: ArtifactPath, _ workspace: inout Workspace) throws(PublishError) -> Int32? {
        guard inventory.files[path] == .file, let output else { return nil }
        guard let folder = try workspace.cursor?.folder(of: path) else { return nil }
        let descriptor = path.withName { openat(folder, $0, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK) }
        // One that may not be read can still be replaced; any other trouble would come again at once.
        if descriptor < 0, errno != EACCES, errno != ENOENT { throw .system(doing: "read", path: output.display(path), .last) }
        return descriptor < 0 ? nil : descriptor
    }

    /// The size and hash of all that is left in the file, each piece of which is given to `take`; nil as soon as `take` gives false.
    private func stream(
        _ descriptor: Int32, _ path: ArtifactPath, _ source: String, _ buffer: inout [UInt8], into take: (UnsafeRawBufferPointer) -> Bool
    ) throws(PublishError) -> Ledger.Record? {
        var hash = ContentHash()
        var size = 0
        while true {
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .source(path, FileError(path: source, reason: .system(.last))) }
            if count == 0 { return Ledger.Record(size: size, hash: hash.value) }
            size += count
            let wanted = buffer.withUnsafeBytes { bytes in
                let chunk = UnsafeRawBufferPointer(rebasing: bytes[..<count])
                hash.update(chunk)
                return take(chunk)
            }
            guard wanted else { return nil }
        }
    }

    /// Whether the next bytes of the file are these and, for `toEnd`, the last.
    private static func matches(
        _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ buffer: inout [UInt8], toEnd: Bool
    ) -> Bool {
        var position = 0
        // One byte more than is wanted tells in the same call whether the file goes on.
        let target = bytes.count + (toEnd ? 1 : 0)
        while position < target {
            let wanted = min(buffer.count, target - position)
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, wanted) }
            if count < 0, errno == EINTR { continue }
            if count == 0 { return position == bytes.count }
            // A read error makes it different, so that it is replaced.
            guard count > 0, position + count <= bytes.count, let start = bytes.baseAddress,
                buffer.withUnsafeBytes({ $0.baseAddress.map { memcmp($0, start + position, count) } }) == 0
            else { return false }
            position += count
            // A regular file gives less than was asked for only at its end.
            if toEnd, position == bytes.count, count < wanted { return true }
        }
        return true
    }
}
