import Bytes
import Findings
import Languages
import ListingKit
import Values
import YAML

/// A file with all words of a language that does not come with the program, to be translated: what a board has of it, and the rest in English.
public enum TranslationFile {
    /// What stands behind each line that is still to be translated.
    static let mark = "  # English"

    /// The file under a path of a theme, over a board's own folder of templates; nil if the path is not that of a language's words. Throws if
    /// what the board has of it cannot be read, or is wrong.
    public static func text(_ path: String, templates: String, mayBeAbsent: Bool) throws -> String? {
        guard let language = ThemeWords.language(of: path) else { return nil }
        let own = try ThemeWords.file(in: ThemeFolder(templates, mayBeAbsent: mayBeAbsent), language).1
        var said: Messages?
        // A shell that writes the answer to this very file has emptied it.
        if let own, !own.bytes.isEmpty {
            let read = MessagesReader.read(ThemeWords.source(own), language: language, standard: ThemeWords.standard)
            guard read.findings.isEmpty else { throw WordsErrors(findings: read.findings) }
            said = read.messages
        }
        return text(language, said)
    }

    private static func text(_ language: String, _ said: Messages?) -> String {
        let categories = PluralRules(language: language).categories
        var text = "# What the site says in \(language). Lines with \"\(mark.trimmed)\" behind them are to be translated.\n"
        var group = ""
        for key in ThemeWords.standard.keys {
            guard let dot = key.firstIndex(of: "."), let english = ThemeWords.standard[key] else { continue }
            if key[..<dot] != group {
                group = String(key[..<dot])
                text += group + ":\n"
            }
            let unsaid = english.spread(over: categories).written
            let message = said?[key]?.written ?? unsaid
            // What was printed before and is not translated yet stays marked.
            text += "  \(key[key.index(after: dot)...]): \(YAMLText.scalar(message))\(message == unsaid ? mark : "")\n"
        }
        return text
    }
}
