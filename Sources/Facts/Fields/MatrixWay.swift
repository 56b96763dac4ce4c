import Findings
import Values
import YAML

/// Reads who somebody is on Matrix.
extension Rule {
    static let matrixId = Rule(
        "matrix-id", .error, "A Matrix id looks like one",
        "An @, your name, a colon and your server, all in double quotes: before the colon, only lower-case letters, digits and . _ = - / + (Matrix specification, user identifiers).",
        example: "matrix: \"@maria:matrix.example\"")

    package static func matrix(_ node: YAMLNode, report: inout Report) -> String? {
        // A plain scalar cannot begin with an @, so somebody who forgets the quotes is told of that by the reader of YAML.
        guard let text = text(node, key: "matrix", report: &report) else { return nil }
        if isMatrixId(text) { return text }
        return report.reject(
            .matrixId, node.span, "\(text.quoted) is not a Matrix id",
            reason: "It is an @, your name there, a colon and your server, such as \"@maria:matrix.example\".",
            fix: matrixMeant(text).map { "matrix: \(YAMLText.quoted($0))" } ?? "matrix: …")
    }

    /// Whether it is a user's id (Matrix specification, appendices, user identifiers), of a server with a name that has a dot in it.
    package static func isMatrixId(_ text: String) -> Bool {
        guard text.utf8.count <= 255, text.utf8.first == UInt8(ascii: "@"), let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
        else { return false }
        let name = text.utf8[text.utf8.index(after: text.startIndex)..<colon]
        var server = text.utf8[text.utf8.index(after: colon)...]
        if let port = server.firstIndex(of: UInt8(ascii: ":")) {
            let digits = server[server.index(after: port)...]
            guard (1...5).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
            server = server[..<port]
        }
        let isName =
            !name.isEmpty && name.allSatisfy { ($0.isASCIIAlphanumeric && !(0x41...0x5A).contains($0)) || "._=-/+".utf8.contains($0) }
        return isName && isEmailDomain(server)
    }

    /// The id that a text most likely means: with capitals, without its @, as an address is written, or as a link that was copied.
    private static func matrixMeant(_ text: String) -> String? {
        var id = text.lowercased()
        if let link = id.range(ofFirst: "matrix.to/#/") { id = String(id[link.upperBound...].prefix { $0 != "?" }) }
        if !id.hasPrefix("@") { id = "@" + id.replacing("@", with: ":") }
        if isMatrixId(id) { return id }
        // A name alone lacks only its server, which nobody else can know.
        return isMatrixId(id + ":server.example") ? id + ":" + ellipsis : nil
    }
}
