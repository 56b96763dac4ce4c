import Bytes
import Values

/// Who may mint `tag:` URIs: a domain name or e-mail address, and a day on which it was theirs (RFC 4151 section 2.1, `taggingEntity`).
///
/// Feed identities are made with it so that they outlive the site's address: moving the board to another host changes no id.
public struct TagAuthority: Hashable, Sendable, CustomStringConvertible {
    /// `example.org,2026`, as written.
    public let description: String
    /// The first day of the date: it must not lie in the future, which only the caller can tell.
    public let day: Day

    /// Reads `name,date`, such as `example.org,2026` or `maria@example.org,2026-11-20`; nil if it is not well formed.
    ///
    /// The name is a domain name or e-mail address of ASCII characters, the date a year, month or day.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(Array.init)
        guard parts.count == 2, TagAuthority.isName(parts[0]), let day = TagAuthority.firstDay(of: parts[1]) else { return nil }
        self.day = day
        description = text
    }

    /// The authority that a text means which lacks the year, or has spaces or another sign around it; nil for anything else.
    static func meant(_ text: String, year: Int) -> String? {
        let signs: Set<Character> = [",", " ", ";", ":", "/"]
        let words: [String] = text.split(whereSeparator: signs.contains).map(String.init)
        let parts = words.filter { !["https", "http", "tag"].contains($0) }
        guard let name = parts.first, name.contains("."), parts.count <= 2 else { return nil }
        let authority = "\(name),\(parts.count == 2 ? parts[1] : String(year))"
        return TagAuthority(authority) == nil ? nil : authority
    }

    /// The URI of that thing: `tag:example.org,2026:` and the path.
    ///
    /// The path is plain text; what RFC 4151 does not allow in `specific` is percent-encoded, `%` and `#` too, so that different paths
    /// always make different URIs.
    public func uri(_ path: String) -> String {
        var uri = ByteBuffer(capacity: description.utf8.count + path.utf8.count * 3 + 5)
        uri.append(uriOf: "", path, by: self)
        return uri.text
    }

    fileprivate static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }

    private static func isName(_ name: [UInt8]) -> Bool {
        guard let at = name.lastIndex(of: UInt8(ascii: "@")) else { return isDomain(name[...]) }
        let local = name[..<at]
        return !local.isEmpty && local.allSatisfy { isAlphanumeric($0) || "-._".utf8.contains($0) } && isDomain(name[(at + 1)...])
    }

    /// Whether it is labels of letters, digits and inner hyphens, of the lengths that RFC 1035 section 2.3.4 allows.
    private static func isDomain(_ domain: ArraySlice<UInt8>) -> Bool {
        domain.count <= 253
            && domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
                (1...63).contains(label.count) && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
                    && label.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
            }
    }

    private static func firstDay(of date: [UInt8]) -> Day? {
        let rest = date.count == 4 ? "-01-01" : date.count == 7 ? "-01" : ""
        return Day(String(decoding: date, as: UTF8.self) + rest)
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: false
        }
    }

    /// RFC 3986 `pchar` without percent-encoding, and `/` and `?`.
    fileprivate static func isSpecific(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x26...0x3B, 0x3F...0x5A: true
        case UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "="): true
        default: false
        }
    }
}

extension ByteBuffer {
    /// Appends what ``TagAuthority/uri(_:)`` gives for a path that is made of `start`, in which nothing needs encoding, and `rest`.
    public mutating func append(uriOf start: StaticString, _ rest: String, by authority: TagAuthority) {
        append("tag:")
        append(text: authority.description)
        append(UInt8(ascii: ":"))
        append(start)
        for byte in rest.utf8 {
            if TagAuthority.isSpecific(byte) {
                append(byte)
            } else {
                append(UInt8(ascii: "%"))
                append(TagAuthority.hexDigit(byte >> 4))
                append(TagAuthority.hexDigit(byte & 15))
            }
        }
    }
}
