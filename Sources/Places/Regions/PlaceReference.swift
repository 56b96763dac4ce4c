/// What tables of regions and nicknames say of a place: `region:120`, `suburb:Fremantle|WA|6160`, `university:UNSW|Kensington`.
enum PlaceReference {
    /// A region, by its id.
    case region(String)
    /// A suburb, by its name, state and postcode.
    case suburb(name: String, state: State, postcode: String)
    /// A campus of a university, by its short name, or all of them.
    case university(String, campus: String?)

    private init?(_ text: Substring) {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let parts = text[text.index(after: colon)...].split(separator: "|").map(String.init)
        switch (text[..<colon], parts.count) {
        case ("region", 1): self = .region(parts[0])
        case ("suburb", 3):
            guard let state = State(code: parts[1].utf8) else { return nil }
            self = .suburb(name: parts[0], state: state, postcode: parts[2])
        case ("university", 1...2): self = .university(parts[0], campus: parts.count > 1 ? parts[1] : nil)
        default: return nil
        }
    }

    /// All references of a text, which semicolons separate.
    static func all(in text: String) -> [PlaceReference] {
        text.split(separator: ";").compactMap { PlaceReference($0.drop { $0 == " " }) }
    }

    /// The suburb that it names, if it is in a table of places.
    func locality(in gazetteer: Gazetteer) -> Locality? {
        guard case .suburb(let name, let state, let postcode) = self else { return nil }
        return gazetteer.locality(name: name, state: state, postcode: postcode)
    }

    /// The campuses that it names, of those of a table of places.
    func campuses(in gazetteer: Gazetteer) -> [Campus] {
        guard case .university(let shortName, let campus) = self else { return [] }
        return gazetteer.campuses.filter { $0.shortName == shortName && (campus == nil || $0.name == campus) }
    }
}
