/// Words of a head that are no ASCII (RFC 2047): `=?utf-8?Q?Caf=C3=A9?=`.
enum EncodedWords {
    /// The text as it should be read. A word of which no sense can be made stays as it is.
    static func decoded(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var result = ""
        var plain = 0
        var place = 0
        // Words of one encoding side by side are decoded together: some programs cut a letter in two.
        var pending: (charset: Charset, bytes: [UInt8])?
        func flush() {
            if let word = pending { result += word.charset.text(word.bytes[...]) }
            pending = nil
        }
        while place < bytes.count {
            guard bytes[place] == UInt8(ascii: "="), let word = Word(bytes, at: place) else {
                place += 1
                continue
            }
            let between = bytes[plain..<place]
            // Spaces between two of them are none.
            if pending == nil || !between.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
                flush()
                result += String(decoding: between, as: UTF8.self)
            }
            if let before = pending, before.charset == word.charset {
                pending = (before.charset, before.bytes + word.bytes)
            } else {
                flush()
                pending = (word.charset, word.bytes)
            }
            place = word.end
            plain = place
        }
        flush()
        return result + String(decoding: bytes[plain...], as: UTF8.self)
    }

    private struct Word {
        let charset: Charset
        let bytes: [UInt8]
        let end: Int

        init?(_ text: [UInt8], at start: Int) {
            let mark = UInt8(ascii: "?")
            guard start + 1 < text.count, text[start + 1] == mark else { return nil }
            let reach = text[(start + 2)..<min(text.count, start + MailBounds.encodedWord)]
            guard let first = reach.firstIndex(of: mark), first + 2 < reach.endIndex, text[first + 2] == mark else { return nil }
            // Behind an asterisk stands the language (RFC 2231 section 5).
            let label = String(decoding: text[(start + 2)..<first].prefix { $0 != UInt8(ascii: "*") }, as: UTF8.self)
            guard let charset = Charset(label), let last = reach[(first + 3)...].firstIndex(of: mark), last + 1 < text.count,
                text[last + 1] == UInt8(ascii: "=")
            else { return nil }
            let words = text[(first + 3)..<last]
            switch text[first + 1] {
            case UInt8(ascii: "B"), UInt8(ascii: "b"): bytes = TransferEncoding.base64(words)
            case UInt8(ascii: "Q"), UInt8(ascii: "q"):
                var decoded: [UInt8] = []
                TransferEncoding.append(words, spaces: UInt8(ascii: "_"), to: &decoded)
                bytes = decoded
            default: return nil
            }
            (self.charset, end) = (charset, last + 2)
        }
    }
}
