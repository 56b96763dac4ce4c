import Bytes
import Facts
import ListingKit
import Rules

/// Writes those fields of a kind that schema.org has a word for. They are known by their names, the same in every kind.
enum FactData {
    /// A field and the property that its value is.
    private struct Property {
        let field: String
        let name: String
        /// Whether numbers are written with their unit.
        var isQuantity = false
    }

    // In the order in which they are written, which is that of their names.
    private static let home = [
        Property(field: "floor-area", name: "floorSize", isQuantity: true), Property(field: "bathrooms", name: "numberOfBathroomsTotal"),
        Property(field: "bedrooms", name: "numberOfBedrooms"), Property(field: "built", name: "yearBuilt"),
    ]
    private static let product = [
        Property(field: "colour", name: "color"), Property(field: "depth", name: "depth", isQuantity: true),
        Property(field: "height", name: "height", isQuantity: true), Property(field: "material", name: "material"),
        Property(field: "model", name: "model"), Property(field: "width", name: "width", isQuantity: true),
    ]
    private static let vehicle = [
        Property(field: "body", name: "bodyType"), Property(field: "colour", name: "color"), Property(field: "fuel", name: "fuelType"),
        Property(field: "odometer", name: "mileageFromOdometer", isQuantity: true), Property(field: "model", name: "model"),
        Property(field: "doors", name: "numberOfDoors"), Property(field: "built", name: "vehicleModelDate"),
        Property(field: "year", name: "vehicleModelDate"),
        Property(field: "seats", name: "vehicleSeatingCapacity"), Property(field: "transmission", name: "vehicleTransmission"),
    ]

    /// Writes the facts of a home.
    static func home(_ item: SiteListing, _ json: inout JSONWriter) {
        write(home, of: item, &json)
        let pets = item.listing.value(of: "pets")
        if case .yesNo(let yes)? = pets { json.member("petsAllowed", yes) }
        if case .choice(let word)? = pets, word != Field.notStated {
            if word == "welcome" { return json.member("petsAllowed", true) }
            guard let field = item.kind.field("pets") else { return }
            json.member("petsAllowed") { field.write(label: word, to: &$0) }
        }
    }

    /// Writes the facts of a product.
    static func product(_ item: SiteListing, _ family: SchemaType.Family, _ json: inout JSONWriter) {
        if let name = brand(of: item.listing) {
            json.object("brand") { json in
                json.fixed(#""@type":"Brand""#)
                json.member("name", name)
            }
        }
        write(family == .vehicle ? vehicle : product, of: item, &json)
    }

    /// The name of its maker: a text, or a brand of the board.
    private static func brand(of listing: Listing) -> String? {
        for key in ["brand", "make"] {
            guard let index = listing.kind.index(of: key) else { continue }
            switch listing.values[index] {
            case .text(let name)?: return name
            case .references(let slugs)?: return slugs.first.map { listing.kind.fields[index].wording(of: $0) }
            default: continue
            }
        }
        return nil
    }

    /// Writes what a home has, by every list of choices: as one feature that has all of the names, each of which is there.
    static func amenities(of item: SiteListing, _ json: inout JSONWriter) {
        guard item.listing.values.contains(where: { if case .choices(let words)? = $0 { !words.isEmpty } else { false } }) else { return }
        json.object("amenityFeature") { json in
            json.fixed(#""@type":"LocationFeatureSpecification""#)
            json.array("name") { json in
                for (field, value) in zip(item.kind.fields, item.listing.values) {
                    guard case .choices(let words)? = value else { continue }
                    for word in words { json.text { field.write(label: word, to: &$0) } }
                }
            }
            json.fixed(#""value":true"#)
        }
    }

    /// Writes the condition of a product (https://schema.org/OfferItemCondition).
    static func condition(of listing: Listing, _ json: inout JSONWriter) {
        guard case .choice(let word)? = listing.value(of: "condition") else { return }
        switch word {
        case "new": json.fixed(#""itemCondition":"https://schema.org/NewCondition""#)
        case "refurbished": json.fixed(#""itemCondition":"https://schema.org/RefurbishedCondition""#)
        case "damaged", "for-parts": json.fixed(#""itemCondition":"https://schema.org/DamagedCondition""#)
        default: json.fixed(#""itemCondition":"https://schema.org/UsedCondition""#)
        }
    }

    private static func write(_ properties: [Property], of item: SiteListing, _ json: inout JSONWriter) {
        for property in properties {
            guard let index = item.kind.index(of: property.field), let value = item.listing.values[index] else { continue }
            let field = item.kind.fields[index]
            let type = field.type
            guard type.isFact else { continue }
            if property.isQuantity, let unit = item.listing.kind.fields[index].unit.flatMap({ code(of: $0.many) }) {
                json.object(property.name) { json in
                    json.fixed(#""@type":"QuantitativeValue""#)
                    json.member("unitCode", unit)
                    json.name("value")
                    type.writeStructured(value, to: &json)
                }
            } else {
                json.name(property.name)
                if case .choice(let word) = value {
                    json.text { field.write(label: word, to: &$0) }
                } else {
                    type.writeStructured(value, to: &json)
                }
            }
        }
    }

    /// The code of a unit in UN/CEFACT Recommendation 20.
    private static func code(of unit: String) -> String? {
        switch unit {
        case "mm": "MMT"
        case "cm": "CMT"
        case "m": "MTR"
        case "km": "KMT"
        case "m²": "MTK"
        case "kg": "KGM"
        default: nil
        }
    }
}
