/// A message from a stranger, as its parts (RFC 5322, RFC 2045 and 2046).
public struct MailMessage: Sendable {
    /// Who says to have sent it; nobody has checked that.
    public let sender: String
    /// What it says to be about.
    public let subject: String
    /// All parts in their order, with those of messages in it.
    public private(set) var parts: [MailPart] = []

    /// Whether bytes begin as a message does.
    public static func begins(_ bytes: [UInt8]) -> Bool { HeaderFields.begins(bytes) }

    /// Reads a message. Throws if it goes beyond what any has.
    public init(_ bytes: ArraySlice<UInt8>) throws(MailProblem) {
        guard bytes.count <= MailBounds.bytes else {
            throw .beyond("the message has \(bytes.count >> 20) MiB", most: "\(MailBounds.bytes >> 20) MiB")
        }
        let head = try HeaderFields(bytes)
        sender = EncodedWords.decoded(head["from"] ?? "")
        subject = EncodedWords.decoded(head["subject"] ?? "")
        try add(bytes, head, depth: 0)
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>, _ head: HeaderFields, depth: Int) throws(MailProblem) {
        guard depth <= MailBounds.depth else {
            throw .beyond("parts of the message lie more than \(MailBounds.depth) deep in each other", most: "\(MailBounds.depth) levels")
        }
        let type = FieldParameters(head["content-type"] ?? "")
        let body = bytes[min(head.bodyStart, bytes.endIndex)...]
        if type.value.hasPrefix("multipart/"), let boundary = type["boundary"], !boundary.isEmpty {
            for part in Multipart.parts(body, boundary: boundary) { try add(part, HeaderFields(part), depth: depth + 1) }
            return
        }
        let encoding = head["content-transfer-encoding"] ?? ""
        if type.value == "message/rfc822" || type.value == "message/global" {
            let inner = TransferEncoding.decoded(body, encoding)[...]
            try add(inner, HeaderFields(inner), depth: depth + 1)
            return
        }
        guard parts.count < MailBounds.parts else {
            throw .beyond("the message has more than \(MailBounds.parts) parts", most: "\(MailBounds.parts) parts")
        }
        let disposition = FieldParameters(head["content-disposition"] ?? "")
        parts.append(MailPart(type, disposition, bytes: TransferEncoding.decoded(body, encoding)))
    }
}
