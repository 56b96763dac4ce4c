import Values

/// Writes the normalized words of a place name into a buffer: with abbreviations expanded and nothing between them, or
/// as they are with a separator between them.
struct NameNormalizer {
    /// The most bytes that are written for a name of `count` bytes: "n" becomes "north".
    static func capacity(for count: Int) -> Int { 5 * count + 8 }

    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private let separator: UInt8?
    private(set) var count = 0
    private var wordStart = 0

    /// Creates a normalizer that writes to a buffer with the ``capacity(for:)`` of what will be appended.
    init(buffer: UnsafeMutableBufferPointer<UInt8>, separator: UInt8?) {
        self.buffer = buffer
        self.separator = separator
    }

    /// Appends a name.
    mutating func append(_ name: Slice<UnsafeBufferPointer<UInt8>>) {
        var position = name.startIndex
        while position < name.endIndex {
            let byte = name[position]
            position += 1
            switch byte {
            case 0x61...0x7A, 0x30...0x39: write(byte)
            case 0x41...0x5A: write(byte | 0x20)
            case 0x27, 0x60: break
            case 0x26, 0x2B:
                endWord()
                write("and")
                endWord()
            case 0x09, 0x20...0x7E: endWord()
            case 0x00...0x7F: write(PlaceName.foreign)
            default:
                switch Transliteration(at: position - 1, of: name, next: &position) {
                case .letters(let letters): write(letters)
                case .separator: endWord()
                case .removed: break
                case .unknown: write(PlaceName.foreign)
                }
            }
        }
        endWord()
        if separator != nil, count > 0 { count -= 1 }
    }

    private mutating func write(_ byte: UInt8) {
        buffer[count] = byte
        count += 1
    }

    private mutating func write(_ text: String) {
        for byte in text.utf8 { write(byte) }
    }

    private mutating func endWord() {
        guard count > wordStart else { return }
        if let separator {
            write(separator)
        } else if count - wordStart <= Abbreviation.maximumLength {
            var packed: UInt64 = 0
            for index in wordStart..<count { packed = packed << 8 | UInt64(buffer[index]) }
            if let full = Abbreviation.full(packed) {
                count = wordStart
                write(full)
            }
        }
        wordStart = count
    }
}
