import Bytes
import Maps
import Places
import TestSupport
import Testing

@testable import Bundling
@testable import SiteKit

/// What is the same on every board was made with the program, from tables and scripts that the program has too.
@Suite struct ShippedArchiveTests {
    @Test func theMapIsThatOfTheOutlines() throws {
        let topology = try #require(Topology.bundled)
        let files = try #require(MapAtlas.files(topology))
        try Self.compare(FileArchive.packed(files), "map")
    }

    @Test func thePlacesAreThoseOfTheTable() throws {
        try Self.compare(FileArchive.packed(PlaceFiles.archived(.bundled())), "places")
    }

    @Test func theScriptsAreThoseOfTheTheme() throws {
        let files = ShippedTheme.files.sorted { ByteOrder.precedes($0.path, $1.path) }
        let templates = files.compactMap { file in
            ThemeFolder.template(file.path).map { (name: $0, file: file.path, bytes: file.bytes) }
        }
        let scripts = files.compactMap { file in
            ThemeFolder.asset(file.path).flatMap { PublishedScripts.isPart($0) ? ThemeScripts.File(name: $0, bytes: file.bytes) : nil }
        }
        let words = ThemeWords(own: nil)
        try Self.compare(FileArchive.packed(PublishedScripts.archived(templates, scripts, words)), "scripts")
    }

    @Test func theDemonstrationIsThatOfTheRepository() throws {
        try Self.compare(FileArchive.packed(DemonstrationArchive.files()), "demo")
    }

    private static func compare(_ archive: (list: [UInt8], data: [UInt8]), _ folder: String) throws {
        try Golden(folder: Boards.repository + "/Sources/BundledData/" + folder).compare(
            ["files.txt": archive.data, "list.txt": archive.list])
    }
}
