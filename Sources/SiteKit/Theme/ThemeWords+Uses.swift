import Bundling
import Languages
import Mustache

extension ThemeWords {
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
                return pattern.gaps.map { .gaps(texts: $0.texts, names: $0.names, json: json) } ?? .parts(json)
            })
    }
}

extension MessagePattern {
    /// The texts around gaps and the names of these, where nothing depends on a value.
    var gaps: (texts: [String], names: [String])? {
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
