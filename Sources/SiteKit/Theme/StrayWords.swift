import Findings
import Languages
import ListingKit
import Values

/// Files of words that nobody reads: those of other languages than that of the board, and those whose names are no language's.
struct StrayWords {
    private let folder: ThemeFolder
    /// The tag of the board's language.
    private let tag: String
    /// The files whose place is taken, or will be by what is told to be moved.
    private var taken: Set<String>
    private var findings: [Diagnostic] = []

    /// What there is to say of those in a board's own folder. `isShipped` tells whether a file is as the shipped one is.
    static func findings(in folder: ThemeFolder, language tag: String, isShipped: (String) throws -> Bool) rethrows -> [Diagnostic] {
        var stray = StrayWords(folder: folder, tag: tag, taken: Set(folder.files))
        for file in folder.files {
            guard let language = ThemeWords.language(of: file), language != ThemeWords.primary(tag), try !isShipped(file) else { continue }
            stray.add(other: file, language)
        }
        for other in folder.others where other.kind == .file {
            if let name = name(other.path) { stray.add(misnamed: other.path, name) }
        }
        return stray.findings
    }

    /// The name of a file that may have been meant as one of words: one of its folder, or of the name of a language elsewhere, without ending.
    static func name(_ path: String) -> String? {
        guard let ending = [".yaml", ".yml"].first(where: path.lowercased().hasSuffix), !path.hasPrefix("assets/") else { return nil }
        let parts = path.dropLast(ending.count).split(separator: "/")
        guard let name = parts.last.map(String.init) else { return nil }
        let isThere = parts.count == 2 && String(parts[0]).lowercased() + "/" == ThemeWords.folder
        return isThere || LanguageName.tag(meantBy: name) != nil ? name : nil
    }

    private mutating func add(other file: String, _ language: String) {
        add(
            file, .hint, "the board speaks another language, \(tag), so this file is not read",
            "The board speaks this language once board.yaml, in the folder of listing files, says so with the line below.",
            fix: "language: \(language)")
    }

    private mutating func add(misnamed file: String, _ name: String) {
        let meant = LanguageName.tag(meantBy: name).map(ThemeWords.primary)
        let target = ThemeWords.path(meant ?? ThemeWords.primary(tag))
        let move = "mv \(ShellWord.quoted(path(file))) \(ShellWord.quoted(path(target)))"
        let isFree = taken.insert(target).inserted
        add(
            file, .warning, "this file is not read, since its name is not one that words have",
            "The words of a language are in \(ThemeWords.folder), in a file with its short name in small letters, such as \(ThemeWords.path("de")), which serves all of its regions."
                + (isFree ? "" : " \(path(target)) is there already: put the lines of this one into it, and delete this one."),
            fix: isFree ? (file.hasPrefix(ThemeWords.folder) ? "" : "mkdir -p \(ShellWord.quoted(path("words"))) && ") + move : nil)
    }

    private func path(_ file: String) -> String { folder.path + "/" + file }

    private mutating func add(_ file: String, _ severity: Diagnostic.Severity, _ message: String, _ reason: String, fix: String?) {
        let path = path(file)
        findings.append(
            Rule.words.finding(in: path.hasPrefix("/") ? path : "./" + path, message, reason: reason, fix: fix, severity: severity))
    }
}
