import ListingKit

/// Text for an XML element, escaped once so that it can be written often.
struct EscapedXMLText: Hashable, Sendable {
    /// As it stands between tags.
    let bytes: [UInt8]

    /// Escapes text given as UTF-8; what is not valid UTF-8 becomes U+FFFD.
    init(utf8 text: [UInt8]) {
        self.init(validUTF8: UTF8Text.isValid(text) ? text : Array(String(decoding: text, as: UTF8.self).utf8))
    }

    /// Escapes text that is known to be valid UTF-8, being made of text that is.
    init(validUTF8 text: [UInt8]) {
        bytes = ByteBuffer.array(reservingCapacity: text.count + text.count / 2) { buffer in
            var buffer = buffer
            text.withUnsafeBufferPointer { buffer.append($0, escaping: XMLText.Content.self) }
            return buffer
        }
    }
}
