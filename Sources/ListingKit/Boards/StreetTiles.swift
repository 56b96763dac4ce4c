import Findings
import Values
import YAML

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

/// Reads `map` in `board.yaml`.
enum StreetTilesReader {
    private static let places = ["z", "x", "y"]
    private static let sample = "map: {tiles: \"https://tile.example/{z}/{x}/{y}.png\", attribution: \"© …\"}"

    static func read(_ node: YAMLNode?, report: inout Report) -> StreetTiles? {
        guard let node, !node.isEmpty else { return nil }
        guard node.entries != nil else {
            return report.reject(
                .boardFile, node.span, "\"map\" must be a group of keys, not \(node.text?.quoted ?? node.noun)",
                reason: "It says where the map of results gets pictures of streets from; without it the map has outlines only.", fix: sample
            )
        }
        KeyCheck.check(node, allowed: ["tiles", "attribution"], of: "\"map\"", rule: .boardFile, report: &report)
        let reader = NodeReader(node: node, rule: .boardFile)
        let address = address(node, report: &report)
        guard let attribution = reader.words("attribution", report: &report) else {
            if node["attribution"]?.isEmpty ?? true {
                report.add(
                    .boardFile, node.span, "\"map\" needs its \"attribution\"",
                    reason: "Who makes a map wants to be named on it; the server's terms of use say how.",
                    fix: "attribution: \"© OpenStreetMap contributors\"")
            }
            return nil
        }
        return address.map { StreetTiles(address: $0, attribution: attribution) }
    }

    private static func address(_ node: YAMLNode, report: inout Report) -> String? {
        guard let value = node["tiles"], !value.isEmpty, let text = value.text?.trimmed else {
            return report.reject(
                .boardFile, node["tiles"]?.span ?? node.span, "\"map\" needs the address of its \"tiles\"",
                reason: "It has {z}, {x} and {y} for the zoom and the place of a tile.", fix: sample)
        }
        let missing = places.map { "{\($0)}" }.filter { !text.contains($0) }
        guard missing.isEmpty else {
            return report.reject(
                .boardFile, value.span, "the address of tiles lacks \(missing.listed("and"))",
                reason: "For example https://tile.example/{z}/{x}/{y}.png, in double quotes.", fix: "tiles: …")
        }
        let filled = places.reduce(text) { $0.replacing("{\($1)}", with: "HOUSER-\($1)-") }
        guard let checked = Rule.webAddress(filled), checked.hasPrefix("https://"), let host = Board.host(checked),
            !host.contains("houser-")
        else {
            let secure = text.hasPrefix("http://") ? "tiles: " + YAMLText.quoted("https" + text.dropFirst(4)) : nil
            return report.reject(
                .boardFile, value.span, "\(text.quoted) is not the address of tiles",
                reason:
                    "It starts with https://, since browsers load nothing else into a page, and holds {z}, {x} and {y} after the server's name and nothing else in braces.",
                fix: secure)
        }
        return places.reduce(checked) { $0.replacing("HOUSER-\($1)-", with: "{\($1)}") }
    }
}
