import Bundling
import Bytes
import Findings
import Synchronization

/// A theme: templates and the files that pages load. Those of a board's own are laid over the shipped ones, file by file.
struct Theme: Sendable {
    /// A file that is published under `assets/`.
    struct Asset: Sendable {
        /// Its path below `assets/`.
        let name: String
        /// Its content.
        let bytes: [UInt8]
    }

    /// The templates, sorted by file; the name is the path without `.mustache`, and `file` is what people are told.
    let templates: [(name: String, file: String, bytes: [UInt8])]
    /// The assets, sorted by name.
    let assets: [Asset]
    /// The board's own folder.
    private(set) var own: ThemeFolder
    /// What it says.
    let words: ThemeWords
    /// What there is to say of the board's own files of words that are not read.
    let strayWords: [Diagnostic]
    /// Why modules of it are published as they are.
    let scriptNotes: [ScriptNote]

    /// The largest file of a theme, in bytes.
    static let sizeLimit = 8 << 20

    /// The theme of a board that speaks that language. Throws if a file of its own cannot be read.
    static func of(_ own: ThemeFolder, language: String) throws(FileError) -> Theme {
        guard own.files.isEmpty, own.others.isEmpty else { return try Theme(own, language: language) }
        if var theme = unchanged.withLock({ $0[language] }) {
            theme.own = own
            return theme
        }
        let theme = try Theme(own, language: language)
        unchanged.withLock { $0[language] = theme }
        return theme
    }

    /// Those of boards that change nothing, by language: a process that builds again and again puts each together once.
    private static let unchanged = Mutex<[String: Theme]>([:])

    private init(_ own: ThemeFolder, language: String) throws(FileError) {
        var files: [String: (shown: String, bytes: [UInt8])] = [:]
        for file in ShippedTheme.files { files[file.path] = (ShippedTheme.shown(file.path), file.bytes) }
        for file in own.files {
            let path = own.path + "/" + file
            files[file] = (path, try Files.readFile(path, limit: Theme.sizeLimit))
        }
        let hasWholeSheet = own.files.contains(StyleSheet.path)
        if hasWholeSheet || own.files.contains(where: { StyleSheet.isPart($0) || SheetPictures.isPicture($0) }) {
            for sheet in StyleSheet.all(files.lazy.map { ($0.key, $0.value.bytes) }) where !own.files.contains(sheet.path) {
                // A sheet of the board's own is all that its pages have.
                files[sheet.path] = (ShippedTheme.shown(sheet.path), hasWholeSheet ? [] : sheet.bytes)
            }
        }
        var templates: [(name: String, file: String, bytes: [UInt8])] = []
        var assets: [Asset] = []
        for (path, file) in files.sorted(by: { ByteOrder.precedes($0.key, $1.key) }) {
            if let name = ThemeFolder.template(path) { templates.append((name, file.shown, file.bytes)) }
            if let name = ThemeFolder.asset(path) { assets.append(Asset(name: name, bytes: file.bytes)) }
        }
        let parts = assets.filter { PublishedScripts.isPart($0.name) }.map { ThemeScripts.File(name: $0.name, bytes: $0.bytes) }
        let wordsFile = ThemeWords.path(ThemeWords.primary(language))
        strayWords = StrayWords.findings(in: own, language: language) { files[$0]?.bytes == ShippedTheme.file($0)?.bytes }
        words = ThemeWords(ThemeWords.primary(language), own: own.files.contains(wordsFile) ? files[wordsFile] : nil)
        let scripts = PublishedScripts.of(templates, parts, words)
        self.templates = templates.map { ($0.name, $0.file, scripts.templates[$0.name] ?? $0.bytes) }
        let others = assets.filter { !PublishedScripts.isPart($0.name) }
        self.assets = (others + scripts.files.map { Asset(name: $0.name, bytes: $0.bytes) }).sorted { ByteOrder.precedes($0.name, $1.name) }
        scriptNotes = scripts.notes
        self.own = own
    }
}
