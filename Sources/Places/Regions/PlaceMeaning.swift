/// What a text that people write for a place means.
public struct PlaceMeaning: Sendable, Hashable {
    /// In which sense the text is a name.
    public enum Sense: String, Sendable, Hashable {
        /// The name of a city or town as a whole: `Melbourne`, `the Goldy`.
        case city
        /// The name of another region: `Northern Rivers`.
        case region
        /// The very name of a suburb: `Collingwood`.
        case suburb
        /// What people call a suburb, or several: `Freo`, `the Cross`.
        case nickname
        /// A name of the past: `Moreland Council`.
        case former
        /// A campus or university: `unimelb`.
        case campus
    }

    /// What is meant.
    public enum Target: Sendable, Hashable {
        /// A region.
        case region(Region)
        /// One suburb, or several, of the table of places.
        case localities([Locality])
        /// One campus, or several, of the table of places.
        case campuses([Campus])
    }

    /// In which sense the text is a name.
    public let sense: Sense
    /// What is meant.
    public let target: Target

    /// The region that is meant, if it is one.
    public var region: Region? { if case .region(let region) = target { region } else { nil } }
    /// The suburbs that are meant, if it is they.
    public var localities: [Locality] { if case .localities(let places) = target { places } else { [] } }
    /// The campuses that are meant, if it is they.
    public var campuses: [Campus] { if case .campuses(let campuses) = target { campuses } else { [] } }
}
