extension Gazetteer {
    /// Finds the localities nearest to a point, nearest first, then in table order. Those without coordinates are left
    /// out.
    ///
    /// - Parameters:
    ///   - point: Where to look from.
    ///   - count: The most localities to find.
    ///   - radius: The greatest distance in kilometres.
    ///   - isWanted: Whether to include a locality.
    /// - Returns: The localities with their great-circle distances in kilometres.
    public func nearest(
        to point: Coordinate, count: Int, withinKilometres radius: Double = .infinity, where isWanted: ((Locality) -> Bool)? = nil
    ) -> [(locality: Locality, kilometres: Double)] {
        let rows = localityIndex.nearest(to: point, count: count, withinKilometres: radius) { row in
            isWanted.map { $0(table.locality(row)) } ?? true
        }
        return rows.map(table.locality).compactMap { locality in
            guard let kilometres = locality.coordinate?.distance(to: point), kilometres <= radius else { return nil }
            return (locality, kilometres)
        }
    }

    /// Finds the rows of the localities whose middle lies within a distance in kilometres, rising.
    public func rows(near point: Coordinate, withinKilometres radius: Double) -> [Int32] {
        let rows = localityIndex.nearest(to: point, count: table.rows.count, withinKilometres: radius) { _ in true }
        return rows.filter { row in (table.rows[row].point.coordinate?.distance(to: point)).map { $0 <= radius } ?? false }
            .map(Int32.init).sorted()
    }

    /// Finds the gazetted localities nearest to another one, nearest first, then in table order; none if it has no
    /// coordinate.
    public func neighbours(of locality: Locality, count: Int) -> [Locality] {
        guard let point = locality.coordinate else { return [] }
        let rows = localityIndex.nearest(to: point, count: count, withinKilometres: .infinity) { row in
            row != Int(locality.index) && !table.rows[row].isPostalOnly
        }
        return rows.map(table.locality)
    }

    private var localityIndex: KDTree {
        localityPoints.value { KDTree(table.rows.lazy.map { $0.isVariant ? nil : $0.point.coordinate }) }
    }

    /// Finds the campuses within a distance in kilometres, as indices into ``campuses``, nearest first, then in table
    /// order.
    public func campusRows(near point: Coordinate, withinKilometres radius: Double) -> [(row: Int, kilometres: Double)] {
        let index = campusPoints.value { KDTree(campuses.lazy.map { $0.coordinate }) }
        return index.nearest(to: point, count: campuses.count, withinKilometres: radius) { _ in true }.compactMap { row in
            let kilometres = campuses[row].coordinate.distance(to: point)
            return kilometres <= radius ? (row, kilometres) : nil
        }
    }
}
