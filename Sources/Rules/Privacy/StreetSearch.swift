/// Searches texts for hidden streets, for all of them at once, so that a text is read once however many an owner hides.
package struct StreetSearch: Sendable {
    /// A name with the numbers that are hidden in streets of this name.
    package struct Target {
        /// For each number whose it is: the place of a secret among all, the first of several that have it.
        package var numbers: [String: Int] = [:]
        /// Whether the name gives nothing away unless "street" or the like follows it.
        var needsType: Bool
        /// The longest number, in digits.
        package var longest = 0
        /// How many spaces and the like the name has.
        package let gaps: Int

        /// See the properties.
        package init(numbers: [String: Int] = [:], needsType: Bool, longest: Int = 0, gaps: Int) {
            self.numbers = numbers
            self.needsType = needsType
            self.longest = longest
            self.gaps = gaps
        }
    }

    private var targets: [[UInt8]: Target] = [:]
    private var suburbs: Set<[UInt8]> = []
    private var lengths: [Int] = []
    /// The other secrets with the number and the name of one, by its place: those of namesakes of its street.
    private var namesakes: [Int: [Int]] = [:]
    /// How names begin; only a few places of a text need a closer look.
    private var openings: Openings
    /// Names with fewer letters are looked for in one piece, unless "street" or the like follows them.
    package static let shortest = 5

    /// A search for streets that give any of the secrets away.
    package init(_ secrets: [StreetSecret]) {
        openings = Openings(names: secrets.count)
        for (place, secret) in secrets.enumerated() {
            suburbs.insert(secret.suburb)
            for pair in secret.pairs {
                for name in StreetSearch.spellings(of: pair.name) {
                    let signs = Array(name.utf8)
                    guard signs.count > 0 else { continue }
                    var target = targets[signs] ?? Target(needsType: pair.needsType, gaps: pair.name.count - 1)
                    target.needsType = target.needsType && pair.needsType
                    for number in pair.numbers {
                        if let first = target.numbers[number] {
                            if first != place, namesakes[first]?.last != place { namesakes[first, default: []].append(place) }
                        } else {
                            target.numbers[number] = place
                        }
                        target.longest = max(target.longest, number.utf8.count)
                    }
                    targets[signs] = target
                    openings.insert(signs)
                }
            }
        }
        lengths = Set(targets.keys.map { $0.count }).sorted()
    }

    private static func spellings(of name: [String]) -> [String] {
        name.reduce([""]) { beginnings, word in
            beginnings.flatMap { beginning in StreetWord.spellings(of: word).map { beginning + $0 } }
        }
    }

    /// The index of the first secret that a text gives away, and its line, counted from 0; nil if there is none.
    package func first(in text: some Collection<UInt8>) -> (secret: Int, line: Int)? {
        text.withContiguousStorageIfAvailable { first(inBytes: $0) } ?? Array(text).withUnsafeBufferPointer { first(inBytes: $0) }
    }

    /// The same of a string.
    package func first(in text: String) -> (secret: Int, line: Int)? {
        var text = text
        return text.withUTF8 { first(inBytes: $0) }
    }

    private func first(inBytes bytes: UnsafeBufferPointer<UInt8>) -> (secret: Int, line: Int)? {
        guard openings.mayBegin(in: bytes) else { return nil }
        let text = StreetText(bytes)
        var found: (secret: Int, line: Int)?
        search(text) { occurrence, secret in
            found = (secret, text.line(of: occurrence.start))
            return false
        }
        return found
    }

    /// A place of a text that may give a street away: which one is meant depends on the suburb.
    package struct Finding {
        /// The places of the secrets, of which all have the same number and name.
        package let secrets: [Int]
        /// Its line, counted from 0.
        package let line: Int
        fileprivate let occurrence: Occurrence
        /// What stands behind the street, as far as the name of a suburb could reach: the signs of each of a few words, in each way to tell
        /// where the street ends.
        package var following: [[[UInt8]]] { occurrence.following }
    }

    /// Whether there may be any in a text.
    package func mayHold(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { !targets.isEmpty && openings.mayBegin(in: bytes) }

    /// All places of a text that may give a street away. "2 oak chairs" on a board where somebody hides 2 Oak Street does not.
    package func all(in text: StreetText) -> [Finding] {
        var findings: [Finding] = []
        search(text) { occurrence, secret in
            guard occurrence.isSpelledOut else { return true }
            findings.append(
                Finding(
                    secrets: [secret] + (namesakes[secret] ?? []), line: text.line(of: occurrence.start), occurrence: occurrence))
            return true
        }
        return findings
    }

    /// Hands every occurrence on with its secret, until one says that it is enough.
    private func search(_ text: StreetText, _ body: (Occurrence, Int) -> Bool) {
        let signs = text.signs
        var name: [UInt8] = []
        var next = 0
        while let start = openings.next(in: signs, from: next) {
            next = start + 1
            for length in lengths {
                guard start + length <= signs.count else { break }
                name.removeAll(keepingCapacity: true)
                name.append(contentsOf: signs[start..<(start + length)])
                guard let target = targets[name] else { continue }
                let place = Occurrence(text: text, target: target, suburbs: suburbs, start: start, end: start + length)
                if let secret = place.secret, !body(place, secret) { return }
            }
        }
    }
}
