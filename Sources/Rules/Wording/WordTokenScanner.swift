import Findings

/// Reads the words of a text in one pass.
struct WordTokenScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The index of the first byte in the text.
    let offset: Int
    private let lexicon = Lexicon.words
    private var index = 0
    private var found: [WordToken] = []

    init(bytes: UnsafeBufferPointer<UInt8>, offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    /// Whether there may be words for people, or an age; then every word has to be looked at.
    var mayNamePeople: Bool {
        var (hasQuality, hasPerson) = (false, false)
        var index = 0
        while index < bytes.count {
            let start = index
            while index < bytes.count, bytes[index].isASCIIAlphanumeric { index += 1 }
            if index == start {
                index += 1
            } else if bytes[start].isASCIIDigit {
                if age(start..<index) != nil { return true }
            } else if let word = wordForPeople(start..<index) {
                if let group = word.group, group.shape != .quality { return true }
                // "old" means people beside "man" alone.
                hasQuality = hasQuality || word.group != nil
                hasPerson = hasPerson || word.roles.contains(.person)
                if hasQuality, hasPerson { return true }
            }
        }
        return false
    }

    /// The word that these letters are, if words for people begin like it.
    private func wordForPeople(_ range: Range<Int>) -> Lexicon.Word? {
        let start = range.lowerBound
        guard range.count > 2, lexicon.mayNamePeople(bytes[start], bytes[start + 1], bytes[start + 2]) else { return nil }
        var mark = Lexicon.emptyMark
        for index in range { Lexicon.add(bytes[index], to: &mark) }
        return lexicon[mark]
    }

    mutating func tokens() -> [WordToken] {
        found.reserveCapacity(bytes.count / 5)
        while index < bytes.count {
            let gap = index
            while index < bytes.count, !bytes[index].isASCIIAlphanumeric, !isPart(index) { index += 1 }
            if !found.isEmpty { close(gap..<index) }
            guard index < bytes.count else { break }
            readWord()
        }
        if let last = found.indices.last { found[last].stop = .end }
        return found
    }

    private mutating func readWord() {
        let start = index
        var mark = Lexicon.emptyMark
        while index < bytes.count, bytes[index].isASCIIAlphanumeric || isPart(index) {
            // A curly apostrophe is a straight one.
            if bytes[index] == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80 {
                Lexicon.add(UInt8(ascii: "'"), to: &mark)
                index += 3
            } else {
                Lexicon.add(bytes[index], to: &mark)
                index += 1
            }
        }
        found.append(WordToken(word: lexicon[mark], range: (offset + start)..<(offset + index), age: age(start..<index)))
    }

    /// Whether the byte at an index is of a word: a letter, a digit, or an apostrophe between letters, so that "children's" is not "children".
    private func isPart(_ index: Int) -> Bool {
        let byte = bytes[index]
        if byte < 0x80 {
            if byte.isASCIIAlphanumeric { return true }
            return byte == UInt8(ascii: "'") && isApostrophe(from: index, to: index + 1)
        }
        if byte == 0xC2 { return false }
        guard byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return !isInside(index) }
        return bytes[index + 2] == 0x99 && isApostrophe(from: index, to: index + 3)
    }

    /// Whether a byte beyond ASCII continues a sign that is between words.
    private func isInside(_ index: Int) -> Bool {
        var start = index
        while start > 0, index - start < 3, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return bytes[start] == 0xC2 || bytes[start] == 0xE2 && start + 1 < bytes.count && bytes[start + 1] == 0x80
    }

    private func isApostrophe(from start: Int, to end: Int) -> Bool {
        guard start > 0, bytes[start - 1].isASCIIAlphanumeric else { return false }
        if end < bytes.count, bytes[end].isASCIIAlphanumeric { return true }
        // "girls'" is of girls, and not girls.
        return bytes[start - 1] | 0x20 == UInt8(ascii: "s")
    }

    private func age(_ range: Range<Int>) -> Int? {
        var end = range.upperBound
        if range.count == 3, bytes[end - 1] | 0x20 == UInt8(ascii: "s") { end -= 1 }
        guard end - range.lowerBound == 2, bytes[range.lowerBound].isASCIIDigit, bytes[end - 1].isASCIIDigit else { return nil }
        // Money and times are no ages.
        if range.lowerBound > 0, "$:.".utf8.contains(bytes[range.lowerBound - 1]) { return nil }
        let number = Int(bytes[range.lowerBound] - 0x30) * 10 + Int(bytes[end - 1] - 0x30)
        return number >= 16 ? number : nil
    }

    /// Notes what stands between the last word and the next.
    private mutating func close(_ gap: Range<Int>) {
        let last = found.count - 1
        var stop = WordToken.Stop.none
        var line: Int?
        for place in gap {
            switch bytes[place] {
            case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"), UInt8(ascii: "|"): stop = .end
            case UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "/"), UInt8(ascii: "&"): stop = max(stop, .comma)
            case UInt8(ascii: ":"): stop = max(stop, .colon)
            case UInt8(ascii: "-"): if gap.count > 1 { stop = max(stop, .colon) }
            case 0x0A, 0x0D: line = line ?? place
            // Dashes with spaces about them, and the bullet.
            case 0x93, 0x94: if gap.count > 3 { stop = max(stop, .colon) }
            case 0xA2: stop = .end
            default: break
            }
        }
        if let line, stop < .end, endsThought(line..<gap.upperBound) { stop = .end }
        found[last].stop = stop
        found[last].isJoined =
            gap.count == 1 && bytes[gap.lowerBound] == UInt8(ascii: "-") || bytes[gap.lowerBound] == UInt8(ascii: "+")
            || gap.count == 3 && bytes[gap.lowerBound] == 0xE2
    }

    /// Whether a new thought starts behind the end of a line: text goes on there in lower case, and without the mark of a list.
    private func endsThought(_ gap: Range<Int>) -> Bool {
        let lines = gap.count { bytes[$0] == 0x0A || bytes[$0] == 0x0D && ($0 + 1 == bytes.count || bytes[$0 + 1] != 0x0A) }
        let isPlain = gap.allSatisfy { bytes[$0].isBlank || bytes[$0] == 0x0A || bytes[$0] == 0x0D }
        guard lines == 1, isPlain, gap.upperBound < bytes.count else { return true }
        return !(bytes[gap.upperBound] >= UInt8(ascii: "a") && bytes[gap.upperBound] <= UInt8(ascii: "z"))
    }
}
