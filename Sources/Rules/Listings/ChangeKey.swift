import Bytes
import Findings
import Values

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
