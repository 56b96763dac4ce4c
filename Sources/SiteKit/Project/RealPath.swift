import Glibc

/// Where a path really leads, by way of all symbolic links, so that two paths can be compared.
public struct RealPath {
    /// The parts of the real path; of what is not there yet, those of the nearest folder that is, and the rest as it was given.
    let parts: [Substring]

    /// That of a path as it was given.
    public init(_ path: String) { parts = RealPath.resolved(path) }

    /// That of what lies in a folder, which is not followed itself if it is a link.
    public init(entry path: String) {
        var path = path[...]
        while path.count > 1, path.last == "/" { path.removeLast() }
        let slash = path.lastIndex(of: "/")
        let name = slash.map { path[path.index(after: $0)...] } ?? path
        let isItself = ["", ".", ".."].contains(name)
        parts = isItself ? RealPath.resolved(String(path)) : RealPath.resolved(slash.map { String(path[...$0]) } ?? ".") + [name]
    }

    /// The way to it from a folder, empty if it is that; nil if it lies elsewhere.
    public func path(below folder: RealPath) -> String? {
        lies(in: folder) ? parts.dropFirst(folder.parts.count).joined(separator: "/") : nil
    }

    /// Whether it is a folder or lies in it.
    public func lies(in folder: RealPath) -> Bool { parts.starts(with: folder.parts) }

    /// Whether it is, holds or lies in another folder.
    public func overlaps(_ other: RealPath) -> Bool { lies(in: other) || other.lies(in: self) }

    private static func resolved(_ path: String) -> [Substring] {
        var existing = path.hasPrefix("/") ? path : "./" + path
        var rest: [Substring] = []
        while true {
            if let real = realpath(existing, nil) {
                defer { free(real) }
                return rest.reversed().reduce(into: String(cString: real).split(separator: "/")) { parts, part in
                    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
                }
            }
            guard existing != "/", let slash = existing.lastIndex(of: "/") else { return rest.reversed() }
            let part = existing[existing.index(after: slash)...]
            if !part.isEmpty, part != "." { rest.append(part) }
            existing = slash == existing.startIndex ? "/" : String(existing[..<slash])
        }
    }
}
