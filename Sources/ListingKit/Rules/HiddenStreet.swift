extension Rule {
    static let hiddenStreet = Rule(
        "hidden-street", .error, "A hidden street is told nowhere",
        "With \"show: suburb\" the street is kept out of every page and feed. It would still be public if the title, the description, a picture's text, a tag or the file's name told it, so that is an error. (The file itself is as public as the repository that holds it.)"
    )

    /// Reports every text of a listing that gives a hidden street away.
    static func checkHiddenStreet(
        _ place: Place?, slug: String, texts: [(text: String, span: SourceSpan, what: String)], at span: SourceSpan, report: inout Report
    ) {
        guard let place, !place.showsStreet, let street = place.street else { return }
        guard let secret = Secret(street) else { return }
        for part in texts + [(slug, span, "the file's name")] where secret.isTold(by: part.text) {
            report.add(
                .hiddenStreet, part.span, "\(part.what) tells the street that \"show: suburb\" hides",
                fix: "Take the street out there, or write \"show: full\".")
        }
    }

    /// The house number and the first word of a street's name. The street's type is often shortened, so these two decide; a street alone
    /// ("near Smith Street") may be named as a landmark.
    private struct Secret {
        private let number: [UInt8]
        private let name: [UInt8]

        init?(_ street: String) {
            var words: [[UInt8]] = []
            var current: [UInt8] = []
            for byte in street.utf8 {
                if let letter = Secret.folded(byte) {
                    current.append(letter)
                } else if !current.isEmpty {
                    words.append(current)
                    current = []
                }
            }
            if !current.isEmpty { words.append(current) }
            // "3/12 Gipps Street" and "Unit 3, 12 Gipps Street": the number next to the name is the house's.
            guard let index = words.indices.dropLast().last(where: { Secret.isNumber(words[$0]) && !Secret.isNumber(words[$0 + 1]) }) else {
                return nil
            }
            number = words[index]
            name = words[index + 1]
        }

        /// Whether a text has the two words side by side, whatever stands between them.
        func isTold(by text: String) -> Bool {
            var text = text
            return text.withUTF8 { bytes in
                var index = 0
                var previousIsNumber = false
                while index < bytes.count {
                    guard Secret.folded(bytes[index]) != nil else {
                        index += 1
                        continue
                    }
                    let start = index
                    while index < bytes.count, Secret.folded(bytes[index]) != nil { index += 1 }
                    if previousIsNumber, matches(bytes, start..<index, name) { return true }
                    previousIsNumber = matches(bytes, start..<index, number)
                }
                return false
            }
        }

        private func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ word: [UInt8]) -> Bool {
            guard range.count == word.count else { return false }
            for offset in 0..<word.count where Secret.folded(bytes[range.lowerBound + offset]) != word[offset] { return false }
            return true
        }

        private static func isNumber(_ word: [UInt8]) -> Bool {
            word.first.map { (0x30...0x39).contains($0) } ?? false
        }

        /// The byte in lower case if it belongs to a word, nil if it separates words.
        private static func folded(_ byte: UInt8) -> UInt8? {
            switch byte {
            case 0x30...0x39, 0x61...0x7A, 0x80...: byte
            case 0x41...0x5A: byte + 0x20
            default: nil
            }
        }
    }
}
