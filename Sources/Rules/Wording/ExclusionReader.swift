/// Tells from the words about people whether they are turned away, or others for them.
struct ExclusionReader {
    let tokens: [WordToken]
    let speaker: Exclusion.Speaker

    /// What a sentence does with people, and the places of its words.
    struct Reading {
        let start: Int
        var end: Int
        let ground: ProtectedGround
    }

    func exclusion(of phrase: PeoplePhrase) -> Exclusion? {
        let lead = start(of: phrase)
        var reading = refusal(of: phrase, lead)
        if reading == nil, !phrase.isEverybody {
            reading =
                limit(behind: phrase, lead) ?? limit(before: phrase, lead) ?? demand(of: phrase, lead) ?? search(for: phrase, lead)
                ?? aside(phrase, lead)
        }
        return reading.map {
            Exclusion(range: tokens[$0.start].range.lowerBound..<tokens[$0.end - 1].range.upperBound, ground: $0.ground)
        }
    }

    /// The place of the first of the words that only say more of the people: "a quiet, tidy" before "female flatmate".
    private func start(of phrase: PeoplePhrase) -> Int {
        let isAge = tokens[phrase.range.lowerBound].word.group == nil
        var lead = phrase.range.lowerBound
        while let before = token(before: lead), phrase.range.lowerBound - lead < 6,
            before.stop == .none || before.stop == .comma && before.does(.quality),
            before.does([.determiner, .quality]) || isAge && before.does(.person)
        {
            lead -= 1
        }
        return lead
    }

    /// The word before a place.
    func token(before place: Int) -> WordToken? { place > 0 ? tokens[place - 1] : nil }

    /// Whether the word before a place does one of these in the same thought.
    func follows(_ place: Int, _ roles: WordRoles, over stop: WordToken.Stop = .none) -> Bool {
        token(before: place).map { $0.stop <= stop && $0.does(roles) } ?? false
    }

    /// Whether a part of a sentence starts at a place.
    func startsPart(_ place: Int) -> Bool { token(before: place).map { $0.stop >= .colon } ?? true }

    /// Whether the word at a place does one of these in the same thought as the one before.
    func isFollowed(_ end: Int, by roles: WordRoles, over stop: WordToken.Stop = .none) -> Bool {
        end < tokens.count && tokens[end - 1].stop <= stop && tokens[end].does(roles)
    }

    /// Whether the thought ends before a place, or goes on with one of the words that people are followed by.
    func closes(_ end: Int, or roles: WordRoles = []) -> Bool {
        tokens[end - 1].stop >= .colon || isFollowed(end, by: roles.union(.closer))
            || isFollowed(end, by: .being) && isFollowed(end + 1, by: .admitted)
    }

    /// Whether people are meant by a phrase that a sentence of that start is about.
    func isMeant(_ phrase: PeoplePhrase, from start: Int) -> Bool {
        guard phrase.isOrigin else { return true }
        // "Thai, no Chinese" tells of food.
        let isListed = token(before: start).map { $0.stop == .comma && $0.word.group?.shape == .origin } ?? false
        return startsPart(start) && !isListed
    }

    /// Whether a sentence of that start is about a place or a thing, and so its users: "the pool is for adults only".
    func isOfThing(_ start: Int) -> Bool {
        var place = start
        while follows(place, [.being, .for]), start - place < 3 { place -= 1 }
        return follows(place, .thing)
    }

    /// Whether people are counted, and so their number said: "two adults only".
    func isCount(_ phrase: PeoplePhrase, _ lead: Int) -> Bool {
        [.relationship, .family, .age].contains(phrase.ground) && tokens[lead..<phrase.range.lowerBound].contains { $0.does(.number) }
    }
}
