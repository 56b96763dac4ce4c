/// The regions of a table of places, and which places they hold.
///
/// Nothing is read until somebody asks. A board's own table of places has the regions of those of its places that the bundled one has too.
public struct RegionTable: Sendable {
    private let data: RegionData
    private let gazetteer: Gazetteer

    init(_ data: RegionData, of gazetteer: Gazetteer) {
        self.data = data
        self.gazetteer = gazetteer
    }

    /// All regions: greater capital areas first, then councils, SA4, SA3 and vernacular regions.
    public var regions: [Region] { data.regions }

    /// The region of a slug.
    public func region(slug: String) -> Region? { data.bySlug[slug].map { regions[$0] } }

    /// The region of an id.
    public func region(id: String) -> Region? { data.byID[id].map { regions[$0] } }

    /// The official regions that hold a place or a part of it, in the order greater capital area, SA4, SA3, council; of several of one kind
    /// the one with most homes first.
    public func regions(of locality: Locality) -> [Region] { data.members.regions(of: Int(locality.index)).map { regions[$0] } }

    /// The official region of a kind that holds most homes of a place.
    public func region(of locality: Locality, kind: Region.Kind) -> Region? {
        for place in data.members.regions(of: Int(locality.index)) where regions[place].kind == kind { return regions[place] }
        return nil
    }

    /// The places of a region, also those that it holds only a part of, in table order.
    public func localities(in region: Region) -> [Locality] { rows(of: region).map { gazetteer.table.locality(Int($0)) } }

    /// The rows of the places of a region in the table of places, rising.
    public func rows(of region: Region) -> [Int32] {
        guard let means = data.parts[region.index] else { return data.members.rows(of: [region.index], in: gazetteer) }
        var (parts, rows): (Set<Int>, Set<Int32>) = ([], [])
        for reference in PlaceReference.all(in: means) {
            switch reference {
            case .region(let id): if let index = data.byID[id] { parts.insert(index) }
            case .suburb: if let place = reference.locality(in: gazetteer) { rows.insert(place.index) }
            case .university: continue
            }
        }
        return rows.union(data.members.rows(of: parts, in: gazetteer)).sorted()
    }

    /// All regions that hold any place, with the rows of their places in the table of places, rising.
    public var members: [(region: Region, rows: [Int32])] {
        var rows = [[Int32]](repeating: [], count: regions.count)
        for (row, place) in gazetteer.table.rows.enumerated() where !place.isVariant {
            for region in data.members.regions(of: row) { rows[region].append(Int32(row)) }
        }
        for (region, means) in data.parts {
            var whole: Set<Int32> = []
            for reference in PlaceReference.all(in: means) {
                if case .region(let id) = reference, let part = data.byID[id] { whole.formUnion(rows[part]) }
                if let place = reference.locality(in: gazetteer) { whole.insert(place.index) }
            }
            rows[region] = whole.sorted()
        }
        return zip(regions, rows).filter { !$0.1.isEmpty }.map { (region: $0.0, rows: $0.1) }
    }

    /// What people write for places, which is read when somebody asks for the first time.
    var names: PlaceNames { data.names.value { PlaceNames(gazetteer, self) } }
}

extension Gazetteer {
    /// The regions of these places, which are read when somebody asks for the first time.
    public var regions: RegionTable {
        RegionTable(derived.value { RegionData(of: self) } as? RegionData ?? RegionData(of: self), of: self)
    }
}
