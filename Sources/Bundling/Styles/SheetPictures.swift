import Bytes

/// Drawings of a theme that stand in its style sheets, where these name them as `url(icons.svg)`: a page need not ask for them, and shows them as
/// soon as it shows anything.
public struct SheetPictures {
    /// A larger one comes apart, so that nobody waits for it.
    private static let limit = 10_000
    private static let folder = "assets/"

    /// The drawings by the names that style sheets call them.
    private var pictures: [String: [UInt8]] = [:]

    /// Those among the files of a theme.
    init(_ files: some Sequence<(path: String, bytes: [UInt8])>) {
        for file in files
        where SheetPictures.isPicture(file.path) && file.path.hasPrefix(SheetPictures.folder) && file.bytes.count <= SheetPictures.limit {
            pictures[String(file.path.dropFirst(SheetPictures.folder.count))] = file.bytes
        }
    }

    /// Whether a file of a theme may be one.
    public static func isPicture(_ path: String) -> Bool { path.hasSuffix(".svg") }

    /// A style sheet with the drawings that it names.
    func added(to sheet: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(sheet.count)
        var rest = sheet[...]
        while let bracket = rest.firstIndex(of: UInt8(ascii: "(")) {
            let name = rest[(bracket + 1)...].prefix { $0 != UInt8(ascii: ")") }
            let isAddress = rest[..<bracket].suffix(3).elementsEqual("url".utf8)
            out += rest[...bracket]
            rest = rest[(bracket + 1)...]
            guard isAddress, let picture = pictures[String(decoding: name, as: UTF8.self)] else { continue }
            out += SheetPictures.address(of: picture)
            rest = rest[name.endIndex...]
        }
        return out + rest
    }

    private static let digits = Array("0123456789ABCDEF".utf8)

    /// A drawing as an address (RFC 2397) in quotation marks. White space is of one sort between elements and in attributes.
    private static func address(of picture: [UInt8]) -> [UInt8] {
        var out = ByteBuffer(capacity: picture.count + 256)
        out.append("\"data:image/svg+xml,")
        for byte in picture {
            switch byte {
            case UInt8(ascii: "\n"): out.append(UInt8(ascii: " "))
            case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "\\"), 0x7F...:
                out.append(UInt8(ascii: "%"))
                out.append(digits[Int(byte >> 4)])
                out.append(digits[Int(byte & 15)])
            default: out.append(byte)
            }
        }
        out.append("\"")
        return out.bytes
    }
}
