/// Words that name people together: `Chinese or Indian students`, `females 18-30`, `over 40s`.
struct PeoplePhrase {
    /// The places of its words.
    var range: Range<Int>
    var ground: ProtectedGround
    var ways: GroupWord.Ways
    /// Whether a noun ends it. If an adjective does, what stands around it has to show that people are meant.
    var isNoun: Bool
    /// Whether an adjective ends it that may be said of things as well: `Chinese`.
    var isOrigin = false
    /// Whether it names those of one sort and the others, so that nobody is left out.
    var isEverybody = false

    /// The phrase that starts at a place, if people are meant there, and where to look for the next.
    static func read(_ tokens: [WordToken], at start: Int) -> (phrase: PeoplePhrase?, end: Int)? {
        // "older than 30" is an age, though "older" is a word for people as well.
        if let ages = AgeWords.read(tokens, at: start) { return (phrase(ages, at: start), ages.end) }
        guard tokens[start].word.group != nil else { return nil }
        var groups: [GroupWord] = []
        /// The phrase up to the last noun.
        var people: PeoplePhrase?
        var (place, end) = (start, start)
        while place < tokens.count, place - start < longest {
            let token = tokens[place]
            if let group = token.word.group {
                groups.append(group)
                if group.shape == .noun { people = phrase(of: groups, start..<(place + 1)) }
            } else if token.does(.person), tokens[place - 1].stop == .none {
                people = phrase(of: groups, start..<(place + 1))
            } else if let ages = AgeWords.read(tokens, at: place), tokens[place - 1].stop < .end {
                people = phrase(of: groups, start..<ages.end)
                (place, end) = (ages.end - 1, ages.end - 1)
            } else if !token.does([.connector, .quality, .determiner]) {
                break
            }
            if !token.does(.connector) || token.word.group != nil { end = place }
            // Behind a comma others are named, or it is another thought.
            let stop = tokens[place].stop
            if stop == .end || stop != .none && !goesOn(tokens, place + 1) { break }
            place += 1
        }
        let last = tokens[start...end].last { $0.word.group != nil }?.word.group
        if people?.range.upperBound != end + 1, let last, tokens[end].word.group != nil, last.shape != .quality,
            people == nil || last.shape == .adjective
        {
            var bare = phrase(of: groups, start..<(end + 1))
            (bare.isNoun, bare.isOrigin) = (false, last.shape == .origin)
            return (bare, end + 1)
        }
        return (people, max(end + 1, people?.range.upperBound ?? 0))
    }

    /// The most words of a phrase.
    private static let longest = 12

    /// Whether a group is named from a place on, behind others.
    private static func goesOn(_ tokens: [WordToken], _ place: Int) -> Bool {
        var place = place
        while place < tokens.count, tokens[place].does([.connector, .quality]), tokens[place].word.group == nil, tokens[place].stop == .none
        {
            place += 1
        }
        return place < tokens.count && tokens[place].word.group != nil
    }

    private static func phrase(of groups: [GroupWord], _ range: Range<Int>) -> PeoplePhrase {
        let ground = groups.map { $0.ground }.min() ?? .age
        let ways = groups.filter { $0.ground == ground }.reduce(into: GroupWord.Ways()) { $0.formUnion($1.ways) }
        let sides = Set(groups.map { $0.side })
        return PeoplePhrase(
            range: range, ground: ground, ways: ways, isNoun: true, isEverybody: sides.contains { $0 > 0 && sides.contains(-$0) })
    }

    private static func phrase(_ ages: AgeWords, at start: Int) -> PeoplePhrase {
        PeoplePhrase(
            range: start..<ages.end, ground: ages.isForOlder ? .olderAge : .age, ways: [.refused, .limited, .sought],
            isNoun: false)
    }
}
