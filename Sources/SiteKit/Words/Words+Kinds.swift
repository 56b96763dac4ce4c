import Facts
import ListingKit
import Rules
import Values

/// What kinds, people and places are called.
extension Words {
    /// How many listings of a kind there are: `46 homes to rent`.
    func count(_ number: Int, of kind: Kind) -> String {
        if kind.isCounted { return text(KindTexts.countKey(of: kind), count: number) }
        return "\(formats.number(number)) \(inSentence(formats.isOne(number) ? kind.label : kind.labels))"
    }

    /// In which capacity somebody offers something.
    func role(_ role: Person.Role) -> String {
        switch role {
        case .owner: self["roles.owner"]
        case .agent: self["roles.agent"]
        case .headTenant: self["roles.head_tenant"]
        case .business: self["roles.business"]
        case .seller: self["roles.seller"]
        case .looking: self["roles.looking"]
        }
    }

    /// What people call places of a category that comes with Houser.
    func label(of category: PointCategory) -> String {
        switch category.id {
        case "charger": self["places.charger"]
        case "fuel": self["places.fuel"]
        case "health": self["places.health"]
        case "library": self["places.library"]
        case "park": self["places.park"]
        case "parking": self["places.parking"]
        case "post": self["places.post"]
        case "repair": self["places.repair"]
        case "school": self["places.school"]
        case "shop": self["places.shop"]
        case "station": self["places.station"]
        case "stop": self["places.stop"]
        default: category.label
        }
    }

    /// Whether it is read from right to left.
    var isRightToLeft: Bool { self["language.direction"] == "rtl" }
}
