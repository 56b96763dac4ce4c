/// Searches texts for whole values that are to stay hidden, such as names and numbers, however they are spaced or written.
struct PlainSearch: Sendable {
    private var targets: [[UInt8]: Int] = [:]
    private var lengths: [Int] = []
    private var openings: Openings

    /// A value with fewer letters and digits could stand anywhere by chance.
    static let shortest = 5

    /// A search for values, each with a place; of equal ones the first counts.
    init(_ values: [(text: String, place: Int)]) {
        openings = Openings(names: values.count)
        for value in values {
            let signs = StreetText(value.text).signs
            guard signs.count >= PlainSearch.shortest, targets[signs] == nil else { continue }
            targets[signs] = value.place
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
                guard text.gaps[start + length] > .none else { continue }
                value.removeAll(keepingCapacity: true)
                value.append(contentsOf: signs[start..<(start + length)])
                if let place = targets[value] { found.append((place, text.line(of: start))) }
            }
        }
        return found
    }
}
