import Foundation
import TestSupport

/// What the published files of a site say to people: pages, feeds, calendars, data for scripts, and scripts.
struct ShownTexts {
    /// The texts of a page between its tags, as one text, in which a line ends with each block.
    private(set) var pages: [String: String] = [:]
    /// Texts that stand alone: of attributes, of members of JSON and of lines of calendars.
    private(set) var single: [(path: String, text: String)] = []
    /// Scripts as they are.
    private(set) var scripts: [String: String] = [:]

    init(_ workspace: Workspace) throws {
        for path in try workspace.paths() {
            // Data have the words of the kinds' files, and the columns of the search index, too.
            if path.hasPrefix("api/") || path.hasPrefix("assets/") && !path.hasSuffix(".js") || ShownTexts.columns.contains(path) {
                continue
            }
            let text = String(decoding: try workspace.published(path), as: UTF8.self)
            switch path.split(separator: ".").last {
            case "html", "xml": read(markup: text, path)
            case "ics": read(calendar: text, path)
            case "json", "webmanifest":
                let data = try JSONSerialization.jsonObject(with: Data(text.utf8))
                read(json: data, "", path)
            case "js": scripts[path] = text
            default: break
            }
        }
    }

    /// Attributes that people see or hear.
    private static let attributes: Set = ["alt", "aria-label", "content", "label", "placeholder", "title"]
    private static let blocks: Set = ["a", "b", "em", "strong", "bdi", "span", "time", "code", "var", "i"]
    /// Members whose texts are what people type, keys, and data.
    private static let silent: Set = [
        "also", "alike", "choices", "facts", "fields", "href", "id", "match", "search", "silent", "states", "synonyms", "type", "url",
        "words",
    ]

    private static let columns: Set = ["search/all.json", "search/all/more.json", "search/followed.json"]

    private mutating func read(markup: String, _ path: String) {
        var said = ""
        var rest = markup[...]
        while let start = rest.firstIndex(of: "<") {
            said += ShownTexts.plain(rest[..<start])
            rest = rest[start...]
            if let ends = [("<script", "</script>"), ("<style", "</style>"), ("<!--", "-->"), ("<![CDATA[", "]]>")].first(where: {
                rest.hasPrefix($0.0)
            }) {
                let end = rest.range(of: ends.1)
                if ends.0 == "<![CDATA[", let end { read(markup: String(rest[..<end.lowerBound].dropFirst(9)), path + " (content)") }
                rest = end.map { rest[$0.upperBound...] } ?? ""
                continue
            }
            var quote: Character?
            let end =
                rest.firstIndex { character in
                    if character == "\"" || character == "'" { quote = quote == nil ? character : quote == character ? nil : quote }
                    return character == ">" && quote == nil
                } ?? rest.index(before: rest.endIndex)
            let tag = rest[rest.index(after: start)..<end]
            read(tag, path)
            let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
            if !ShownTexts.blocks.contains(String(name)) { said += "\n" }
            rest = rest[rest.index(after: end)...]
        }
        said += ShownTexts.plain(rest)
        if said.contains("<p>"), path.hasSuffix("xml") { read(markup: said, path + " (content)") } else { pages[path, default: ""] += said }
    }

    private mutating func read(_ tag: Substring, _ path: String) {
        for part in tag.split(separator: "=\"").dropLast().enumerated() {
            let name = String(part.element.split { $0 == " " || $0 == "\n" || $0 == "\"" }.last ?? "")
            guard ShownTexts.attributes.contains(name), let start = tag.range(of: name + "=\""),
                let end = tag[start.upperBound...].firstIndex(of: "\"")
            else { continue }
            if name == "content", !tag.contains("description"), !tag.contains("title") { continue }
            single.append((path, ShownTexts.plain(tag[start.upperBound..<end])))
        }
    }

    private mutating func read(calendar: String, _ path: String) {
        for line in calendar.replacing("\r\n ", with: "").split(separator: "\r\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = line[..<colon].prefix { $0 != ";" }
            guard ["SUMMARY", "DESCRIPTION", "CATEGORIES", "NAME", "X-WR-CALNAME", "X-WR-CALDESC"].contains(name) else { continue }
            single.append((path, String(line[line.index(after: colon)...]).replacing("\\n", with: "\n").replacing("\\", with: "")))
        }
    }

    private mutating func read(json: Any, _ key: String, _ path: String) {
        if ShownTexts.silent.contains(key) { return }
        switch json {
        case let text as String: single.append((path, text))
        case let list as [Any]: for one in list { read(json: one, "", path) }
        case let group as [String: Any]: for (key, value) in group { read(json: value, key, path) }
        default: break
        }
    }

    private static func plain(_ text: some StringProtocol) -> String {
        let escapes = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "), ("&amp;", "&")]
        return escapes.reduce(String(text)) { $0.contains($1.0) ? $0.replacing($1.0, with: $1.1) : $0 }
    }
}
