import Bytes

/// A message in two forms of the same text (RFC 2046 section 5.1.4), from which mail programs choose.
///
/// Who sends it to whom and when is up to the one who does: it has no `From`, `To`, `Date` or `Message-ID`.
struct MailMessage {
    let subject: String
    let text: String
    let html: String

    /// The message with its headers. All lines end with CR LF, as those of mail do (RFC 5322 section 2.1).
    var bytes: [UInt8] {
        let parts = [("plain", text), ("html", html)].map { type, text in
            lines("Content-Type: text/\(type); charset=utf-8", "Content-Transfer-Encoding: quoted-printable", "")
                + QuotedPrintable.encode(text)
        }
        let boundary = MailMessage.boundary(of: parts)
        var bytes = lines(
            MailHeader.field("Subject", subject), "MIME-Version: 1.0", "Content-Type: multipart/alternative;", " boundary=\"\(boundary)\"",
            "")
        for part in parts { bytes += lines("--" + boundary) + part + lines("") }
        return bytes + lines("--\(boundary)--")
    }

    private func lines(_ lines: String...) -> [UInt8] { lines.flatMap { Array($0.utf8) + QuotedPrintable.lineEnd } }

    /// A boundary that is the same for the same content. No line of quoted-printable text has `=_` in it (RFC 2045 section 6.7).
    private static func boundary(of parts: [[UInt8]]) -> String {
        let digest = Fingerprint(of: Array(parts.joined()), seed: 0)
        let halves = [digest.high, digest.low].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        return "=_houser_" + halves.joined()
    }
}
