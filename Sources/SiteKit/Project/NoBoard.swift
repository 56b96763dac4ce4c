import Bytes

/// A folder that was taken for the content of a board and is none.
public struct NoBoard: Error, Hashable, Sendable, CustomStringConvertible {
    /// One or two sentences without a final full stop.
    public let description: String
}

extension Project {
    /// So many folders up a board is looked for.
    private static let mostUp = 4

    /// Throws `NoBoard` if there is no content folder, or if it is one above or below the folder that has the `board.yaml`.
    public func checkBoard() throws(NoBoard) {
        func hasBoard(_ folder: String) -> Bool { Files.stamp((folder == "." ? "" : folder + "/") + "board.yaml") != nil }
        if overlay.files["board.yaml"] != nil || hasBoard(content) { return }
        let isThere = Files.stamp(content) != nil
        if let other = (isThere ? within + above : above.flatMap { [$0, Project.path("content", in: $0)] }).first(where: hasBoard) {
            throw NoBoard(
                description: "there is no board.yaml in \(content), but there is one in \(other): did you mean --content \(other)?")
        }
        guard !isThere else { return }
        throw NoBoard(
            description: "cannot read \(content): there is no such file or folder. The files of a board lie in a folder called content: "
                + "\"houser init my-board\" begins one, and \"houser --help\" lists all commands")
    }

    /// The folders in the content folder, without hidden ones.
    private var within: [String] {
        let entries = (try? FolderWalk.entries(of: content, depth: 1)) ?? []
        return entries.filter { $0.kind == .folder && !$0.path.contains("/") && !$0.path.hasPrefix(".") }.map {
            Project.path($0.path, in: content)
        }
    }

    /// The folders above the content folder, the nearest first.
    private var above: [String] {
        var (folders, folder) = ([String](), content)
        for _ in 0..<Project.mostUp {
            folder = Project.above(folder)
            folders.append(folder)
        }
        return folders
    }

    private static func path(_ name: String, in folder: String) -> String { folder == "." ? name : folder + "/" + name }

    /// The folder above another one.
    private static func above(_ path: String) -> String {
        if path == "." { return ".." }
        if !path.hasPrefix("/"), path.split(separator: "/").allSatisfy({ $0 == ".." }) { return path + "/.." }
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
