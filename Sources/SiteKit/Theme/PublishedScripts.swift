import BundledData
import Bundling
import Bytes
import Synchronization

/// What is published of the modules of a theme once they are put together.
///
/// That of the shipped theme travels inside the program, so that only a board that changes scripts, or templates, waits for it.
struct PublishedScripts: Sendable {
    /// Templates that say which files a page loads, by name; all others stay as they are.
    let templates: [String: [UInt8]]
    /// In the place of all scripts and JSON files of the theme, sorted by name.
    let files: [ThemeScripts.File]
    /// Why modules could not be put together with others.
    let notes: [ScriptNote]

    typealias Template = (name: String, file: String, bytes: [UInt8])

    /// Whether an asset is one of those that are put together.
    static func isPart(_ name: String) -> Bool { [".js", ".mjs", ".json"].contains { name.hasSuffix($0) } }

    /// What comes of the templates and scripts of a theme.
    static func of(_ templates: [Template], _ scripts: [ThemeScripts.File], _ words: ThemeWords) -> PublishedScripts {
        let digest = digest(templates, scripts, words)
        if let last = last.withLock({ $0 }), last.digest == digest { return last.made }
        let made = shipped(digest) ?? PublishedScripts(templates, scripts, words)
        last.withLock { $0 = (digest, made) }
        return made
    }

    /// Those that were asked for last: a process that builds again and again puts the modules of a theme together once.
    private static let last = Mutex<(digest: String, made: PublishedScripts)?>(nil)

    private static func digest(_ templates: [Template], _ scripts: [ThemeScripts.File], _ words: ThemeWords) -> String {
        var digest = words.digest
        for (name, bytes) in templates.map({ ($0.name, $0.bytes) }) + scripts.map({ ($0.name, $0.bytes) }) {
            digest = ContentHash.of(bytes, seed: ContentHash.of(Array(name.utf8), seed: digest))
        }
        return digest.paddedHex
    }

    /// Puts them together.
    private init(_ templates: [Template], _ scripts: [ThemeScripts.File], _ words: ThemeWords) {
        let made = ThemeScripts(
            templates: templates, assets: CardScript.filled(scripts, from: templates, words), often: ["search.js"],
            seldom: ["post/form.js", "post/choice.js", "post/comment.js", "post/change.js", "post/mine.js"], saying: words.forScripts
        )
        var changed: [String: [UInt8]] = [:]
        for (before, after) in zip(templates, made.templates) where before.bytes != after.bytes { changed[after.name] = after.bytes }
        self.init(templates: changed, files: made.assets, notes: made.notes)
    }

    private init(templates: [String: [UInt8]], files: [ThemeScripts.File], notes: [ScriptNote]) {
        self.templates = templates
        self.files = files
        self.notes = notes
    }
}

extension PublishedScripts {
    private static let archive = FileArchive(
        list: UnsafeBufferPointer(start: houser_scripts_list_bytes(), count: houser_scripts_list_count()),
        data: UnsafeBufferPointer(start: houser_scripts_files_bytes(), count: houser_scripts_files_count()))

    /// The files of the archive that say what is in it, and where that is.
    private enum Part {
        static let digest = "digest"
        static let templates = "templates"
        static let scripts = "scripts"
    }

    /// What was made with the program; nil if that is not of a theme with that digest.
    private static func shipped(_ digest: String) -> PublishedScripts? {
        guard archive.file(Part.digest) == Array(digest.utf8) else { return nil }
        func files(_ part: String) -> [(name: String, bytes: [UInt8])]? {
            guard let names = archive.file(part) else { return nil }
            let files = String(decoding: names, as: UTF8.self).split(separator: "\n").map { name in
                archive.file(part + "/" + name).map { (name: String(name), bytes: $0) }
            }
            return files.contains { $0 == nil } ? nil : files.compactMap(\.self)
        }
        guard let templates = files(Part.templates), let scripts = files(Part.scripts) else { return nil }
        return PublishedScripts(
            templates: Dictionary(templates.map { ($0.name, $0.bytes) }, uniquingKeysWith: { first, _ in first }),
            files: scripts.map { ThemeScripts.File(name: $0.name, bytes: $0.bytes) }, notes: [])
    }

    /// The files of an archive of what comes of a theme without notes.
    static func archived(_ templates: [Template], _ scripts: [ThemeScripts.File], _ words: ThemeWords) -> [(
        name: String, bytes: [UInt8]
    )] {
        let made = PublishedScripts(templates, scripts, words)
        let changed = made.templates.sorted { ByteOrder.precedes($0.key, $1.key) }
        func names(_ names: [String]) -> [UInt8] { Array(names.joined(separator: "\n").utf8) }
        return [
            (Part.digest, Array(digest(templates, scripts, words).utf8)), (Part.templates, names(changed.map(\.key))),
            (Part.scripts, names(made.files.map(\.name))),
        ] + changed.map { (Part.templates + "/" + $0.key, $0.value) } + made.files.map { (Part.scripts + "/" + $0.name, $0.bytes) }
    }
}
