import Bytes
import Places

/// Regions, campuses and what people call them, for the search page: a file of each, and the suburbs of regions in one for each state.
enum RegionFiles {
    /// The file of regions that are in no state, or in several.
    private static let elsewhere = "none"

    /// Those that depend on the suburbs of a table alone.
    static let ofSuburbs = [Route.searchRegions] + (State.allCases.map(\.slug) + [elsewhere]).map { Route.searchRegions($0) }

    /// The files of regions and of the suburbs in them.
    static func ofSuburbs(_ gazetteer: Gazetteer) -> [(Route, [UInt8])] {
        let areas = gazetteer.localities.map { String($0.postcode.prefix(2)) }
        // To find out which regions the places of a board's own table are in takes the bundled one too, which is as much work as all else.
        let all = gazetteer.hasBundledSuburbs ? gazetteer.regions.members : []
        let members = all.sorted { ByteOrder.precedes($0.region.slug, $1.region.slug) }
        let regions = JSONWriter.bytes(reservingCapacity: 1 << 15) { write(members.map(\.region), to: &$0) }
        return [(Route.searchRegions, regions)]
            + (State.allCases.map(Optional.some) + [nil]).map { state in
                let bytes = JSONWriter.bytes(reservingCapacity: 1 << 16) { json in
                    json.object(lines: true) { json in
                        for (region, rows) in members where region.state == state {
                            json.array(region.slug) { write(rows, areas, to: &$0) }
                        }
                    }
                }
                return (Route.searchRegions(state?.slug ?? elsewhere), bytes)
            }
    }

    /// The files of names and campuses; without campuses for a board that does without them.
    static func ofNames(_ gazetteer: Gazetteer, hasCampuses: Bool) -> [(Route, [UInt8])] {
        let names = JSONWriter.bytes(reservingCapacity: 1 << 16) { writeNames(gazetteer, hasCampuses: hasCampuses, to: &$0) }
        guard hasCampuses else { return [(.searchNames, names)] }
        let campuses = JSONWriter.bytes(reservingCapacity: 1 << 14) { writeCampuses(gazetteer, to: &$0) }
        return [(.searchNames, names), (.searchCampuses, campuses)]
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

    private static func writeCampuses(_ gazetteer: Gazetteer, to json: inout JSONWriter) {
        json.array(lines: true) { json in
            for campus in gazetteer.campuses {
                json.array { json in
                    json.value(campus.slug)
                    json.value(campus.title)
                    json.value(degrees: campus.coordinate.latitude)
                    json.value(degrees: campus.coordinate.longitude)
                    // What pages say of a match, and its place among campuses, as whoever matches in the browser says and orders them.
                    json.value(campus.shortName + " " + campus.name)
                    json.value(Int(campus.row))
                }
            }
        }
    }

    private static func writeNames(_ gazetteer: Gazetteer, hasCampuses: Bool, to json: inout JSONWriter) {
        json.object(lines: true) { json in
            for (name, meanings) in gazetteer.hasBundledSuburbs ? gazetteer.nicknames : [] {
                let meant = meanings.filter { hasCampuses || !$0.target.isOfCampuses }.flatMap(targets)
                if !meant.isEmpty { json.array(name) { json in for target in meant { json.value(target) } } }
            }
        }
    }

    private static func write(_ regions: [Region], to json: inout JSONWriter) {
        json.array(lines: true) { json in
            for region in regions {
                json.array { json in
                    json.value(region.slug)
                    json.value(region.labelWithState)
                    json.value(region.state?.slug ?? elsewhere)
                }
            }
        }
    }

    /// What a name means as conditions of a search, each `key=value`.
    private static func targets(_ meaning: PlaceMeaning) -> [String] {
        switch meaning.target {
        case .region(let region): ["region=" + region.slug]
        case .localities(let places): places.map { "suburb=" + $0.line }
        case .campuses(let campuses): campuses.map { "near=" + $0.slug }
        }
    }
}

extension PlaceMeaning.Target {
    fileprivate var isOfCampuses: Bool { if case .campuses = self { true } else { false } }
}
