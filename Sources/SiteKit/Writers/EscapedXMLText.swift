import ListingKit

/// Text for an XML element, escaped once so that it can be written often.
struct EscapedXMLText: Hashable, Sendable {
    /// As it stands between tags.
    let bytes: [UInt8]

    /// Escapes text given as UTF-8; what is not valid UTF-8 becomes U+FFFD.
    init(utf8 text: [UInt8]) {
        let text = UTF8Text.isValid(text) ? text : Array(String(decoding: text, as: UTF8.self).utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count * 5 / 4)
        text.withUnsafeBufferPointer { XMLText.escape($0, in: .content) { bytes.append(contentsOf: $0) } }
        self.bytes = bytes
    }
}
