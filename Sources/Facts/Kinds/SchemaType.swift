/// A type of schema.org (https://schema.org/docs/full.html) that listings can have: what search engines take them for.
public enum SchemaType: String, Sendable, Hashable, CaseIterable {
    case accommodation = "Accommodation"
    case apartment = "Apartment"
    case house = "House"
    case singleFamilyResidence = "SingleFamilyResidence"
    case room = "Room"
    case suite = "Suite"
    case campingPitch = "CampingPitch"
    case product = "Product"
    case vehicle = "Vehicle"
    case car = "Car"
    case motorcycle = "Motorcycle"
    case motorizedBicycle = "MotorizedBicycle"
    case busOrCoach = "BusOrCoach"
    case service = "Service"
    case article = "Article"
    case blogPosting = "BlogPosting"
    case demand = "Demand"

    /// The broad class of a type, which decides the facts that are published about it.
    public enum Family: Sendable, Hashable {
        /// A place to live in.
        case home
        /// A thing or a service.
        case product
        /// A thing that drives.
        case vehicle
        /// A text.
        case article
        /// Something wanted.
        case demand
    }

    /// Its broad class.
    public var family: Family {
        switch self {
        case .accommodation, .apartment, .house, .singleFamilyResidence, .room, .suite, .campingPitch: .home
        case .product, .service: .product
        case .vehicle, .car, .motorcycle, .motorizedBicycle, .busOrCoach: .vehicle
        case .article, .blogPosting: .article
        case .demand: .demand
        }
    }

    /// The type of listings whose kind names none: what has a price is a product.
    package static func usual(hasPrice: Bool) -> SchemaType { hasPrice ? .product : .article }
}

/// The schema.org type of a kind's listings: the same for all, or another one for some choices of a field.
public struct SchemaRule: Sendable, Hashable {
    /// The type of all listings that no choice gives another one.
    public let type: SchemaType
    /// The place among the kind's fields of the choice that decides; nil if none does.
    public let field: Int?
    /// The types of those choices that have another one.
    public let types: [String: SchemaType]

    init(type: SchemaType, field: Int? = nil, types: [String: SchemaType] = [:]) {
        self.type = type
        self.field = field
        self.types = types
    }

    /// The type of a listing with those values of the kind's fields.
    public func type(of values: [FieldValue?]) -> SchemaType {
        guard let field, case .choice(let word)? = values[field] else { return type }
        return types[word] ?? type
    }
}
