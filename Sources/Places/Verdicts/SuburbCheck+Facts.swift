/// What the table says, for reasons and suggestions.
extension SuburbCheck {
    /// The places with the name, only those of the given state if there are any.
    var namesInState: [Locality] {
        let inState = namesakes.filter { $0.state == state }
        return inState.isEmpty ? namesakes : inState
    }

    /// `Hawthorn is VIC 3122.`, or nothing for a name that is not in the table.
    var nameFact: String {
        namesakes.isEmpty ? "" : "\(name) is \(PlaceWording.choices(namesInState))."
    }

    /// `3066 is the postcode of Collingwood and Collingwood North in VIC.`, or nothing without a postcode.
    var postcodeFact: String {
        guard let postcodeText, !inPostcode.isEmpty else { return "" }
        return "\(postcodeText) is the postcode of \(PlaceWording.places(inPostcode))."
    }

    /// What was given beside the name, such as `VIC 3066`; nil if nothing.
    var scope: String? {
        let parts = [state?.rawValue, postcodeText].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// Places with a similar name, up to a ``Gazetteer/NearMiss/remoteness``.
    func near(state: State?, _ remoteness: Int) -> [Locality] {
        gazetteer.nearMisses(of: suburb, state: state, postcode: postcode)
            .filter { $0.remoteness <= remoteness }
            .prefix(SuburbCheck.suggestionsKept)
            .map { gazetteer.table.locality($0.row) }
    }

    /// Places in the state and the postcode of whose names words were left out or turned, or that were misspelt as another name: they are likelier
    /// than a postcode that is wrong.
    var misnamed: [Locality] {
        guard state != nil, postcode != nil else { return [] }
        return gazetteer.nearMisses(of: suburb, state: state, postcode: postcode)
            .filter { $0.remoteness == 0 && $0.slips <= SlipCosts.shipped.other }
            .map { gazetteer.table.locality($0.row) }
    }

    /// `The nearest name in VIC 3068 is Fitzroy North.`, or nothing.
    var misnamedFact: String { misnamed.first.map { "The nearest name in \(scope ?? "") is \($0.name)." } ?? "" }

    /// A hint that a place is not an official suburb, and which official one is nearest.
    func postalHint(_ place: Locality) -> String {
        let opening = "\(place.name) is a name people use, but not an official suburb."
        let official = inPostcode.filter { !$0.isPostalOnly && $0.state == place.state }
        guard !official.isEmpty else { return opening }
        guard let point = place.coordinate else {
            let names = PlaceWording.list(official.map { $0.name }, limit: PlaceWording.namesShown)
            return opening + " Official with postcode \(place.postcode): \(names)."
        }
        let nearest = official.compactMap { other in other.coordinate.map { (other, $0.distance(to: point)) } }
            .min { ($0.1, $0.0.index) < ($1.1, $1.0.index) }
        return opening + (nearest.map { " The nearest official one with postcode \(place.postcode) is \($0.0.name)." } ?? "")
    }
}
