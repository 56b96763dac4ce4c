import Bytes
import Places
import Publishing
import Synchronization

/// The table of places for the search page, by the letters that names begin with, so that what somebody types loads what it can mean.
enum PlaceFiles {
    /// The files that were made last.
    private static let made = Mutex<(table: UInt64, files: [Artifact])?>(nil)

    /// The files of a table, with those of its regions. A process that builds again and again makes them once for a table.
    static func all(_ gazetteer: Gazetteer) throws -> [Artifact] {
        try made.withLock { made in
            if let made, made.table == gazetteer.contentHash { return made.files }
            let files = try artifacts(gazetteer) + RegionFiles.artifacts(gazetteer)
            made = (gazetteer.contentHash, files)
            return files
        }
    }

    private static func artifacts(_ gazetteer: Gazetteer) throws -> [Artifact] {
        let groups = Dictionary(grouping: gazetteer.localities, by: \.letter)
        return try Locality.letters.map { letter in
            let places = groups[letter] ?? []
            let bytes = JSONWriter.bytes(reservingCapacity: places.count * 48 + 64) { json in
                json.array(lines: true) { json in
                    for place in places { json.array { write(place, to: &$0) } }
                }
            }
            return Artifact(
                path: try ArtifactPath(Route.searchPlaces(letter).file), stage: .asset, content: .bytes(bytes))
        }
    }

    /// What tells a table from every other.
    static func version(of gazetteer: Gazetteer) -> String {
        UInt32(truncatingIfNeeded: gazetteer.contentHash &+ UInt64(SearchIndex.version)).paddedHex
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
}
