/// What is true, for reasons and suggestions.
extension SuburbCase {
    /// The places of the name, those of the given state if there are any.
    var namesInState: [Locality] {
        let inState = namesakes.filter { $0.state == state }
        return inState.isEmpty ? namesakes : inState
    }

    /// `Hawthorn is VIC 3122.`, or nothing for a name that the table does not have.
    var nameTruth: String {
        namesakes.isEmpty ? "" : "\(name) is \(PlaceWording.choices(namesInState))."
    }

    /// `3066 is the postcode of Collingwood and Collingwood North in VIC.`, or nothing without a postcode.
    var residentTruth: String {
        guard let postcodeText, !residents.isEmpty else { return "" }
        return "\(postcodeText) is the postcode of \(PlaceWording.places(residents))."
    }

    /// What was given beside the name: `VIC 3066`; nil if nothing.
    public var scope: String? {
        let parts = [state?.rawValue, postcodeText].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// Places with a name like the one written, up to a remoteness (see ``Gazetteer/NearMiss``).
    public func near(state: State?, _ remoteness: Int) -> [Locality] {
        gazetteer.nearMisses(of: suburb, state: state, postcode: postcode)
            .prefix { $0.remoteness <= remoteness }
            .prefix(SuburbCase.suggestionsKept)
            .map { gazetteer.table.locality($0.row) }
    }

    /// Tells that a name is no official suburb's, and which official one is next to it.
    func postalHint(_ place: Locality) -> String {
        let opening = "\(place.name) is a name in daily use, but not an official suburb."
        let official = residents.filter { !$0.isPostalOnly && $0.state == place.state }
        guard !official.isEmpty else { return opening }
        guard let point = place.coordinate else {
            let names = PlaceWording.list(official.map(\.name), limit: PlaceWording.namesShown)
            return opening + " Official with postcode \(place.postcode): \(names)."
        }
        let nearest = official.compactMap { other in other.coordinate.map { (other, $0.distance(to: point)) } }
            .min { ($0.1, $0.0.index) < ($1.1, $1.0.index) }
        return opening + (nearest.map { " The nearest official one with postcode \(place.postcode) is \($0.0.name)." } ?? "")
    }
}
