import Facts
import Findings
import Foundation
import Places
import Values
import YAML

/// Reads `board.yaml`.
enum BoardReader {
    private static let keys = [
        "title", "tagline", "description", "url", "authority", "language", "timezone", "forge", "contact", "suburbs",
        "kinds", "campuses", "picture", "entries", "hub", "webmention", "feeds", "formats", "full", "moved", "api", "map",
    ]

    /// Reads a board's file, which lies in that folder beside the picture that it may name.
    static func read(
        _ source: SourceFile, in folder: ContentFolder, vocabulary: FilterVocabulary, today: EffectiveDay, report: inout Report
    ) -> Board? {
        guard let root = YAMLFile.mapping(of: source, what: "board.yaml", keys: keys, rule: .boardFile, report: &report) else { return nil }
        let reader = NodeReader(node: root, rule: .boardFile)
        let title = reader.words("title", report: &report) ?? ""
        if title.isEmpty { report.add(.boardFile, root.span, "the board needs a \"title\"", fix: "title: …") }
        if let node = root["title"] { Rule.checkWordQuotes(node, title, key: "title", report: &report) }
        let address = reader.text("url", report: &report) ?? ""
        let url = Board.normalised(address)
        if url == nil {
            report.add(
                .boardFile, root["url"]?.span ?? root.span,
                address.isEmpty ? "the board needs its \"url\"" : "\(address.quoted) is not an address where a site can be published",
                reason: "Feeds need absolute links. It starts with https:// and has no query.",
                fix: "url: \(isBare(address) ? "https://" + address : Rule.ellipsis)")
        }
        let zone = reader.text("timezone", report: &report) ?? "Australia/Sydney"
        let isZone = TimeZone(identifier: zone) != nil && zone.contains("/")
        if !isZone { reportZone(zone, at: root["timezone"]?.span ?? root.span, report: &report) }
        let authority = reader.text("authority", report: &report) ?? ""
        checkAuthority(
            authority, at: root["authority"]?.span ?? root.span, url: url, today: today.day(in: isZone ? zone : "Australia/Sydney"),
            report: &report)
        let language = reader.text("language", report: &report) ?? "en-AU"
        if !isLanguage(language) {
            report.add(
                .boardFile, root["language"]?.span ?? root.span, "\(language.quoted) is not a language tag",
                reason: "Australian English is en-AU.", fix: "language: …")
        } else if language.prefix(while: { $0 != "-" }).lowercased() != "en" {
            report.add(
                .boardFile, root["language"]?.span ?? root.span, "there are no words for the language \(language.quoted) yet",
                reason: "Pages would be in English and say that they are not, so that screen readers read them wrongly.",
                fix: "language: en-AU")
        }
        var board = Board(
            title: title, tagline: reader.words("tagline", report: &report),
            description: reader.words("description", report: &report) ?? title, url: url ?? "", authority: authority,
            language: language, timeZone: zone, forge: forge(root["forge"], report: &report),
            contact: root["contact"].flatMap { Rule.email($0, key: "contact", report: &report) },
            suburbs: reader.list("suburbs", report: &report).compactMap {
                report.isFull ? nil : suburb($0, gazetteer: vocabulary.gazetteer, report: &report)
            })
        board.hasCampuses = BoardChoices(root, report: &report).campuses
        board.entries = reader.integer("entries", 10...1000, default: Board.usualEntries, report: &report)
        board.formats = FeedFormatsReader.read(
            root["formats"], isFull: reader.yesNo("full", default: false, report: &report), report: &report)
        board.moved = MovedScope.read(root["moved"], report: &report)
        board.hub = hub(root["hub"], report: &report)
        board.webmention = root["webmention"].flatMap { $0.isEmpty ? nil : Rule.link($0, key: "webmention", report: &report) }
        board.picture = BoardPictureReader.read(root["picture"], title: title, in: folder, report: &report)
        board.streetTiles = StreetTilesReader.read(root["map"], report: &report)
        board.data = data(root["api"], report: &report)
        board.searches = SavedSearchReader.read(root["feeds"], vocabulary: vocabulary, report: &report)
        return board
    }

    private static func hub(_ node: YAMLNode?, report: inout Report) -> String? {
        guard let node, !node.isEmpty else { return nil }
        if let address = node.text.flatMap({ Rule.webAddress($0.trimmed) }) { return address }
        return report.reject(
            .boardFile, node.span, "\"hub\" must be a web address, not \(node.text?.quoted ?? node.noun)",
            reason: "It is the address of a WebSub hub, which tells feed readers of changes at once. Leave it out if you have none.",
            fix: node.text.flatMap { isBare($0) ? "hub: https://\($0)" : nil })
    }

    /// Whether an address lacks nothing but its scheme.
    private static func isBare(_ address: String) -> Bool {
        address.contains(".") && !address.contains(":") && Board.normalised("https://" + address) != nil
    }

    private static func reportZone(_ zone: String, at span: SourceSpan, report: inout Report) {
        let cities = ["Adelaide", "Brisbane", "Broken_Hill", "Darwin", "Hobart", "Lord_Howe", "Melbourne", "Perth", "Sydney"]
        let city = zone.split(separator: "/").last.map(String.init) ?? ""
        let guess = cities.first { $0.lowercased() == city.lowercased() } ?? Spelling.nearest(to: city, among: cities)
        report.add(
            .boardFile, span, "there is no time zone \(zone.quoted)",
            reason: "It is Australia, a slash and a city: \(cities.listed("or")).",
            fix: "timezone: " + (guess.map { "Australia/\($0)" } ?? Rule.ellipsis))
    }

    /// Checks the authority of the feeds' ids: well formed, and of a day that has come (RFC 4151 section 2.1).
    private static func checkAuthority(_ text: String, at span: SourceSpan, url: String?, today: Day, report: inout Report) {
        let year = today.components.year
        guard let authority = TagAuthority(text) else {
            let right = TagAuthority.meant(text, year: year) ?? url.flatMap(Board.host).map { "\($0),\(year)" }
            return report.add(
                .boardFile, span, text.isEmpty ? "the board needs its \"authority\"" : "\(text.quoted) is not a tag authority",
                reason:
                    "Feed readers know entries by it for ever (RFC 4151): a domain or address that you held on some day, a comma, and that day, month or year.",
                fix: "authority: \(right ?? "\(Rule.ellipsis),\(year)")")
        }
        guard authority.day > today + 1, let comma = text.lastIndex(of: ",") else { return }
        report.add(
            .boardFile, span, "the date of the authority, \(text[text.index(after: comma)...]), is in the future",
            reason: "It is a day on which you held the domain or address (RFC 4151), so it cannot lie in the future.",
            fix: "authority: \(text[..<comma]),\(year)")
    }

    private static func forge(_ node: YAMLNode?, report: inout Report) -> Board.Forge {
        guard let node, !node.isEmpty else { return Board.Forge() }
        guard node.entries != nil else {
            report.add(.boardFile, node.span, "\"forge\" is a group of keys", fix: "forge: {edit: …, new: …, report: …}")
            return Board.Forge()
        }
        KeyCheck.check(node, allowed: ["edit", "new", "report"], of: "\"forge\"", rule: .boardFile, report: &report)
        func link(_ key: String, placing names: [String] = ["path"]) -> String? {
            guard let value = node[key], let text = value.text?.trimmed else { return nil }
            let marks = names.map { (mark: "{\($0)}", encoded: "%7B\($0)%7D") }
            let encoded = marks.reduce(text) { $0.replacing($1.mark, with: $1.encoded) }
            if text.contains("{path}"), let address = Rule.webAddress(encoded) {
                return marks.reduce(address) { $0.replacing($1.encoded, with: $1.mark) }
            }
            return report.reject(
                .boardFile, value.span, "\(key.quoted) must be a web address with {path} where the file's path goes",
                reason: key == "report"
                    ? "For example https://forge.example/issues/new?title={title}&body={path}, in double quotes."
                    : "For example https://forge.example/edit/main/{path}, in double quotes.",
                fix: text.hasSuffix("/") && Rule.isWebAddress(text) ? "\(key): \(YAMLText.quoted(text + "{path}"))" : "\(key): …")
        }
        return Board.Forge(edit: link("edit"), new: link("new"), report: link("report", placing: ["path", "title"]))
    }

    private static func data(_ node: YAMLNode?, report: inout Report) -> Board.DataFiles {
        var data = Board.DataFiles()
        guard let node, !node.isEmpty else { return data }
        guard node.entries != nil else {
            report.add(
                .boardFile, node.span, "\"api\" must be a group of keys, not \(node.text?.quoted ?? node.noun)",
                reason:
                    "It says whether listings and postcodes have a file for each (\"each\") beside the packs that hold many (\"packs\").",
                fix: "api: {listings: each, postcodes: each}")
            return data
        }
        KeyCheck.check(node, allowed: ["listings", "postcodes"], of: "\"api\"", rule: .boardFile, report: &report)
        let reader = NodeReader(node: node, rule: .boardFile)
        data.listings = reader.choice("listings", Board.DataFiles.Form.self, report: &report) ?? .packs
        data.postcodes = reader.choice("postcodes", Board.DataFiles.Form.self, report: &report) ?? .packs
        return data
    }

    /// A suburb of the list that keeps suburbs alive, written `Collingwood VIC 3066`.
    private static func suburb(_ node: YAMLNode, gazetteer: Gazetteer, report: inout Report) -> Locality? {
        let words = (node.text ?? "").split(separator: " ")
        func fix(_ places: [Locality]) -> String? {
            Rule.alternatives(places.prefix(2).map { report.line(replacing: node, with: YAMLText.flowScalar($0.line)) ?? "- \($0.line)" })
        }
        guard words.count >= 3 else {
            let places = PlainAddress(node.text ?? "", gazetteer: gazetteer).places
            return report.reject(
                .boardFile, node.span, "a suburb is written with its state and postcode", reason: "For example Collingwood VIC 3066.",
                fix: fix(places))
        }
        let name = words.dropLast(2).joined(separator: " ")
        switch gazetteer.judge(suburb: name, state: String(words[words.count - 2]), postcode: String(words[words.count - 1])) {
        case .agrees(let locality, _): return locality
        case .wrong(let problem):
            return report.reject(
                .suburbPostcode, node.span, problem.message, reason: problem.reason, fix: fix(Array(problem.likely.prefix(1))))
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
    /// The address of a folder, percent-encoded and ending with a slash; nil if the text is not such an http(s) address.
    public static func normalised(_ text: String) -> String? {
        guard let address = Rule.webAddress(text), !address.contains("?"), !address.contains("#")
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
