import Bytes
import ListingKit

/// The library that shows street tiles on the map of results, for boards that have configured some. It is Debian's, and no part of Houser.
enum Leaflet {
    /// Where Debian's package `libjs-leaflet` puts it.
    private static let folder = "/usr/share/javascript/leaflet"
    /// Its files with the names under which they are published.
    private static let files = [("leaflet.min.js", "leaflet.js"), ("leaflet.css", "leaflet.css")]
    private static let limit = 2_000_000

    /// Its files, if there are tiles to show. Throws if it is not installed.
    static func assets(for tiles: StreetTiles?) throws(Missing) -> [Theme.Asset]? {
        guard tiles != nil else { return nil }
        var assets: [Theme.Asset] = []
        for (file, name) in files {
            let path = "\(folder)/\(file)"
            do {
                assets.append(Theme.Asset(name: name, bytes: try Files.readFile(path, limit: limit, followingLinks: true)))
            } catch {
                throw Missing(error: error)
            }
        }
        return assets
    }

    /// The library is not installed.
    struct Missing: Error, CustomStringConvertible {
        let error: FileError

        var description: String {
            """
            street tiles are shown by Leaflet, which is not installed: \(error).
            Install it (on Debian and Ubuntu: apt-get install libjs-leaflet), or take "map" out of board.yaml
            """
        }
    }
}
