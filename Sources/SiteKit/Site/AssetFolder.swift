import Bytes

/// The folder of everything that pages load. Its name is a digest of all files in it, so that browsers and hosts may keep each for ever: what
/// changes has another address. As they share one folder, modules and style sheets name each other by relative addresses.
struct AssetFolder: Sendable {
    /// Sorted by name.
    let files: [Theme.Asset]
    let route: Route

    private static let digits = 10

    init(_ files: [Theme.Asset]) {
        self.files = files.sorted { ByteOrder.precedes($0.name, $1.name) }
        var digest: UInt64 = 0
        for file in self.files {
            digest = ContentHash.of(Array(file.name.utf8), seed: digest)
            digest = ContentHash.of(file.bytes, seed: digest)
        }
        route = .assets(digest.paddedHex.prefix(AssetFolder.digits))
    }

    /// Where a file of it lies.
    func route(of name: String) -> Route { route.appending(name) }

    /// The file of that name.
    func file(_ name: String) -> Theme.Asset? { files.first { $0.name == name } }
}
