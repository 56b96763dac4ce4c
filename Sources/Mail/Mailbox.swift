/// A file of messages one behind the other (RFC 4155), as mail programs export a folder.
public struct Mailbox: Sendable {
    private let bytes: [UInt8]
    private let ranges: [Range<Int>]

    /// How many messages it has.
    public var count: Int { ranges.count }

    /// Whether bytes begin as a mailbox does.
    public static func begins(_ bytes: [UInt8]) -> Bool { isStart(MailLines(bytes[...]).first { _ in true }?.content ?? []) }

    /// Reads a mailbox. Throws if it has too many messages.
    public init(_ bytes: [UInt8]) throws(MailProblem) {
        var starts: [(line: Int, message: Int)] = []
        var wasEmpty = true
        for (line, start, end) in MailLines(bytes[...]) {
            if wasEmpty, Mailbox.isStart(line) {
                guard starts.count < MailBounds.messages else {
                    throw .beyond("the mailbox has more than \(MailBounds.messages) messages", most: "\(MailBounds.messages)")
                }
                starts.append((start, end))
            }
            wasEmpty = line.isEmpty
        }
        let ends = starts.dropFirst().map(\.line) + [bytes.count]
        ranges = zip(starts, ends).map { $0.message..<$1 }
        self.bytes = bytes
    }

    /// The bytes of a message, without the line that begins it.
    public func message(at place: Int) -> [UInt8] {
        var message: [UInt8] = []
        for (line, start, end) in MailLines(bytes[ranges[place]]) {
            // A mark before "From " keeps it from being taken for a start.
            let isMarked = line.first == UInt8(ascii: ">") && line.drop { $0 == UInt8(ascii: ">") }.starts(with: "From ".utf8)
            message += bytes[(start + (isMarked ? 1 : 0))..<end]
        }
        return message
    }

    /// Whether a line begins a message: "From ", an address, and a time with a year. Other lines begin with that word, too.
    private static func isStart(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.starts(with: "From ".utf8), line.count <= 500 else { return false }
        let words = line.split(separator: 0x20)
        return words.contains { $0.count >= 5 && $0.contains(UInt8(ascii: ":")) && $0.allSatisfy { (0x30...0x3A).contains($0) } }
            && words.contains { $0.count == 4 && $0.allSatisfy { (0x30...0x39).contains($0) } }
    }
}
