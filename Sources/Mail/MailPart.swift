/// A part of a message that has no parts itself.
public struct MailPart: Sendable {
    /// What it is, such as `text/plain`.
    public let type: String
    /// The name of the file that it is, if it is one. Nobody has checked it.
    public let name: String?
    /// Whether it is to be saved rather than shown.
    public let isAttached: Bool
    /// Its bytes.
    public let bytes: [UInt8]
    private let charset: String
    private let flow: FlowedText?

    init(_ type: FieldParameters, _ disposition: FieldParameters, bytes: [UInt8]) {
        self.type = type.value.isEmpty ? "text/plain" : type.value
        self.bytes = bytes
        name = disposition["filename"] ?? type["name"]
        isAttached = disposition.value == "attachment" || name != nil
        charset = type["charset"] ?? ""
        flow = type["format"]?.lowercased() == "flowed" ? FlowedText(deletesSpaces: type["delsp"]?.lowercased() == "yes") : nil
    }

    /// Whether its name says that it is text; some programs send all that is attached as bytes.
    public var isTextFile: Bool { name?.lowercased().hasSuffix(".txt") == true }

    /// Its text, if it is one: lines end with a line feed, and those that were broken to be sent are whole again. Nil if its encoding is
    /// one that is not read, or it is longer than any letter.
    public var text: String? {
        guard type.hasPrefix("text/") || isTextFile, bytes.count <= MailBounds.text, let charset = Charset(charset) else { return nil }
        let text = charset.text(bytes[...]).replacing("\r\n", with: "\n")
        return flow?.unwrapped(text) ?? text
    }
}
