import Places

/// Makes every file that a map of results may draw from the outlines. No build does: ``MapArchive`` holds them, and a test compares.
public enum MapAtlas {
    /// The country, each tile that shows more than the sea, and one of each level that shows the sea alone; nil if the outlines are damaged.
    public static func files(_ topology: Topology) -> [(name: String, bytes: [UInt8])]? {
        guard let country = MapOutlines(topology)?.json else { return nil }
        var files = [(name: MapArchive.countryName, bytes: country)]
        for level in MapLevel.tiled {
            let empty = MapOutlines(emptyAt: level).json
            files.append((MapArchive.emptyName(level), empty))
            for tile in tiles(of: level, topology) {
                guard let bytes = MapOutlines(tile, topology)?.json else { return nil }
                if bytes != empty { files.append((MapArchive.name(of: tile), bytes)) }
            }
        }
        return files
    }

    /// The tiles of a level that an outline may reach into.
    private static func tiles(of level: MapLevel, _ topology: Topology) -> [MapTile] {
        let margin = level.margin * level.step
        var tiles: Set<MapTile> = []
        for box in (0..<topology.count).compactMap(topology.box) {
            let first = MapTile(level, at: ShapePoint(x: box.west - margin, y: box.south - margin))
            let last = MapTile(level, at: ShapePoint(x: box.east + margin, y: box.north + margin))
            for column in first.column...last.column {
                for row in first.row...last.row { tiles.insert(MapTile(level, column: column, row: row)) }
            }
        }
        return tiles.sorted()
    }
}
