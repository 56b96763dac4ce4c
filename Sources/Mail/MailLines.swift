/// The lines of some bytes, which end with CR LF or LF alone.
struct MailLines: Sequence, IteratorProtocol {
    private let bytes: ArraySlice<UInt8>
    private var place: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    /// A line: its bytes without the end, where it begins, and where the next one does.
    mutating func next() -> (content: ArraySlice<UInt8>, start: Int, end: Int)? {
        guard place < bytes.endIndex else { return nil }
        let start = place
        let lineFeed = bytes[start...].firstIndex(of: 0x0A)
        place = lineFeed.map { $0 + 1 } ?? bytes.endIndex
        var end = lineFeed ?? bytes.endIndex
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return (bytes[start..<end], start, place)
    }
}
