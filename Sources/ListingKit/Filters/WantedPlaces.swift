import Places

/// The places that a filter wants, as they are read key by key.
struct WantedPlaces {
    /// The states, if it names any.
    var states: Set<State>?
    /// The regions with the rows of their places, if it names any.
    var regions: [(word: FilterWord, region: Region, rows: [Int32])]?
    /// The suburbs, if it names any.
    var suburbs: [(word: FilterWord, places: [Locality])]?
    /// What says that suburbs around the wanted ones count too.
    var surrounding: FilterTerm?
    /// What it must be near, if it names any.
    var centres: [(centre: Centre, key: FilterTerm)]?
    /// How far that may be.
    var distance: (term: FilterTerm, kilometres: Int)?

    /// A campus, suburb or point that listings must be near.
    struct Centre: Hashable {
        /// What a query calls it.
        let slug: String
        let point: Coordinate
        /// How far from it listings may be if nothing says so, in kilometres.
        let usual: Int

        init(_ campus: Campus) { (slug, point, usual) = (campus.slug, campus.coordinate, Campus.usualRadius) }

        init(_ point: RoughPoint) { (slug, self.point, usual) = (point.text, point.coordinate, Campus.usualRadius) }

        /// Nil for a suburb that nobody knows the position of.
        init?(_ locality: Locality) {
            guard let point = locality.coordinate else { return nil }
            (slug, self.point, usual) = (locality.slugWithState, point, Centre.suburbRadius)
        }

        /// As far as people walk or ride.
        private static let suburbRadius = 5
    }

    /// The rows of the wanted suburbs, and of those around them if they count too, rising.
    func rows(of places: [Locality], _ gazetteer: Gazetteer) -> [Int32] {
        surrounding == nil ? places.map(\.index) : places.flatMap(gazetteer.surroundings)
    }
}
