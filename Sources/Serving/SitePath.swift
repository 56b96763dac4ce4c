/// What the target of a request asks for below the base path of a site. Whatever could lead out of the site, or to what is hidden in its folder,
/// asks for nothing.
enum SitePath: Equatable {
    /// A file of the site, by the names of the folders to it and its own.
    case file([String])
    /// What the server itself says, by its name.
    case own(String)
    /// The site lies elsewhere: at that path.
    case elsewhere(String)
    case nothing

    /// The folder of what the server says itself. No file of a site lies there.
    static let ownFolder = ".houser"

    /// Reads a target (RFC 9112, section 3.2.1) for a site at a base path that begins and ends with a slash.
    init(_ target: String, base: String) {
        let path = target.prefix { $0 != "?" && $0 != "#" }
        guard path.hasPrefix(base) else {
            self = path == "/" || path == base.dropLast() ? .elsewhere(base) : .nothing
            return
        }
        guard let plain = SitePath.decoded(path.dropFirst(base.count)) else {
            self = .nothing
            return
        }
        var names = plain.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if names.count == 2, names[0] == SitePath.ownFolder {
            self = .own(names[1])
            return
        }
        if names.last == "" { names[names.count - 1] = "index.html" }
        self = names.allSatisfy(SitePath.isSeen) ? .file(names) : .nothing
    }

    /// Whether a name may be of a file that is published. Hosts show `.well-known` (RFC 8615), and nothing else that is hidden.
    private static func isSeen(_ name: String) -> Bool { !name.isEmpty && (name == ".well-known" || !name.hasPrefix(".")) }

    /// A text without its percent-encoding (RFC 3986, section 2.1); nil if it is no UTF-8, or has what no name can have.
    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(SitePath.digit), let low = rest.popFirst().flatMap(SitePath.digit) else { return nil }
            // A slash that is encoded is part of a name, and no file has one.
            guard high << 4 | low != UInt8(ascii: "/") else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }
}
