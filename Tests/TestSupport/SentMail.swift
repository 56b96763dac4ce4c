import Foundation

/// Messages as mail programs write them.
package enum SentMail {
    /// A part of a message.
    package struct Part {
        package var headers: [String]
        package var body: String

        package init(_ headers: [String], _ body: String) {
            self.headers = headers
            self.body = body
        }

        /// Its lines, its head first.
        package var text: String { headers.joined(separator: "\n") + "\n\n" + body }
    }

    /// A whole message, whose lines end as they do on the way.
    package static func message(_ part: Part, subject: String = "A listing", from: String = "Nora Quinn <nora@quinn.example>") -> String {
        let headers = ["From: " + from, "To: hello@small.example", "Subject: " + subject, "MIME-Version: 1.0"]
        return Part(headers + part.headers, part.body).text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
    }

    /// Several parts in one.
    package static func multipart(_ type: String, _ parts: [Part], boundary: String) -> Part {
        let body = parts.map { "--\(boundary)\n\($0.text)\n" }.joined() + "--\(boundary)--\n"
        return Part(["Content-Type: multipart/\(type);\n boundary=\"\(boundary)\""], body)
    }

    package static func plain(_ text: String, _ parameters: String = "charset=\"UTF-8\"") -> Part {
        Part(["Content-Type: text/plain; " + parameters, "Content-Transfer-Encoding: 8bit"], text)
    }

    package static func quotedPrintable(_ text: String, _ type: String) -> Part {
        Part(["Content-Type: " + type, "Content-Transfer-Encoding: quoted-printable"], quotedPrintable(text))
    }

    package static func base64(_ bytes: [UInt8], _ headers: [String]) -> Part {
        let text = Data(bytes).base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed])
        return Part(headers + ["Content-Transfer-Encoding: base64"], text + "\n")
    }

    /// A picture with the parameters of its name, such as `filename="photo-1.jpg"`.
    package static func picture(_ name: String, disposition: String = "attachment") -> Part {
        base64(SentListing.picture, ["Content-Type: image/jpeg", "Content-Disposition: \(disposition); \(name)"])
    }

    /// The pictures of the listing under their names.
    package static var pictures: [Part] { SentListing.pictureNames.map { picture("filename=\"\($0)\"") } }

    private static func quotedPrintable(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            var (result, width) = ("", 0)
            let bytes = Array(line.utf8)
            for (place, byte) in bytes.enumerated() {
                let isPlain = (0x20...0x7E).contains(byte) && byte != 0x3D && !(byte == 0x20 && place == bytes.count - 1)
                let sign = isPlain ? String(UnicodeScalar(byte)) : "=" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
                if width + sign.count > 75 {
                    result += "=\n"
                    width = 0
                }
                result += sign
                width += sign.count
            }
            return result
        }.joined(separator: "\n")
    }
}
