import Languages
import Maps

/// What is said of maps of suburbs to those who do not see them.
extension Words {
    /// In the words of the site.
    var ofMaps: MapSpeech {
        let dot = messages["maps.dot"]?.gaps?.texts ?? []
        return MapSpeech(dot: (dot.first ?? "", dot.count > 1 ? dot[1] : "")) { describe($0) }
    }

    /// `Map: Bondi lies between Bellevue Hill, Bondi Beach, Tamarama, Waverley, Bondi Junction and the water`.
    private func describe(_ place: MapPosition) -> String {
        var others = place.neighbours
        if place.more > 0 { others.append(text("maps.more_places", count: place.more)) }
        let isIsland = others.isEmpty && place.hasCoast
        if place.hasCoast { others.append(self["maps.the_water"]) }
        let key =
            isIsland ? "maps.island" : others.isEmpty ? "maps.alone" : others.count == 1 ? "maps.beside" : "maps.between"
        return messages.text(key) { name in
            switch name {
            case "relation": .text(place.relation == .own ? "other" : place.relation == .inside ? "inside" : "near")
            case "place": .text(place.name)
            case "outline": .text(place.outline)
            default: .text(list(others))
            }
        }
    }
}
