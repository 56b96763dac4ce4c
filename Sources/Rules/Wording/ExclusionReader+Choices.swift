extension ExclusionReader {
    /// "females only", "mature person preferred"
    func limit(behind phrase: PeoplePhrase, _ lead: Int) -> Reading? {
        guard phrase.ways.contains(.limited), !isCount(phrase, lead), !isOfThing(lead), !follows(lead, .negation) else { return nil }
        // An adjective has to be said of somebody: "text Christian please" is not.
        let isOfSomebody = startsPart(lead) || follows(lead, describers)
        guard phrase.isNoun || isOfSomebody, isMeant(phrase, from: lead) else { return nil }
        var last = phrase.range.upperBound
        while last - phrase.range.upperBound < 2, isFollowed(last, by: .being) { last += 1 }
        guard isFollowed(last, by: .limit, over: .comma) else { return nil }
        if isFollowed(last + 1, by: .limit) { last += 1 }
        // Whoever looks for a home of women only chooses the home.
        guard closes(last + 1, or: speaker == .request ? [.to, .for] : [.to, .for, .home]) else { return nil }
        let start = follows(lead, .no) ? lead - 1 : lead
        return Reading(start: start, end: last + 1, ground: phrase.ground)
    }

    private var describers: WordRoles {
        [.for, .to, .determiner, .quality, .being, .limit, .connector, .seeks, .wants, .seeksFor, .suits, .no, .must, .person]
    }

    /// "only females", "we only rent to women"
    func limit(before phrase: PeoplePhrase, _ lead: Int) -> Reading? {
        guard phrase.ways.contains(.limited), !isCount(phrase, lead), closes(phrase.range.upperBound, or: [.to, .for]) else { return nil }
        var place = lead
        while lead - place < 4, follows(place, [.admits, .wants, .to, .for, .suits, .suitsFor, .seeks, .seeksFor, .being]),
            !follows(place, .only)
        {
            place -= 1
        }
        guard follows(place, .only, over: .colon), isMeant(phrase, from: place - 1) else { return nil }
        let start = place - 1
        if follows(start, [.article, .negation]) || place == lead && follows(start, .tells) || isOfThing(start) { return nil }
        return Reading(start: start, end: phrase.range.upperBound, ground: phrase.ground)
    }

    /// "must be female", "has to be under 30"
    func demand(of phrase: PeoplePhrase, _ lead: Int) -> Reading? {
        guard phrase.ways.contains(.limited), follows(lead, .being), closes(phrase.range.upperBound, or: .follows) else { return nil }
        let start = follows(lead - 1, .to) ? lead - 3 : lead - 2
        guard start >= 0, tokens[start].does(.must), tokens[start].stop == .none, isMeant(phrase, from: start) else { return nil }
        // Things must be something as well.
        guard startsPart(start) || follows(start, [.person, .closer, .connector]) || token(before: start)?.word.group != nil else {
            return nil
        }
        return Reading(start: start, end: phrase.range.upperBound, ground: phrase.ground)
    }

    /// "looking for a female flatmate", "suits Indian students"
    func search(for phrase: PeoplePhrase, _ lead: Int) -> Reading? {
        let end = phrase.range.upperBound
        guard closes(end, or: [.to, .for, .follows]) else { return nil }
        // "Looking for Chinese? It's on the corner"
        if phrase.isOrigin, !follows(lead, .seeks) { return nil }
        // "I prefer young, leafy streets"
        if !phrase.isNoun, phrase.ground == .age, tokens[end - 1].stop == .comma { return nil }
        var start: Int?
        if phrase.ways.contains(.sought) { start = searchStart(phrase, lead) }
        if start == nil, phrase.ways.contains(.suited) {
            if follows(lead, .suits) { start = lead - 1 }
            if follows(lead, .for), follows(lead - 1, .suitsFor), !isOfThing(lead - 2) { start = lead - 2 }
        }
        guard let start, isMeant(phrase, from: start) else { return nil }
        return Reading(start: start, end: end, ground: phrase.ground)
    }

    /// "Flatmate wanted (female)", "Housemate (female) wanted", "Room for rent (females)"
    func aside(_ phrase: PeoplePhrase, _ lead: Int) -> Reading? {
        let end = phrase.range.upperBound
        guard phrase.ways.contains(.limited), !isCount(phrase, lead), let before = token(before: lead),
            (.colon ... .comma).contains(before.stop),
            tokens[end - 1].stop >= .comma
        else { return nil }
        // "Flatmates: two females" tells who there is.
        if before.does(.mate), isFollowed(end, by: .wants, over: .comma) {
            return Reading(start: lead - 1, end: end + 1, ground: phrase.ground)
        }
        if before.does(.limit), before.does(.wants) || !before.does([.only, .please]), let mate = place(of: .mate, before: lead - 1) {
            return Reading(start: mate, end: end, ground: phrase.ground)
        }
        guard speaker == .offer, phrase.ground == .sex, before.does(.suitsFor), let room = place(of: .home, before: lead) else {
            return nil
        }
        return Reading(start: room, end: end, ground: phrase.ground)
    }

    /// Where one of the four words before a place does this in the same thought.
    private func place(of roles: WordRoles, before end: Int) -> Int? {
        var place = end
        while place > 0, end - place < 4, place == end || tokens[place - 1].stop == .none {
            place -= 1
            if tokens[place].does(roles) { return place }
        }
        return nil
    }

    private func searchStart(_ phrase: PeoplePhrase, _ lead: Int) -> Int? {
        if follows(lead, .seeks, over: .colon) { return lead - 1 }
        if follows(lead, .for, over: .colon), follows(lead - 1, .seeksFor) { return lead - 2 }
        if follows(lead, .after), follows(lead - 1, [.writer, .being]) { return lead - 1 }
        // "we want kids to feel at home"
        let isMate = tokens[phrase.range].contains { $0.does(.mate) }
        if follows(lead, .wants, over: .colon), isMate || !follows(lead, .wants) { return lead - 1 }
        return nil
    }
}
