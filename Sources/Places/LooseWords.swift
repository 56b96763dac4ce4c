/// The words of names that people leave out, turn to the other end, or shorten so that they may be one word or another.
struct LooseWords: Sendable {
    static let shipped = LooseWords(.slips)

    private let loose: Set<[UInt8]>
    private let common: Set<[UInt8]>
    private let either: [(from: [UInt8], to: [UInt8])]
    private let data: SlipData

    init(_ data: SlipData) {
        self.data = data
        loose = Set(data.words("loose"))
        common = Set(data.words("common"))
        either = data.pairs("either")
    }

    /// The ways to write a name of several words, beside that with all of them in their order, each with its cost.
    func forms(of name: [[UInt8]]) -> [(words: [[UInt8]], cost: Int)] {
        guard name.count > 1, let first = name.first, let last = name.last else { return [] }
        var result: [(words: [[UInt8]], cost: Int)] = [
            (Array(name.dropFirst()) + [first], turned(first)), ([last] + Array(name.dropLast()), turned(last)),
        ]
        for place in name.indices {
            let word = name[place]
            let isTwice = name.firstIndex(of: word) != name.lastIndex(of: word)
            let cost = loose.contains(word) ? "left" : common.contains(word) || isTwice ? "leftCommon" : "leftOther"
            result.append((without(place, name), data.cost(cost)))
        }
        let rest = name.filter { !loose.contains($0) }
        if !rest.isEmpty, rest.count < name.count - 1 { result.append((rest, data.cost("leftAll"))) }
        return result
    }

    /// What somebody may have meant by the words that they wrote, each with its cost: a word that may be short for several, or is too many.
    func readings(of written: [[UInt8]]) -> [(words: [[UInt8]], cost: Int)] {
        var result: [(words: [[UInt8]], cost: Int)] = [(written, 0)]
        if let place = written.firstIndex(where: { word in either.contains { $0.from == word } }) {
            for (from, to) in either where from == written[place] {
                var words = written
                words[place] = to
                result.append((words, data.cost("read")))
            }
        }
        guard written.count > 1 else { return result }
        for place in written.indices {
            let rest = without(place, written)
            let cost = data.cost(loose.contains(written[place]) ? "extra" : "extraOther")
            if rest.reduce(0, { $0 + $1.count }) > 3 { result.append((rest, cost)) }
        }
        return result
    }

    private func turned(_ word: [UInt8]) -> Int { data.cost(loose.contains(word) ? "turned" : "turnedOther") }

    private func without(_ place: Int, _ words: [[UInt8]]) -> [[UInt8]] { Array(words[..<place]) + Array(words[(place + 1)...]) }
}
