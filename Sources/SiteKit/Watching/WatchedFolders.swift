import Bytes
import Glibc
import ListingKit

/// The folders that are watched: some roots with all folders in them, and the folders that the roots lie in, so that a root that is
/// replaced is noticed.
struct WatchedFolders {
    struct Watch {
        var path: String
        /// Whether all in it matters; else only the names.
        var isInside = false
        var names: Set<String> = []
    }

    private let roots: [String]
    private let inotify: Inotify
    private(set) var watches: [Int32: Watch] = [:]

    init(_ roots: [String], _ inotify: Inotify) throws(WatchError) {
        self.roots = roots.map(WatchedFolders.trimmed)
        self.inotify = inotify
        try rescan()
    }

    /// Looks at all folders again, for when news were lost.
    mutating func rescan() throws(WatchError) {
        let old = watches.keys
        watches = [:]
        for root in roots {
            try add(root, isRoot: true)
            guard let (parent, name) = WatchedFolders.place(of: root), let watch = try inotify.add(parent, followingLink: true) else {
                continue
            }
            watches[watch, default: Watch(path: parent)].names.insert(name)
        }
        for watch in old where watches[watch] == nil { inotify.remove(watch) }
    }

    /// Takes note of an event; tells whether it may change the site.
    mutating func take(_ event: Inotify.Event) throws(WatchError) -> Bool {
        if event.isOverflow {
            try rescan()
            return true
        }
        guard let watch = watches[event.watch] else { return false }
        if event.isEnd {
            watches[event.watch] = nil
            return watch.isInside
        }
        if event.has(Int32(IN_DELETE_SELF)) || event.has(Int32(IN_MOVE_SELF)) {
            // Where it went to, and what is in its place, shows only at another look; the folder that it lies in tells of all but roots.
            guard watch.isInside, roots.contains(watch.path) else { return false }
            try rescan()
            return true
        }
        if watch.names.contains(event.name) {
            try rescan()
            return true
        }
        return watch.isInside ? try takeInside(event, watch.path) : false
    }

    private mutating func takeInside(_ event: Inotify.Event, _ folder: String) throws(WatchError) -> Bool {
        guard event.isFolder else { return mayBeOwn(event.name, in: folder) || !EditorFiles.owns(event.name) }
        guard !WatchedFolders.isHidden(event.name) else { return false }
        let path = folder + "/" + event.name
        if event.has(Int32(IN_MOVED_FROM)) { remove(path) }
        if event.has(Int32(IN_CREATE)) || event.has(Int32(IN_MOVED_TO)) { try add(path, isRoot: false) }
        return true
    }

    /// Whether a file may be one that is published as it is, whatever editors call their own.
    private func mayBeOwn(_ name: String, in folder: String) -> Bool {
        guard let root = roots.first(where: { folder.hasPrefix($0 + "/") }), !name.hasSuffix("~") else { return false }
        return StaticFile.isMeant((folder.dropFirst(root.count + 1) + "/" + name).split(separator: "/"))
    }

    /// Watches a folder and all in it, but for hidden ones.
    private mutating func add(_ folder: String, isRoot: Bool) throws(WatchError) {
        var waiting = [(path: folder, level: 0)]
        while let (path, level) = waiting.popLast() {
            // Watched before it is looked into: what comes in between is seen twice rather than not at all.
            guard let watch = try inotify.add(path, followingLink: isRoot && level == 0) else { continue }
            watches[watch, default: Watch(path: path)].isInside = true
            watches[watch]?.path = path
            guard level < 32 else { continue }
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0, let entries = try? FolderEntry.list(closing: descriptor) else { continue }
            for entry in entries where entry.kind == .folder && entry.isUTF8 && !WatchedFolders.isHidden(entry.name) {
                waiting.append((path + "/" + entry.name, level + 1))
            }
        }
    }

    /// Whether a folder is one that nothing is made of.
    private static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") && !StaticFile.hidden.contains(name) }

    /// Forgets a folder that was moved away, and all in it: it may lie outside the roots now.
    private mutating func remove(_ folder: String) {
        let prefix = folder + "/"
        for (watch, found) in watches where found.isInside && (found.path == folder || found.path.hasPrefix(prefix)) {
            inotify.remove(watch)
            watches[watch] = nil
        }
    }

    private static func trimmed(_ path: String) -> String {
        var path = path[...]
        while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path = path.dropLast() }
        return String(path)
    }

    /// The folder that something lies in, and its name there; nil for what has no name.
    private static func place(of path: String) -> (parent: String, name: String)? {
        let name = path.split(separator: "/", omittingEmptySubsequences: true).last.map(String.init) ?? ""
        guard !["", ".", ".."].contains(name) else { return nil }
        let parent = path.dropLast(name.count)
        return (parent.isEmpty ? "." : String(parent), name)
    }
}
