import Facts
import Places
import Values

/// What listings must be near, and how near.
extension FilterReader {
    mutating func readNear(_ term: FilterTerm) {
        guard hasPlaces(term) else { return }
        var centres: [(centre: WantedPlaces.Centre, key: FilterTerm)] = []
        for word in pointsJoined(term.values) {
            if report.isFull { return }
            for centre in self.centres(of: word, key: term.key) where !centres.contains(where: { $0.centre == centre }) {
                centres.append((centre, term))
            }
        }
        if centres.count > FilterReader.mostValues {
            fail(
                .savedSearch, term.keySpan,
                "\(term.key.quoted) means \(centres.count) campuses and suburbs; at most \(FilterReader.mostValues) fit")
        }
        centres.sort { $0.centre.slug < $1.centre.slug }
        places.centres = centres
        // The two angles of a point stand in a query as two values do.
        add("near", centres.flatMap { $0.centre.slug.split(separator: ",").map(String.init) })
    }

    /// The values, each latitude joined to the longitude behind it.
    private func pointsJoined(_ words: [FilterWord]) -> [FilterWord] {
        var result: [FilterWord] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            guard let next = rest.first, RoughPoint.isAngle(word.text), RoughPoint.isAngle(next.text) else {
                result.append(word)
                continue
            }
            rest.removeFirst()
            let whole = FilterWord(joining: [word, next])
            result.append(FilterWord(text: "\(word.text),\(next.text)", span: whole?.span ?? word.span, isWhole: whole != nil))
        }
        return result
    }

    mutating func readKilometres(_ term: FilterTerm) {
        guard hasPlaces(term), let kilometres = number(term, 1...100) else { return }
        places.distance = (term, kilometres)
        guard let centres = places.centres else {
            if isSound {
                fail(
                    .savedSearch, term.keySpan, "\"km\" needs what listings are near",
                    reason: "That is a campus, a suburb or a point, such as \(written("near", "unimelb")).")
            }
            return
        }
        // What goes without saying is not said, so that one search has one address.
        if !centres.allSatisfy({ $0.centre.usual == kilometres }) { add("km", [String(kilometres)]) }
    }

    /// Puts what is to be near into what listings must meet.
    mutating func limitNear() {
        guard let centres = places.centres, !centres.isEmpty, isSound else { return }
        let circles = centres.map {
            Nearness.Circle(centre: $0.centre.point, kilometres: Double(places.distance?.kilometres ?? $0.centre.usual))
        }
        let near = Nearness(circles, gazetteer: vocabulary.gazetteer)
        limit { $0.near = near }
    }

    /// The point, campuses or suburbs that a value means; none with a finding.
    private mutating func centres(of word: FilterWord, key: String) -> [WantedPlaces.Centre] {
        let gazetteer = vocabulary.gazetteer
        if let point = RoughPoint(word.text) { return [WantedPlaces.Centre(point)] }
        if RoughPoint.isMeant(by: word.text) {
            fail(
                .savedSearch, word.span, "\(word.text.quoted) is no point on the Earth",
                reason:
                    "A point is its latitude, -90 to 90, and its longitude, -180 to 180: \(form == .group ? "near: [-37.80, 144.98]" : "near=-37.80,144.98")."
            )
            return []
        }
        if let campus = gazetteer.campuses.first(where: { $0.slug == word.text.lowercased() }) { return [WantedPlaces.Centre(campus)] }
        let meanings = gazetteer.meanings(of: word.text).filter { $0.region == nil }
        if let campuses = meanings.first?.campuses, !campuses.isEmpty { return campuses.map(WantedPlaces.Centre.init) }
        if meanings.count == 1 { return centres(at: meanings[0].localities, word) }
        guard meanings.isEmpty else {
            let lines = meanings.compactMap { $0.localities.first?.line }
            fail(
                .suburbPostcode, word.span, "\(word.text.quoted) may be \(PlaceWording.list(lines, limit: 4, joint: "or"))",
                reason: "A suburb is written with its state and postcode.", fix: fix(word, key: key, values: lines))
            return []
        }
        let place = locality(of: word, key: key)
        return place.map { centres(at: [$0], word) } ?? []
    }

    private mutating func centres(at places: [Locality], _ word: FilterWord) -> [WantedPlaces.Centre] {
        let centres = places.compactMap(WantedPlaces.Centre.init)
        if centres.isEmpty {
            fail(
                .savedSearch, word.span, "nothing can match \(word.text.quoted): the table of places does not know where it is",
                reason: "Some names people use have no position. Try a suburb next to it.")
        }
        return centres
    }

    /// The suburb that a value means, written with its state and postcode, perhaps as in an address; nil with a finding.
    private mutating func locality(of word: FilterWord, key: String) -> Locality? {
        let gazetteer = vocabulary.gazetteer
        let text = word.text.contains(" ") ? word.text : word.text.replacing("-", with: " ")
        if text.allSatisfy(\.isASCIIDigit) {
            let lines = gazetteer.localities(postcode: text).map(\.line)
            fail(
                .suburbPostcode, word.span, "\(key.quoted) is a campus or a suburb, not \(word.text.quoted)",
                reason: "A postcode may have many suburbs.", fix: fix(word, key: key, values: lines))
            return nil
        }
        let words = SuburbWords(text, gazetteer: gazetteer)
        let namesakes = gazetteer.localities(named: words.name).filter {
            (words.state == nil || $0.state == words.state) && (words.postcode == nil || $0.postcode == words.postcode)
        }
        if namesakes.count == 1 { return namesakes[0] }
        if words.isName, let region = namesakes.isEmpty ? regions(meant: text).first : nil {
            fail(
                .savedSearch, word.span, "\(word.text.quoted) is a region, and nothing is near a whole region",
                reason: "A region has a key of its own: \(written("region", region.slug)).")
            return nil
        }
        if words.isName, namesakes.isEmpty {
            let guess = Spelling.nearest(to: word.text, among: gazetteer.campuses.flatMap { [$0.slug, $0.shortName] })
            if let guess {
                fail(
                    .savedSearch, word.span, "there is no campus or suburb \(word.text.quoted)" + Spelling.question(guess),
                    fix: fix(word, key: key, values: [guess]))
                return nil
            }
        }
        switch gazetteer.judge(suburb: words.name, state: words.state?.rawValue, postcode: words.postcode) {
        case .agrees(let place, _): return place
        case .wrong(let problem):
            fail(
                .suburbPostcode, word.span, problem.message, reason: problem.reason,
                fix: fix(word, key: key, values: problem.likely.map(\.line)))
            return nil
        }
    }
}
