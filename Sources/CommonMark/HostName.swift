/// The host of a web address, with an optional port, in the plain form that all programs read alike.
///
/// User names are refused, since all they do in listings is disguise a host (`https://bank.example@evil.example/`), and
/// so are hosts outside ASCII, which can imitate others and have an `xn--` form.
struct HostName {
    /// Host and port in lower case.
    private let authority: ArraySlice<UInt8>
    private let host: ArraySlice<UInt8>

    /// Parses what is between `//` and the path, in lower case; nil if it is not plain.
    init?(authority: ArraySlice<UInt8>) {
        let colon = authority.firstIndex(of: 0x3A) ?? authority.endIndex
        guard Self.isHost(authority[..<colon]), colon == authority.endIndex || Self.isPort(authority[(colon + 1)...]) else { return nil }
        self.authority = authority
        host = authority[..<colon]
    }

    /// Whether this is the host `other`, ignoring the port unless `other` has one.
    func matches(_ other: [UInt8]) -> Bool { authority == other[...] || host == other[...] }

    private static func isHost(_ written: ArraySlice<UInt8>) -> Bool {
        guard written.count <= 253 else { return false }
        let host = written.last == 0x2E ? written.dropLast() : written
        // The start of the current label.
        var start = host.startIndex
        for index in host.indices {
            switch host[index] {
            case 0x30...0x39, 0x61...0x7A, 0x2D, 0x5F: continue
            case 0x2E where isLabel(host[start..<index]): start = index + 1
            default: return false
            }
        }
        guard isLabel(host[start...]) else { return false }
        return !(0x30...0x39).contains(host[start]) || isAddress(host)
    }

    /// Whether letters, digits and hyphens are a label of a domain name (RFC 1035 section 2.3.4).
    private static func isLabel(_ label: ArraySlice<UInt8>) -> Bool {
        (1...63).contains(label.count) && label.first != 0x2D && label.last != 0x2D
    }

    /// Whether a host whose last label starts with a digit, which browsers take for an IPv4 address, is one.
    private static func isAddress(_ host: ArraySlice<UInt8>) -> Bool {
        let labels = host.split(separator: 0x2E, omittingEmptySubsequences: false)
        return labels.count == 4 && labels.allSatisfy(isOctet)
    }

    /// Whether this is a part of an IPv4 address in its canonical form (RFC 3986 section 3.2.2).
    private static func isOctet(_ label: ArraySlice<UInt8>) -> Bool {
        guard let value = UInt8(String(decoding: label, as: UTF8.self)) else { return false }
        return String(value).utf8.elementsEqual(label)
    }

    private static func isPort(_ port: ArraySlice<UInt8>) -> Bool {
        port.allSatisfy { (0x30...0x39).contains($0) } && UInt16(String(decoding: port, as: UTF8.self)) != nil
    }
}
