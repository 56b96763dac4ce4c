/// One file of a board as it was read: where it lies and its bytes.
public struct SourceFile: Sendable {
    /// The path relative to the content folder, with `/` between the parts, such as `rentals/gipps-street/index.md`.
    public let path: String
    /// The whole content.
    public let bytes: [UInt8]

    /// A file of that path and content.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The largest file that is read, in bytes; listings are text that people write.
    public static let sizeLimit = 1 << 20

    /// The text of a line (counted from 1) without its line end, or nil if there is no such line. A byte order mark is not part of it.
    public func line(_ number: Int) -> String? {
        guard number > 0 else { return nil }
        var current = 1
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x0A || byte == 0x0D {
                if current == number { return String(decoding: bytes[start..<index], as: UTF8.self) }
                if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
                current += 1
                start = index + 1
            }
            index += 1
        }
        return current == number ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
    }
}
