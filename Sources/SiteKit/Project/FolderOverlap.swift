import Glibc

/// An output folder that is, holds or lies in a folder that the site is made from: what is published would become input, or be lost in it.
public struct FolderOverlap: Error, Hashable, Sendable, CustomStringConvertible {
    /// The output folder as it was given.
    public let output: String
    /// The folder of content or templates as it was given.
    public let source: String

    /// One sentence and the way out, without a final full stop.
    public var description: String {
        "the site cannot be published to \(output), because it is made from \(source): one must not hold the other; "
            + "name a folder of its own, such as public"
    }
}

extension Project {
    /// Throws `FolderOverlap` if the output folder and a source folder share files, also by way of symbolic links.
    func checkFolders() throws {
        let output = Project.resolved(self.output)
        for source in [content, templates] {
            let folder = Project.resolved(source)
            if Project.isSame(folder, orIn: output) || Project.isSame(output, orIn: folder) {
                throw FolderOverlap(output: self.output, source: source)
            }
        }
    }

    /// Whether a file would lie in the output folder, also by way of symbolic links.
    public func outputHolds(_ file: String) -> Bool { Project.isSame(Project.resolved(file), orIn: Project.resolved(output)) }

    /// Whether a folder is, holds or lies in the output folder, also by way of symbolic links.
    public func outputOverlaps(_ folder: String) -> Bool {
        let (one, other) = (Project.resolved(folder), Project.resolved(output))
        return Project.isSame(one, orIn: other) || Project.isSame(other, orIn: one)
    }

    /// Whether a file would lie in the content folder, also by way of symbolic links.
    public func contentHolds(_ file: String) -> Bool { Project.isSame(Project.resolved(file), orIn: Project.resolved(content)) }

    /// The parts of the real path; of what is not there yet, those of the nearest folder that is, and the rest as it was given.
    static func resolved(_ path: String) -> [Substring] {
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

    private static func isSame(_ inner: [Substring], orIn outer: [Substring]) -> Bool { inner.starts(with: outer) }
}
