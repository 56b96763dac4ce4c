import Values

/// Reads the dates of feeds piece by piece. There is nothing around and between their parts but what their standards say.
struct DateReader {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = Substring(text).utf8 }

    /// Whether all of it is read.
    var isAtEnd: Bool { rest.isEmpty }

    /// Reads a sign, such as the colon of a time, or says that it is not there.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard let first = rest.first, UInt32(first) == sign.value else { return false }
        rest.removeFirst()
        return true
    }

    /// Reads a number of so many digits; nil if there are fewer or more. What is read stays read only if it is one.
    mutating func number(_ digits: ClosedRange<Int>) -> Int? {
        let found = rest.prefix { (0x30...0x39).contains($0) }
        guard digits.contains(found.count) else { return nil }
        rest.removeFirst(found.count)
        return found.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// Reads one of some names, and says which; nil if it is none of them. What is read stays read only if it is one.
    mutating func name(of names: [String]) -> Int? {
        let found = rest.prefix { (0x41...0x5A).contains($0 & 0xDF) }
        guard let index = names.firstIndex(where: { $0.utf8.elementsEqual(found) }) else { return nil }
        rest.removeFirst(found.count)
        return index
    }

    /// Reads hours and minutes east or west of Greenwich, up to 14 hours as they are in the world.
    mutating func offset(separator: Unicode.Scalar?) -> Bool {
        guard take("+") || take("-") else { return false }
        guard let separator else {
            guard let both = number(4...4) else { return false }
            return both <= 1400 && both % 100 < 60
        }
        guard let hour = number(2...2), take(separator), let minute = number(2...2) else { return false }
        return minute < 60 && hour * 60 + minute <= 14 * 60
    }
}
