import BundledData
import Bytes
import Places
import Publishing
import Synchronization

/// The table of places for the search page, by the letters that names begin with, so that what somebody types loads what it can mean.
enum PlaceFiles {
    /// The files that were made last.
    private static let made = Mutex<(version: String, files: [Artifact])?>(nil)

    /// The files of a board's table, with those of its regions. A process that builds again and again makes them once for a table.
    static func all(_ context: SiteContext) throws -> [Artifact] {
        let gazetteer = context.gazetteer
        let version = version(context)
        return try made.withLock { made in
            if let made, made.version == version { return made.files }
            let routes = Locality.letters.map(Route.searchPlaces) + RegionFiles.ofSuburbs
            let suburbs =
                gazetteer.hasBundledSuburbs ? routes.compactMap { route in shipped(route).map { (route, $0) } } : ofSuburbs(gazetteer)
            let files = try (suburbs + RegionFiles.ofNames(gazetteer, hasCampuses: context.board.hasCampuses)).map { route, bytes in
                Artifact(path: try ArtifactPath(route.file), stage: .asset, content: .bytes(bytes))
            }
            made = (version, files)
            return files
        }
    }

    /// The file of the bundled suburbs, which was made with the program since it is the same on every board that has them.
    private static func shipped(_ route: Route) -> [UInt8]? { archive.file(route.file) }

    private static let archive = FileArchive(
        list: UnsafeBufferPointer(start: houser_places_list_bytes(), count: houser_places_list_count()),
        data: UnsafeBufferPointer(start: houser_places_files_bytes(), count: houser_places_files_count()))

    /// The files that depend on the suburbs of a table alone.
    static func ofSuburbs(_ gazetteer: Gazetteer) -> [(Route, [UInt8])] {
        let groups = Dictionary(grouping: gazetteer.localities, by: \.letter)
        let letters = Locality.letters.map { letter in
            let places = groups[letter] ?? []
            let bytes = JSONWriter.bytes(reservingCapacity: places.count * 48 + 64) { json in
                json.array(lines: true) { json in
                    for place in places { json.array { write(place, to: &$0) } }
                }
            }
            return (Route.searchPlaces(letter), bytes)
        }
        return letters + RegionFiles.ofSuburbs(gazetteer)
    }

    /// What tells the files of a board's table from every other's.
    static func version(_ context: SiteContext) -> String {
        let table = context.gazetteer.contentHash &+ UInt64(SearchIndex.version)
        return UInt32(truncatingIfNeeded: context.board.hasCampuses ? table : ~table).paddedHex
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
