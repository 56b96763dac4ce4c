import Findings
import Values
import YAML

extension Rule {
    package static let matrixRoom = Rule(
        "matrix-room", .error, "A Matrix room is named by its address",
        "A #, the room's name, a colon and its server, all in double quotes. Without the quotes everything after the # would be a comment (Matrix specification, room aliases).",
        example: "matrix: \"#saab:matrix.example\"")

    /// The address of a room in Matrix.
    package static func matrixRoom(_ node: YAMLNode, report: inout Report) -> String? {
        guard let text = text(node, key: "matrix", report: &report) else { return nil }
        if isMatrixRoom(text) { return text }
        return report.reject(
            .matrixRoom, node.span, "\(text.quoted) is not a Matrix room",
            reason: "It is a #, the room's name, a colon and its server, such as \"#saab:matrix.example\".",
            fix: roomMeant(text).map { "matrix: \(YAMLText.quoted($0))" } ?? "matrix: …")
    }

    /// Whether it is a room's alias (Matrix specification, appendices, room aliases) in the letters that user names have too.
    static func isMatrixRoom(_ text: String) -> Bool { text.hasPrefix("#") && isMatrixId("@" + text.dropFirst()) }

    /// The address that a text most likely means: with capitals, or as a link that was copied.
    private static func roomMeant(_ text: String) -> String? {
        var room = text.lowercased().replacing("%23", with: "#")
        if let link = room.range(ofFirst: "matrix.to/#/") { room = String(room[link.upperBound...].prefix { $0 != "?" }) }
        if !room.hasPrefix("#") { room = "#" + room.drop { $0 == "@" } }
        return isMatrixRoom(room) ? room : nil
    }
}
