import Bytes
import ListingKit
import Publishing

/// The library that shows street tiles on the map of results, for boards that have configured some. It is Debian's, and no part of Houser.
struct Leaflet: OutputFamily {
    /// Where Debian's package `libjs-leaflet` puts it.
    static let folder = "/usr/share/javascript/leaflet"
    /// Its files with the names under which they are published.
    private static let files = [("leaflet.min.js", "leaflet.js"), ("leaflet.css", "leaflet.css")]
    private static let limit = 2_000_000

    let tiles: StreetTiles?

    var count: Int { tiles == nil ? 0 : 1 }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        maker.recipe("leaflet", Stamps()) { _, _ in
            try Leaflet.files.map { file, name in
                let path = "\(Leaflet.folder)/\(file)"
                do {
                    let bytes = try Files.readFile(path, limit: Leaflet.limit, followingLinks: true)
                    return Artifact(path: try ArtifactPath(Route.asset(name).file), stage: .asset, content: .bytes(bytes))
                } catch let error as FileError {
                    throw Missing(path: path, error: error)
                }
            }
        }
    }

    /// Tells one edition of the files from another.
    private struct Stamps: RecipeInput {
        func add(to input: inout FingerprintInput) {
            for (file, _) in Leaflet.files {
                let bytes = (try? Files.readFile("\(Leaflet.folder)/\(file)", limit: Leaflet.limit, followingLinks: true)) ?? []
                input.add(Int(truncatingIfNeeded: ContentHash.of(bytes)))
            }
        }
    }

    /// The library is not installed.
    struct Missing: Error, CustomStringConvertible {
        let path: String
        let error: FileError

        var description: String {
            """
            street tiles are shown by Leaflet, which is not installed: \(error).
            Install it (on Debian and Ubuntu: apt-get install libjs-leaflet), or take "map" out of board.yaml
            """
        }
    }
}
