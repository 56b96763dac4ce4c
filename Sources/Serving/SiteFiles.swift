import Bytes
import Glibc

/// The files in the folder of a site, as a host would send them.
struct SiteFiles {
    /// A file, or what is sent in its place.
    struct Found {
        var bytes: [UInt8]
        let type: String
        /// A tag that changes whenever the file does (RFC 9110, section 8.8.3), without its quotes.
        let tag: String
    }

    /// The folder.
    let folder: String

    /// The most bytes of a file.
    private static let most = 1 << 30

    /// The file of those names; nil if there is none. A link that leads anywhere is none, wherever it leads.
    func file(_ names: [String]) -> Found? {
        guard let name = names.last, let place = open(names.dropLast()) else { return nil }
        defer { close(place) }
        do throws(FileError) {
            let (bytes, stamp) = try Files.readStamped(name, in: place, path: name, limit: SiteFiles.most)
            let parts = [stamp.size, stamp.modified, stamp.changed, Int64(bitPattern: stamp.inode)].map { String($0, radix: 36) }
            return Found(bytes: bytes, type: MediaType.of(name), tag: parts.joined(separator: "."))
        } catch {
            // Hosts answer alike that there is no file and that it can't be read.
            return nil
        }
    }

    /// Whether a page lies in the folder of those names.
    func hasPage(_ names: [String]) -> Bool {
        guard let place = open(names[...]) else { return false }
        defer { close(place) }
        return Files.stamp("index.html", in: place) != nil
    }

    /// Opens a folder below the site's, one name after the other, so that no link is followed.
    private func open(_ names: ArraySlice<String>) -> Int32? {
        var place = Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        for name in names where place >= 0 {
            let next = openat(place, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            close(place)
            place = next
        }
        return place < 0 ? nil : place
    }
}
