import Bytes
import Findings
import Glibc
import ImageFiles
import ListingKit
import Publishing
import Values

/// What lies in a content folder where files of parcels should.
struct BoardFiles {
    private let content: String
    private let mayReplace: Bool

    /// Those of a folder, with whether others may take their place.
    init(_ content: String, mayReplace: Bool) { (self.content, self.mayReplace) = (content, mayReplace) }

    /// Whether there is something at a path.
    @Sendable func has(_ path: String) -> Bool {
        Files.stamp(content + "/" + path) != nil && !ContentWriter.isLeftover(content + "/" + path)
    }

    /// A state, and what is there if the file would take its place.
    typealias Standing = (ParcelVerdict.State, former: ContentWriter.Former?)

    /// Something that is neither a file nor absent stands in the way.
    struct Obstacle: Error {
        let finding: Diagnostic
    }

    /// How a file stands to what was `kept` at its path, or else to what is there. Throws if what is there cannot be read.
    func standing(of file: Parcel.File, beside kept: [UInt8]?) throws(FileError) -> Result<Standing, Obstacle> {
        if let known = kept { return .success(known == file.bytes ? (.same, nil) : (.replaced, .bytes(known))) }
        let parts = file.path.split(separator: "/")
        for count in 1...parts.count {
            let path = parts.prefix(count).joined(separator: "/")
            guard let (kind, size) = entry(at: path) else { return .success((.new, nil)) }
            if kind != (count == parts.count ? .file : .folder) {
                return .failure(Obstacle(finding: Rule.obstacle(path, kind, to: file.path)))
            }
            guard count == parts.count else { continue }
            return .success(ContentWriter.isLeftover(content + "/" + path) ? (.new, nil) : try standing(of: file, besideSize: size))
        }
        return .success((.new, nil))
    }

    /// The same beside a file of so many bytes. Whoever sends a few bytes can name many large pictures: none of them is kept, and of another size
    /// only what is to be replaced is read at all.
    private func standing(of file: Parcel.File, besideSize size: Int) throws(FileError) -> Standing {
        let isText = !file.isPicture
        let limit = isText ? SourceFile.sizeLimit(of: file.path) : ImageFile.maximumBytes
        guard size <= limit, isText || mayReplace || size == file.bytes.count else { return (.replaced, nil) }
        let bytes = try Files.readFile(content + "/" + file.path, limit: limit)
        if bytes == file.bytes { return (.same, nil) }
        return (.replaced, isText ? .bytes(bytes) : .hash(ContentHash.of(bytes)))
    }

    /// What lies at a path of the content folder, with its size in bytes; nil if nothing does.
    private func entry(at path: String) -> (kind: FolderEntry.Kind, size: Int)? {
        var info = stat()
        guard lstat(content + "/" + path, &info) == 0 else { return nil }
        return (FolderEntry.Kind(mode: info.st_mode), Int(info.st_size))
    }
}
