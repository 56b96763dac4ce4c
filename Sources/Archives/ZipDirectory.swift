/// Where the list of an archive's files lies, from the record at its end (APPNOTE 6.3.10 section 4.3.16).
struct ZipDirectory {
    /// Where the list begins.
    let start: Int
    /// How many files it has.
    let count: Int
    /// Where it ends, and the record begins.
    let end: Int

    private static let signature = 0x0605_4B50
    private static let locator = 0x0706_4B50
    private static let length = 22

    /// The record is found from the end, behind which a comment may stand. Throws if there is none, or one that no listing needs.
    init(_ bytes: [UInt8]) throws(ZipProblem) {
        let last = bytes.count - ZipDirectory.length
        guard last >= 0 else { throw .noZip }
        let place = stride(from: last, through: max(0, last - 0xFFFF), by: -1).first { place in
            bytes.long(at: place) == ZipDirectory.signature && bytes.short(at: place + 20) == last - place
        }
        guard let place, let disk = bytes.short(at: place + 4), let first = bytes.short(at: place + 6),
            let here = bytes.short(at: place + 8), let count = bytes.short(at: place + 10), let size = bytes.long(at: place + 12),
            let start = bytes.long(at: place + 16)
        else { throw .noZip }
        if bytes.long(at: place - 20) == ZipDirectory.locator || count == 0xFFFF || size == 0xFFFF_FFFF || start == 0xFFFF_FFFF {
            throw .sixtyFour
        }
        guard disk == 0, first == 0, here == count else { throw .severalDisks }
        guard start + size == place else { throw .damaged }
        (self.start, self.count, end) = (start, count, place)
    }
}
