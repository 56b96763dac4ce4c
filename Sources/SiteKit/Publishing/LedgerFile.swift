import Glibc
import ListingKit

/// A ledger on disk: a first line with the version, a line for each folder and file in path order, and a last line with a checksum.
///
/// ```
/// houser-ledger 1
/// d rentals
/// f 4d8c1c3bd1a9a0f2 5120 rentals/index.html
/// end 9f2c63d21a7be044
/// ```
struct LedgerFile: Sendable {
    let path: String

    /// Why a ledger is used as if it were empty.
    enum Flaw: Hashable, Sendable {
        case missing, corrupt
    }

    private static let header = "houser-ledger 1"

    /// The ledger, empty with a flaw if there is none or if it is not exactly what was written.
    func read() throws(PublishError) -> (ledger: Ledger, flaw: Flaw?) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try Files.readFile(path, limit: 1 << 30)
        } catch {
            if case .system(let cause) = error.reason {
                guard cause.code == ENOENT || cause.code == ENOTDIR else { throw .system(doing: "read the ledger", path: path, cause) }
                return (Ledger(), .missing)
            }
            return (Ledger(), .corrupt)
        }
        guard let ledger = Self.decode(bytes) else { return (Ledger(), .corrupt) }
        return (ledger, nil)
    }

    /// Puts `bytes` on the disk in one step, so that at any instant either the old or the new ledger is there in full.
    func write(_ bytes: [UInt8]) throws(PublishError) {
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try OutputFolder.makeFolders(String(path[..<slash])) }
        let temporary = path + ".tmp"
        func failure() -> PublishError { .system(doing: "write the ledger", path: path, .last) }
        guard unlink(temporary) == 0 || errno == ENOENT else { throw failure() }
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw failure() }
        var written = writeAll(descriptor, bytes)
        // After a power cut a ledger that names too little would leave stale pages for ever, so this one file is forced out.
        if written == nil, fsync(descriptor) != 0 { written = .last }
        if close(descriptor) != 0, written == nil { written = .last }
        if written == nil, rename(temporary, path) != 0 { written = .last }
        if let error = written {
            unlink(temporary)
            throw .system(doing: "write the ledger", path: path, error)
        }
    }

    static func encode(_ ledger: Ledger) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(64 * (ledger.files.count + ledger.folders.count) + 64)
        text += Array((header + "\n").utf8)
        for folder in ledger.folders.sorted() {
            text += "d ".utf8
            text += folder.string.utf8
            text.append(0x0A)
        }
        for path in ledger.paths.sorted() {
            for record in (ledger.files[path] ?? []).sorted() {
                text += "f \(record.hash.paddedHex) \(record.size) ".utf8
                text += path.string.utf8
                text.append(0x0A)
            }
        }
        return text + Array("end \(ContentHash.of(text).paddedHex)\n".utf8)
    }

    static func decode(_ bytes: [UInt8]) -> Ledger? {
        // "end ", sixteen digits and a line end.
        let trailerLength = 21
        guard bytes.count > trailerLength else { return nil }
        let body = Array(bytes[..<(bytes.count - trailerLength)])
        guard bytes[body.count...].elementsEqual("end \(ContentHash.of(body).paddedHex)\n".utf8) else { return nil }
        var lines = body.split(separator: 0x0A, omittingEmptySubsequences: false).makeIterator()
        guard let first = lines.next(), first.elementsEqual(header.utf8) else { return nil }
        var ledger = Ledger()
        while let line = lines.next() {
            if line.isEmpty { continue }
            guard add(line, to: &ledger) else { return nil }
        }
        return ledger
    }

    private static func add(_ line: ArraySlice<UInt8>, to ledger: inout Ledger) -> Bool {
        var rest = line
        let tag = field(&rest)
        let isFolder = tag.elementsEqual("d".utf8)
        guard isFolder || tag.elementsEqual("f".utf8) else { return false }
        let hash = isFolder ? 0 : number(field(&rest), radix: 16)
        let size = isFolder ? 0 : number(field(&rest), radix: 10).flatMap { Int(exactly: $0) }
        // The path is last, because it can hold spaces. It is checked like any path, so that no ledger can lead a deletion out of the
        // output folder.
        guard let hash, let size, let path = try? ArtifactPath(String(decoding: rest, as: UTF8.self)) else { return false }
        if isFolder {
            ledger.folders.insert(path)
        } else {
            ledger.add(path, Ledger.Record(size: size, hash: hash))
        }
        return true
    }

    /// Takes what stands before the next space, and the space.
    private static func field(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let end = rest.firstIndex(of: 0x20) ?? rest.endIndex
        defer { rest = rest[min(end + 1, rest.endIndex)...] }
        return rest[..<end]
    }

    private static func number(_ digits: ArraySlice<UInt8>, radix: UInt64) -> UInt64? {
        guard !digits.isEmpty else { return nil }
        var result: UInt64 = 0
        for byte in digits {
            let digit: UInt64
            switch byte {
            case 0x30...0x39: digit = UInt64(byte - 0x30)
            case 0x61...0x66 where radix == 16: digit = UInt64(byte - 0x61) + 10
            default: return nil
            }
            let (product, tooLarge) = result.multipliedReportingOverflow(by: radix)
            let (sum, overflow) = product.addingReportingOverflow(digit)
            guard !tooLarge, !overflow else { return nil }
            result = sum
        }
        return result
    }
}

/// Writes all bytes, or tells why it could not.
func writeAll(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> SystemError? {
    var position = 0
    while position < bytes.count {
        let count = write(descriptor, bytes.baseAddress! + position, bytes.count - position)
        if count >= 0 {
            position += count
        } else if errno != EINTR {
            return .last
        }
    }
    return nil
}

/// Writes all bytes, or tells why it could not.
func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> SystemError? {
    bytes.withUnsafeBytes { writeAll(descriptor, $0) }
}
