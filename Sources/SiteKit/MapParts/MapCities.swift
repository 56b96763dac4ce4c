import Places

/// The cities that a map of the country names so that people know where they are: those with a hundred thousand people or so, and the
/// capitals.
enum MapCities {
    /// The most important first.
    private static let names = [
        ("Sydney", "NSW"), ("Melbourne", "VIC"), ("Brisbane City", "QLD"), ("Perth", "WA"), ("Adelaide", "SA"), ("Canberra", "ACT"),
        ("Hobart", "TAS"), ("Darwin City", "NT"), ("Newcastle", "NSW"), ("Wollongong", "NSW"), ("Geelong", "VIC"),
        ("Townsville City", "QLD"),
        ("Cairns City", "QLD"), ("Toowoomba City", "QLD"), ("Ballarat Central", "VIC"), ("Bendigo", "VIC"), ("Surfers Paradise", "QLD"),
        ("Maroochydore", "QLD"), ("Launceston", "TAS"), ("Mackay", "QLD"), ("Rockhampton City", "QLD"), ("Bunbury", "WA"),
        ("Albury", "NSW"), ("Alice Springs", "NT"), ("Kalgoorlie", "WA"), ("Broken Hill", "NSW"), ("Broome", "WA"), ("Mount Isa", "QLD"),
    ]

    /// Those that a table of places knows.
    static func all(_ gazetteer: Gazetteer) -> [(name: String, coordinate: Coordinate?)] {
        names.compactMap { name, state in
            let places = gazetteer.localities(named: name).filter { $0.state.rawValue == state }
            guard let place = places.first(where: { $0.coordinate != nil }) else { return nil }
            return (called(name), place.coordinate)
        }
    }

    /// As people call it.
    private static func called(_ name: String) -> String {
        if name == "Surfers Paradise" { return "Gold Coast" }
        if name == "Maroochydore" { return "Sunshine Coast" }
        return String(name.split(separator: " City").first ?? "").replacing(" Central", with: "")
    }
}
