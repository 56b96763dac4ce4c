import Bytes
import Values

/// The authority of `tag:` URIs: a domain or e-mail address, and a day on which it was held (RFC 4151 section 2.1).
///
/// Feed ids are made with it so that they outlive the site's address.
public struct TagAuthority: Hashable, Sendable, CustomStringConvertible {
    /// `example.org,2026`, as written.
    public let description: String
    /// The first day of the date, which must not lie in the future.
    public let day: Day

    /// Reads `name,date`, such as `example.org,2026` or `maria@example.org,2026-11-20`; nil if it is malformed.
    ///
    /// The name is ASCII, the date a year, month or day.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(Array.init)
        guard parts.count == 2, TagAuthority.isName(parts[0]), let day = TagAuthority.firstDay(of: parts[1]) else { return nil }
        self.day = day
        description = text
    }

    /// The authority that was meant by a text that lacks the year or has other signs around it; nil for anything else.
    static func meant(_ text: String, year: Int) -> String? {
        let signs: Set<Character> = [",", " ", ";", ":", "/"]
        let words: [String] = text.split(whereSeparator: signs.contains).map(String.init)
        let parts = words.filter { !["https", "http", "tag"].contains($0) }
        guard let name = parts.first, name.contains("."), parts.count <= 2 else { return nil }
        let authority = "\(name),\(parts.count == 2 ? parts[1] : String(year))"
        return TagAuthority(authority) == nil ? nil : authority
    }

    /// The URI of a thing: `tag:example.org,2026:` and its path.
    ///
    /// What RFC 4151 does not allow is percent-encoded, `%` and `#` too, so that URIs differ as paths do.
    public func uri(_ path: String) -> String {
        var uri = ByteBuffer(capacity: description.utf8.count + path.utf8.count * 3 + 5)
        uri.append(uriOf: "", path, by: self)
        return uri.text
    }

    fileprivate static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }

    private static func isName(_ name: [UInt8]) -> Bool {
        guard let at = name.lastIndex(of: UInt8(ascii: "@")) else { return isDomain(name[...]) }
        let local = name[..<at]
        return !local.isEmpty && local.allSatisfy { $0.isASCIIAlphanumeric || "-._".utf8.contains($0) } && isDomain(name[(at + 1)...])
    }

    /// Whether it is labels of letters, digits and inner hyphens, of the lengths that RFC 1035 section 2.3.4 allows.
    private static func isDomain(_ domain: ArraySlice<UInt8>) -> Bool {
        domain.count <= 253
            && domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
                (1...63).contains(label.count) && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
                    && label.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
            }
    }

    private static func firstDay(of date: [UInt8]) -> Day? {
        let rest = date.count == 4 ? "-01-01" : date.count == 7 ? "-01" : ""
        return Day(String(decoding: date, as: UTF8.self) + rest)
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
    /// Appends ``TagAuthority/uri(_:)`` of a path made of `start`, in which nothing needs encoding, and `rest`.
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
