import Bytes
import Maps
import Places
import TestSupport
import Testing

/// The files of the map of results, which travel inside the program, are those that the outlines make, which travel there too.
@Suite struct MapArchiveTests {
    @Test func theFilesAreThoseOfTheOutlines() throws {
        let topology = try #require(Topology.bundled)
        let files = try #require(MapAtlas.files(topology))
        let archive = FileArchive.packed(files)
        try Golden(folder: Boards.repository + "/Sources/BundledData/map").compare(["files.txt": archive.data, "list.txt": archive.list])
    }
}
