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
        lines.range(of: number, in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    /// Whether there is a `#` behind a space anywhere, as a comment behind a value needs it.
    var mayHoldComments: Bool { lines.mayHoldComments(bytes) }

    private let lines = LineTable()
}
