/// Suggests names for files, never one that another file has or was offered: nobody may lose a file by taking advice.
package struct FreeNames {
    /// The files of the folder and those that were offered a name, by what their name stands for.
    private var owners: [String: [String]] = [:]

    /// The names that are left beside files of those paths.
    package init(beside paths: some Sequence<String>) {
        for path in paths { owners[FreeNames.identity(path), default: []].append(path) }
    }

    /// The file that has a name or was offered it; nil if the name is free, which then counts as offered.
    package mutating func clash(_ name: String, for path: String) -> String? {
        let identity = FreeNames.identity(name)
        let others = (owners[identity] ?? []).filter { $0 != path }
        if let other = others.first(where: { $0.lowercased() == name.lowercased() }) ?? others.first { return other }
        owners[identity, default: []].append(path)
        return nil
    }

    /// Advises to rename a file, or says which other file is in the way.
    package mutating func advice(_ path: String, what: String = "it", to name: String) -> String {
        guard let other = clash(name, for: path).map(ContentPath.named) else {
            return "\(FreeNames.isRenaming(path, name) ? "Rename" : "Move") \(what) to \(ContentPath.named(name))"
        }
        return
            "Not \(ContentPath.named(name)): \(other) is in the way. If they are two different things, give this one another name; if it is a draft or a copy, keep it outside the content folder."
    }

    /// Whether the folder at the top stays the same, or the file gets one.
    private static func isRenaming(_ path: String, _ name: String) -> Bool {
        path.split(separator: "/").first == name.split(separator: "/").first
    }

    /// What a path stands for: many disks ignore case, and `a.md`, `a.yaml` and `a/index.md` share one address.
    private static func identity(_ path: String) -> String {
        var name = path.lowercased()[...]
        if let ending = [".md", ".yaml", ".yml"].first(where: name.hasSuffix) { name = name.dropLast(ending.utf8.count) }
        if name.hasSuffix("/index"), name.split(separator: "/").count > 2 { name = name.dropLast("/index".utf8.count) }
        return String(name)
    }
}
