import Facts
import Places
import Values

/// States and suburbs.
extension FilterReader {
    mutating func readStates(_ term: FilterTerm) {
        guard hasPlaces(term) else { return }
        var chosen: Set<State> = []
        for word in term.values {
            if let state = State(word.text) {
                chosen.insert(state)
                continue
            }
            let names = State.allCases.map(\.rawValue) + State.allCases.map(\.name)
            let guess = Spelling.nearest(to: word.text, among: names).flatMap { State($0) }?.rawValue
            fail(
                .choiceValue, word.span,
                "\(word.text.quoted) is not an Australian state or territory" + (guess.map { "; did you mean \($0)?" } ?? ""),
                reason: "Write \(State.allCases.map(\.rawValue).listed("or")).",
                fix: guess.flatMap { fix(word, key: term.key, values: [$0]) })
        }
        places.states = chosen
        let mask = chosen.reduce(UInt8(0)) { $0 | 1 << UInt8($1.ordinal) }
        limit { $0.states = mask }
        add("state", chosen.sorted().map(\.rawValue))
    }

    mutating func readSuburbs(_ term: FilterTerm) {
        guard hasPlaces(term) else { return }
        var names: [(row: Int32, text: String)] = []
        places.suburbs = []
        for word in joined(term.values, key: term.key) {
            if report.isFull { return }
            guard let (found, text) = localities(of: word, key: term.key) else { continue }
            places.suburbs?.append((word, found))
            names.append((found.first?.index ?? 0, text))
        }
        var seen: Set<String> = []
        add("suburb", names.sorted { ($0.row, $0.text) < ($1.row, $1.text) }.map(\.text).filter { seen.insert($0).inserted })
    }

    /// Whether a wanted kind has places; the others cannot match.
    mutating func hasPlaces(_ term: FilterTerm) -> Bool {
        let placed = wanted.indices.filter { wanted[$0].place != .none }
        keep(placed)
        if placed.isEmpty {
            failNever(term, what: "a place", others: vocabulary.kinds.filter { $0.place != .none })
        }
        return !placed.isEmpty
    }

    /// The places that a value means, and how a query names them; nil with a finding.
    private mutating func localities(
        of word: FilterWord, key: String
    ) -> (places: [Locality], text: String)? {
        let gazetteer = vocabulary.gazetteer
        if word.text.allSatisfy(\.isASCIIDigit) {
            let places = gazetteer.localities(postcode: word.text)
            if !places.isEmpty { return (places, word.text) }
            let padded = "0" + word.text
            let isCut = !gazetteer.localities(postcode: padded).isEmpty
            fail(
                .suburbPostcode, word.span,
                word.text.utf8.count == Country.australia.postcodeLength
                    ? "\(word.text) is not the postcode of a place" : "\(word.text.quoted) is not a postcode",
                reason: word.text.utf8.count == Country.australia.postcodeLength
                    ? "It may be a PO box postcode, which takes mail but has no homes." : "A postcode has four digits.",
                fix: isCut ? fix(word, key: key, values: [padded]) : nil)
            return nil
        }
        let words = SuburbWords(word.text, gazetteer: gazetteer)
        if words.isEnd, let state = words.state {
            let remedy = words.postcode.flatMap { fix(word, key: key, values: [$0]) }
            fail(
                .suburbPostcode, word.span,
                "\(word.text.quoted) " + (words.postcode == nil ? "is a state, not a suburb" : "lacks the name of the suburb"),
                reason: words.postcode == nil
                    ? "A state has a key of its own: \(written("state", state.rawValue))."
                    : "A postcode alone stands for all of its suburbs.", fix: remedy)
            return nil
        }
        let namesakes = gazetteer.localities(named: words.name).filter {
            (words.state == nil || $0.state == words.state) && (words.postcode == nil || $0.postcode == words.postcode)
        }
        if namesakes.count == 1 { return (namesakes, namesakes[0].line) }
        if words.isName, let region = gazetteer.localities(named: words.name).isEmpty ? regions(meant: words.name).first : nil {
            fail(
                .suburbPostcode, word.span, "\(word.text.quoted) is a region, not a suburb",
                reason: "A region has a key of its own: \(written("region", region.slug)).")
            return nil
        }
        switch gazetteer.judge(suburb: words.name, state: words.state?.rawValue, postcode: words.postcode) {
        case .agrees(let place, _): return ([place], place.line)
        case .wrong(let problem):
            fail(
                .suburbPostcode, word.span, problem.message, reason: problem.reason,
                fix: fix(word, key: key, values: problem.likely.map(\.line)))
            return nil
        }
    }

    /// The values, each state joined to its suburb if a comma parted them, which YAML lists must not do.
    private mutating func joined(_ words: [FilterWord], key: String) -> [FilterWord] {
        var result: [FilterWord] = []
        for word in words {
            guard let last = result.last, isEnd(word.text, of: last.text) else {
                result.append(word)
                continue
            }
            result.removeLast()
            let whole = FilterWord(joining: [last, word])
            let text = last.text + " " + word.text
            if form == .query {
                result.append(whole ?? FilterWord(text: text, span: last.span, isWhole: false))
            } else {
                fail(
                    .valueShape, word.span, "a comma parts \(word.text.quoted) from \(last.text.quoted)",
                    reason: "In a list a comma separates values.",
                    fix: whole.flatMap { fix($0, key: key, values: [text]) })
            }
        }
        return result
    }

    /// Whether a value is the state, with or without postcode, of the suburb before it.
    func isEnd(_ text: String, of suburb: String) -> Bool {
        SuburbWords(text, gazetteer: vocabulary.gazetteer).isEnd && SuburbWords(suburb, gazetteer: vocabulary.gazetteer).isName
    }
}
