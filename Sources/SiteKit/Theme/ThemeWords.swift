import Bundling
import Bytes
import Findings
import Languages
import Mustache
import Values

/// What the site says, as templates, scripts and the program need it: the words that are shipped, and over them those of a board's own.
struct ThemeWords: Sendable {
    /// Where the words lie in a theme.
    static let path = "words/en.yaml"
    private static let language = "en"

    /// All messages.
    let messages: Messages
    /// What is wrong with the words of a board's own.
    let findings: [Diagnostic]
    /// Tells words from others.
    let digest: UInt64
    /// What a board's own file says; empty if it has none.
    let own: [UInt8]

    /// The words that are shipped, and what is wrong with them.
    static let shipped: (messages: Messages, findings: [Diagnostic]) = {
        let file = SourceFile(path: ShippedTheme.shown(path), bytes: shippedBytes)
        return MessagesReader.read(file, language: language)
    }()

    /// The shipped file.
    static var shippedBytes: [UInt8] { ShippedTheme.file(path)?.bytes ?? [] }

    /// Reads a board's own file, which needs only what it says otherwise than the shipped one.
    init(own: (shown: String, bytes: [UInt8])?) {
        let standard = ThemeWords.shipped
        digest = ContentHash.of(own?.bytes ?? [], seed: ContentHash.of(ThemeWords.shippedBytes, seed: 0))
        self.own = own?.bytes ?? []
        guard let own else {
            (messages, findings) = standard
            return
        }
        let changed = MessagesReader.read(
            SourceFile(path: own.shown, bytes: own.bytes), language: ThemeWords.language, standard: standard.messages)
        messages = standard.messages.merged(with: changed.messages)
        findings = standard.findings + changed.findings
    }

    /// Those of a board's own folder, without anything else that lies there. Throws if they cannot be read.
    init(_ folder: ThemeFolder) throws {
        let path = folder.path + "/" + ThemeWords.path
        self.init(own: folder.files.contains(ThemeWords.path) ? (path, try Files.readFile(path, limit: Theme.sizeLimit)) : nil)
        if !findings.isEmpty { throw WordsErrors(findings: findings) }
    }

    /// Those that a template can show: what depends on a number is said by the program or a script.
    var forTemplates: TemplateWords {
        TemplateWords(
            messages.all.compactMapValues { pattern in
                var parts: [TemplateWords.Part] = []
                for part in pattern.parts {
                    switch part {
                    case .text(let text): parts.append(.text(text))
                    case .argument(let name): parts.append(.name(name))
                    case .number, .plural, .select: return nil
                    }
                }
                return parts
            })
    }

    /// Those that scripts say.
    var forScripts: ScriptMessages {
        ScriptMessages(
            messages.all.mapValues { pattern in
                if let text = pattern.plain { return .text(text) }
                let json = String(decoding: MessageJSON.bytes(of: pattern.parts), as: UTF8.self)
                return ThemeWords.gaps(pattern.parts).map { .gaps(texts: $0.texts, names: $0.names, json: json) } ?? .parts(json)
            })
    }

    /// The texts around gaps and the names of these, where nothing depends on a value.
    private static func gaps(_ parts: [MessagePattern.Part]) -> (texts: [String], names: [String])? {
        var (texts, names) = ([""], [String]())
        for part in parts {
            switch part {
            case .text(let text): texts[texts.count - 1] += text
            case .argument(let name):
                names.append(name)
                texts.append("")
            case .number, .plural, .select: return nil
            }
        }
        return (texts, names)
    }
}

/// What stops a build whose words cannot be read.
struct WordsErrors: Error, CustomStringConvertible {
    let findings: [Diagnostic]

    /// A line for each finding, as for mistakes in templates.
    var description: String {
        findings.map { finding in
            "\(finding.file):\(finding.span.line):\(finding.span.column): \(finding.message)"
                + (finding.reason.isEmpty ? "" : " (\(finding.reason))") + " [\(finding.rule)]"
        }.joined(separator: "\n")
    }
}
