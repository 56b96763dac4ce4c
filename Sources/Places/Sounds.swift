/// Writes names as they sound, so that names that sound alike are written alike: `Katherine` and `Catherine`.
struct Sounds: Sendable {
    static let shipped = Sounds(.slips)

    /// What is written otherwise, by its first letter, the first that fits being the one that counts.
    private var rules = [[(from: [UInt8], to: [UInt8])]](repeating: [], count: 256)

    init(_ data: SlipData) {
        for rule in data.pairs("sounds") { if let first = rule.from.first { rules[Int(first)].append(rule) } }
    }

    /// A name as it sounds, with no letter twice in a row.
    func callAsFunction(_ name: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(name.count)
        var place = 0
        while place < name.count {
            let rule = rules[Int(name[place])].first { fits($0.from, name, place) }
            if let rule {
                for letter in rule.to where letter != result.last { result.append(letter) }
                place += rule.from.count
            } else {
                if name[place] != result.last { result.append(name[place]) }
                place += 1
            }
        }
        return result
    }

    /// The first letter of a name as it sounds.
    func first(_ name: UnsafeBufferPointer<UInt8>) -> UInt8? {
        guard let letter = name.first else { return nil }
        return rules[Int(letter)].first { fits($0.from, name, 0) }?.to.first ?? letter
    }

    private func fits(_ letters: [UInt8], _ name: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        guard start + letters.count <= name.count else { return false }
        for place in letters.indices where name[start + place] != letters[place] { return false }
        return true
    }
}
