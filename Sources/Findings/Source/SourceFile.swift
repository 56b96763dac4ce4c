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

    /// The largest file that is read, in bytes.
    public static let sizeLimit = 1 << 20

    /// The largest file that is read of what lies at a path, in bytes: several times what people write.
    package static func sizeLimit(of path: String) -> Int {
        if path == "board.yaml" { return sizeLimit }
        if path.hasPrefix("people/") { return 32 << 10 }
        if path.hasPrefix("places/") { return 512 << 10 }
        if path.hasPrefix("comments/") || path.hasPrefix("reactions/") { return 16 << 10 }
        return path.hasPrefix("pages/") ? 257 << 10 : 128 << 10
    }

    /// The most bytes of a line that a finding shows.
    package static let shownLength = 4096

    /// A line to show in a finding, cut if it is very long; nil if there is none, or if the cut would hide the place.
    package func shownLine(at span: SourceSpan) -> String? {
        guard let range = lines.range(of: span.line, in: bytes) else { return nil }
        guard range.count > SourceFile.shownLength else { return String(decoding: bytes[range], as: UTF8.self) }
        var end = range.lowerBound + SourceFile.shownLength
        while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        let text = String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
        return bytes[range.lowerBound..<end].count { $0 & 0xC0 != 0x80 } < span.column ? nil : text + "…"
    }

    /// The text of a line (counted from 1) without its line end and a byte order mark; nil if there is no such line.
    public func line(_ number: Int) -> String? {
        lines.range(of: number, in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    /// The file with another text in place of a line; nil if there is no such line.
    package func replacing(line number: Int, with text: String) -> SourceFile? {
        guard let range = lines.range(of: number, in: bytes) else { return nil }
        var bytes = bytes
        bytes.replaceSubrange(range, with: text.utf8)
        return SourceFile(path: path, bytes: bytes)
    }

    /// Whether there is a `#` behind a space anywhere, as a comment behind a value needs it.
    package var mayHoldComments: Bool { lines.mayHoldComments(bytes) }

    /// Where some lines stand among the bytes.
    package func range(ofLines numbers: ClosedRange<Int>) -> Range<Int> {
        guard let first = lines.range(of: numbers.lowerBound, in: bytes) else { return bytes.count..<bytes.count }
        let last = lines.range(of: numbers.upperBound, in: bytes)
        return first.lowerBound..<max(first.lowerBound, last?.upperBound ?? bytes.count)
    }

    private let lines = LineTable()
}
