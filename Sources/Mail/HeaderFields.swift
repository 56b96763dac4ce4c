/// The head of a message or of a part: its fields, without folds (RFC 5322 section 2.2).
struct HeaderFields {
    private var fields: [(name: String, value: String)] = []
    /// Where the body begins.
    let bodyStart: Int

    /// The head that some bytes begin with. Throws if it is longer than any.
    init(_ bytes: ArraySlice<UInt8>) throws(MailProblem) {
        var bodyStart = bytes.endIndex
        var raw: [(name: String, value: [UInt8])] = []
        for (line, start, end) in MailLines(bytes) {
            guard end - bytes.startIndex <= MailBounds.head else {
                throw .beyond("the head of the message, or of a part of it, has no end", most: "\(MailBounds.head >> 10) KiB")
            }
            if line.isEmpty {
                bodyStart = end
                break
            }
            if line.first == 0x20 || line.first == 0x09 {
                if !raw.isEmpty { raw[raw.count - 1].value += [0x20] + line.drop { $0 == 0x20 || $0 == 0x09 } }
            } else if let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > start {
                let name = String(decoding: line[..<colon], as: UTF8.self).lowercased().trimmedSpaces
                raw.append((name, Array(line[(colon + 1)...])))
            }
        }
        self.bodyStart = bodyStart
        fields = raw.map { ($0.name, Charset.utf8.text($0.value[...]).trimmedSpaces) }
    }

    /// The value of the first field of a name, in lower case.
    subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

    /// Whether bytes begin with a field such as every message has.
    static func begins(_ bytes: [UInt8]) -> Bool {
        let name = bytes.prefix(80).prefix { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ":") }
        guard name.count >= 2, name.count < bytes.count, bytes[name.count] == UInt8(ascii: ":") else { return false }
        let known = [
            "received", "return-path", "delivered-to", "from", "to", "date", "subject", "mime-version", "message-id", "content-type",
            "sender",
            "reply-to", "in-reply-to", "references", "user-agent", "thread-topic", "dkim-signature", "authentication-results",
            "envelope-to",
        ]
        let text = String(decoding: name, as: UTF8.self).lowercased()
        return known.contains(text) || text.hasPrefix("x-") || text.hasPrefix("arc-")
    }
}

extension String {
    /// The text without spaces, tabs and line ends around it.
    var trimmedSpaces: String {
        let spaces: Set<Unicode.Scalar> = [" ", "\t", "\r", "\n"]
        let rest = unicodeScalars.drop { spaces.contains($0) }
        guard let last = rest.lastIndex(where: { !spaces.contains($0) }) else { return "" }
        return String(String.UnicodeScalarView(rest[...last]))
    }
}
