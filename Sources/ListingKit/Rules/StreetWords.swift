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
        // Marks that combine are rare; with them the same name can be written in two ways.
        if string.unicodeScalars.contains(where: { $0.value > 0x2FF && $0.properties.canonicalCombiningClass != .notReordered }) {
            string = string.precomposedStringWithCanonicalMapping
        }
        bytes = string.withUTF8 { StreetWords.normalise($0) }
    }

    /// The words one by one.
    var list: [String] {
        bytes.split(separator: StreetWords.space).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether the words of `name` stand in the text side by side, and `test` holds for the words before and after them there.
    func contains(_ name: StreetWords, where test: (_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> Bool) -> Bool {
        var start = 0
        while start + name.bytes.count <= bytes.count {
            guard matches(name.bytes, at: start) else {
                start += 1
                continue
            }
            // The spaces around the name belong to its neighbours too.
            if test(word(endingAt: start), word(from: start + name.bytes.count)) { return true }
            start += name.bytes.count - 1
        }
        return false
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

    private func matches(_ wanted: [UInt8], at start: Int) -> Bool {
        var offset = 0
        while offset < wanted.count, bytes[start + offset] == wanted[offset] { offset += 1 }
        return offset == wanted.count
    }

    private static let space = UInt8(ascii: " ")

    private static func normalise(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result: [UInt8] = [space]
        result.reserveCapacity(text.count + 2)
        var index = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case 0x30...0x39, 0x61...0x7A:
                result.append(byte)
                index += 1
            case 0x41...0x5A:
                result.append(byte | 0x20)
                index += 1
            case 0x27: index += 1
            case UInt8(ascii: "%") where index + 2 < text.count && hex(text[index + 1]) != nil && hex(text[index + 2]) != nil:
                // As addresses of maps have it: 12%20Gipps%20Street.
                let decoded = (hex(text[index + 1]) ?? 0) << 4 | (hex(text[index + 2]) ?? 0)
                let isWord = (0x30...0x39).contains(decoded) || (0x61...0x7A).contains(decoded | 0x20) && decoded >= 0x41
                if isWord { result.append(decoded | 0x20) } else { end(&result) }
                index += 3
            case ..<0x80:
                end(&result)
                index += 1
            default:
                let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
                let end = min(text.count, index + length)
                append(String(decoding: text[index..<end], as: UTF8.self), to: &result)
                index = end
            }
        }
        end(&result)
        return result
    }

    private static func hex(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46, 0x61...0x66: (byte | 0x20) - 0x57
        default: nil
        }
    }

    /// Ends the last word: what people shorten gets its short form, and a number is parted from a name that is joined to it.
    private static func end(_ result: inout [UInt8]) {
        guard result.last != space else { return }
        let start = (result.lastIndex(of: space) ?? -1) + 1
        let word = result[start...]
        let digits = word.prefix { (0x30...0x39).contains($0) }.count
        // "12a" is a number, "2nd" a rank; "12gipps" is both words.
        if digits > 0, word.count - digits > 2 {
            result.insert(space, at: start + digits)
        } else if digits == 0, word.count <= 5, let short = shortForms[String(decoding: word, as: UTF8.self)] {
            result.replaceSubrange(start..., with: short.utf8)
        }
        result.append(space)
    }

    private static let shortForms = ["mount": "mt", "saint": "st", "north": "nth", "south": "sth"]

    /// Appends a character outside ASCII.
    private static func append(_ character: String, to result: inout [UInt8]) {
        for scalar in character.unicodeScalars where scalar != "\u{2019}" {
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || scalar.properties.generalCategory == .nonspacingMark
            {
                result += scalar.properties.lowercaseMapping.utf8
            } else {
                end(&result)
            }
        }
    }
}
