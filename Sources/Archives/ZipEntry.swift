/// A file of an archive as the list at its end and the header before it agree on it (APPNOTE 6.3.10 sections 4.3.7 and 4.3.12).
public struct ZipEntry: Sendable {
    /// Its path as the archive has it, which nobody has checked.
    public let name: String
    /// How many bytes it has.
    public let size: Int
    let isDeflated: Bool
    let checksum: Int
    /// Where its header begins.
    let header: Int
    /// Where its bytes are, packed or not.
    let packed: Range<Int>
    /// Where it ends, with what stands behind its bytes.
    let end: Int

    /// Whether it only says that there is a folder.
    var isFolder: Bool { name.hasSuffix("/") && size == 0 }

    private static let signature = 0x0201_4B50
    private static let localSignature = 0x0403_4B50
    private static let descriptorSignature = 0x0807_4B50

    /// The entry of the list at a place, which moves behind it.
    init(_ bytes: [UInt8], at place: inout Int, before end: Int) throws(ZipProblem) {
        let start = place
        func short(_ offset: Int) throws(ZipProblem) -> Int { try ZipEntry.some(bytes.short(at: start + offset)) }
        func long(_ offset: Int) throws(ZipProblem) -> Int { try ZipEntry.some(bytes.long(at: start + offset)) }
        guard try long(0) == ZipEntry.signature else { throw .damaged }
        let (flags, method, nameLength) = (try short(8), try short(10), try short(28))
        let (extra, comment) = (try short(30), try short(32))
        let length = 46 + nameLength
        guard start + length + extra + comment <= end else { throw .damaged }
        place = start + length + extra + comment
        let nameBytes = bytes[(start + 46)..<(start + length)]
        guard let name = String(validating: nameBytes, as: UTF8.self) else {
            throw ZipProblem("a file of the zip archive has a name that is no UTF-8", "Nobody can tell how it should read.")
        }
        let (packedSize, size) = (try long(20), try long(24))
        try ZipEntry.check(name, flags: flags, method: method, mode: try long(38) >> 16)
        header = try long(42)
        let sizes = [packedSize, size, header]
        guard !sizes.contains(0xFFFF_FFFF), !ZipEntry.isSixtyFour(bytes[(start + length)..<(start + length + extra)]) else {
            throw .sixtyFour
        }
        guard try short(34) == 0 else { throw .severalDisks }
        guard method == 8 || packedSize == size else { throw .damaged }
        (self.name, self.size, checksum, isDeflated) = (name, size, try long(16), method == 8)
        let longs = [checksum, packedSize, size]
        packed = try ZipEntry.packed(bytes, at: header, says: [flags, method, nameLength], and: longs, name: nameBytes, before: end)
        self.end = try flags & 8 == 0 ? packed.upperBound : ZipEntry.described(bytes, at: packed.upperBound, says: longs, before: end)
    }

    /// Where the bytes are behind the header at a place, which must say what the list says.
    private static func packed(
        _ bytes: [UInt8], at header: Int, says shorts: [Int], and longs: [Int], name: ArraySlice<UInt8>, before end: Int
    ) throws(ZipProblem) -> Range<Int> {
        let here = [14, 18, 22].map { bytes.long(at: header + $0) }
        // Who writes them behind the bytes does not know them yet.
        let areLater = shorts[0] & 8 != 0 && here == [0, 0, 0]
        guard bytes.long(at: header) == localSignature, [6, 8, 26].map({ bytes.short(at: header + $0) }) == shorts,
            here == longs || areLater, let extra = bytes.short(at: header + 28)
        else { throw .damaged }
        let start = header + 30 + name.count
        guard start + extra + longs[1] <= end, bytes[(header + 30)..<start].elementsEqual(name) else { throw .damaged }
        return (start + extra)..<(start + extra + longs[1])
    }

    /// Where a data descriptor ends, which must say what the list says; its signature may be left out (APPNOTE 6.3.10 section 4.3.9).
    private static func described(_ bytes: [UInt8], at place: Int, says longs: [Int], before end: Int) throws(ZipProblem) -> Int {
        let start = [place + 4, place].first { start in
            [0, 4, 8].map { bytes.long(at: start + $0) } == longs && (start == place || bytes.long(at: place) == descriptorSignature)
        }
        guard let start, start + 12 <= end else { throw .damaged }
        return start + 12
    }

    private static func check(_ name: String, flags: Int, method: Int, mode: Int) throws(ZipProblem) {
        let shown = "\"" + String(name.prefix(200)) + "\""
        if flags & 0x2041 != 0 {
            throw ZipProblem(
                "\(shown) in the zip archive is encrypted", "Nobody has its password here.", fix: "Ask for it without a password.")
        }
        // Of deflated bytes everybody knows where they end.
        if flags & 8 != 0, method == 0 {
            throw ZipProblem(
                "\(shown) in the zip archive says only behind its bytes how long it is",
                "Such archives can be read in two ways. Those that are written on the way to somewhere else are made so.")
        }
        guard method == 0 || method == 8 else {
            throw ZipProblem(
                "\(shown) in the zip archive is packed in a way that few programs know (\(method))", "Files are deflated, or not packed.")
        }
        // The sort of file, as Unix has it: none, a file, or a folder.
        guard [0, 0x8000, 0x4000].contains(mode & 0xF000) else {
            throw ZipProblem(
                "\(shown) in the zip archive is a link or a device, not a file",
                "A link could lead to any file of the machine that reads it.",
                fix: "Ask for the file itself.")
        }
    }

    /// Whether extra fields say sizes of more than 4 GB (APPNOTE section 4.5.3).
    private static func isSixtyFour(_ extra: ArraySlice<UInt8>) -> Bool {
        let fields = Array(extra)
        var place = 0
        while let id = fields.short(at: place), let length = fields.short(at: place + 2) {
            if id == 1 { return true }
            place += 4 + length
        }
        return false
    }

    private static func some(_ number: Int?) throws(ZipProblem) -> Int {
        guard let number else { throw .damaged }
        return number
    }
}
