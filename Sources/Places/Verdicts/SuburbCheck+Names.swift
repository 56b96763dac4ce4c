/// Problems with names that mean a place, but no suburb.
extension SuburbCheck {
    /// The problem with a city, region, campus, nickname or former name in place of a suburb; nil if the name is none of them, or is no more
    /// than like one while a suburb nearby has a name like it too.
    var otherName: Problem? {
        let meanings = gazetteer.meanings(of: suburb)
        guard let meaning = meanings.first(where: { !fitting($0).isEmpty }) ?? meanings.first else { return nil }
        let places = fitting(meaning)
        let isScoped = meaning.region == nil ? scope != nil : postcodeText != nil
        if places.isEmpty, isScoped, !near(state: state, 0).isEmpty { return nil }
        return switch meaning.target {
        case .region(let region): notASuburb(region, meaning.sense, places)
        case .localities(let meant): unofficial(meant, meaning.sense, places, all: meanings.flatMap({ $0.localities }))
        case .campuses(let campuses): campus(campuses, places)
        }
    }

    /// The problem with the name of a city that is also a suburb, with the postcode of another suburb of the city; nil for other names.
    func city(_ postcode: String, _ namesakes: [Locality]) -> Problem? {
        guard let city = gazetteer.meanings(of: suburb).first(where: { $0.sense == .city && $0.region != nil }) else { return nil }
        let places = fitting(city)
        guard !places.isEmpty else { return nil }
        return problem(
            .suburb, "\(postcode) is in the city of \(name), but not in the suburb \(name)",
            [suburbs(places, postcode), "The suburb \(name) is \(PlaceWording.choices(namesakes))."],
            [misnamed, places, namesakes, inPostcode],
            likely: misnamed + few(places) + (few(places).isEmpty ? [] : namesakes))
    }

    /// The suburbs of a meaning that agree with the state and the postcode that were given; official ones first. Of a region only those with
    /// the postcode, since it has too many others.
    private func fitting(_ meaning: PlaceMeaning) -> [Locality] {
        let places: [Locality]
        if let region = meaning.region {
            let rows = Set(gazetteer.regions.rows(of: region))
            places = inPostcode.filter { rows.contains($0.index) }
        } else {
            places = meaning.localities + meaning.campuses.map { $0.locality }
        }
        return places.filter { (state == nil || $0.state == state) && (postcodeText == nil || $0.postcode == postcodeText) }
    }

    private func notASuburb(_ region: Region, _ sense: PlaceMeaning.Sense, _ places: [Locality]) -> Problem {
        let isCity = sense == .city
        let message =
            sense == .former
            ? "\(name) is a former name of \(region.label), which is no suburb" : "\(name) is a \(isCity ? "city" : "region"), not a suburb"
        let count = gazetteer.regions.rows(of: region).count
        let fact =
            places.isEmpty
            ? "It has \(count) suburbs, and an address has the one that the home is in." : suburbs(places, postcodeText ?? "")
        let outside = places.isEmpty && !inPostcode.isEmpty ? "None of them has the postcode \(postcodeText ?? ""). " + postcodeFact : ""
        return problem(.suburb, message, [fact, outside], [misnamed, places, inPostcode], likely: misnamed + few(places))
    }

    /// The official ones of some suburbs, or all if none is; none if they are so many that the first are not likelier than others.
    private func few(_ places: [Locality]) -> [Locality] {
        let official = places.filter { !$0.isPostalOnly }
        let likely = official.isEmpty ? places : official
        return likely.count > PlaceWording.namesShown ? [] : likely
    }

    private func unofficial(_ meant: [Locality], _ sense: PlaceMeaning.Sense, _ places: [Locality], all: [Locality]) -> Problem {
        let shown = places.isEmpty ? meant : places
        let names = PlaceWording.list(unique(shown.map { $0.name }), limit: PlaceWording.namesShown, joint: "or")
        let what = sense == .former ? "a former name of" : "what people call"
        let fact = places.isEmpty || scope == nil ? "It is \(PlaceWording.list(unique(all.map { $0.line }), limit: 4, joint: "or"))." : ""
        return problem(
            .suburb, "\(name) is \(what) \(names)", ["An address has the official name.", fact, places.isEmpty ? postcodeFact : ""],
            [places, all, inPostcode], likely: places.isEmpty || scope == nil ? all : places)
    }

    private func campus(_ campuses: [Campus], _ places: [Locality]) -> Problem {
        let lines = unique((places.isEmpty ? campuses.map { $0.locality } : places).map { $0.line })
        return problem(
            .suburb, "\(name) is a \(campuses.count > 1 ? "university" : "campus"), not a suburb",
            ["It is in \(PlaceWording.list(lines, limit: 4, joint: "and")).", places.isEmpty ? postcodeFact : ""],
            [places, campuses.map { $0.locality }, inPostcode], likely: places.isEmpty ? campuses.map { $0.locality } : places)
    }

    /// `Its suburb with the postcode 3066 is Collingwood.`
    private func suburbs(_ places: [Locality], _ postcode: String) -> String {
        let names = unique(places.map { $0.name })
        let list = PlaceWording.list(names, limit: PlaceWording.choicesShown)
        return names.count == 1
            ? "Its suburb with the postcode \(postcode) is \(list)." : "Its suburbs with the postcode \(postcode) are \(list)."
    }

    private func unique(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }
}
