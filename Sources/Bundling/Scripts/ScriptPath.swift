/// Addresses of files among each other.
enum ScriptPath {
    /// The path below `assets` that a module means; nil if it leads elsewhere.
    static func resolved(_ specifier: String, from path: String) -> String? {
        guard specifier.hasPrefix("./") || specifier.hasPrefix("../") else { return nil }
        var parts = path.split(separator: "/").dropLast().map(String.init)
        for part in specifier.split(separator: "/", omittingEmptySubsequences: false) {
            switch part {
            case ".": continue
            case "..":
                guard parts.popLast() != nil else { return nil }
            default: parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }

    /// How a file names another.
    static func relative(_ path: String, from file: String) -> String {
        let (to, from) = (path.split(separator: "/"), file.split(separator: "/").dropLast())
        let shared = zip(to.dropLast(), from).prefix { $0 == $1 }.count
        let up = from.count - shared
        return (up == 0 ? "./" : String(repeating: "../", count: up)) + to.dropFirst(shared).joined(separator: "/")
    }
}
