import Facts
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Languages
@testable import SiteKit

/// Whole sites in another language than English.
@Suite struct LanguageBoardTests {
    /// All that is said in English: what the site says, and what kinds are called.
    private static let english = ThemeWords.ofEnglish.messages.merged(with: KindNaming.standard)

    /// The fixed texts of a message, without tags.
    private static func texts(_ parts: [MessagePattern.Part]) -> [String] {
        parts.flatMap { part -> [String] in
            switch part {
            case .text(let text):
                text.split(separator: "<").flatMap { $0.split(separator: ">") }.map { $0.trimmingCharacters(in: .whitespaces) }
            case .argument, .number: []
            case .plural(_, let cases): cases.flatMap { texts($0.parts) }
            case .select(_, let cases): cases.flatMap { texts($0.parts) }
            }
        }
    }

    /// Whether a text holds another, byte for byte: thousands are looked for, and Foundation would compare letter by letter.
    private static func holds(_ text: [UInt8], _ part: String) -> Bool {
        text.withUnsafeBytes { text in
            text.withMemoryRebound(to: CChar.self) { text in text.baseAddress.map { strstr($0, part) != nil } ?? false }
        }
    }

    private static func words(_ text: String) -> [Substring] { text.split { !$0.isLetter && $0 != "’" && $0 != "-" } }

    @Test func aGermanSiteSaysNothingInEnglish() throws {
        let workspace = try Workspace(board: "german")
        let result = try workspace.build()
        #expect(result.reading.diagnostics.filter { $0.severity == .error } == [])
        let german = ThemeWords("de", own: nil).messages
        let known = Array(german.all.values.flatMap { LanguageBoardTests.texts($0.parts) }.joined(separator: "\n").utf8) + [0]
        var phrases: Set<String> = []
        var labels: Set<String> = []
        for (key, pattern) in LanguageBoardTests.english.all {
            for text in LanguageBoardTests.texts(pattern.parts) where text.count > 3 && !LanguageBoardTests.holds(known, text) {
                let count = LanguageBoardTests.words(text).count
                if count > 1 {
                    phrases.insert(text)
                } else if count == 1, text.first?.isUppercase ?? false, key.hasPrefix("kind_") || pattern.plain == text {
                    labels.insert(text)
                }
            }
        }
        let shown = try ShownTexts(workspace)
        var left: Set<String> = []
        func look(_ path: String, _ text: String) {
            let bytes = Array(text.utf8) + [0]
            for phrase in phrases where LanguageBoardTests.holds(bytes, phrase) { left.insert("\(path): \(phrase)") }
            for line in text.split(separator: "\n") {
                let line = line.trimmingCharacters(in: .whitespaces)
                if labels.contains(line) { left.insert("\(path): \(line)") }
            }
        }
        for (path, text) in shown.pages { look(path, text) }
        for (path, text) in shown.single { look(path, text) }
        // What people say in other words is in English, and shown to nobody.
        for (path, script) in shown.scripts where !path.hasSuffix("/sayings.js") {
            let bytes = Array(script.utf8) + [0]
            for phrase in phrases where ["\"", "`"].contains(where: { LanguageBoardTests.holds(bytes, $0 + phrase + $0) }) {
                left.insert("\(path): \(phrase)")
            }
        }
        #expect(left.sorted() == [])
        let page = try workspace.text("index.html")
        #expect(page.contains("<html lang=\"de\" data-base="))
        #expect(try workspace.text("atom.xml").contains("xml:lang=\"de\""))
        #expect(try workspace.text("manifest.webmanifest").contains("\"lang\":\"de\""))
    }

