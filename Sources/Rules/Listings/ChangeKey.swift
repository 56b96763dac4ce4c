import Bytes
import Findings
import Values
import YAML

/// The hash of the secret with which whoever posted a listing proves that a change comes from them. The listing's file holds the hash alone.
package struct ChangeKey {
    /// The signs of a hash: SHA-256 in base64url without padding.
    package static let length = 43
    /// The signs of a secret: 16 bytes in base64url without padding.
    package static let secretLength = 22

    private let text: [UInt8]

    /// The key of a text; nil if it is no hash.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == ChangeKey.length, bytes.allSatisfy(ChangeKey.isSign) else { return nil }
        self.text = bytes
    }

    /// The key that a secret has.
    package init(ofSecret secret: String) { text = ChangeKey.base64(SHA256.digest(of: Array(secret.utf8))) }

    /// The key as a file has it.
    package var written: String { String(decoding: text, as: UTF8.self) }

    /// Whether it is the key of a secret. It takes as long for every secret, so that nobody learns from the time how near a guess is.
    package func fits(_ secret: String) -> Bool {
        let other = ChangeKey(ofSecret: secret).text
        var difference: UInt8 = 0
        for place in 0..<ChangeKey.length { difference |= text[place] ^ other[place] }
        return difference == 0
    }

    /// Whether a text may be a secret.
    package static func isSecret(_ text: String) -> Bool { text.utf8.count == secretLength && text.utf8.allSatisfy(isSign) }

    /// The texts in some bytes that may be secrets.
    package static func secrets(in bytes: some Sequence<UInt8>) -> [String] {
        var found: [String] = []
        var run: [UInt8] = []
        for byte in bytes {
            if isSign(byte) {
                // Longer ones are none, and need not be kept.
                if run.count <= secretLength { run.append(byte) }
            } else {
                if run.count == secretLength { found.append(String(decoding: run, as: UTF8.self)) }
                run.removeAll(keepingCapacity: true)
            }
        }
        if run.count == secretLength { found.append(String(decoding: run, as: UTF8.self)) }
        return found
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    /// Base64url without padding (RFC 4648, section 5).
    private static func base64(_ bytes: [UInt8]) -> [UInt8] {
        let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        var result: [UInt8] = []
        var (bits, count) = (UInt32(0), UInt32(0))
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            count += 8
            while count >= 6 {
                count -= 6
                result.append(signs[Int(bits >> count & 63)])
            }
        }
        if count > 0 { result.append(signs[Int(bits << (6 - count) & 63)]) }
        return result
    }
}

extension ListingRule {
    /// Reports a key that is none, and secrets that stand where everybody can read them.
    static let changeKey = ListingRule(.changeKey) { parsed, report in
        guard let entry = parsed.root.entries?.first(where: { $0.key == "change-key" }), !entry.value.isEmpty else { return }
        let value = entry.value.text?.trimmed ?? ""
        guard let key = ChangeKey(value) else {
            if ChangeKey.isSecret(value) { return Rule.reportSecret(in: entry, ChangeKey(ofSecret: value), into: &report) }
            return report.add(
                .changeKey, entry.keySpan, "\"change-key\" is not the hash of a secret",
                reason: "It has 43 letters, digits, hyphens and underscores, as the posting page writes it.",
                fix: "Copy it once more from the listing that was sent, or delete the line.")
        }
        for secret in ChangeKey.secrets(in: report.source.bytes) where key.fits(secret) {
            report.add(
                .changeKey, entry.keySpan, "the secret of this \"change-key\" stands in this file",
                reason: "Whoever reads it can change the listing in its owner's name.",
                fix: "Take the private link or secret out of the text, delete this line, and post the listing once more for a new one.")
            return
        }
    }
}

extension Rule {
    package static let changeKey = Rule(
        "change-key", .error, "A change key is the hash of a secret, never the secret",
        "With a private link, whoever posted a listing changes it later without an account. The link holds a secret that was made on their device; the listing holds only its hash: the SHA-256 in base64url, 43 characters. The hash is of no use to anybody else and isn't published. The secret itself must not be in any file of the board, since everybody who sees the file could change the listing in its owner's name.",
        example: "change-key: c7cKI0wXCj1zjPOgSIrBT0yYrLLzkD3wW5pOAOB3AMo")

    /// Says why a secret may not be kept, with the line that may.
    fileprivate static func reportSecret(in entry: YAMLNode.Entry, _ key: ChangeKey, into report: inout Report) {
        report.add(
            .changeKey, entry.keySpan, "\"change-key\" is the secret itself, which must not be in a file",
            reason:
                "Everybody who can read the file, or its former states, could change the listing in its owner's name. Commit its hash instead. If the secret was committed before, a new one is needed: post the listing once more.",
            fix: "change-key: \(key.written)")
    }
}
