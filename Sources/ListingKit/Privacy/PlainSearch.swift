import Rules

/// Searches texts for whole values that are to stay hidden, such as names and numbers, however they are spaced or written.
struct PlainSearch: Sendable {
    private var targets: [[UInt8]: Target] = [:]
    private var lengths: [Int] = []
    private var openings: Openings

    /// A value with fewer letters and digits could stand anywhere by chance.
    static let shortest = 5
    /// So many letters of several words stand together in no other word: "Kit Chen", but "kitchen".
    private static let joined = 12

    /// A value that is looked for.
    struct Value {
        let text: String
        /// What it is called in what is found.
        let place: Int
        /// Whether it is of words which stand apart, as in a name: it may be shorter then.
        let isOfWords: Bool
    }

    private struct Target: Sendable {
        let place: Int
        /// The signs before which there must be a gap.
        let breaks: [Int]
        /// Whether it may have an "s" behind it: "Asha Quackenbush's".
        let isOfWords: Bool
    }

    /// A search for values; of equal ones the first counts.
    init(_ values: [Value]) {
        openings = Openings(names: values.count)
        for value in values {
            let text = StreetText(value.text)
            let signs = text.signs
            let breaks =
                value.isOfWords && signs.count < PlainSearch.joined ? signs.indices.dropFirst().filter { text.gaps[$0] == .space } : []
            guard signs.count >= PlainSearch.shortest - (breaks.isEmpty ? 0 : 1), targets[signs] == nil else { continue }
            targets[signs] = Target(place: value.place, breaks: breaks, isOfWords: value.isOfWords)
            openings.insert(signs)
        }
        lengths = Set(targets.keys.map(\.count)).sorted()
    }

    var isEmpty: Bool { targets.isEmpty }

    /// Whether there may be any in a text.
    func mayHold(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { !isEmpty && openings.mayBegin(in: bytes) }

    /// The places of all values in a text, with their lines, counted from 0.
    func all(in text: StreetText) -> [(place: Int, line: Int)] {
        if isEmpty { return [] }
        var found: [(place: Int, line: Int)] = []
        let signs = text.signs
        var value: [UInt8] = []
        var next = 0
        while let start = openings.next(in: signs, from: next) {
            next = start + 1
            guard start == 0 || text.gaps[start] > .none else { continue }
            for length in lengths {
                guard start + length <= signs.count else { break }
                let end = start + length
                let isApart = text.gaps[end] > .none
                guard isApart || signs[end] == UInt8(ascii: "s") && text.gaps[end + 1] > .none else { continue }
                value.removeAll(keepingCapacity: true)
                value.append(contentsOf: signs[start..<end])
                guard let target = targets[value], isApart || target.isOfWords, target.breaks.allSatisfy({ text.gaps[start + $0] > .none })
                else { continue }
                found.append((target.place, text.line(of: start)))
            }
        }
        return found
    }
}
