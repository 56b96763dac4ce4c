import Foundation

/// A message as a mail program reads it: headers without folds, and the text of each part.
package struct Mail {
    /// What stands between the start and the first empty line, without folds.
    package let headers: [String]
    /// The decoded text of each part, by its media type; lines end with a line feed.
    package private(set) var parts: [String: String] = [:]

    /// Nil for what is no message of parts in quoted-printable, or has a line that does not end with CR LF, or is too long.
    package init?(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.unicodeScalars.allSatisfy(\.isASCII), text.hasSuffix("\r\n") else { return nil }
        let lines = text.components(separatedBy: "\r\n")
        guard !lines.contains(where: { $0.contains("\n") || $0.contains("\r") || $0.utf8.count > 76 }) else { return nil }
        guard let end = lines.firstIndex(of: "") else { return nil }
        headers = Mail.unfolded(lines[..<end])
        guard let type = headers.first(where: { $0.hasPrefix("Content-Type: multipart/alternative;") }),
            let boundary = type.components(separatedBy: "\"").dropFirst().first
        else { return nil }
        let body = lines[(end + 1)...].joined(separator: "\r\n")
        let pieces = ("\r\n" + body).components(separatedBy: "\r\n--\(boundary)")
        guard pieces.first == "", pieces.last == "--\r\n" else { return nil }
        for piece in pieces.dropFirst().dropLast() {
            let lines = piece.components(separatedBy: "\r\n").dropFirst()
            guard let end = lines.firstIndex(of: "") else { return nil }
            let headers = Mail.unfolded(lines[..<end])
            guard headers.contains("Content-Transfer-Encoding: quoted-printable"),
                let type = headers.first(where: { $0.hasSuffix("; charset=utf-8") })
            else { return nil }
            let name = type.dropFirst("Content-Type: ".count).prefix { $0 != ";" }
            parts[String(name)] = Mail.decoded(lines[(end + 1)...].joined(separator: "\n").replacing("=\n", with: ""))
        }
    }

    /// The text of a header field, its encoded words read (RFC 2047).
    package func field(_ name: String) -> String? {
        guard let line = headers.first(where: { $0.hasPrefix(name + ": ") }) else { return nil }
        let text = line.dropFirst(name.count + 2)
        let words = text.split(separator: " ")
        guard words.allSatisfy({ $0.hasPrefix("=?UTF-8?Q?") && $0.hasSuffix("?=") }) else { return String(text) }
        return words.map { Mail.decoded(String($0.dropFirst(10).dropLast(2)).replacing("_", with: " ")) }.joined()
    }

    private static func unfolded(_ lines: ArraySlice<String>) -> [String] {
        lines.reduce(into: []) { fields, line in
            if line.hasPrefix(" "), let last = fields.popLast() { fields.append(last + line) } else { fields.append(line) }
        }
    }

    private static func decoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "="), let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
