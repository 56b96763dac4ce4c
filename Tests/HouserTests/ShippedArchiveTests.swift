import Bytes
import Maps
import Places
import TestSupport
import Testing

@testable import SiteKit

/// What is the same on every board was made with the program, from tables that the program has too.
@Suite struct ShippedArchiveTests {
    @Test func theMapIsThatOfTheOutlines() throws {
        let topology = try #require(Topology.bundled)
        let files = try #require(MapAtlas.files(topology))
        try Self.compare(FileArchive.packed(files), "map")
    }

    @Test func thePlacesAreThoseOfTheTable() throws {
        let files = PlaceFiles.ofSuburbs(.bundled()).map { (name: $0.0.file, bytes: $0.1) }
        try Self.compare(FileArchive.packed(files), "places")
    }

    private static func compare(_ archive: (list: [UInt8], data: [UInt8]), _ folder: String) throws {
        try Golden(folder: Boards.repository + "/Sources/BundledData/" + folder).compare(
            ["files.txt": archive.data, "list.txt": archive.list])
    }
}
