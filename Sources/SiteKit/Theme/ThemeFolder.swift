import Bundling
import Bytes
import Glibc
import ListingKit
import Publishing

/// What lies in a board's own folder of templates and assets: only what it changes in the shipped theme, and what it adds.
struct ThemeFolder: Sendable {
    /// The folder, as it was given.
    let path: String
    /// The files that count, sorted by path.
    let files: [String]
    /// What else lies there, but for folders and what is hidden.
    let others: [FolderWalk.Entry]
    /// Whether there is no such folder, so that the shipped theme serves alone.
    let isAbsent: Bool

    /// Looks into the folder of a project. Throws if it cannot be read, or is not there although somebody named it.
    init(_ project: Project) throws(FileError) {
        try self.init(project.templates, mayBeAbsent: project.templatesMayBeAbsent)
    }

    init(_ path: String, mayBeAbsent: Bool) throws(FileError) {
        self.path = path
        isAbsent = mayBeAbsent && ThemeFolder.isAbsent(path)
        var files: [String] = []
        var others: [FolderWalk.Entry] = []
        for entry in isAbsent ? [] : try FolderWalk.entries(of: path) where !ThemeFolder.isHidden(entry.path) {
            switch entry.kind {
            case .folder: break
            case .unreadableFolder(let error): throw FileError(path: path + "/" + entry.path, reason: .system(error))
            case .file where ThemeFolder.isOfUse(entry.path): files.append(entry.path)
            default: others.append(entry)
            }
        }
        self.files = files
        self.others = others
    }

    /// The names of the templates that a page of the board's own may ask for: that of such pages, and those that the board adds. Pieces of
    /// pages are none.
    var pageTemplates: [String] {
        let added = files.filter { ShippedTheme.file($0) == nil && !$0.hasPrefix("partials/") }.compactMap(ThemeFolder.template)
        return (added + [ThemeFolder.plainPage]).sorted(by: ByteOrder.precedes)
    }

    /// The languages that it has words of.
    var languages: [String] { files.compactMap(ThemeWords.language) }

    /// Whether it holds the template of a name.
    func holds(_ template: String) -> Bool { files.contains(template + ThemeFolder.ending) }

    /// The name of the template in a file: its path without its ending; nil if it is an asset.
    static func template(_ path: String) -> String? {
        path.hasPrefix(assets) || !path.hasSuffix(ending) ? nil : String(path.dropLast(ending.count))
    }

    /// The name of the asset in a file, under which it is published; nil if it is a template.
    static func asset(_ path: String) -> String? {
        path.hasPrefix(assets) ? String(path.dropFirst(assets.count)) : nil
    }

    /// Whether nothing at all is there, not even a link that leads nowhere.
    static func isAbsent(_ path: String) -> Bool {
        var info = stat()
        return lstat(path, &info) != 0 && errno == ENOENT
    }

    private static func isOfUse(_ path: String) -> Bool {
        template(path) != nil || ThemeWords.language(of: path) != nil || StyleSheet.isPart(path)
            || asset(path) != nil && nameProblem(path) == nil
    }

    /// Why an asset cannot be published, and what to do about it; nil if it can be.
    static func nameProblem(_ path: String) -> String? {
        let folders = path.indices.lazy.filter { path[$0] == "/" }.map { String(path[..<$0]) }
        if let file = folders.compactMap(ShippedTheme.file).first {
            return "lies in a folder that has the name of the shipped file \(file.path), and is ignored; give the folder another name."
        }
        if (try? ArtifactPath(path)) != nil { return nil }
        return "has a name that cannot be published, and is ignored; give it a short one of letters, digits and hyphens."
    }

    /// The template of the board's own pages that name no other.
    static let plainPage = PlainPage.usualTemplate

    /// The template of the forms on which people post.
    static let postForm = "post-form"

    private static let assets = "assets/"
    static let ending = ".mustache"

    private static func isHidden(_ path: String) -> Bool { path.split(separator: "/").contains { $0.hasPrefix(".") } }
}
