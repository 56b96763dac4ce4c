import Foundation

/// The words of a text as a hidden street is looked for in them: in lower case, without apostrophes, one space before and after each.
///
/// Made in one pass over the bytes, since it sees all that a hostile listing holds. Whatever is neither letter nor number separates words,
/// be it a dash, an arrow or a picture.
struct StreetWords {
    /// ` at 12 gipps street `
    let bytes: [UInt8]

    init(_ text: some StringProtocol) {
        var string = String(text)
        bytes = string.withUTF8 { StreetWords.words(of: $0) }
    }

    /// The words of a text in UTF-8.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        bytes = StreetWords.words(of: text)
    }

    /// The words one by one.
    var list: [String] {
        bytes.split(separator: StreetWords.space).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether the words of `name` stand in the text side by side, and `test` holds for the words before and after them there.
    func contains(_ name: StreetWords, where test: (_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> Bool) -> Bool {
        var start = 0
        while let found = place(of: name, from: start) {
            // The spaces around the name belong to its neighbours too.
            if test(word(endingAt: found), word(from: found + name.bytes.count)) { return true }
            start = found + name.bytes.count - 1
        }
        return false
    }

    private func place(of name: StreetWords, from start: Int) -> Int? {
        bytes.withUnsafeBytes { text in
            name.bytes.withUnsafeBytes { name in
                guard let base = text.baseAddress, let wanted = name.baseAddress, name.count > 1 else { return nil }
                let opening = wanted.loadUnaligned(as: UInt16.self)
                var place = start
                while place + name.count <= text.count {
                    if (base + place).loadUnaligned(as: UInt16.self) == opening, memcmp(base + place, wanted, name.count) == 0 {
                        return place
                    }
                    place += 1
                }
                return nil
            }
        }
    }

    /// The word that starts behind the space before `place`; empty at the end.
    func word(from place: Int) -> ArraySlice<UInt8> {
        place < bytes.count ? bytes[place...].prefix { $0 != StreetWords.space } : []
    }

    /// The word that ends at the space at `end`; empty at the start.
    func word(endingAt end: Int) -> ArraySlice<UInt8> {
        var start = max(0, end)
        let end = start
        while start > 0, bytes[start - 1] != StreetWords.space { start -= 1 }
        return bytes[start..<end]
    }

    private static let space = UInt8(ascii: " ")

    private static func words(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        if let words = normalise(text, stopsAtMarks: true) { return words }
        // Marks that combine are rare; with them the same name can be written in two ways.
        var string = String(decoding: text, as: UTF8.self)
        if string.unicodeScalars.contains(where: { $0.value > 0x2FF && $0.properties.canonicalCombiningClass != .notReordered }) {
            string = string.precomposedStringWithCanonicalMapping
        }
        return string.withUTF8 { normalise($0, stopsAtMarks: false) } ?? []
    }

    /// The words of a text; nil if it may hold a mark that combines, unless that does not matter.
    private static func normalise(_ text: UnsafeBufferPointer<UInt8>, stopsAtMarks: Bool) -> [UInt8]? {
        var isStopped = false
        let bytes = [UInt8](unsafeUninitializedCapacity: StreetWordWriter.capacity(for: text.count)) { buffer, count in
            var writer = StreetWordWriter(buffer)
            isStopped = !append(text, to: &writer, stopsAtMarks: stopsAtMarks)
            count = writer.count
        }
        return isStopped ? nil : bytes
    }

    private static func append(_ text: UnsafeBufferPointer<UInt8>, to writer: inout StreetWordWriter, stopsAtMarks: Bool) -> Bool {
        var index = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case 0x61...0x7A, 0x30...0x39: index = writer.append(text, from: index) - 1
            case 0x41...0x5A: writer.append(byte | 0x20)
            case 0x27: break
            case UInt8(ascii: "%") where index + 2 < text.count && hex(text[index + 1]) != nil && hex(text[index + 2]) != nil:
                // As addresses of maps have it: 12%20Gipps%20Street.
                let decoded = (hex(text[index + 1]) ?? 0) << 4 | (hex(text[index + 2]) ?? 0)
                switch decoded {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: writer.append(decoded | 0x20)
                default: writer.endWord()
                }
                index += 2
            case ..<0x80: writer.endWord()
            default:
                // The first mark that combines is U+0300, and its first byte 0xCC.
                if stopsAtMarks, byte >= 0xCC { return false }
                let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
                let end = min(text.count, index + length)
                append(String(decoding: text[index..<end], as: UTF8.self), to: &writer)
                index = end - 1
            }
            index += 1
        }
        writer.endWord()
        return true
    }

    private static func hex(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46, 0x61...0x66: (byte | 0x20) - 0x57
        default: nil
        }
    }

    /// Appends a character outside ASCII.
    private static func append(_ character: String, to writer: inout StreetWordWriter) {
        for scalar in character.unicodeScalars where scalar != "\u{2019}" {
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || scalar.properties.generalCategory == .nonspacingMark
            {
                for byte in scalar.properties.lowercaseMapping.utf8 { writer.append(byte) }
            } else {
                writer.endWord()
            }
        }
    }
}
