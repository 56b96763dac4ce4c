extension Gazetteer {
    /// How far the middle of a suburb may be from that of another which it surrounds, in kilometres.
    private static let surroundingRadius = 3.0

    /// The rows of a suburb and of those around it, rising: what people mean by "surrounding suburbs". All that depends on it asks here.
    public func surroundings(of locality: Locality) -> [Int32] {
        guard let middle = locality.coordinate else { return [locality.index] }
        let rows = rows(near: middle, withinKilometres: Gazetteer.surroundingRadius)
        return Set(rows + [locality.index]).sorted()
    }
}
