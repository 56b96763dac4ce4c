import Foundation

/// Reads `board.yaml`.
enum BoardReader {
    private static let keys = [
        "title", "tagline", "description", "url", "authority", "language", "timezone", "forge", "contact", "suburbs",
    ]

    static func read(_ source: SourceFile, gazetteer: Gazetteer) -> (board: Board?, diagnostics: [Diagnostic]) {
        var report = Report(source)
        let board = read(source, gazetteer: gazetteer, report: &report)
        return (report.hasErrors ? nil : board, report.diagnostics)
    }

    private static func read(_ source: SourceFile, gazetteer: Gazetteer, report: inout Report) -> Board? {
        guard let root = YAMLFile.mapping(of: source, what: "board.yaml", keys: keys, rule: .boardFile, report: &report) else { return nil }
        var reader = NodeReader(node: root, rule: .boardFile)
        let title = reader.text("title", default: "", report: &report)
        if title.isEmpty { report.add(.boardFile, root.span, "the board needs a \"title\"", fix: "title: Common Ground Homes") }
        let address = reader.text("url", default: "", report: &report)
        let url = Board.normalised(address)
        if url == nil {
            report.add(
                .boardFile, root["url"]?.span ?? root.span,
                address.isEmpty ? "the board needs its \"url\"" : "\(address.quoted) is not an address where a site can be published",
                reason: "Feeds need absolute links. It starts with https:// and has no query.", fix: "url: https://example.org/")
        }
        let authority = reader.text("authority", default: "", report: &report)
        if TagAuthority(authority) == nil {
            report.add(
                .boardFile, root["authority"]?.span ?? root.span,
                authority.isEmpty ? "the board needs its \"authority\"" : "\(authority.quoted) is not a tag authority",
                reason:
                    "Feed readers know entries by it for ever (RFC 4151): a domain or address that you held on some day, a comma, and that day, month or year.",
                fix: "authority: \((url.flatMap(Board.host) ?? "example.org")),2026")
        }
        let zone = reader.text("timezone", default: "Australia/Sydney", report: &report)
        if TimeZone(identifier: zone) == nil || !zone.contains("/") {
            report.add(
                .boardFile, root["timezone"]?.span ?? root.span, "there is no time zone \(zone.quoted)",
                fix: "timezone: Australia/Melbourne")
        }
        let language = reader.text("language", default: "en-AU", report: &report)
        if !isLanguage(language) {
            report.add(.boardFile, root["language"]?.span ?? root.span, "\(language.quoted) is not a language tag", fix: "language: en-AU")
        }
        return Board(
            title: title, tagline: reader.optionalText("tagline", report: &report),
            description: reader.text("description", default: title, report: &report), url: url ?? "", authority: authority,
            language: language, timeZone: zone, forge: forge(root["forge"], report: &report),
            contact: root["contact"].flatMap { Rule.email($0, key: "contact", report: &report) },
            suburbs: reader.list("suburbs", report: &report).compactMap { suburb($0, gazetteer: gazetteer, report: &report) })
    }

    private static func forge(_ node: YAMLNode?, report: inout Report) -> Board.Forge {
        guard let node, !node.isEmpty else { return Board.Forge() }
        guard node.entries != nil else {
            report.add(
                .boardFile, node.span, "\"forge\" is a group of keys", fix: "forge: {edit: \"https://forge.example/edit/main/{path}\"}")
            return Board.Forge()
        }
        KeyCheck.check(node, allowed: ["edit", "new"], of: "\"forge\"", rule: .boardFile, report: &report)
        func link(_ key: String) -> String? {
            guard let value = node[key], let text = value.text?.trimmed else { return nil }
            if Rule.isWebAddress(text.replacing("{path}", with: "path")), text.contains("{path}") { return text }
            report.add(
                .boardFile, value.span, "\(key.quoted) must be a web address with {path} where the file's path goes",
                fix: "\(key): \"https://forge.example/edit/main/{path}\"")
            return nil
        }
        return Board.Forge(edit: link("edit"), new: link("new"))
    }

    /// A suburb of the list that keeps suburbs alive, written `Collingwood VIC 3066`.
    private static func suburb(_ node: YAMLNode, gazetteer: Gazetteer, report: inout Report) -> Locality? {
        let words = (node.text ?? "").split(separator: " ")
        guard words.count >= 3 else {
            report.add(.boardFile, node.span, "a suburb is written with its state and postcode", fix: "- Collingwood VIC 3066")
            return nil
        }
        let name = words.dropLast(2).joined(separator: " ")
        switch gazetteer.judge(suburb: name, state: String(words[words.count - 2]), postcode: String(words[words.count - 1])) {
        case .agrees(let locality, _): return locality
        case .wrong(let problem):
            report.add(
                .suburbPostcode, node.span, problem.message, reason: problem.reason, fix: problem.suggestions.first.map { "- " + $0.line })
            return nil
        }
    }

    private static func isLanguage(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, (2...3).contains(first.utf8.count), first.allSatisfy({ $0.isASCII && $0.isLetter }) else {
            return false
        }
        return parts.count <= 4
            && parts.allSatisfy { (1...8).contains($0.utf8.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    }
}

extension Board {
    /// An http(s) address of a folder, ending with a slash; nil if the text is none.
    public static func normalised(_ address: String) -> String? {
        guard Rule.isWebAddress(address), !address.contains("?"), !address.contains("#")
        else { return nil }
        let url = address.hasSuffix("/") ? address : address + "/"
        guard let path = path(of: url), !path.contains("//"), !path.contains("/../"), !path.contains("/./"), let host = host(url),
            !host.hasPrefix("[")
        else { return nil }
        return url
    }

    /// The host of an address, in lower case, without a port.
    public static func host(_ url: String) -> String? {
        guard let scheme = url.range(ofFirst: "://") else { return nil }
        let host = url[scheme.upperBound...].prefix { $0 != "/" && $0 != ":" }
        return host.isEmpty ? nil : host.lowercased()
    }

    /// The path of an address, from its first slash on: `/` or `/board/`.
    public static func path(of url: String) -> String? {
        guard let scheme = url.range(ofFirst: "://"), let slash = url[scheme.upperBound...].firstIndex(of: "/") else { return nil }
        return String(url[slash...])
    }
}
