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

    /// Reads the shipped file and a board's own, which needs only what it says otherwise.
    init(shipped: ShippedTheme.File?, own: (shown: String, bytes: [UInt8])?) {
        let shippedFile = SourceFile(path: ShippedTheme.shown(ThemeWords.path), bytes: shipped?.bytes ?? [])
        let standard = MessagesReader.read(shippedFile, language: ThemeWords.language)
        digest = ContentHash.of(own?.bytes ?? [], seed: ContentHash.of(shipped?.bytes ?? [], seed: 0))
        guard let own else {
            (messages, findings) = standard
            return
        }
        let changed = MessagesReader.read(
            SourceFile(path: own.shown, bytes: own.bytes), language: ThemeWords.language, standard: standard.messages)
        messages = standard.messages.merged(with: changed.messages)
        findings = standard.findings + changed.findings
    }

    /// Those that a template can show: what depends on a number is said by the program or a script.
    var forTemplates: TemplateWords {
        TemplateWords(
            Dictionary(
                firstOf: messages.keys.lazy.compactMap { key -> (String, [TemplateWords.Part])? in
                    var parts: [TemplateWords.Part] = []
                    for part in messages[key]?.parts ?? [] {
                        switch part {
                        case .text(let text): parts.append(.text(text))
                        case .argument(let name): parts.append(.name(name))
                        case .number, .plural, .select: return nil
                        }
                    }
                    return (key, parts)
                }))
    }

    /// Those that scripts say.
    var forScripts: ScriptMessages {
        ScriptMessages(
            Dictionary(
                firstOf: messages.keys.lazy.compactMap { key -> (String, ScriptMessages.Message)? in
                    guard let parts = messages[key]?.parts else { return nil }
                    if parts.isEmpty { return (key, .text("")) }
                    if case .text(let text) = parts[0], parts.count == 1 { return (key, .text(text)) }
                    let json = String(decoding: MessageJSON.bytes(of: parts), as: UTF8.self)
                    return (key, ThemeWords.gaps(parts).map { .gaps(texts: $0.texts, names: $0.names, json: json) } ?? .parts(json))
                }))
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
                + (finding.reason.isEmpty ? "" : " (\(finding.reason))")
        }.joined(separator: "\n")
    }
}
