/// Problems with what is there but wrong.
extension SuburbCheck {
    func unknownState(_ text: String) -> Problem {
        let codes = PlaceWording.list(State.allCases.map { $0.rawValue }, limit: State.allCases.count, joint: "or")
        let exact = namesakes.filter { $0.postcode == postcodeText }
        let places = exact.isEmpty ? namesakes : exact
        let fact = places.isEmpty ? "" : "\(name) is \(PlaceWording.choices(places))."
        return problem(
            .state, "\(PlaceWording.quoted(text)) is not an Australian state or territory", ["Write \(codes).", fact],
            [places, places.isEmpty ? near(state: nil, 3) : [], places.isEmpty ? inPostcode : []]
        )
    }

    func malformedPostcode(_ text: String) -> Problem {
        let padded = "0" + text
        let places = gazetteer.localities(postcode: padded)
        guard places.isEmpty else {
            let meant = namesakes.filter { $0.postcode == padded && (state == nil || $0.state == state) }
            return problem(
                .postcode, "\(text) has lost its leading zero: the postcode is \(padded)",
                [
                    "A postcode has four digits. Spreadsheets and some YAML tools read it as a number and drop the zero.",
                    "\(padded) is the postcode of \(PlaceWording.places(places)).",
                    meant.isEmpty ? nameFact : "",
                ],
                meant.isEmpty ? [namesInState, places] : [meant]
            )
        }
        return problem(
            .postcode, "\(PlaceWording.quoted(text)) is not a postcode", ["A postcode has four digits, such as 3066.", nameFact],
            [namesInState, namesakes.isEmpty ? near(state: state, 3) : []]
        )
    }

    func emptyPostcode(_ postcode: String) -> Problem {
        problem(
            .postcode, "\(postcode) is not the postcode of a place",
            ["It may be a PO box postcode, which takes mail but has no homes.", nameFact],
            [namesInState, namesakes.isEmpty ? near(state: state, 3) : []]
        )
    }

    var unknownName: Problem {
        let misses = gazetteer.nearMisses(of: suburb, state: state, postcode: postcode)
        let isNear = misses.first?.remoteness == 0
        let places = misses.filter { !isNear || $0.remoteness < 3 }.prefix(5).map { gazetteer.table.locality($0.row) }
        // If one name is near, those further off are not meant.
        let slips = misses.first?.slips ?? 0
        let nearest = misses.prefix { isNear && $0.remoteness == 0 && $0.slips < slips + SlipCosts.shipped.twice }
            .map { gazetteer.table.locality($0.row) }
        // A place of another state and another postcode has nothing in common with what was written but some letters.
        let isElsewhere = state != nil && postcode != nil && misses.first?.remoteness == 3
        var reason: [String] = []
        let begun = places.isEmpty ? gazetteer.places(begunAs: suburb, state: state) : []
        if !begun.isEmpty {
            let names = begun.map { $0.description }
            reason.append("It's how \(PlaceWording.list(names, limit: PlaceWording.namesShown)) \(names.count == 1 ? "begins" : "begin").")
        } else if let first = places.first {
            if isNear, let scope {
                reason.append("The nearest name in \(scope) is \(first.name).")
            } else {
                reason.append("The nearest name is \(first).")
            }
        } else {
            reason.append("No name in the table is like it, so check the spelling.")
        }
        if !isNear { reason.append(postcodeFact) }
        if suburb.lowercased().hasSuffix(" national park") {
            reason.append("Parks are only in the table where people get mail there; write the suburb of the postal address.")
        }
        return problem(
            .suburb, "no suburb is called \(name)", reason, [places, begun, inPostcode], likely: isElsewhere ? [] : isNear ? nearest : nil)
    }

    func wrongState(_ state: State, _ postcode: String, _ right: [Locality]) -> Problem {
        let states = Set(inPostcode.map { $0.state })
        let why: String
        if states.contains(state) {
            why = """
                Postcode \(postcode) crosses the border: it has places in \(PlaceWording.states(inPostcode)). \
                So the state comes from the suburb, not from the postcode.
                """
        } else if states.count > 1 {
            why = "Postcode \(postcode) has places in \(PlaceWording.states(inPostcode)), but none in \(state.rawValue)."
        } else {
            why = "All places with postcode \(postcode) are in \(PlaceWording.states(inPostcode))."
        }
        return problem(
            .state, "\(name) \(postcode) is in \(PlaceWording.states(right)), not \(state.rawValue)", [why],
            [right, namesakes.filter { $0.state == state }]
        )
    }

    func wrongPostcode(_ postcode: String, _ inState: [Locality]) -> Problem {
        let state = inState.first?.state.rawValue ?? ""
        let codes = PlaceWording.list(inState.map { $0.postcode }, limit: PlaceWording.choicesShown, joint: "or")
        return problem(
            .postcode, "\(name) \(state) does not have postcode \(postcode)",
            [misnamedFact, postcodeFact, "\(name) \(state) is \(codes)."],
            [misnamed, inState, near(state: self.state, 0), inPostcode]
        )
    }

    func noneInState(_ state: State) -> Problem {
        let nearby = near(state: state, 0)
        // Surry Hills in VIC may well be Surrey Hills, and the postcode a slip; Trentham in NSW is Trentham Cliffs, if no postcode speaks against it.
        let most = max(SlipCosts.shipped.other, postcode == nil ? SlipData.slips.cost("leftOther") : 0)
        let alike = gazetteer.nearMisses(of: suburb, state: state, postcode: nil).first { $0.slips <= most }
            .map { gazetteer.table.locality($0.row) }
            .flatMap { $0.state == state ? $0 : nil }
        let near = nearby.isEmpty ? alike.map { [$0] } ?? [] : nearby
        let fits = inPostcode.isEmpty || inPostcode.contains { $0.state == state }
        let nearest = near.first.map {
            "The nearest name in \(nearby.isEmpty ? state.rawValue : scope ?? state.rawValue) is \($0.name)."
        }
        return problem(
            fits ? .suburb : .state, "There is no \(name) in \(state.rawValue)",
            [nearest ?? "", "\(name) is \(PlaceWording.choices(namesakes)).", nearby.isEmpty ? postcodeFact : ""],
            [near, namesakes, inPostcode]
        )
    }
}
