extension ExclusionReader {
    /// People who are turned away.
    func refusal(of phrase: PeoplePhrase, _ lead: Int) -> Reading? {
        guard phrase.ways.contains(.refused) else { return nil }
        return plainRefusal(of: phrase, lead) ?? refusalByVerb(of: phrase, lead) ?? refusalBehind(phrase, lead)
            ?? unsuitability(for: phrase, lead)
    }

    /// "no children", unless it tells how things are.
    private func plainRefusal(of phrase: PeoplePhrase, _ lead: Int) -> Reading? {
        let end = phrase.range.upperBound
        guard follows(lead, .no), closes(end), isMeant(phrase, from: lead - 1), !addresses(phrase) else { return nil }
        let isAsked = isFollowed(end, by: [.please, .admitted], over: .comma) || isFollowed(end, by: .being)
        if follows(lead - 1, .tells), !isAsked { return nil }
        if !isAsked, tells(of: end) || phrase.ground == .family && (speaker != .offer || tells(before: lead - 1)) { return nil }
        return Reading(start: lead - 1, end: end, ground: phrase.ground)
    }

    /// Whether people are only spoken to, and what is refused comes after: "no guys, we can't take pets".
    private func addresses(_ phrase: PeoplePhrase) -> Bool {
        let end = phrase.range.upperBound
        return phrase.ground == .sex && tokens[phrase.range.lowerBound].does(.person) && tokens[end - 1].stop == .comma
            && isFollowed(end, by: .writer, over: .comma) && isFollowed(end + 1, by: .negation) && isFollowed(end + 2, by: .admits)
            && tokens[end + 2].stop == .none
    }

    /// Whether the rest of a thought tells who lives where: "no kids or dogs live here".
    private func tells(of end: Int) -> Bool {
        var place = end
        while place < tokens.count, place - end < 8, tokens[place - 1].stop == .none {
            if tokens[place].does(.lives) { return true }
            place += 1
        }
        return false
    }

    /// So many words of a sentence are looked at, at most.
    private var longestSentence: Int { 30 }

    /// Whether the sentence tells of people up to a place, and asks for none: "we are a quiet couple, no kids".
    private func tells(before no: Int) -> Bool {
        var place = no
        var isOfPeople = false
        for _ in 0..<longestSentence {
            guard let token = token(before: place), token.stop < .end else { break }
            if token.does([.seeks, .seeksFor, .wants, .suits, .admits, .asks]) { return false }
            if token.does(.suitsFor), isFollowed(place, by: .for) { return false }
            if token.does(.for), startsPart(place - 1) || follows(place - 1, .home), names(somebody: place, upTo: no) { return false }
            isOfPeople = isOfPeople || token.does([.writer, .person]) || token.word.group != nil
            place -= 1
        }
        return isOfPeople
    }

    /// Whether somebody is named from a place on and nothing else: "a quiet couple" and not "a couple of years".
    private func names(somebody start: Int, upTo end: Int) -> Bool {
        var place = start
        while place < end, tokens[place].does([.determiner, .quality]), tokens[place].stop == .none { place += 1 }
        guard place < end, tokens[place].does(.person) || tokens[place].word.group != nil else { return false }
        return tokens[place].stop != .none || place + 1 == end
    }

    /// "we don't accept children"
    private func refusalByVerb(of phrase: PeoplePhrase, _ lead: Int) -> Reading? {
        var verb = lead
        if follows(verb, [.to, .for]) { verb -= 1 }
        guard follows(verb, verb < lead ? [.admits, .seeksFor] : .admits), closes(phrase.range.upperBound) else { return nil }
        guard let start = negation(before: verb - 1), isMeant(phrase, from: start) else { return nil }
        return Reading(start: start, end: phrase.range.upperBound, ground: phrase.ground)
    }

    /// The place of "not" before a place, or one word further on.
    private func negation(before place: Int) -> Int? {
        if follows(place, .negation) { return place - 1 }
        return place > 0 && tokens[place - 1].stop == .none && follows(place - 1, .negation) ? place - 2 : nil
    }

    /// "children are not allowed", "men need not apply"
    private func refusalBehind(_ phrase: PeoplePhrase, _ lead: Int) -> Reading? {
        var end = phrase.range.upperBound
        if isFollowed(end, by: [.being, .must]) { end += 1 }
        guard isFollowed(end, by: .negation) else { return nil }
        end += 1
        if isFollowed(end, by: .being) { end += 1 }
        guard isFollowed(end, by: .admitted), closes(end + 1), !isOfThing(lead), phrase.isNoun || startsPart(lead) else { return nil }
        return Reading(start: lead, end: end + 1, ground: phrase.ground)
    }

    /// "not suitable for children". That somebody with a disability would find it hard is worth telling.
    private func unsuitability(for phrase: PeoplePhrase, _ lead: Int) -> Reading? {
        guard phrase.ground != .disability, follows(lead, [.for, .to]), closes(phrase.range.upperBound) else { return nil }
        var start: Int?
        if follows(lead - 1, .unsuited) {
            start = lead - 2
        } else if follows(lead - 1, .negation), tokens[lead - 1].does(.for) {
            start = lead - 2
        } else if follows(lead - 1, .suitsFor) {
            start = negation(before: lead - 2)
        }
        guard let start, !isOfThing(start), isMeant(phrase, from: start) else { return nil }
        let isOfHome = phrase.ground == .family || phrase.ground == .age
        return Reading(start: start, end: phrase.range.upperBound, ground: isOfHome ? .unsuitable : phrase.ground)
    }
}
