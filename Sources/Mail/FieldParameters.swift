/// A field such as `text/plain; charset=utf-8; name="listing.txt"`: its first word, and its parameters (RFC 2045 section 5.1, RFC 2231).
struct FieldParameters {
    /// What stands before the parameters, in lower case.
    let value: String
    private var parameters: [String: String] = [:]

    /// The text of a parameter of that name.
    subscript(name: String) -> String? { parameters[name] }

    init(_ field: String) {
        let bytes = Array(field.utf8)
        var place = bytes.firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
        value = String(decoding: bytes[..<place], as: UTF8.self).lowercased().trimmedSpaces
        var long: [String: LongParameter] = [:]
        while let (name, text) = FieldParameters.next(bytes, at: &place) {
            guard let star = name.firstIndex(of: "*") else {
                // The first of a name holds: what a later one says, other programs may not read.
                if parameters[name] == nil { parameters[name] = EncodedWords.decoded(text) }
                continue
            }
            long[String(name[..<star]), default: LongParameter()].add(name[name.index(after: star)...], text)
        }
        for (name, sections) in long { parameters[name] = sections.text ?? parameters[name] }
    }

    /// The next name, in lower case, and what it is given.
    private static func next(_ bytes: [UInt8], at place: inout Int) -> (String, String)? {
        while place < bytes.count {
            // At a semicolon.
            place += 1
            let start = place
            while place < bytes.count, bytes[place] != UInt8(ascii: "="), bytes[place] != UInt8(ascii: ";") { place += 1 }
            guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { continue }
            let name = String(decoding: bytes[start..<place], as: UTF8.self).lowercased().trimmedSpaces
            place += 1
            while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
            return (name, place < bytes.count && bytes[place] == UInt8(ascii: "\"") ? quoted(bytes, &place) : plain(bytes, &place))
        }
        return nil
    }

    private static func plain(_ bytes: [UInt8], _ place: inout Int) -> String {
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: ";") { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self).trimmedSpaces
    }

    private static func quoted(_ bytes: [UInt8], _ place: inout Int) -> String {
        var text: [UInt8] = []
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count { place += 1 }
            text.append(bytes[place])
            place += 1
        }
        while place < bytes.count, bytes[place] != UInt8(ascii: ";") { place += 1 }
        return String(decoding: text, as: UTF8.self)
    }
}

/// A parameter in sections, some of which may be in another encoding than ASCII: `filename*0*=utf-8''Caf%C3%A9; filename*1=".jpg"`.
private struct LongParameter {
    private var sections: [Int: (text: String, isEncoded: Bool)] = [:]

    /// Adds a section, given what stands behind the first asterisk of its name: nothing, `0`, or `0*`.
    mutating func add(_ suffix: Substring, _ text: String) {
        let isEncoded = suffix.isEmpty || suffix.hasSuffix("*")
        guard let number = suffix.isEmpty ? 0 : Int(suffix.hasSuffix("*") ? suffix.dropLast() : suffix),
            (0..<MailBounds.sections).contains(number)
        else { return }
        // A second first section begins anew: what was appended to the one before is none of it.
        if number == 0, sections[0] != nil { sections = [:] }
        sections[number] = (text, isEncoded)
    }

    /// The whole; nil if there is no beginning, or nobody can read its encoding.
    var text: String? {
        guard let first = sections[0] else { return nil }
        var label = ""
        var bytes: [UInt8] = []
        for number in 0..<sections.count {
            guard let section = sections[number] else { break }
            var text = Array(section.text.utf8)[...]
            if number == 0, first.isEncoded {
                let parts = text.split(separator: UInt8(ascii: "'"), maxSplits: 2, omittingEmptySubsequences: false)
                guard parts.count == 3 else { return nil }
                label = String(decoding: parts[0], as: UTF8.self)
                text = parts[2]
            }
            if section.isEncoded { LongParameter.appendPercentDecoded(text, to: &bytes) } else { bytes += text }
        }
        return Charset(label)?.text(bytes[...])
    }

    private static func appendPercentDecoded(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        var place = text.startIndex
        while place < text.endIndex {
            if text[place] == UInt8(ascii: "%"), place + 2 < text.endIndex, let high = TransferEncoding.digit(text[place + 1]),
                let low = TransferEncoding.digit(text[place + 2])
            {
                bytes.append(high << 4 | low)
                place += 3
            } else {
                bytes.append(text[place])
                place += 1
            }
        }
    }
}
