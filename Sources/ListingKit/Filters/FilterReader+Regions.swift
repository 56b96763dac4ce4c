import Places
import Values

/// Regions, and what of them and of suburbs a listing must be in.
extension FilterReader {
    mutating func readRegions(_ term: FilterTerm) {
        guard hasPlaces(term) else { return }
        let table = vocabulary.gazetteer.regions
        places.regions = []
        var chosen: Set<String> = []
        for word in term.values {
            if report.isFull { return }
            guard let region = region(of: word, key: term.key) else { continue }
            let rows = table.rows(of: region)
            if rows.isEmpty {
                fail(
                    .savedSearch, word.span, "nothing can match \(word.text.quoted): the table of places has nothing of it",
                    reason: "The board has a table of its own, in its folder gazetteer.")
            }
            places.regions?.append((word, region, rows))
            chosen.insert(region.slug)
        }
        add("region", table.regions.map(\.slug).filter(chosen.contains))
    }

    /// The region that a value means; nil with a finding.
    private mutating func region(of word: FilterWord, key: String) -> Region? {
        if let region = vocabulary.gazetteer.regions.region(slug: word.text.lowercased()) { return region }
        let meant = regions(meant: word.text)
        guard let first = meant.first else {
            failNoRegion(word, key: key)
            return nil
        }
        guard meant.count > 1 else { return first }
        fail(
            .savedSearch, word.span, "\(word.text.quoted) may be \(meant.map(\.labelWithState).listed("or"))",
            reason: "In a search a region has the name that only it has: \(meant.map(\.slug).listed("or")).",
            fix: fix(word, key: key, values: meant.map(\.slug)))
        return nil
    }

    /// The regions that a text may mean, the commoner first: of those that share places, such as a city and its council, only the first.
    func regions(meant text: String) -> [Region] {
        let table = vocabulary.gazetteer.regions
        var result: [(region: Region, rows: Set<Int32>)] = []
        for region in vocabulary.gazetteer.meanings(of: text).compactMap(\.region) {
            let rows = Set(table.rows(of: region))
            if result.isEmpty || result.allSatisfy({ $0.rows.isDisjoint(with: rows) }) { result.append((region, rows)) }
        }
        return result.map(\.region)
    }

    private mutating func failNoRegion(_ word: FilterWord, key: String) {
        if let state = State(word.text) {
            return fail(
                .savedSearch, word.span, "\(word.text.quoted) is a state, not a region",
                reason: "A state has a key of its own: \(written("state", state.rawValue)).")
        }
        for meaning in vocabulary.gazetteer.meanings(of: word.text) {
            if let campus = meaning.campuses.first {
                return fail(
                    .savedSearch, word.span, "\(word.text.quoted) is a campus, not a region",
                    reason: "What is near a campus has a key of its own: \(written("near", campus.slug)).")
            }
            if let place = meaning.localities.first {
                return fail(
                    .savedSearch, word.span, "\(word.text.quoted) is a suburb, not a region",
                    reason: "A suburb has a key of its own: \(written("suburb", place.line)).")
            }
        }
        let guess = Spelling.nearest(to: word.text, among: vocabulary.gazetteer.regions.regions.map(\.slug))
        fail(
            .savedSearch, word.span, "there is no region \(word.text.quoted)" + Spelling.question(guess),
            reason: "Regions are cities, councils and what people call parts of the country, such as Western Sydney.",
            fix: guess.flatMap { fix(word, key: key, values: [$0]) })
    }

    mutating func readSurrounding(_ term: FilterTerm) {
        guard hasPlaces(term), readYes(term) else { return }
        places.surrounding = term
        add("surrounding", ["yes"])
    }

    /// Puts the wanted places into what listings must meet, and reports those where nothing can be.
    mutating func limitPlaces() {
        limitNear()
        if let term = places.surrounding, places.suburbs == nil, isSound {
            fail(
                .savedSearch, term.keySpan, "\"surrounding\" needs the suburbs that others surround",
                reason: "They stand under \"suburb\".",
                fix: nil)
        }
        let gazetteer = vocabulary.gazetteer
        var rows = places.regions.map { Set($0.flatMap(\.rows)) }
        for (word, region, rows) in places.regions ?? [] where !rows.isEmpty {
            checkStates(of: rows, word, fallback: gazetteer.regions.localities(in: region))
        }
        if let suburbs = places.suburbs {
            var wanted: Set<Int32> = []
            for (word, suburbs) in suburbs {
                let around = places.rows(of: suburbs, gazetteer)
                checkStates(of: around, word, fallback: suburbs)
                if let regions = rows, regions.isDisjoint(with: around), isSound {
                    let names = (places.regions ?? []).map(\.region.labelWithState).listed("or")
                    fail(
                        .savedSearch, word.span, "nothing can match \(word.text.quoted): it is not in \(names)",
                        reason: "This search wants \(names): see its \"region\".")
                }
                wanted.formUnion(around)
            }
            rows = rows?.intersection(wanted) ?? wanted
        }
        guard let all = rows?.sorted() else { return }
        limit { $0.localities = all }
    }

    /// Reports a value whose places are all outside the wanted states.
    private mutating func checkStates(of rows: [Int32], _ word: FilterWord, fallback places: [Locality]) {
        guard let states = self.places.states else { return }
        let localities = vocabulary.gazetteer.localities
        guard !rows.contains(where: { states.contains(localities[Int($0)].state) }) else { return }
        fail(
            .savedSearch, word.span, "nothing can match \(word.text.quoted): it is in \(PlaceWording.states(places, joint: "or"))",
            reason: "This search wants \(states.sorted().map(\.rawValue).listed("or")): see its \"state\".")
    }
}
