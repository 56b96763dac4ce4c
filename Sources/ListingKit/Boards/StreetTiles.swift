import Facts
import Findings

/// Where the map of results gets pictures of streets from, once a reader asks for them: a server that the board has chosen.
public struct StreetTiles: Sendable, Hashable {
    /// The address of a tile, with `{z}`, `{x}` and `{y}` for its zoom and its place.
    public let address: String
    /// Whom the server wants to be named.
    public let attribution: String

    /// The name of the server, as readers are told before anything is asked of it.
    public var host: String { Board.host(address) ?? address }

    /// The server as a Content-Security-Policy names it: scheme and authority.
    public var origin: String { address.split(separator: "/", omittingEmptySubsequences: false).prefix(3).joined(separator: "/") }
}

extension StreetTiles {
    static let schema = RecordSchema("\"map\"", .boardFile, tiles, maker)
    private static let tiles = RecordField(
        required: "tiles", .tiles,
        help:
            "It has {z}, {x} and {y} for the zoom and the place of a tile, such as https://tile.example/{z}/{x}/{y}.png, in double quotes.")
    private static let maker = RecordField(
        required: "attribution", .line(), help: "Who makes a map wants to be named on it; the server's terms of use say how.",
        example: "\"© OpenStreetMap contributors\"")

    init?(_ record: RecordReader, report: inout Report) {
        let (address, attribution) = (record.read(Self.tiles, &report), record.read(Self.maker, &report))
        guard let address, let attribution else { return nil }
        self.init(address: address, attribution: attribution)
    }
}
