import Bytes
import Glibc

/// The file system's news of folders, as inotify(7) gives them.
final class Inotify {
    /// Something that happened in, or to, a watched folder.
    struct Event {
        let watch: Int32
        let mask: UInt32
        /// The name in the folder; empty if it is about the folder itself.
        let name: String

        func has(_ flag: Int32) -> Bool { mask & UInt32(bitPattern: flag) != 0 }

        /// The queue was full, so news were lost.
        var isOverflow: Bool { mask & 0x4000 != 0 }
        /// The watch is gone.
        var isEnd: Bool { mask & 0x8000 != 0 }
        /// It is about a folder.
        var isFolder: Bool { mask & 0x4000_0000 != 0 }
    }

    /// All that changes what is in a folder, or what can be read of it. Reading changes nothing.
    private static let mask: UInt32 =
        UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_MODIFY)
        | UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
    private static let onlyFolders: UInt32 = 0x0100_0000
    private static let dontFollow: UInt32 = 0x0200_0000

    /// Readable when there is news.
    let descriptor: Int32
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)

    init(for path: String) throws(WatchError) {
        descriptor = inotify_init1(Int32(O_CLOEXEC | O_NONBLOCK))
        guard descriptor >= 0 else { throw WatchError(starting: path, SystemError(code: errno)) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        buffer.deallocate()
    }

    /// Watches a folder; nil if there is none or it may not be read, which whoever reads it will tell.
    func add(_ path: String, followingLink: Bool) throws(WatchError) -> Int32? {
        let watch = inotify_add_watch(
            descriptor, path, Inotify.mask | Inotify.onlyFolders | (followingLink ? 0 : Inotify.dontFollow))
        if watch >= 0 { return watch }
        switch errno {
        case ENOENT, ENOTDIR, ELOOP, EACCES, ENAMETOOLONG: return nil
        default: throw WatchError(adding: path, SystemError(code: errno))
        }
    }

    func remove(_ watch: Int32) { inotify_rm_watch(descriptor, watch) }

    /// The news so far, at most one buffer full; empty if there are none.
    func read() throws(WatchError) -> [Event] {
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else {
            if count == 0 || errno == EAGAIN || errno == EINTR { return [] }
            throw .system(path: "the file system", SystemError(code: errno))
        }
        return Inotify.events(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }

    /// The events that the system wrote into a buffer.
    static func events(in bytes: UnsafeRawBufferPointer) -> [Event] {
        let header = 16
        var events: [Event] = []
        var position = 0
        while position + header <= bytes.count {
            let length = Int(bytes.loadUnaligned(fromByteOffset: position + 12, as: UInt32.self))
            let end = position + header + length
            guard end <= bytes.count else { break }
            let name = bytes[(position + header)..<end].prefix { $0 != 0 }
            events.append(
                Event(
                    watch: bytes.loadUnaligned(fromByteOffset: position, as: Int32.self),
                    mask: bytes.loadUnaligned(fromByteOffset: position + 4, as: UInt32.self), name: String(decoding: name, as: UTF8.self)))
            position = end
        }
        return events
    }
}
