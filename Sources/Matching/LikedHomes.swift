/// Which of the listings that people name as ones they like two have in common.
struct LikedHomes: Sendable {
    /// The numbers of the listings that each entry likes, rising.
    private let likes: [[Int32]]
    /// The number of each entry itself; -1 if nobody likes it.
    private let own: [Int32]

    init(_ entries: [MatchEntry]) {
        var numbers: [String: Int32] = [:]
        likes = entries.map { entry in
            entry.profile.homes.isEmpty
                ? []
                : Set(
                    entry.profile.homes.map { id in
                        let number = numbers[id] ?? Int32(numbers.count)
                        numbers[id] = number
                        return number
                    }
                ).sorted()
        }
        own = entries.map { numbers[$0.id] ?? -1 }
    }

    /// Whether an entry likes any, or is liked.
    func hasAny(_ index: Int) -> Bool { !likes[index].isEmpty || own[index] >= 0 }

    /// How many listings both like; or 1 if one likes the other.
    func shared(_ one: Int, _ other: Int, areBothLooking: Bool) -> Int {
        guard areBothLooking else { return likes(one, own[other]) || likes(other, own[one]) ? 1 : 0 }
        return likes[one].isEmpty || likes[other].isEmpty ? 0 : likes[one].count { likes[other].contains($0) }
    }

    /// Whether an entry likes the listing of that number.
    private func likes(_ index: Int, _ number: Int32) -> Bool { number >= 0 && likes[index].contains(number) }

    /// How many of some entries like another one.
    func count(of entries: [Int], liking other: Int) -> Int { entries.count { likes($0, own[other]) } }
}
