extension Gazetteer {
    /// The localities nearest to a point, nearest first, then in table order. Localities without coordinates are never among them.
    ///
    /// - Parameters:
    ///   - point: Where to look from.
    ///   - count: How many at most.
    ///   - radius: The greatest distance in kilometres.
    ///   - isWanted: Which localities to take.
    /// - Returns: The localities with their great-circle distances in kilometres.
    public func nearest(
        to point: Coordinate, count: Int, withinKilometres radius: Double = .infinity, where isWanted: ((Locality) -> Bool)? = nil
    ) -> [(locality: Locality, kilometres: Double)] {
        let rows = localityIndex.nearest(to: point, count: count, withinKilometres: radius) { row in
            isWanted.map { $0(table.locality(row)) } ?? true
        }
        return measured(rows.map(table.locality), from: point, within: radius, at: \.coordinate)
            .map { (locality: $0.0, kilometres: $0.1) }
    }

    /// The gazetted localities nearest to one, without itself, nearest first, then in table order; none if its own place is unknown.
    public func neighbours(of locality: Locality, count: Int) -> [Locality] {
        guard let point = locality.coordinate else { return [] }
        let rows = localityIndex.nearest(to: point, count: count, withinKilometres: .infinity) { row in
            row != Int(locality.index) && !table.rows[row].isPostalOnly
        }
        return rows.map(table.locality)
    }

    private var localityIndex: PointIndex {
        localityPoints.built { PointIndex(table.rows.lazy.map { $0.isVariant ? nil : $0.point.coordinate }) }
    }

    /// The campuses within a distance in kilometres from a point, nearest first, then in table order.
    public func campuses(near point: Coordinate, withinKilometres radius: Double) -> [(campus: Campus, kilometres: Double)] {
        campusRows(near: point, withinKilometres: radius).map { (campus: campuses[$0.row], kilometres: $0.kilometres) }
    }

    /// The same as places in ``campuses``.
    public func campusRows(near point: Coordinate, withinKilometres radius: Double) -> [(row: Int, kilometres: Double)] {
        let index = campusPoints.built { PointIndex(campuses.lazy.map { $0.coordinate }) }
        return index.nearest(to: point, count: campuses.count, withinKilometres: radius) { _ in true }.compactMap { row in
            let kilometres = campuses[row].coordinate.distance(to: point)
            return kilometres <= radius ? (row, kilometres) : nil
        }
    }

    private func measured<Place>(
        _ places: [Place], from point: Coordinate, within radius: Double, at coordinate: (Place) -> Coordinate?
    ) -> [(Place, Double)] {
        places.compactMap { place in
            guard let kilometres = coordinate(place)?.distance(to: point), kilometres <= radius else { return nil }
            return (place, kilometres)
        }
    }
}
