import Bytes
import Places

/// A file of the table of places for the search page: suburbs, what people call places, and regions, those that they call so too.
struct PlaceFile {
    /// In the order of the table.
    var places: [Locality] = []
    /// What people call places, each name folded, with what it means as conditions of a search, `key=value`.
    var names: [(name: String, targets: [String])] = []
    /// The slugs of the regions whose names begin so.
    var regions: Set<String> = []

    /// How many names of places there are.
    var count: Int { places.count + names.count + regions.count }

    /// Adds what another has, whose names come behind.
    mutating func add(_ other: PlaceFile) {
        places += other.places
        names += other.names
        regions.formUnion(other.regions)
    }

    /// What people call places beside the names of suburbs and regions, in the order of their bytes.
    static func names(_ gazetteer: Gazetteer) -> [(name: String, targets: [String])] {
        // A board's own table may have none of the places that they mean.
        guard gazetteer.hasBundledSuburbs else { return [] }
        return gazetteer.nicknames.map { name, meanings in (name: name, targets: meanings.flatMap(targets)) }
    }

    private static func targets(_ meaning: PlaceMeaning) -> [String] {
        switch meaning.target {
        case .region(let region): [regionKey + region.slug]
        case .localities(let places): places.map { "suburb=" + $0.line }
        case .campuses(let campuses): campuses.map { "near=" + $0.slug }
        }
    }

    private static let regionKey = "region="

    /// The regions of a table with the rows of their suburbs.
    struct Regions {
        fileprivate let members: [String: (region: Region, rows: [Int32])]
        /// The first digits of the postcodes of the table's rows.
        fileprivate let areas: [String]

        init(_ gazetteer: Gazetteer) {
            areas = gazetteer.localities.map { String($0.postcode.prefix(2)) }
            // To find out which regions the places of a board's own table are in takes the bundled one too, which is as much work as all else.
            let all = gazetteer.hasBundledSuburbs ? gazetteer.regions.members : []
            members = Dictionary(all.map { ($0.region.slug, $0) }, uniquingKeysWith: { first, _ in first })
        }

        /// The slugs of all regions, in the order of their bytes.
        var slugs: [String] { members.keys.sorted(by: ByteOrder.precedes) }
    }

    /// The file.
    func bytes(_ all: Regions) -> [UInt8] {
        let key = PlaceFile.regionKey
        let named = names.flatMap(\.targets).filter { $0.hasPrefix(key) }.map { String($0.dropFirst(key.count)) }
        let places = places.sorted { $0.index < $1.index }
        return JSONWriter.bytes(reservingCapacity: places.count * 96 + 1_024) { json in
            json.object(lines: true) { json in
                json.object("names", lines: true) { json in
                    for (name, targets) in names { json.array(name) { json in for target in targets { json.value(target) } } }
                }
                json.array("places", lines: true) { json in for place in places { json.array { PlaceFile.write(place, to: &$0) } } }
                json.object("regions", lines: true) { json in
                    for slug in regions.union(named).sorted(by: ByteOrder.precedes) {
                        guard let (region, rows) = all.members[slug] else { continue }
                        json.array(slug) { json in
                            json.value(region.labelWithState)
                            PlaceFile.write(rows, all.areas, to: &json)
                        }
                    }
                }
            }
        }
    }

    private static func write(_ place: Locality, to json: inout JSONWriter) {
        json.value(Int(place.index))
        json.value(place.name)
        json.value(place.state.rawValue)
        json.value(place.postcode)
        guard let point = place.coordinate else { return }
        json.value(degrees: point.latitude)
        json.value(degrees: point.longitude)
    }

    /// Writes the two digits that postcodes of places begin with, and their rows in the table: of each, how many lie between it and the one
    /// before.
    private static func write(_ rows: [Int32], _ areas: [String], to json: inout JSONWriter) {
        let steps = PackedNumbers.steps(of: rows.map(Int.init))
        json.array { json in
            for area in Set(rows.map { areas[Int($0)] }).sorted() { json.value(area) }
        }
        json.value(rows.count)
        json.value(utf8: PackedNumbers.text(of: steps, below: (steps.max() ?? 0) + 1))
    }
}
