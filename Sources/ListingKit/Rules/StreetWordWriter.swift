/// Writes words in lower case with one space before and after each: what people shorten in its short form, and a number parted from a name
/// that is joined to it.
struct StreetWordWriter {
    /// Room for what is written of a text of so many bytes: a letter grows by half at most in lower case, a word of at least four bytes by
    /// a space inside it, and one space stands before the first word.
    static func capacity(for count: Int) -> Int { 2 * count + 8 }

    private static let space = UInt8(ascii: " ")

    private let buffer: UnsafeMutableBufferPointer<UInt8>
    /// How many bytes are written.
    private(set) var count = 1
    /// Where the open word starts.
    private var start = 1

    /// Writes to a buffer with the ``capacity(for:)`` of the text.
    init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
        self.buffer = buffer
        buffer[0] = StreetWordWriter.space
    }

    /// Appends a digit, or a byte of a letter in lower case, to the open word.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        buffer[count] = byte
        count += 1
    }

    /// Appends the digits and small letters of ASCII from an index on; returns the index of what comes after them.
    mutating func append(_ text: UnsafeBufferPointer<UInt8>, from index: Int) -> Int {
        var (index, count) = (index, count)
        while index < text.count, (0x61...0x7A).contains(text[index]) || (0x30...0x39).contains(text[index]) {
            buffer[count] = text[index]
            count += 1
            index += 1
        }
        self.count = count
        return index
    }

    /// Ends the open word, if there is one.
    mutating func endWord() {
        guard count > start else { return }
        let length = count - start
        var digits = 0
        while digits < length, (0x30...0x39).contains(buffer[start + digits]) { digits += 1 }
        // "12a" is a number, "2nd" a rank; "12gipps" is both words.
        if digits > 0, length - digits > 2 {
            part(at: start + digits)
        } else if length == 5, digits == 0 {
            shorten()
        }
        buffer[count] = StreetWordWriter.space
        count += 1
        start = count
    }

    private mutating func part(at gap: Int) {
        var place = count
        while place > gap {
            buffer[place] = buffer[place - 1]
            place -= 1
        }
        buffer[gap] = StreetWordWriter.space
        count += 1
    }

    private mutating func shorten() {
        var letters: UInt64 = 0
        for place in start..<count { letters = letters << 8 | UInt64(buffer[place]) }
        switch letters {
        case 0x6D_6F75_6E74: write("mt")
        case 0x73_6169_6E74: write("st")
        case 0x6E_6F72_7468: write("nth")
        case 0x73_6F75_7468: write("sth")
        default: break
        }
    }

    private mutating func write(_ short: StaticString) {
        count = start
        short.withUTF8Buffer { for byte in $0 { append(byte) } }
    }
}
