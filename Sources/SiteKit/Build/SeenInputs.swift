import Glibc
import ListingKit

/// Which of the files and folders that the last build looked at are as they were.
struct SeenInputs: Sendable {
    /// By their rows in the ledger.
    let content: [Bool]
    let theme: [Bool]

    /// Whether nothing has changed.
    var areAllIntact: Bool { !content.contains(false) && !theme.contains(false) }

    /// Looks at what a column names in a folder; nil if there is no such folder.
    static func rows(_ inputs: InputColumn, in root: String, threads: Int) -> [Bool]? {
        let descriptor = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        let size = 512
        return Parallel.map(Array(stride(from: 0, to: inputs.paths.count, by: size)), threads: threads) { start in
            (start..<min(start + size, inputs.paths.count)).map { index in
                var info = stat()
                return inputs.paths.withPath(index, { fstatat(descriptor, $0, &info, AT_SYMLINK_NOFOLLOW) }) == 0
                    && FileStamp(info) == inputs.stamp(index)
            }
        }.flatMap(\.self)
    }
}
