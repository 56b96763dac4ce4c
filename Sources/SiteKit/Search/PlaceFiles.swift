import BundledData
import Bytes
import Places
import Publishing
import Synchronization

/// The table of places for the search page, with regions and what people call places, in files by how names begin, so that what somebody types
/// loads what it can mean. The manifest of the search index says with which letters the names of each begin at least.
enum PlaceFiles {
    /// The files of a table of places, and with which letters the names of each begin at least.
    struct Table: Sendable {
        let starts: [String]
        let files: [[UInt8]]
        /// The names of all places, as one file.
        let names: [UInt8]
    }

    /// About how many names of places a file has.
    private static let most = 200
    /// So many letters of a name tell in which file it is.
    private static let telling = 3
    /// The table whose files were made last.
    private static let made = Mutex<(version: UInt64, table: Table)?>(nil)

    /// The files of a board's table. A process that builds again and again makes them once for a table.
    static func all(_ context: SiteContext) throws -> [Artifact] {
        let table = table(context.gazetteer)
        var files = table.files.enumerated().map { (Route.searchPlaces($0), $1) }
        files.append((.searchNames, table.names))
        if context.board.hasCampuses { files.append((.searchCampuses, CampusFile.bytes(context.gazetteer))) }
        return try files.map { route, bytes in Artifact(path: try ArtifactPath(route.file), stage: .asset, content: .bytes(bytes)) }
    }

    /// With which letters the names of each file begin at least, with spaces between them.
    static func starts(_ gazetteer: Gazetteer) -> String {
        if isShipped(gazetteer), let starts = archive.file(startsName) { return String(decoding: starts, as: UTF8.self) }
        return table(gazetteer).starts.joined(separator: " ")
    }

    /// What is offered to whoever typed one letter.
    static func letters(_ gazetteer: Gazetteer) -> PlaceLetters {
        let shipped = isShipped(gazetteer) ? archive.file(lettersName) : nil
        return shipped.flatMap { PlaceLetters(String(decoding: $0, as: UTF8.self)) } ?? PlaceLetters(gazetteer.localities)
    }

    /// What tells the files of a board's table from every other's.
    static func version(_ context: SiteContext) -> String {
        let table = context.gazetteer.contentHash &+ UInt64(SearchIndex.version)
        return UInt32(truncatingIfNeeded: context.board.hasCampuses ? table : ~table).paddedHex
    }

    private static func table(_ gazetteer: Gazetteer) -> Table {
        made.withLock { made in
            if let made, made.version == gazetteer.contentHash { return made.table }
            let table = (isShipped(gazetteer) ? shipped : nil) ?? PlaceFiles.table(of: gazetteer)
            made = (gazetteer.contentHash, table)
            return table
        }
    }

    /// The files of a table, made from it.
    static func table(of gazetteer: Gazetteer) -> Table {
        let regions = PlaceFile.Regions(gazetteer)
        var groups: [String: PlaceFile] = [:]
        for place in gazetteer.localities { groups[key(place.foldedName), default: PlaceFile()].places.append(place) }
        for name in PlaceFile.names(gazetteer) { groups[key(name.name), default: PlaceFile()].names.append(name) }
        for slug in regions.slugs { groups[key(slug), default: PlaceFile()].regions.insert(slug) }
        var runs: [(start: String, file: PlaceFile)] = []
        for (start, group) in groups.sorted(by: { ByteOrder.precedes($0.key, $1.key) }) {
            if let last = runs.last, last.file.count + group.count <= most {
                runs[runs.count - 1].file.add(group)
            } else {
                runs.append((start, group))
            }
        }
        return Table(starts: runs.map(\.start), files: runs.map { $0.file.bytes(regions) }, names: PlaceNames.bytes(gazetteer))
    }

    /// The letters and digits of a folded name or a slug that tell in which file it is.
    private static func key(_ name: String) -> String {
        String(decoding: name.utf8.lazy.filter { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }.prefix(telling), as: UTF8.self)
    }
}

extension PlaceFiles {
    private static let startsName = "starts"
    private static let lettersName = "letters"

    /// Whether the files of a table were made with the program, since they are the same on every board that has it. A page leaves out campuses
    /// that a board does without.
    private static func isShipped(_ gazetteer: Gazetteer) -> Bool { gazetteer.hasBundledSuburbs && !gazetteer.hasOwnCampuses }

    private static let archive = FileArchive(
        list: UnsafeBufferPointer(start: houser_places_list_bytes(), count: houser_places_list_count()),
        data: UnsafeBufferPointer(start: houser_places_files_bytes(), count: houser_places_files_count()))

    private static var shipped: Table? {
        guard let bytes = archive.file(startsName) else { return nil }
        let starts = String(decoding: bytes, as: UTF8.self).split(separator: " ").map(String.init)
        let files = starts.indices.compactMap { archive.file(Route.searchPlaces($0).file) }
        guard files.count == starts.count, let names = archive.file(Route.searchNames.file) else { return nil }
        return Table(starts: starts, files: files, names: names)
    }

    /// The files of an archive of a table.
    static func archived(_ gazetteer: Gazetteer) -> [(name: String, bytes: [UInt8])] {
        let table = table(of: gazetteer)
        return [
            (startsName, Array(table.starts.joined(separator: " ").utf8)),
            (lettersName, Array(PlaceLetters(gazetteer.localities).text.utf8)),
            (Route.searchNames.file, table.names),
        ]
            + table.files.enumerated().map { (Route.searchPlaces($0).file, $1) }
    }
}
