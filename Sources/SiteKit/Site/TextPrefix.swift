/// The beginning of a text as a number, so that sorting seldom has to look at the texts themselves.
struct TextPrefix: Sendable {
    /// The first eight bytes, the first of them on top.
    private let number: UInt64
    /// Whether all of the text is ASCII, where texts stand in the order of their bytes.
    private let isASCII: Bool

    init(_ text: String) {
        var number: UInt64 = 0
        var length: UInt64 = 0
        var all: UInt8 = 0
        for byte in text.utf8 {
            if length < 8 { number |= UInt64(byte) << (56 - 8 * length) }
            length += 1
            all |= byte
        }
        self.number = number
        isASCII = all < 0x80
    }

    /// Whether a text that begins so comes before one that begins as another does; nil if their beginnings do not tell.
    func precedes(_ other: TextPrefix) -> Bool? {
        isASCII && other.isASCII && number != other.number ? number < other.number : nil
    }
}
