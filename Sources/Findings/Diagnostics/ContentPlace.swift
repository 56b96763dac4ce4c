/// Where the content folder lies for whoever reads of its files: from the folder in which the program runs, or from one further up.
public struct ContentPlace: Sendable, Hashable {
    /// What stands before the paths of its files: nothing, or a path that ends with a slash.
    package let folder: String
    /// The parts of the way to the folder in which the program runs.
    private let prefix: [String]

    /// The place of a folder as the program was given it. `prefix` is the way from the folder in which its reader looks at paths, such as that of
    /// a repository, to the one in which the program runs; empty if they are the same.
    public init(_ content: String, prefix: String = "") {
        self.prefix = ContentPlace.parts(prefix)
        let path = content.hasPrefix("/") ? content : ContentPlace.joined(self.prefix, content)
        folder = path.isEmpty || path.hasSuffix("/") ? path : path + "/"
    }

    /// The path of a finding's file. What does not lie in the content folder begins with `./` or is absolute.
    package func path(_ file: String) -> String {
        if file.hasPrefix("/") { return file }
        return file.hasPrefix("./") ? ContentPlace.joined(prefix, file) : folder + file
    }

    private static func parts(_ path: String) -> [String] { path.split(separator: "/").map(String.init).filter { $0 != "." } }

    /// A path behind the parts of another one, out of which `..` may lead.
    private static func joined(_ prefix: [String], _ path: String) -> String {
        var before = prefix
        var rest = parts(path)[...]
        while rest.first == "..", before.last.map({ $0 != ".." }) ?? false {
            before.removeLast()
            rest.removeFirst()
        }
        return (before + rest).joined(separator: "/")
    }
}

/// Names files of the content folder in texts, so that whoever reads these gets the whole path.
package enum ContentPath {
    /// Stands in a text before a path that is relative to the content folder: what no file and no name of a file can have in it.
    private static let mark: [UInt8] = [0, 0x1F, 0]

    /// The path as a text has it.
    package static func named(_ path: String) -> String { String(decoding: mark, as: UTF8.self) + path }

    /// The text with what leads to the content folder in place of the marks.
    package static func filled(_ text: String, _ folder: String) -> String {
        guard text.utf8.contains(0) else { return text }
        var rest = Array(text.utf8)[...]
        var filled: [UInt8] = []
        while let byte = rest.first {
            let isMarked = rest.starts(with: mark)
            if isMarked { filled += Array(folder.utf8) } else { filled.append(byte) }
            rest = rest.dropFirst(isMarked ? mark.count : 1)
        }
        return String(decoding: filled, as: UTF8.self)
    }
}

extension Diagnostic {
    /// The same with whole paths: that of its file, and those in its texts.
    package func placed(in place: ContentPlace) -> Diagnostic {
        var finding = self
        finding.file = place.path(file)
        finding.message = ContentPath.filled(texts.message, place.folder)
        finding.reason = ContentPath.filled(texts.reason, place.folder)
        finding.fix = texts.fix.map { ContentPath.filled($0, place.folder) }
        return finding
    }
}
