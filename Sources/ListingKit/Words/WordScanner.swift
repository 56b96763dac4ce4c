import Values

/// Takes texts apart into the words of ``SearchWord``.
enum WordScanner {
    /// Calls `body` with each word of a text until it returns false. Of `markup`, tags and character references are no part.
    static func forEachWord(
        in text: UnsafeBufferPointer<UInt8>, isMarkup: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: SearchWord.longest) { word in
            var count = 0
            var isCut = false
            // Whether it is made of more than digits.
            var hasLetter = false

            func add(_ byte: UInt8) {
                guard count < SearchWord.longest, !isCut else {
                    isCut = true
                    return
                }
                word[count] = byte
                count += 1
            }
            /// Adds plain letters, made small, and digits, which have the bit of small letters.
            func addRun(_ run: UnsafeBufferPointer<UInt8>) {
                let taken = isCut ? 0 : min(run.count, SearchWord.longest - count)
                for place in 0..<taken { word[count + place] = run[place] | 0x20 }
                count += taken
                if taken < run.count { isCut = true }
            }
            /// Tells of the word that ends here, if it says something; false if nobody wants more.
            func end() -> Bool {
                defer { (count, isCut, hasLetter) = (0, false, false) }
                // Long numbers are those of telephones, and short ones count something.
                guard count > 1, hasLetter || (3...4).contains(count) else { return true }
                let length = SearchWord.trimPlural(word, count: count)
                let found = UnsafeBufferPointer(rebasing: word[..<length])
                return silent.holds(found) || body(found)
            }

            var index = 0
            while index < text.count {
                // Plain letters and digits, of which most text is made, come in runs.
                let start = index
                var bits: UInt8 = 0
                while index < text.count, isPlain(text[index]) {
                    bits |= text[index]
                    index += 1
                }
                if index > start {
                    addRun(UnsafeBufferPointer(rebasing: text[start..<index]))
                    // Letters have a bit that digits lack.
                    hasLetter = hasLetter || bits & 0x40 != 0
                    continue
                }
                let byte = text[index]
                var next = index + 1
                var isInside = true
                switch byte {
                case UInt8(ascii: "'"): break
                case UInt8(ascii: "<") where isMarkup, UInt8(ascii: "&") where isMarkup:
                    let close = byte == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: ";")
                    while next < text.count, text[next - 1] != close { next += 1 }
                    isInside = false
                case 0x80...:
                    switch Transliteration(at: index, of: text[...], next: &next) {
                    case .letters(let letters):
                        for letter in letters.utf8 { add(letter) }
                        hasLetter = true
                    case .removed: break
                    case .separator: isInside = false
                    case .unknown:
                        let letters = foreignLetters(text, at: index, next: &next)
                        // A character is cut off whole.
                        if count + letters.count > SearchWord.longest { isCut = true }
                        for letter in letters { add(letter) }
                        hasLetter = hasLetter || !letters.isEmpty
                        isInside = !letters.isEmpty
                    }
                default: isInside = false
                }
                index = next
                if !isInside, count > 0, !end() { return }
            }
            if count > 0 { _ = end() }
        }
    }

    /// Whether a byte is an ASCII letter or digit.
    @inline(__always)
    private static func isPlain(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }

    /// The bytes of a character outside the Latin alphabet as a small letter; none if it is no letter.
    private static func foreignLetters(_ text: UnsafeBufferPointer<UInt8>, at index: Int, next: inout Int) -> [UInt8] {
        var decoder = UTF8()
        var bytes = text[index...].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return [] }
        next = index + UTF8.width(scalar)
        guard scalar.properties.isAlphabetic else { return [] }
        return Array(scalar.properties.lowercaseMapping.utf8)
    }

    private static let silent = SilentWords(SearchWord.silent)
}

/// Words that are looked up often.
private struct SilentWords: Sendable {
    /// The words by their length and first letter.
    private let words: [[[UInt8]]]

    init(_ all: [String]) {
        var words = [[[UInt8]]](repeating: [], count: 8 * 32)
        for word in all {
            let bytes = Array(word.utf8)
            if let place = SilentWords.place(bytes.count, bytes.first ?? 0) { words[place].append(bytes) }
        }
        self.words = words
    }

    private static func place(_ count: Int, _ first: UInt8) -> Int? {
        count < 8 && (0x61...0x7A).contains(first) ? count * 32 + Int(first & 31) : nil
    }

    func holds(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let place = SilentWords.place(word.count, word.first ?? 0) else { return false }
        return words[place].contains { $0.elementsEqual(word) }
    }
}
