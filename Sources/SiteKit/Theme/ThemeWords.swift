import Bundling
import Bytes
import Findings
import Languages
import ListingKit
import Mustache
import Values

/// What the site says in the language of a board, as templates, scripts and the program need it: the words that are shipped, and over them those
/// of a board's own.
struct ThemeWords: Sendable {
    /// The language whose words have all keys that there are.
    static let english = "en"

    /// The first part of the language's tag.
    let language: String
    /// All messages.
    let messages: Messages
    /// What is wrong with the words of a board's own.
    let findings: [Diagnostic]
    /// Tells words from others.
    let digest: UInt64
    /// The shipped file of the language; empty if there is none.
    let shipped: [UInt8]
    /// What a board's own file says; empty if it has none.
    let own: [UInt8]

    /// The words of English, which are shipped, and what is wrong with them.
    static let ofEnglish: (messages: Messages, findings: [Diagnostic]) = {
        let file = path(english)
        let source = SourceFile(path: ShippedTheme.shown(file), bytes: ShippedTheme.file(file)?.bytes ?? [])
        return MessagesReader.read(source, language: english)
    }()

    /// All that can be said: what the site says, and what kinds are called that come with the program.
    static let standard = ofEnglish.messages.merged(with: KindNaming.standard)

    /// Reads a board's own file in a language. One of a language that is shipped needs only what it says otherwise.
    init(_ language: String = english, own: (shown: String, bytes: [UInt8])?) {
        let file = ShippedTheme.file(ThemeWords.path(language))
        self.language = language
        shipped = file?.bytes ?? []
        // A copy of the shipped file says nothing otherwise.
        let own = own.flatMap { $0.bytes == file?.bytes ? nil : $0 }
        self.own = own?.bytes ?? []
        digest = ContentHash.of(self.own, seed: ContentHash.of(shipped, seed: ContentHash.of(Array(language.utf8), seed: 0)))
        let base = file.map { language == ThemeWords.english ? ThemeWords.ofEnglish : ThemeWords.read($0, language) }
        guard let own else {
            (messages, findings) = base ?? ThemeWords.ofEnglish
            return
        }
        let source = ThemeWords.source(own)
        let said = MessagesReader.read(source, language: language, standard: ThemeWords.standard, shipped: base?.messages)
        messages = base?.messages.merged(with: said.messages) ?? said.messages
        let isRead = !said.messages.all.isEmpty || said.findings.isEmpty
        let missing = base == nil && isRead ? ThemeWords.missing(in: said.messages, source, language) : []
        findings = (base?.findings ?? []) + missing + said.findings
    }

    /// A board's own file, which does not lie in the content folder, to which other findings' paths are relative.
    static func source(_ own: (shown: String, bytes: [UInt8])) -> SourceFile {
        SourceFile(path: own.shown.hasPrefix("/") ? own.shown : "./" + own.shown, bytes: own.bytes)
    }

    /// Reads the words of a language other than English that are shipped.
    private static func read(_ file: ShippedTheme.File, _ language: String) -> (messages: Messages, findings: [Diagnostic]) {
        MessagesReader.read(
            SourceFile(path: ShippedTheme.shown(file.path), bytes: file.bytes), language: language, standard: standard)
    }

    /// Tells what a language of a board's own does not say, for which no other language stands in.
    private static func missing(in messages: Messages, _ source: SourceFile, _ language: String) -> [Diagnostic] {
        let missing = standard.keys.filter { messages[$0] == nil }
        guard !missing.isEmpty else { return [] }
        let names = missing.prefix(5).map(\.quoted) + (missing.count > 5 ? ["\(grouped(missing.count - 5)) more"] : [])
        let file = DiagnosticPrinter.path(source.path, in: "")
        let folder = String(file.dropLast(path(language).utf8.count + 1))
        let option = folder == Project.usualTemplates ? "" : " --templates \(ShellWord.quoted(folder))"
        let finding = Rule.words.finding(
            in: source.path, at: SourceSpan(line: 1, column: 1), "this language has no words for \(names.listed())",
            reason:
                "A language that does not come with Houser says all that a site says, since no other stands in for it. The command below keeps what the file says, and adds the rest in English, each line marked as that.",
            fix:
                "houser theme \(path(language))\(option) > \(language).yaml && mv \(language).yaml \(ShellWord.quoted(file))"
        )
        return [finding]
    }
}

extension ThemeWords {
    /// The first part of a language's tag (RFC 5646): `de` of `de-AU`.
    static func primary(_ tag: String) -> String { tag.prefix { $0 != "-" }.lowercased() }

    /// Where the words of a language lie in a theme.
    static func path(_ language: String) -> String { folder + language + ending }

    /// The language whose words lie under a path of a theme; nil if none do.
    static func language(of path: String) -> String? {
        guard path.hasPrefix(folder), path.hasSuffix(ending) else { return nil }
        let name = path.dropFirst(folder.utf8.count).dropLast(ending.utf8.count)
        return (2...3).contains(name.utf8.count) && name.utf8.allSatisfy { (0x61...0x7A).contains($0) } ? String(name) : nil
    }

    /// The languages that there are words of, on a board with that folder.
    static func languages(_ folder: ThemeFolder) -> [String] {
        Set(ShippedTheme.files.compactMap { language(of: $0.path) } + folder.languages).sorted()
    }

    static let folder = "words/"
    static let ending = ".yaml"

    /// The words of a board's own folder, without anything else that lies there. Throws if they cannot be read.
    init(_ folder: ThemeFolder, language tag: String) throws {
        let (language, file) = try ThemeWords.file(in: folder, tag)
        self.init(language, own: file)
        if !findings.isEmpty { throw WordsErrors(findings: findings) }
    }

    /// What is wrong with the words of a board's own. Throws if they cannot be read.
    static func findings(in folder: ThemeFolder, language tag: String) throws -> [Diagnostic] {
        let (language, file) = try file(in: folder, tag)
        let stray = try StrayWords.findings(in: folder, language: tag) { path in
            try ShippedTheme.file(path)?.bytes == Files.readFile(folder.path + "/" + path, limit: Theme.sizeLimit)
        }
        return (file == nil ? [] : ThemeWords(language, own: file).findings) + stray
    }

    /// A board's own file for a language.
    static func file(in folder: ThemeFolder, _ tag: String) throws -> (String, (shown: String, bytes: [UInt8])?) {
        let language = primary(tag)
        let path = folder.path + "/" + path(language)
        guard folder.files.contains(self.path(language)) else { return (language, nil) }
        return (language, (path, try Files.readFile(path, limit: Theme.sizeLimit)))
    }
}

/// What stops a program that needs the words alone and cannot read them.
struct WordsErrors: Error, CustomStringConvertible {
    let findings: [Diagnostic]

    /// A line for each finding, as for mistakes in templates.
    var description: String {
        findings.map { finding in
            "\(DiagnosticPrinter.path(finding.file, in: "")):\(finding.span.line):\(finding.span.column): \(finding.message)"
                + (finding.reason.isEmpty ? "" : " (\(finding.reason))") + " [\(finding.rule)]"
        }.joined(separator: "\n")
    }
}
