/// Decides which addresses a text may link to, and normalizes those.
///
/// Control characters are removed as the URL standard's parser does, then the scheme must be one of four, and
/// everything that is not plain is percent-encoded, so that no two programs read the address differently.
public struct LinkCheck {
    /// What an address turned out to be.
    public enum Verdict: Equatable {
        /// A web address on another host.
        case outside
        /// A web address on the board's own host, a mail address or a telephone number.
        case plain
        /// A path on the board, without its leading slash.
        case site
        /// An address that may not be published.
        case refused(MarkdownProblem.Kind)
    }

    private static let maximumLength = 8192

    /// The host of the board in lower case; empty if it has none.
    public let siteHost: [UInt8]
    /// Whether links to paths on the board are allowed.
    public let allowsSiteLinks: Bool
    /// What those lead to, and what relative addresses name; nil if that is not known.
    public let siteLinks: SiteLinks?
    /// The normalized address after a verdict other than `refused`: only ASCII URL code points without quotes and angle
    /// brackets.
    public private(set) var address: [UInt8] = []

    /// Creates a check for a board at that host.
    public init(siteHost: String?, allowsSiteLinks: Bool, siteLinks: SiteLinks? = nil) {
        self.siteHost = siteHost.map { Array($0.lowercased().utf8) } ?? []
        self.allowsSiteLinks = allowsSiteLinks
        self.siteLinks = siteLinks
    }

    /// Classifies an address, and sets ``address`` if it may be published.
    public mutating func judge(_ raw: UnsafeBufferPointer<UInt8>) -> Verdict {
        address.removeAll(keepingCapacity: true)
        guard raw.count <= Self.maximumLength else { return .refused(.linkAddress) }
        guard raw.contains(where: { $0 <= 0x20 || $0 == 0x7F }) else { return judge(clean: raw) }
        var input: [UInt8] = []
        for byte in raw where byte > 0x20 && byte != 0x7F || byte == 0x20 && !input.isEmpty { input.append(byte) }
        while input.last == 0x20 { input.removeLast() }
        return input.withUnsafeBufferPointer { judge(clean: $0) }
    }

    /// Classifies an address without control characters and without spaces at its ends.
    private mutating func judge(clean input: UnsafeBufferPointer<UInt8>) -> Verdict {
        guard let colon = Self.schemeEnd(input) else { return judgePath(input) }
        let scheme = input[..<colon]
        let rest = input[(colon + 1)...]
        if Self.isWord(scheme, "https") { return judgeWeb(rest, scheme: "https://") }
        if Self.isWord(scheme, "http") { return judgeWeb(rest, scheme: "http://") }
        if Self.isWord(scheme, "mailto") {
            guard !rest.isEmpty else { return .refused(.linkAddress) }
            address.append(contentsOf: "mailto:".utf8)
            encode(rest)
            return .plain
        }
        if Self.isWord(scheme, "tel") {
            let number = rest.filter { $0 != 0x20 }
            guard number.contains(where: { (0x30...0x39).contains($0) }) else { return .refused(.linkAddress) }
            address.append(contentsOf: "tel:".utf8)
            number.withUnsafeBufferPointer { encode($0[...]) }
            return .plain
        }
        return .refused(.linkScheme)
    }

    /// Whether letters are a word in any case.
    private static func isWord(_ letters: Slice<UnsafeBufferPointer<UInt8>>, _ word: StaticString) -> Bool {
        guard letters.count == word.utf8CodeUnitCount else { return false }
        return zip(letters, UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)).allSatisfy { $0 | 0x20 == $1 }
    }

    /// Finds the colon after a scheme (RFC 3986 section 3.1); nil if there is no scheme.
    private static func schemeEnd(_ input: UnsafeBufferPointer<UInt8>) -> Int? {
        for index in input.indices {
            switch input[index] {
            case 0x41...0x5A, 0x61...0x7A: continue
            case 0x30...0x39 where index > 0: continue
            case 0x2B, 0x2D, 0x2E: if index == 0 { return nil }
            case 0x3A where index > 0: return index
            default: return nil
            }
        }
        return nil
    }

    private mutating func judgePath(_ input: UnsafeBufferPointer<UInt8>) -> Verdict {
        if allowsSiteLinks, let siteLinks, let first = input.first, first != 0x2F, first != 0x5C {
            let end = input.firstIndex { $0 == 0x3F || $0 == 0x23 } ?? input.endIndex
            guard let path = siteLinks.path(String(decoding: input[..<end], as: UTF8.self)) else { return .refused(.linkRelative) }
            Array(path.utf8).withUnsafeBufferPointer { encode($0[...]) }
            encode(input[end...])
            return judgedPath()
        }
        guard input.first == 0x2F, input.count == 1 || input[1] != 0x2F && input[1] != 0x5C else { return .refused(.linkRelative) }
        guard allowsSiteLinks else { return .refused(.linkIntoSite) }
        encode(input[1...])
        return judgedPath()
    }

    /// Decides on the path that is the address now.
    private func judgedPath() -> Verdict {
        let path = address.prefix { $0 != 0x3F && $0 != 0x23 }
        let parts = String(decoding: path, as: UTF8.self).lowercased().split(separator: "/", omittingEmptySubsequences: false)
        let leavesFolder = parts.contains { [".", "..", "%2e", ".%2e", "%2e.", "%2e%2e"].contains($0) }
        return leavesFolder ? .refused(.linkAddress) : .site
    }

    private mutating func judgeWeb(_ rest: Slice<UnsafeBufferPointer<UInt8>>, scheme: StaticString) -> Verdict {
        let start = rest.startIndex + 2
        guard rest.count >= 2, rest[start - 2] == 0x2F, rest[start - 1] == 0x2F else { return .refused(.linkAddress) }
        let end = rest[start...].firstIndex { $0 == 0x2F || $0 == 0x3F || $0 == 0x23 } ?? rest.endIndex
        address.reserveCapacity(64)
        address.append(contentsOf: UnsafeBufferPointer(start: scheme.utf8Start, count: scheme.utf8CodeUnitCount))
        for byte in rest[start..<end] { address.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) }
        guard let isOwn = HostName(authority: address[scheme.utf8CodeUnitCount...])?.matches(siteHost) else {
            return .refused(.linkAddress)
        }
        encode(rest[end...])
        return isOwn ? .plain : .outside
    }

    /// Appends what follows a host, with everything percent-encoded that is not a URL code point (URL standard section
    /// 4.3).
    private mutating func encode(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        var hasFragment = false
        var start = bytes.startIndex
        for index in start..<bytes.endIndex {
            let byte = bytes[index]
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: continue
            case 0x21, 0x24, 0x26...0x2F, 0x3A, 0x3B, 0x3D, 0x3F, 0x40, 0x5F, 0x7E: continue
            case 0x25 where index + 2 < bytes.endIndex && Self.isHex(bytes[index + 1]) && Self.isHex(bytes[index + 2]): continue
            case 0x23 where !hasFragment: hasFragment = true
            default:
                address.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
                address.appendPercentEncoded(byte)
                start = index + 1
            }
        }
        address.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }

    private static func isHex(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: false
        }
    }
}

extension [UInt8] {
    /// Appends a byte as `%` and two capital hexadecimal digits (RFC 3986 section 2.1).
    mutating func appendPercentEncoded(_ byte: UInt8) {
        append(0x25)
        append(Self.hexDigit(byte >> 4))
        append(Self.hexDigit(byte & 0x0F))
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? 0x30 + value : 0x37 + value
    }
}
