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
        let seen = sent.change.pictures == nil ? nil : board.reading.seen(listing)?.listing
        let own = seen.map { before in before.ownImages.map { (field: before.kind.fields[$0.field].id, file: $0.image.file) } }
        return sent.refusals(
            ofPictures: pictures.map { PicturePlaces.name(of: $0) }, beside: FactsFile(listing)?.pictures.map(\.name) ?? [],
            apartFrom: own ?? [])
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
            // What was accepted before lies there under the name that it got then.
            let known = try candidates.first { candidate in
                try taken[candidate.lowercased()] == candidate && !names.values.contains(candidate)
                    && board.holds(folder + "/" + candidate, picture.bytes, in: content)
            }
            guard let candidate = known ?? candidates.first(where: { taken[$0.lowercased()] == nil }) else { continue }
            taken[candidate.lowercased()] = candidate
            names[name] = candidate
            files.append((Parcel.File(path: folder + "/" + candidate, bytes: picture.bytes), known != nil))
        }
        return (files, names)
    }

    /// The files of pictures that the listing has no more once its file is another. Throws if the folder cannot be read.
    func removed(by after: [UInt8]) throws -> [Parcel.File] {
        let now = SourceFile(path: listing.path, bytes: after)
        guard folder + "/" + file == listing.path, let before = FactsFile(listing), let facts = FactsFile(now),
            let seen = board.reading.seen(now)
        else { return [] }
        // A floor plan is shown by another key.
        let shown = Set(facts.pictures.map(\.name) + seen.listing.allImages.map(\.file))
        let names = before.pictures.map(\.name).filter { !shown.contains($0) }
        guard !names.isEmpty else { return [] }
        let content = try board.folder
        return try Set(names).sorted(by: ByteOrder.precedes).compactMap { name in
            let path = folder + "/" + name
            guard !name.contains("/"), content.hasFile(path), let size = content.stamp(of: path)?.size, size <= ImageFile.maximumBytes
            else {
                return nil
            }
            return Parcel.File(path: path, bytes: try content.bytes(of: path, limit: ImageFile.maximumBytes))
        }
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
