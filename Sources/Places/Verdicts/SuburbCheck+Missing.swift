/// Problems with what is missing.
extension SuburbCheck {
    var missingSuburb: Problem {
        let known = inPostcode.filter { state == nil || $0.state == state }
        return problem(.suburb, "the suburb is missing", ["It says where the listing is.", postcodeFact], [known, inPostcode])
    }

    var missingBoth: Problem {
        let choices = PlaceWording.choices(namesakes)
        let fact = namesakes.count == 1 ? "It can only be \(choices)." : "It may be \(choices)."
        return problem(.state, "\(name) needs its state and postcode", [fact], [namesakes])
    }

    func withoutState(_ postcode: String) -> Problem {
        let matches = namesakes.filter { $0.postcode == postcode }
        if matches.isEmpty {
            if let city = city(postcode, namesakes) { return city }
            return problem(
                .postcode, "\(name) does not have postcode \(postcode)",
                [postcodeFact, "\(name) is \(PlaceWording.choices(namesakes))."], [namesakes, near(state: nil, 0), inPostcode]
            )
        }
        let fact =
            matches.count == 1
            ? "It is in \(PlaceWording.states(matches))."
            : "Postcode \(postcode) crosses the border, and there is a \(name) in \(PlaceWording.states(matches))."
        return problem(.state, "\(name) \(postcode) needs its state", [fact], [matches])
    }

    func withoutPostcode(_ state: State) -> Problem {
        let matches = namesInState
        guard namesakes.contains(where: { $0.state == state }) else { return noneInState(state) }
        let codes = PlaceWording.list(matches.map { $0.postcode }, limit: PlaceWording.choicesShown, joint: "or")
        return problem(.postcode, "\(name) \(state.rawValue) needs its postcode", ["It is \(codes)."], [matches])
    }
}
