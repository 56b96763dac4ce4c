/// Who is behind each entry: its owner and all who joined them. Whoever is behind both matches nobody anew.
struct MatchPersons: Sendable {
    /// The number of each one's owner.
    private let owners: [Int32]
    /// The numbers of those who joined; empty for nearly all.
    private let joined: [[Int32]]

    init(_ entries: [MatchEntry]) {
        var numbers: [String: Int32] = [:]
        func number(_ handle: String) -> Int32 {
            let number = numbers[handle] ?? Int32(numbers.count)
            numbers[handle] = number
            return number
        }
        owners = entries.map { number($0.owner) }
        joined = entries.map { $0.profile.joined.map(number) }
    }

    /// Whether somebody is behind both.
    func overlap(_ one: Int, _ other: Int) -> Bool {
        if owners[one] == owners[other] { return true }
        if joined[one].isEmpty, joined[other].isEmpty { return false }
        return joined[one].contains(owners[other]) || joined[other].contains(owners[one])
            || joined[one].contains(where: joined[other].contains)
    }
}
