import Languages
import Maps
import Places

/// What is said of maps.
extension Words {
    /// What maps themselves say.
    var ofMaps: MapTexts {
        MapTexts(sentence: describe, withDot: { text("locator.with_dot", "map", $0) }, scale: scale)
    }

    /// `Map: Bondi lies between Bellevue Hill, Bondi Beach, Tamarama, Waverley, Bondi Junction and the water`
    private func describe(_ map: MapDescription) -> String {
        var around = map.neighbours
        if map.more > 0 { around.append(text("locator.more_places", count: map.more)) }
        if map.hasCoast { around.append(self["locator.water"]) }
        let position = around.isEmpty ? "alone" : map.neighbours.isEmpty ? "island" : around.count == 1 ? "beside" : "other"
        let neighbours = list(around)
        return messages.text(key(of: map.relation)) { name in
            switch name {
            case "place": .text(map.name)
            case "outlined": .text(map.outlined)
            case "position": .text(position)
            default: .text(neighbours)
            }
        }
    }

    private func key(of relation: PlaceShape.Relation) -> String {
        switch relation {
        case .own: "locator.own"
        case .inside: "locator.inside"
        case .near: "locator.near"
        }
    }

    private func scale(_ metres: Int) -> String {
        metres < 1_000
            ? text("distance.metres", "metres", String(metres)) : text("distance.kilometres", "kilometres", String(metres / 1_000))
    }
}
