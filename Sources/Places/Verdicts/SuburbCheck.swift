extension Gazetteer {
    /// Checks whether a suburb, a state and a postcode belong together, and explains if they do not.
    ///
    /// The name may be in any case, with or without apostrophes, hyphens and accents, and with usual abbreviations; the
    /// locality in the verdict has the table's spelling. A state or postcode that is nil or blank is missing, which is
    /// a problem too, since the state decides which law applies and the postcode tells places with the same name apart.
    ///
    /// - Parameters:
    ///   - suburb: The name of the place.
    ///   - state: The state's abbreviation or name in any case.
    ///   - postcode: Four digits.
    public func judge(suburb: String, state: String?, postcode: String?) -> SuburbVerdict {
        if let place = gazetted(suburb, state, postcode) { return .agrees(place, hint: nil) }
        return SuburbCheck(gazetteer: self, suburb: suburb, state: state, postcode: postcode).verdict
    }

    /// The official suburb if all three agree, as they mostly do; found without looking at similar ones.
    private func gazetted(_ suburb: String, _ state: String?, _ postcode: String?) -> Locality? {
        guard let state, let postcode, let code = State(code: state.utf8),
            let place = locality(name: suburb, state: code, postcode: postcode)
        else { return nil }
        return place.isPostalOnly ? nil : place
    }
}

/// A suburb, state and postcode that somebody wrote, with what the table says about each of them.
struct SuburbCheck {
    typealias Problem = SuburbVerdict.Problem
    static let suggestionsKept = 8

    let gazetteer: Gazetteer
    let suburb: String
    let stateText: String?
    let postcodeText: String?
    let state: State?
    /// The postcode, if it has four digits.
    let postcode: UInt16?
    /// All places with the name.
    let namesakes: [Locality]
    /// The places with the postcode, official ones first.
    let inPostcode: [Locality]
    /// The name in the table's spelling, or quoted if it is not in the table.
    let name: String

    init(gazetteer: Gazetteer, suburb: String, state: String?, postcode: String?) {
        self.gazetteer = gazetteer
        self.suburb = suburb
        stateText = state.flatMap(SuburbCheck.written)
        postcodeText = postcode.flatMap(SuburbCheck.written)
        self.state = stateText.flatMap { State($0) }
        self.postcode = postcodeText.flatMap { Postcode.number($0.utf8) }
        namesakes = gazetteer.localities(named: suburb)
        let there = postcodeText.map(gazetteer.localities(postcode:)) ?? []
        inPostcode = there.filter { !$0.isPostalOnly } + there.filter { $0.isPostalOnly }
        name = namesakes.first?.name ?? PlaceWording.quoted(suburb)
    }

    /// A text without white space at its ends; nil if nothing is left.
    private static func written(_ text: String) -> String? {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        let bytes = text.utf8
        guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) }) else { return nil }
        return String(text[first...last])
    }

    var verdict: SuburbVerdict {
        guard SuburbCheck.written(suburb) != nil else { return .wrong(missingSuburb) }
        if let stateText, state == nil { return .wrong(unknownState(stateText)) }
        if let postcodeText, postcode == nil { return .wrong(malformedPostcode(postcodeText)) }
        if let postcodeText, inPostcode.isEmpty { return .wrong(emptyPostcode(postcodeText)) }
        if namesakes.isEmpty { return .wrong(otherName ?? unknownName) }
        switch (state, postcodeText) {
        case (nil, nil): return .wrong(missingBoth)
        case (nil, let postcode?): return .wrong(withoutState(postcode))
        case (let state?, nil): return .wrong(withoutPostcode(state))
        case (let state?, let postcode?): return complete(state, postcode)
        }
    }

    private func complete(_ state: State, _ postcode: String) -> SuburbVerdict {
        if let exact = namesakes.first(where: { $0.state == state && $0.postcode == postcode }) {
            return .agrees(exact, hint: exact.isPostalOnly ? postalHint(exact) : nil)
        }
        let acrossBorder = namesakes.filter { $0.postcode == postcode }
        if !acrossBorder.isEmpty { return .wrong(wrongState(state, postcode, acrossBorder)) }
        let inState = namesakes.filter { $0.state == state }
        return .wrong(inState.isEmpty ? noneInState(state) : city(postcode, inState) ?? wrongPostcode(postcode, inState))
    }

    /// Makes a problem with at most ``suggestionsKept`` distinct suggestions. Unless others are given, the first two
    /// are likely.
    func problem(
        _ part: Problem.Part, _ message: String, _ reason: [String], _ suggestions: [[Locality]], likely: [Locality]? = nil
    ) -> Problem {
        var seen: Set<Int32> = []
        let distinct = suggestions.joined().filter { seen.insert($0.index).inserted }
        return Problem(
            message: message, reason: reason.filter { !$0.isEmpty }.joined(separator: " "),
            suggestions: Array(distinct.prefix(SuburbCheck.suggestionsKept)), likely: Array((likely ?? distinct).prefix(2)), part: part
        )
    }
}
