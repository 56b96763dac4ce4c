import BundledData
import Bytes

/// The files that a map of results draws: the country, and tiles. They depend on the outlines alone, which travel inside the program, and
/// so were made with it.
public enum MapArchive {
    /// The name of the file of the country.
    static let countryName = "country"

    /// The name of the file of a tile of a level that shows nothing but the sea.
    static func emptyName(_ level: MapLevel) -> String { "\(level.rawValue)/none" }

    /// The name of the file of a tile.
    static func name(of tile: MapTile) -> String { "\(tile.level.rawValue)/\(tile.name)" }

    private static let files = FileArchive(
        list: UnsafeBufferPointer(start: houser_map_list_bytes(), count: houser_map_list_count()),
        data: UnsafeBufferPointer(start: houser_map_files_bytes(), count: houser_map_files_count()))

    /// The file of the country.
    public static var country: [UInt8]? { files.file(countryName) }

    /// The file of a tile.
    public static func file(of tile: MapTile) -> [UInt8]? { files.file(name(of: tile)) ?? files.file(emptyName(tile.level)) }
}
