import Foundation
import TestSupport
import Testing
import Values

@testable import Languages
@testable import SiteKit

/// Files of words in the templates of a board: their names, the language that is theirs, and how a new one comes about.
@Suite struct WordFileTests {
    private static func write(_ path: String, _ text: String, in workspace: Workspace) throws {
        let file = URL(filePath: workspace.folder + "/templates/" + path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private static func run(_ workspace: Workspace, _ arguments: String..., status: Int32 = 0) throws -> Program.Run {
        let day = ["check", "build"].contains(arguments[0]) ? ["--today", "2026-11-21"] : []
        let run = try Program.run(arguments + day, in: workspace.folder)
        #expect(run.status == status, "\(run.output)\(run.errors)")
        return run
    }

    /// Runs a command that the program tells people to paste.
    private static func paste(_ command: String, in workspace: Workspace) throws {
        let line = command.replacing("houser ", with: "\"$0\" ")
        let run = try Program.run("/bin/sh", ["-c", line, Program.path], in: workspace.folder, environment: [:])
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test(
        arguments: [
            ("words/de.yml", "mv templates/words/de.yml templates/words/de.yaml"),
            ("words/DE.yaml", "mv templates/words/DE.yaml templates/words/de.yaml"),
            ("words/de_AU.yaml", "mv templates/words/de_AU.yaml templates/words/de.yaml"),
            ("words/de-CH.yaml", "mv templates/words/de-CH.yaml templates/words/de.yaml"),
            ("words/deutsch.yaml", "mv templates/words/deutsch.yaml templates/words/de.yaml"),
            ("words/it's mine.yaml", "mv 'templates/words/it'\\''s mine.yaml' templates/words/de.yaml"),
            ("words.yaml", nil),
            ("de.yaml", "mkdir -p templates/words && mv templates/de.yaml templates/words/de.yaml"),
        ] as [(String, String?)]) func aFileOfAnotherNameIsTold(name: String, fix: String?) throws
    {
        let workspace = try Workspace(board: "small")
        try workspace.edit("board.yaml", "url:", "language: de\nurl:")
        try Self.write(name, "pages:\n  suburbs_title: Behalten!\n", in: workspace)
        // What a check tells, builds tell: each time, also where nothing else has changed.
        let isBuilt = Endurance.depth > 0 || ["words/de.yml", "words.yaml"].contains(name)
        for command in isBuilt ? ["check", "build", "build"] : ["check"] {
            let told = try Self.run(workspace, command).output
            #expect(told.contains("templates/\(name): warning: this file is not read") == (fix != nil), "\(told)")
            #expect(fix.map { told.contains("   fix: \($0)\n") } ?? true, "\(told)")
        }
        guard let fix else { return }
        try Self.paste(fix, in: workspace)
        #expect(try !Self.run(workspace, "check").output.contains("templates/"))
        let moved = FileManager.default.contents(atPath: workspace.folder + "/templates/words/de.yaml")
        #expect(moved == Data("pages:\n  suburbs_title: Behalten!\n".utf8))
        guard isBuilt else { return }
        _ = try Self.run(workspace, "build")
        #expect(try workspace.text("suburbs/index.html").contains("Behalten!"))
    }

    /// No file is moved over another.
    @Test func oneFileTakesThePlace() throws {
        let workspace = try Workspace(board: "small")
        for name in ["en.yaml", "en.yml", "fr.yml", "french.yaml", "README.md"] {
            try Self.write("words/" + name, "common:\n  save: Keep\n", in: workspace)
        }
        let told = try Self.run(workspace, "check").output
        #expect(told.contains("templates/words/en.yaml is there already") && !told.contains("mv templates/words/en.yml"), "\(told)")
        #expect(told.contains("   fix: mv templates/words/fr.yml templates/words/fr.yaml\n") && !told.contains("mv templates/words/french"))
        #expect(!told.contains("README"))
    }

    @Test func wordsOfAnotherLanguageAreHintedAt() throws {
        let workspace = try Workspace(board: "small")
        try Self.write("words/de.yaml", "pages:\n  suburbs_title: Behalten!\n", in: workspace)
        for command in ["check", "build"] {
            let told = try Self.run(workspace, command).output
            #expect(told.contains("templates/words/de.yaml: hint: the board speaks another language, en-AU, so this file is not read"))
            #expect(told.contains("   fix: language: de\n"), "\(told)")
        }
        // A copy of a shipped file says nothing otherwise.
        let shipped = try #require(ShippedTheme.file("words/de.yaml"))
        try Self.write("words/de.yaml", String(decoding: shipped.bytes, as: UTF8.self), in: workspace)
        #expect(try !Self.run(workspace, "check").output.contains("templates/"))
    }

    /// A translator prints all that there is, translates some, and prints the rest.
    @Test(arguments: ["fr", "pl", "ja", "ar"]) func aNewLanguageIsPrintedToBeTranslated(_ language: String) throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("board.yaml", "url:", "language: \(language)\nurl:")
        let name = "words/\(language).yaml"
        let first = try Self.run(workspace, "theme", name).output
        for line in ["kind_rental:", "  labels: Homes to rent  # English", "kind_rental_bedrooms:", "  zero: studio  # English"] {
            #expect(first.contains("\n\(line)\n"), "\(line)")
        }
        let lines = first.split(separator: "\n").map(String.init)
        #expect(lines.count { $0.hasSuffix("  # English") } == ThemeWords.standard.keys.count)
        try Self.write(name, "pages:\n  suburbs_title: \"It's # '{'x'}'\"\n", in: workspace)
        let told = try Self.run(workspace, "check", status: 1).output
        let command = "houser theme \(name) > \(language).yaml && mv \(language).yaml templates/\(name)"
        #expect(told.contains("   fix: \(command)\n"), "\(told)")
        try Self.paste(command, in: workspace)
        let second = try Self.run(workspace, "theme", name).output
        #expect(second.contains("\n  suburbs_title: \"It''s # '{'x'}'\"\n"))
        #expect(second.split(separator: "\n").count { $0.hasSuffix("  # English") } == ThemeWords.standard.keys.count - 1)
        #expect(try Self.run(workspace, "check").output.hasPrefix("no problems"))
        _ = try Self.run(workspace, "build")
        #expect(try workspace.text("suburbs/index.html").contains("It&#39;s # {x}"))
        // What cannot be read is not thrown away.
        try Self.write(name, "common:\n  svae: x\n", in: workspace)
        #expect(try Self.run(workspace, "theme", name, status: 2).errors.contains("\(name):2:3: the site never says \"common.svae\""))
    }

    @Test(
        arguments: [
            ("deutsch", "de"), ("German", "de"), ("de_DE", "de-DE"), ("ger", "de"), ("English", "en-AU"), ("Klingon", "…"), ("fr", "en-AU"),
        ]) func anotherNameOfALanguageIsTold(language: String, meant: String) throws
    {
        let workspace = try Workspace(board: "small")
        try workspace.edit("board.yaml", "url:", "language: \(language)\nurl:")
        #expect(try Self.run(workspace, "check", status: 1).output.contains("   fix: language: \(meant)\n"))
    }

    /// Two languages that say the same have plurals of their own.
    @Test func anotherLanguageOfTheSameWordsIsBuiltAnew() throws {
        let words = "common:\n  listings: \"{count, plural, one {# un} few {# deux} many {# trois} other {# quatre}}\"\n"
        let workspace = try Workspace(board: "small")
        try workspace.edit("board.yaml", "url:", "language: pl\nurl:")
        for language in ["pl", "ru"] { try Self.write("words/\(language).yaml", words, in: workspace) }
        try Self.paste("houser theme words/pl.yaml > x && cp x templates/words/pl.yaml && mv x templates/words/ru.yaml", in: workspace)
        _ = try Self.run(workspace, "build")
        let polish = try workspace.contents()
        try workspace.edit("board.yaml", "language: pl", "language: ru")
        _ = try Self.run(workspace, "build")
        let russian = try workspace.contents()
        try FileManager.default.removeItem(atPath: workspace.output)
        try FileManager.default.removeItem(atPath: workspace.folder + "/.houser")
        _ = try Self.run(workspace, "build")
        #expect(try workspace.contents() == russian && russian != polish)
        #expect(ThemeWords("pl", own: ("x", Array(words.utf8))).digest != ThemeWords("ru", own: ("x", Array(words.utf8))).digest)
    }

    @Test func aDigestIsInOneLanguage() throws {
        let workspace = try Workspace(board: "small")
        _ = try Self.run(workspace, "build")
        try workspace.edit("board.yaml", "url:", "language: de\nurl:")
        let refused = try Self.run(workspace, "digest", "--since", "2026-11-20", status: 2)
        #expect(refused.output.isEmpty && refused.errors.contains("the board speaks de, and spoke en-AU when it was built last"))
        _ = try Self.run(workspace, "build")
        #expect(try Self.run(workspace, "digest", "--since", "2026-11-20").output.contains("Subject: "))
    }

    /// A kind whose id makes the key of a field of a shipped kind says what its own file says.
    @Test func aKindIsNotTakenForAField() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("board.yaml", "url:", "language: de\nurl:")
        try workspace.write(
            "kinds/rental-bond.yaml",
            "kind: rental-bond\nlabel: Bond\nlabels: Bonds\nfields:\n  note: {type: text, max: 60}\n")
        try Self.write("words/de.yaml", "kind_rental_bond:\n  label: Mietkaution\n", in: workspace)
        _ = try Self.run(workspace, "build")
        for path in try workspace.paths() where path.contains("rental-bond") && path.hasSuffix(".html") {
            #expect(try !workspace.text(path).contains("Mietkaution"), "\(path)")
        }
    }

    /// What is no HTML in English is none in any words; in scripts it cannot end them.
    @Test func textIsShownAsText() throws {
        let workspace = try Workspace(board: "german")
        try workspace.edit("board.yaml", "language: de\n", "")
        var (words, last) = ("", "")
        for key in ThemeWords.standard.keys where FormatKey(rawValue: key) == nil && key != "language.direction" {
            guard let pattern = ThemeWords.standard[key], MessageMarkup(pattern) == nil, let dot = key.firstIndex(of: ".") else { continue }
            let text = ("</script><i>\u{27E6}" + pattern.written).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            let group = String(key[..<dot])
            words += (group == last ? "" : group + ":\n") + "  \(key[key.index(after: dot)...]): \"\(text)\"\n"
            last = group
        }
        try Self.write("words/en.yaml", words, in: workspace)
        _ = try Self.run(workspace, "build")
        for path in try workspace.paths() where path.hasSuffix(".html") || path.hasSuffix(".xml") {
            #expect(try !workspace.text(path).contains("</script><i>\u{27E6}"), "\(path)")
        }
    }
}
