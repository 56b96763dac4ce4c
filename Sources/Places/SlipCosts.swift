/// How wrong it is to write one letter for another, to leave one out or to add one: 11 for what has no reason, less for what fingers and ears do.
struct SlipCosts: Sendable {
    static let shipped = SlipCosts(.slips)

    /// So much is one letter for any other.
    let other: Int
    let missing: Int
    let swapped: Int
    /// A letter twice instead of once, or once instead of twice.
    let twice: Int
    private let added: Int
    private let beside: Int
    /// By the two letters, each from 0 to 26, where 26 is any digit.
    private var instead: [UInt8]
    private var near: [Bool]

    init(_ data: SlipData) {
        other = data.cost("other")
        missing = data.cost("missing")
        swapped = data.cost("swapped")
        twice = data.cost("twice")
        added = data.cost("added")
        beside = data.cost("beside")
        instead = [UInt8](repeating: UInt8(other), count: 27 * 27)
        near = [Bool](repeating: false, count: 27 * 27)
        var places = [(row: Int, column: Int)?](repeating: nil, count: 27)
        for (row, keys) in data.words("keys").enumerated() {
            for (column, key) in keys.enumerated() { places[SlipCosts.index(key)] = (row, 2 * column) }
        }
        for one in 0..<26 {
            for two in 0..<26 where one != two {
                guard let left = places[one], let right = places[two] else { continue }
                near[one * 27 + two] = abs(left.row - right.row) < 2 && abs(left.column - right.column) <= 2
            }
        }
        for (pair, isNear) in near.enumerated() where isNear { instead[pair] = UInt8(data.cost("key")) }
        for pair in data.words("alike") where pair.count == 2 {
            instead[SlipCosts.pair(pair[0], pair[1])] = UInt8(data.cost("key"))
            instead[SlipCosts.pair(pair[1], pair[0])] = UInt8(data.cost("key"))
        }
        let vowels = data.words("vowels").first ?? []
        for one in vowels { for two in vowels { instead[SlipCosts.pair(one, two)] = UInt8(data.cost("vowel")) } }
        for one in 0..<27 { instead[one * 27 + one] = 0 }
        // Two digits are two, however alike their places in the table are.
        instead[26 * 27 + 26] = UInt8(other)
    }

    /// What a letter costs in place of another.
    func instead(_ written: UInt8, _ meant: UInt8) -> Int { written == meant ? 0 : Int(instead[SlipCosts.pair(written, meant)]) }

    /// What a letter costs that is too many, between two others; 0 stands for no letter.
    func added(_ letter: UInt8, after before: UInt8, before after: UInt8) -> Int {
        if letter == before { return twice }
        return (before != 0 && near[SlipCosts.pair(letter, before)]) || (after != 0 && near[SlipCosts.pair(letter, after)]) ? beside : added
    }

    private static func index(_ letter: UInt8) -> Int { (0x61...0x7A).contains(letter) ? Int(letter) - 0x61 : 26 }
    private static func pair(_ one: UInt8, _ two: UInt8) -> Int { index(one) * 27 + index(two) }
}
