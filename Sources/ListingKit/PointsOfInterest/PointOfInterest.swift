import Places

/// A place that people want to live near: a station, a car park, a shop.
public struct PointOfInterest: Sendable, Hashable {
    /// What it is called.
    public let name: String
    /// Where it is.
    public let coordinate: Coordinate
    /// A few words on it, such as the lines of a station.
    public let note: String?
}

/// What a file of places holds: places of one category, and who is to be named for them.
public struct PointSet: Sendable, Hashable {
    /// What the places are.
    public let category: PointCategory
    /// What is to be said wherever they are shown; nil if nobody asks for it.
    public let attribution: String?
    /// The places, in the order of the file.
    public let points: [PointOfInterest]
}

/// A sort of place.
public struct PointCategory: Sendable, Hashable {
    /// Its name in files and addresses, in lower-case letters, digits and hyphens.
    public let id: String
    /// What people call such places, such as `Stations`.
    public let label: String

    /// See the properties.
    public init(id: String, label: String) {
        (self.id, self.label) = (id, label)
    }

    /// Those that need no label of their own, in the order in which people ask for them.
    public static let known = [
        PointCategory(id: "station", label: "Stations"), PointCategory(id: "stop", label: "Tram and bus stops"),
        PointCategory(id: "shop", label: "Shops"), PointCategory(id: "library", label: "Libraries"),
        PointCategory(id: "school", label: "Schools"), PointCategory(id: "health", label: "Doctors and hospitals"),
        PointCategory(id: "post", label: "Post offices"), PointCategory(id: "park", label: "Parks"),
        PointCategory(id: "parking", label: "Parking"), PointCategory(id: "fuel", label: "Fuel"),
        PointCategory(id: "charger", label: "Car chargers"), PointCategory(id: "repair", label: "Car repairs"),
    ]

    /// The one of that name, if it is known.
    static func named(_ id: String) -> PointCategory? { known.first { $0.id == id } }
}