    /// A language that is read from right to left and says all in marks.
    private static func invented(without missing: Set<String> = []) -> String {
        var groups: [String: [(String, String)]] = [:]
        for key in english.keys where !missing.contains(key) {
            guard let pattern = english[key], let dot = key.firstIndex(of: ".") else { continue }
            let (group, name) = (String(key[..<dot]), String(key[key.index(after: dot)...]))
            // Formats are no texts.
            let isFormat = ["dates", "numbers"].contains(group) || key == "times.hours"
            let text = key == "language.direction" ? "rtl" : isFormat ? pattern.written : "⟦\(pattern.written)⟧"
            groups[group, default: []].append((name, text))
        }
        return groups.sorted { $0.key < $1.key }.map { group, messages in
            "\(group):\n" + messages.map { "  \($0): \"\($1.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"\n" }.joined()
        }.joined()
    }

    private static func workspace(_ words: String?, language: String = "xx") throws -> Workspace {
        let workspace = try Workspace(board: "german")
        try workspace.edit("board.yaml", "language: de", "language: \(language)")
        guard let words else { return workspace }
        let file = URL(filePath: workspace.folder + "/templates/words/xx.yaml")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(words.utf8).write(to: file)
        return workspace
    }

    private static func run(_ workspace: Workspace, _ command: String, status: Int32) throws -> Program.Run {
        let run = try Program.run([command, "--today", "2026-11-21"], in: workspace.folder)
        #expect(run.status == status, "\(run.output)\(run.errors)")
        return run
    }

    private static func letters(_ text: String) -> Set<String> { Set(text.lowercased().split { !$0.isLetter }.map(String.init)) }

    /// Names that are the same in every language, what licences want to be said, and dates, numbers and periods.
    private static let names = """
        km cm m am pm ACT NSW NT QLD SA WA Atom RSS JSON Feed Feedly Inoreader NewsBlur The Old Reader Google Calendar Outlook Victoria Tasmania VIC TAS MR TW L
        East West Coburg Princes Hill Travancore New South Wales Queensland Australian Capital Territory Northern Western
        Incorporates or developed using Administrative Boundaries PSMA Australia Limited Geoscape licensed by the Commonwealth of Australia under
        Creative Commons Attribution International licence CC BY Based on Bureau Statistics data
        Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon Tue Wed Thu Fri Sat Sun January February March April May June July August
        September October November December Jan Feb Mar Apr Jun Jul Aug Sep Oct Nov Dec today since a week month night Yes No to or more of up
        """

    @Test func aBoardBringsALanguageThatIsReadFromRightToLeft() throws {
        let workspace = try LanguageBoardTests.workspace(LanguageBoardTests.invented())
        _ = try LanguageBoardTests.run(workspace, "check", status: 0)
        _ = try LanguageBoardTests.run(workspace, "build", status: 0)
        let shown = try ShownTexts(workspace)
        // What the board says, names, and what is left to formats of dates and numbers.
        var own = LanguageBoardTests.letters(LanguageBoardTests.names)
        for entry in try FileManager.default.subpathsOfDirectory(atPath: workspace.content) {
            own.formUnion(LanguageBoardTests.letters(entry))
            guard let bytes = FileManager.default.contents(atPath: workspace.content + "/" + entry), !entry.hasSuffix("jpg") else {
                continue
            }
            own.formUnion(LanguageBoardTests.letters(String(decoding: bytes, as: UTF8.self)))
        }
        var unmarked: Set<String> = []
        func look(_ path: String, _ text: String) {
            var depth = 0
            var word = ""
            for character in text + " " {
                if character.isLetter { word.append(character); continue }
                if !word.isEmpty, depth == 0, !own.contains(word.lowercased()) { unmarked.insert("\(path): \(word)") }
                word = ""
                if character == "⟦" { depth += 1 }
                if character == "⟧" { depth -= 1 }
            }
            if depth != 0 { unmarked.insert("\(path): marks") }
        }
        for (path, text) in shown.pages where path.hasSuffix("html") { look(path, text) }
        for (path, text) in shown.single where path.hasSuffix("html") || path.hasSuffix("ics") { look(path, text) }
        #expect(unmarked.sorted() == [])
        for path in try workspace.paths() where path.hasSuffix(".html") {
            #expect(try workspace.text(path).contains("dir=\"rtl\""), "\(path)")
        }
        #expect(try workspace.text("manifest.webmanifest").contains("\"dir\":\"rtl\""))
        let sheets = try workspace.paths().filter { $0.hasSuffix(".css") }
        let physical = #/(?:margin|padding|border)-(?:left|right)|[;{](?:left|right):|text-align: ?(?:left|right)/#
        for sheet in sheets { #expect(try !workspace.text(sheet).contains(physical), "\(sheet)") }
    }

    @Test func aLanguageWithoutWordsIsTold() throws {
        let workspace = try LanguageBoardTests.workspace(nil, language: "fr-FR")
        for command in ["check", "build"] {
            let run = try LanguageBoardTests.run(workspace, command, status: 1)
            let told = run.output + run.errors
            #expect(told.contains("content/board.yaml:6:11: error: there are no words for the language \"fr-FR\""), "\(told)")
            #expect(told.contains("templates/words/fr.yaml") && told.contains("language: en-AU"), "\(told)")
        }
    }

    @Test func whatALanguageOfItsOwnLacksIsTold() throws {
        let workspace = try LanguageBoardTests.workspace(LanguageBoardTests.invented(without: ["follow.title", "kind_rental.label"]))
        for command in ["check", "build"] {
            let run = try LanguageBoardTests.run(workspace, command, status: 1)
            let told = run.output + run.errors
            #expect(told.contains("templates/words/xx.yaml:1:1: error: this language has no words for"), "\(told)")
            #expect(told.contains("\"follow.title\" and \"kind_rental.label\""), "\(told)")
            #expect(!told.contains("content/templates"), "\(told)")
            #expect(told.contains("houser theme words/xx.yaml > xx.yaml && mv xx.yaml templates/words/xx.yaml"), "\(told)")
        }
    }

    /// What a board's own file of a kind says otherwise stays as it is, and so do kinds of its own.
    @Test func whatABoardSaysOfKindsStays() throws {
        let workspace = try Workspace(board: "german")
        try workspace.write("kinds/rental.yaml", "kind: rental\nlabels: Buden\nfields:\n  lease: {type: text, label: Vertrag, max: 60}\n")
        try workspace.build()
        let page = try workspace.text("rentals/haus/index.html")
        #expect(page.contains("Buden") && page.contains("Vertrag") && page.contains("Teilmöbliert"))
        #expect(!page.contains("Wohnungen zur Miete"))
    }

    /// English is said by the kinds' files and by the code that reads them; another language finds the same in its words.
    @Test func whatLanguagesSayOfFactsIsWhatFactsSay() throws {
        let words = Words(messages: ThemeWords.ofEnglish.messages)
        for status in ["archived", "let", "under-application", "under-offer", "withdrawn"] {
            #expect(words["statuses." + status.replacing("-", with: "_")] == status.asLabel)
        }
    }
}
