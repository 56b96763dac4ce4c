import Bytes

/// Hides what may be the secret of a private link from whoever reads a report, which may be public.
public enum SecretMask {
    /// Signs of text in which a secret is likely to stand, in lower case.
    private static let signs = ["change-key", "change_key", "changekey", "change key", "key="]
    /// How long a secret is.
    private static let secretLength = 22
    /// How long the hash of one is, which anybody may see.
    private static let hashLength = 43
    /// The shortest part of one that is hidden, where it is likely to be one.
    private static let shortest = 16

    /// The text with stars in place of what may be a secret.
    public static func masked(_ text: String) -> String {
        let runs = runs(in: text)
        if runs.isEmpty { return text }
        var bytes = Array(text.utf8)
        let lower = bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
        let isLikely = signs.contains { sign in isPart(Array(sign.utf8), of: lower) }
        for run in runs where isLikely || run.count == secretLength {
            for place in run { bytes[place] = UInt8(ascii: "*") }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Where a text has signs of base64url that may be a secret, or a part of one, and are no words: names of files have no capitals.
    private static func runs(in text: String) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start = 0
        var hasCapital = false
        var end = 0
        func close() {
            if hasCapital, end - start >= shortest, end - start != hashLength { runs.append(start..<end) }
            hasCapital = false
        }
        for byte in text.utf8 {
            if isSign(byte) {
                hasCapital = hasCapital || byte == UInt8(ascii: "_") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            } else {
                close()
                start = end + 1
            }
            end += 1
        }
        close()
        return runs
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    private static func isPart(_ part: [UInt8], of text: [UInt8]) -> Bool {
        guard text.count >= part.count else { return false }
        return (0...(text.count - part.count)).contains { start in text[start..<start + part.count].elementsEqual(part) }
    }
}
