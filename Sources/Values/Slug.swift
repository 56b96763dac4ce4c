extension BidirectionalCollection<UInt8> {
    /// Whether these are the bytes of a slug; see ``Swift/String/isSlug``.
    public var isSlug: Bool {
        let hyphen = UInt8(ascii: "-")
        guard let last, count <= 80, last != hyphen else { return false }
        var previous = hyphen
        for byte in self {
            guard (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == hyphen && previous != hyphen else { return false }
            previous = byte
        }
        return true
    }
}

extension String {
    /// Whether the text is a slug: 1 to 80 lower-case letters, digits and single hyphens.
    public var isSlug: Bool { utf8.isSlug }

    /// Whether the text can name a field: a letter, then at most 39 lower-case letters, digits, hyphens and
    /// underscores. It also names an XML attribute in feeds, so it must not begin with `xml` (Namespaces in XML 1.0,
    /// section 3).
    public var isFieldName: Bool {
        guard let first = utf8.first, (0x61...0x7A).contains(first), utf8.count <= 40, !hasPrefix("xml") else { return false }
        return utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F }
    }

    /// The slug for the text, such as `cafe-grosse` for `Café Größe!`; empty if nothing is left of it.
    public var slugified: String {
        var result: [UInt8] = []
        var text = lowercased()
        text.withUTF8 { buffer in
            let bytes = buffer[...]
            var index = bytes.startIndex
            while index < bytes.endIndex, result.count < 80 {
                let byte = bytes[index]
                var next = index + 1
                switch byte {
                case 0x61...0x7A, 0x30...0x39: result.append(byte)
                case UInt8(ascii: "'"), 0x80...0xBF: break
                case 0xC0...0xFF:
                    switch Transliteration(at: index, of: bytes, next: &next) {
                    case .letters(let letters): result.append(contentsOf: letters.utf8)
                    case .removed: break
                    case .separator, .unknown: String.appendHyphen(to: &result)
                    }
                default: String.appendHyphen(to: &result)
                }
                index = next
            }
        }
        result = Array(result.prefix(80))
        while result.last == UInt8(ascii: "-") { result.removeLast() }
        return String(decoding: result, as: UTF8.self)
    }

    private static func appendHyphen(to slug: inout [UInt8]) {
        if !slug.isEmpty, slug.last != UInt8(ascii: "-") { slug.append(UInt8(ascii: "-")) }
    }
}
