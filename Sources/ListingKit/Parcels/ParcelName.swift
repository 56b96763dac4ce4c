import Findings
import Rules
import Values

/// What a file of a parcel is known by on a board, of which there is only one: two files at different paths can take one name from each other.
enum ParcelName: Hashable {
    /// The handle of a person.
    case person(String)
    /// The id of a listing of any kind.
    case listing(String)
    /// Anything else has only its path.
    case path(String)

    init(of file: Parcel.File) {
        let parts = file.path.split(separator: "/").map(String.init)
        let stem = String((parts.last ?? "").prefix { $0 != "." })
        if file.isPerson {
            self = .person(stem)
        } else if file.isListing {
            let given = ListingFacts.root(of: SourceFile(path: file.path, bytes: file.bytes))?["id"]?.text?.trimmed ?? ""
            let folder = parts.dropLast().last ?? ""
            self = .listing(given.isEmpty ? stem == "index" ? folder : stem : given)
        } else {
            self = .path(file.path)
        }
    }
}

extension Parcel.File {
    /// Whether it says who somebody is.
    package var isPerson: Bool { path.hasPrefix("people/") }

    /// Whether it is a listing.
    var isListing: Bool { !isComment && !isPerson && [".md", ".yaml", ".yml"].contains(where: path.hasSuffix) }

    /// Whether it is a picture of a listing.
    package var isPicture: Bool { ParcelPath.isPicture(path.split(separator: "/").last.map(String.init) ?? "") }

    /// What a person's file holds without the line that says what they are to this listing, an owner or a seller; nil for any other file.
    package var bytesApartFromRole: [UInt8]? { isPerson ? Parcel.File.withoutRole(bytes) : nil }

    /// The lines of a person's file without that of the role.
    package static func withoutRole(_ bytes: [UInt8]) -> [UInt8] {
        Array(bytes.split(separator: 0x0A).filter { !$0.starts(with: "role:".utf8) }.joined(separator: [0x0A]))
    }
}
