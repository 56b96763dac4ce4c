import Bytes
import Findings
import ImageFiles
import ListingKit

/// Where pictures come to lie that a change brings to a listing: in the listing's own folder, under names that nothing else has there.
struct PicturePlaces {
    private let listing: SourceFile
    private let board: TriedBoard
    /// The listing's own folder, and the name of its file within it.
    private let (folder, file): (String, String)

    init(of listing: SourceFile, on board: TriedBoard) {
        (self.listing, self.board) = (listing, board)
        let parts = listing.path.split(separator: "/")
        let name = parts.last ?? ""
        let stem = name.prefix { $0 != "." }
        let isIndex = stem == "index"
        folder = (parts.dropLast() + (isIndex ? [] : [stem])).joined(separator: "/")
        file = isIndex ? String(name) : "index" + name.dropFirst(stem.count)
    }

    /// The path of the listing's file once it has those pictures: a single file moves to a folder of its own.
    func path(with pictures: [Parcel.File]) -> String { pictures.isEmpty ? listing.path : folder + "/" + file }

    /// What is wrong with the pictures of a change; empty if it may have them.
    func refusals(of sent: SentChange, bringing pictures: [Parcel.File]) -> [Diagnostic] {
        sent.refusals(ofPictures: pictures.map { PicturePlaces.name(of: $0) }, beside: FactsFile(listing)?.pictures.map(\.name) ?? [])
    }

    /// The files to write, with whether each is there already, and what each picture is called now by the name that it came under. Throws if the
    /// folder cannot be read.
    func place(_ pictures: [Parcel.File]) throws -> (files: [(file: Parcel.File, isThere: Bool)], names: [String: String]) {
        guard !pictures.isEmpty else { return ([], [:]) }
        let content = try board.folder
        let there = content.entries(in: folder).map { $0.path.dropFirst(folder.count + 1) }
        var taken = Dictionary(there.map { ($0.lowercased(), String($0)) }, uniquingKeysWith: { first, _ in first })
        var files: [(file: Parcel.File, isThere: Bool)] = []
        var names: [String: String] = [:]
        for picture in pictures {
            let name = PicturePlaces.name(of: picture)
            let candidates = [name] + (2...(taken.count + 2)).map { PicturePlaces.name(name, $0) }
            for candidate in candidates {
                let path = folder + "/" + candidate
                let other = taken[candidate.lowercased()]
                // What was accepted before lies there under the name that it got then.
                let isThere = try other == candidate && board.holds(path, picture.bytes, in: content)
                guard other == nil || isThere else { continue }
                taken[candidate.lowercased()] = candidate
                names[name] = candidate
                files.append((Parcel.File(path: path, bytes: picture.bytes), isThere))
                break
            }
        }
        return (files, names)
    }

    private static func name(of picture: Parcel.File) -> String { picture.path.split(separator: "/").last.map(String.init) ?? "" }

    /// A name with a number before its ending.
    private static func name(_ name: String, _ number: Int) -> String {
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        return "\(name[..<dot])-\(number)\(name[dot...])"
    }
}

extension TriedBoard {
    /// Whether a file that is there has those bytes; one of another size is not read. Throws if it cannot be.
    fileprivate func holds(_ path: String, _ bytes: [UInt8], in content: ContentFolder) throws -> Bool {
        if let known = kept.files[path] { return known == bytes }
        guard let size = content.stamp(of: path)?.size, size == bytes.count else { return false }
        return try content.bytes(of: path, limit: ImageFile.maximumBytes) == bytes
    }
}
