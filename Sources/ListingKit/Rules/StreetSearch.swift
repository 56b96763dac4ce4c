/// Searches texts for hidden streets, for all of them at once, so that a text is read once however many an owner hides.
struct StreetSearch: Sendable {
    /// A name with the numbers that are hidden in streets of this name.
    struct Target {
        /// For each number whose it is: the place of a secret among all.
        var numbers: [String: Int] = [:]
        /// Whether the name gives nothing away unless "street" or the like follows it.
        var needsType: Bool
        /// The longest number, in digits.
        var longest = 0
        /// How many spaces and the like the name has.
        let gaps: Int
    }

    private var targets: [[UInt8]: Target] = [:]
    private var suburbs: Set<[UInt8]> = []
    private var lengths: [Int] = []
    /// Which two first signs some name has; only a few places of a text need a closer look.
    private var openings = [Bool](repeating: false, count: 1 << 10)
    /// Names with fewer letters are looked for in one piece, unless "street" or the like follows them.
    static let shortest = 5

    /// A search for streets that give any of the secrets away.
    init(_ secrets: [StreetSecret]) {
        for (place, secret) in secrets.enumerated() {
            suburbs.insert(secret.suburb)
            for pair in secret.pairs {
                for name in StreetSearch.spellings(of: pair.name) {
                    let signs = Array(name.utf8)
                    guard signs.count > 0 else { continue }
                    var target = targets[signs] ?? Target(needsType: pair.needsType, gaps: pair.name.count - 1)
                    target.needsType = target.needsType && pair.needsType
                    for number in pair.numbers {
                        if target.numbers[number] == nil { target.numbers[number] = place }
                        target.longest = max(target.longest, number.utf8.count)
                    }
                    targets[signs] = target
                    let opening = StreetSearch.opening(signs[0], signs.count > 1 ? signs[1] : 0)
                    // A name of one letter may have any sign behind it.
                    for place in signs.count > 1 ? opening...opening : opening...(opening + 31) { openings[place] = true }
                }
            }
        }
        lengths = Set(targets.keys.map(\.count)).sorted()
    }

    private static func spellings(of name: [String]) -> [String] {
        name.reduce([""]) { beginnings, word in
            beginnings.flatMap { beginning in StreetWord.spellings(of: word).map { beginning + $0 } }
        }
    }

    /// The index of the first secret that a text gives away, and its line, counted from 0; nil if there is none.
    func first(in text: some Collection<UInt8>) -> (secret: Int, line: Int)? {
        text.withContiguousStorageIfAvailable { first(inBytes: $0) } ?? Array(text).withUnsafeBufferPointer { first(inBytes: $0) }
    }

    /// The same of a string.
    func first(in text: String) -> (secret: Int, line: Int)? {
        var text = text
        return text.withUTF8 { first(inBytes: $0) }
    }

    private func first(inBytes text: UnsafeBufferPointer<UInt8>) -> (secret: Int, line: Int)? {
        mayHoldName(text) ? first(in: StreetText(text)) : nil
    }

    /// Whether two signs of a text stand side by side that begin a name; what is not ASCII, or written in another way, needs a closer look.
    private func mayHoldName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var last: UInt8?
        for (index, byte) in text.enumerated() {
            if byte >= 0x80 || byte == UInt8(ascii: "%") { return true }
            let isPrice = byte == UInt8(ascii: "$") && index + 1 < text.count && text[index + 1].isASCIIDigit
            guard byte.isASCIIAlphanumeric || isPrice else { continue }
            if let last, openings[StreetSearch.opening(last, byte)] { return true }
            last = byte
        }
        return last.map { openings[StreetSearch.opening($0, 0)] } ?? false
    }

    private func first(in text: StreetText) -> (secret: Int, line: Int)? {
        let signs = text.signs
        var name: [UInt8] = []
        var next = 0
        while let start = opening(in: signs, from: next) {
            next = start + 1
            for length in lengths {
                guard start + length <= signs.count else { break }
                name.removeAll(keepingCapacity: true)
                name.append(contentsOf: signs[start..<(start + length)])
                guard let target = targets[name] else { continue }
                let place = Occurrence(text: text, target: target, suburbs: suburbs, start: start, end: start + length)
                if let secret = place.secret { return (secret, text.line(of: start)) }
            }
        }
        return nil
    }

    /// The next place, from one on, where a name may begin.
    private func opening(in signs: [UInt8], from start: Int) -> Int? {
        signs.withUnsafeBufferPointer { signs in
            openings.withUnsafeBufferPointer { openings in
                var index = start
                while index + 1 < signs.count {
                    if openings[StreetSearch.opening(signs[index], signs[index + 1])] { return index }
                    index += 1
                }
                return index < signs.count && openings[StreetSearch.opening(signs[index], 0)] ? index : nil
            }
        }
    }

    private static func opening(_ first: UInt8, _ second: UInt8) -> Int { Int(first & 31) << 5 | Int(second & 31) }
}
