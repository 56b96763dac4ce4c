import Bytes

/// What a template says of scripts: `<script type="module" src="{{assets}}site.js"></script>` and the like.
struct TemplateScripts {
    /// The modules that pages made with it run.
    private(set) var modules: [String] = []
    /// Scripts that it links to, for people to read.
    private(set) var linked: [String] = []
    /// Scripts that it asks for in any other way.
    private(set) var mentioned: [String] = []
    /// The templates that it is put together from.
    private(set) var includes: [String] = []

    /// The most characters of a script's name that are looked at.
    private static let longest = 300
    private static let start = "<script type=\"module\" src=\"{{assets}}"
    private static let end = "\"></script>"
    private static let preload = "<link rel=\"modulepreload\" href=\"{{assets}}"

    private let text: String

    init(_ bytes: [UInt8]) {
        text = String(decoding: bytes, as: UTF8.self)
        for part in text.split(separator: "{{", omittingEmptySubsequences: false).dropFirst() {
            guard let sign = part.utf8.first else { continue }
            if sign == UInt8(ascii: ">") || sign == UInt8(ascii: "<"), let name = part.dropFirst().split(separator: "}}").first {
                includes.append(String(name.drop { $0 == " " }.prefix { $0 != " " }))
            }
        }
        var rest = text[...]
        while let found = rest.firstRange(of: "{{assets}}") {
            let name = rest[found.upperBound...].prefix(TemplateScripts.longest).prefix {
                $0 != "\"" && $0 != "\n" && $0 != "?" && $0 != "#"
            }
            let before = rest[..<found.upperBound]
            if name.hasSuffix(".js") {
                if before.hasSuffix(TemplateScripts.start), rest[name.endIndex...].hasPrefix(TemplateScripts.end) {
                    modules.append(String(name))
                } else if before.hasSuffix("<a href=\"{{assets}}") {
                    linked.append(String(name))
                } else if !before.hasSuffix(TemplateScripts.preload) {
                    mentioned.append(String(name))
                }
            }
            rest = rest[found.upperBound...]
        }
    }

    /// The template with a line for each file that its modules need, behind them, and without those that ask for `gone` ones.
    func written(needs: (String) -> [String], isGone: (String) -> Bool) -> [UInt8] {
        guard text.contains("{{assets}}") else { return Array(text.utf8) }
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = line
            for name in modules {
                let script = TemplateScripts.start + name + TemplateScripts.end
                guard let found = line.firstRange(of: script) else { continue }
                let preloads = needs(name).map { TemplateScripts.preload + $0 + "\">" }.joined()
                line = line[..<found.upperBound] + preloads + line[found.upperBound...]
            }
            while let found = line.firstRange(of: TemplateScripts.preload) {
                let name = line[found.upperBound...].prefix { $0 != "\"" }
                let rest = line[name.endIndex...].drop { $0 != ">" }.dropFirst()
                guard isGone(String(name)), !rest.isEmpty || line.hasSuffix(">") else { break }
                line = line[..<found.lowerBound] + rest
            }
            lines.append(line)
        }
        return Array(lines.joined(separator: "\n").utf8)
    }
}
