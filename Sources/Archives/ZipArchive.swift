/// A zip archive from a stranger. Only what can be read in one way is read, and never more than so much.
public struct ZipArchive: Sendable {
    /// The most files of an archive.
    public static let mostFiles = 200
    /// The most bytes of its files together.
    public static let mostBytes = 128 << 20

    /// Its files in the order of its list; folders are none.
    public let files: [ZipEntry]
    private let bytes: [UInt8]

    /// Whether bytes begin as an archive does, be it an empty one.
    public static func begins(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
    }

    /// The archive of those bytes; no file is unpacked yet. Throws if it is none that is read here.
    public init(_ bytes: [UInt8]) throws(ZipProblem) {
        let directory = try ZipDirectory(bytes)
        guard directory.count <= ZipArchive.mostFiles else {
            throw ZipProblem(
                "the zip archive has \(directory.count) files", "At most \(ZipArchive.mostFiles) are taken at once.",
                fix: "Send fewer listings at a time.")
        }
        var entries: [ZipEntry] = []
        var place = directory.start
        for _ in 0..<directory.count { entries.append(try ZipEntry(bytes, at: &place, before: directory.end)) }
        guard place == directory.end else { throw .damaged }
        try ZipArchive.checkPlaces(entries, before: directory.start)
        let size = entries.reduce(0) { $0 + $1.size }
        guard size <= ZipArchive.mostBytes else {
            throw ZipProblem(
                "the files of the zip archive have \(size >> 20) MiB together",
                "At most \(ZipArchive.mostBytes >> 20) MiB are taken at once.",
                fix: "Send smaller pictures: 2,000 pixels wide is plenty.")
        }
        self.bytes = bytes
        files = entries.filter { !$0.isFolder }
    }

    /// The bytes of a file. Throws if they are not what the archive says of them.
    public func bytes(of entry: ZipEntry) throws(ZipProblem) -> [UInt8] {
        let packed = bytes[entry.packed]
        let unpacked = entry.isDeflated ? Deflation.inflated(packed, size: entry.size) : Array(packed)
        guard let unpacked, Deflation.checksum(unpacked) == entry.checksum else {
            throw ZipProblem(
                "\"\(entry.name.prefix(200))\" in the zip archive is damaged",
                "Its bytes are not those that its checksum and its size are of.",
                fix: "Ask for it once more.")
        }
        return unpacked
    }

    private static func checkPlaces(_ entries: [ZipEntry], before end: Int) throws(ZipProblem) {
        var last = 0
        for entry in entries.sorted(by: { $0.header < $1.header }) {
            guard entry.header >= last, entry.end <= end else { throw .overlapping }
            last = entry.end
        }
    }
}
