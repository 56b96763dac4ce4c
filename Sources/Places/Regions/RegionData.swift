import BundledData
import Values

/// The regions that the program carries, as they are read for a table of places.
final class RegionData: Sendable {
    let regions: [Region]
    /// The places of regions among all, by their slugs.
    let bySlug: [String: Int]
    /// The places of regions among all, by their ids.
    let byID: [String: Int]
    /// What vernacular regions are made of, by their places among all.
    let parts: [Int: String]
    let members: RegionMembers
    let names = Lazy<PlaceNames>()

    init(of gazetteer: Gazetteer) {
        let bytes = UnsafeBufferPointer(start: houser_regions_bytes(), count: houser_regions_count())
        var reader = TableReader(bytes, table: .suburbs)
        var regions: [Region] = []
        var parts: [Int: String] = [:]
        _ = reader.advance()
        while reader.advance() {
            guard reader.fieldCount == 7, let kind = Region.Kind(rawValue: reader.text(1)) else { continue }
            let label = reader.text(4)
            let name = reader.text(5)
            if kind == .vernacular { parts[regions.count] = reader.text(6) }
            regions.append(
                Region(
                    index: regions.count, id: reader.text(0), kind: kind, slug: reader.text(2), state: State(code: reader.field(3)),
                    label: label, name: name.isEmpty ? label : name))
        }
        let byID = Dictionary(firstOf: regions.map { ($0.id, $0.index) })
        self.regions = regions
        self.byID = byID
        self.parts = parts
        bySlug = Dictionary(firstOf: regions.map { ($0.slug, $0.index) })
        members = RegionMembers(of: gazetteer, regions: byID)
    }
}
