/// An age, or several, that somebody has: `over 30s`, `aged 18 to 30`, `18-30`, `25+`.
struct AgeWords {
    /// The place behind its last word.
    let end: Int
    /// Whether they are ages of older people from one on, for whom homes may be kept.
    let isForOlder: Bool

    /// The ages that start at a place.
    static func read(_ tokens: [WordToken], at start: Int) -> AgeWords? {
        var place = start
        while place < tokens.count, tokens[place].does(.ages), tokens[place].stop == .none, place - start < 2 { place += 1 }
        guard place < tokens.count, let first = tokens[place].age else { return nil }
        let isNamed = place > start
        var isOver = tokens[place].isJoined || tokens[start..<place].contains { $0.does(.least) }
        var end = place + 1
        if tokens[place].stop == .none, let upper = upperAge(tokens, place + 1), tokens[upper].age.map({ $0 > first }) ?? false {
            (end, isOver) = (upper + 1, false)
        } else if !isNamed, !tokens[place].isJoined {
            return nil
        } else if !isNamed, end < tokens.count, tokens[place].stop == .none, tokens[end].age != nil {
            return nil
        }
        while end < tokens.count, tokens[end - 1].stop == .none, tokens[end].does(.years) { end += 1 }
        return AgeWords(end: end, isForOlder: first >= 50 && isOver)
    }

    /// The place of the age behind "to", "and" or a hyphen.
    private static func upperAge(_ tokens: [WordToken], _ place: Int) -> Int? {
        guard place < tokens.count else { return nil }
        if tokens[place].age != nil, tokens[place - 1].isJoined { return place }
        let isBetween = tokens[place].does(.to) || tokens[place].does(.connector)
        return isBetween && tokens[place].stop == .none && place + 1 < tokens.count && tokens[place + 1].age != nil ? place + 1 : nil
    }
}
