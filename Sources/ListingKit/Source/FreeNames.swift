/// Offers names for files, but none that another file has, or that was offered to another: who follows the advice must lose nothing.
struct FreeNames {
    /// The files of the folder and those that were offered a name, by what their name stands for.
    private var owners: [String: [String]] = [:]

    /// The names that are left beside files of those paths.
    init(beside paths: some Sequence<String>) {
        for path in paths { owners[FreeNames.identity(path), default: []].append(path) }
    }

    /// The file that has a name already, or is to have it; nil if the name is free, which is then offered to nobody else.
    mutating func clash(_ name: String, for path: String) -> String? {
        let identity = FreeNames.identity(name)
        let others = (owners[identity] ?? []).filter { $0 != path }
        if let other = others.first(where: { $0.lowercased() == name.lowercased() }) ?? others.first { return other }
        owners[identity, default: []].append(path)
        return nil
    }

    /// Advice to rename a file, or words on the file that stands in the way.
    mutating func advice(_ path: String, what: String = "it", to name: String) -> String {
        guard let other = clash(name, for: path) else { return "Rename \(what) to \(name)" }
        return
            "Not \(name): \(other) stands in its way. If they are two different things, give this one another name; if it is a draft or a copy, keep it outside the content folder."
    }

    /// What a path stands for: upper and lower case are alike on many disks, `a.md`, `a.yaml` and `a/index.md` have one address.
    private static func identity(_ path: String) -> String {
        var name = path.lowercased()[...]
        for ending in [".md", ".yaml", ".yml"] where name.hasSuffix(ending) {
            name = name.dropLast(ending.utf8.count)
            break
        }
        if name.hasSuffix("/index"), name.split(separator: "/").count > 2 { name = name.dropLast("/index".utf8.count) }
        return String(name)
    }
}
