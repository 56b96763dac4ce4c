import Facts
import Findings
import Values
import YAML

/// The sorts of values that only boards have.
extension RecordType where Value == String {
    /// The address under which a site is published.
    static var boardAddress: Self {
        RecordType(form: .link) { value, report in
            guard let text = Rule.text(value.node, key: value.key, report: &report) else { return nil }
            return Board.normalised(text)
                ?? value.reject(
                    "\(text.quoted) is not an address where a site can be published",
                    fix: text.contains(".") && !text.contains(":") && Board.normalised("https://" + text) != nil
                        ? "https://" + text : Rule.ellipsis,
                    report: &report)
        }
    }

    /// The tag of a language (RFC 5646).
    static var language: Self {
        RecordType(form: .pattern("^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}$")) { value, report in
            guard let text = Rule.text(value.node, key: value.key, report: &report) else { return nil }
            if isLanguage(text) { return text }
            return value.reject(
                "\(text.quoted) is not a language tag", reason: "Australian English is en-AU, and German de.",
                fix: LanguageName.tag(meantBy: text).map { $0 == "en" ? BoardChoices.usualLanguage : $0 } ?? Rule.ellipsis, report: &report)
        }
    }

    private static func isLanguage(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return (1...4).contains(parts.count) && (2...3).contains(parts[0].utf8.count) && parts[0].utf8.allSatisfy { $0.isASCIILetter }
            && parts.allSatisfy { (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy { $0.isASCIIAlphanumeric } }
    }

    /// A time zone by its name.
    static var timeZone: Self {
        RecordType(form: .pattern("^[A-Za-z_]+/[A-Za-z_/+-]+$")) { value, report in
            guard let zone = Rule.text(value.node, key: value.key, report: &report) else { return nil }
            if ZoneClock(zone) != nil, zone.contains("/") { return zone }
            let cities = ["Adelaide", "Brisbane", "Broken_Hill", "Darwin", "Hobart", "Lord_Howe", "Melbourne", "Perth", "Sydney"]
            let city = zone.split(separator: "/").last.map(String.init) ?? ""
            let guess = cities.first { $0.lowercased() == city.lowercased() } ?? Spelling.nearest(to: city, among: cities)
            return value.reject(
                "there is no time zone \(zone.quoted)", reason: "It is Australia, a slash and a city: \(cities.listed("or")).",
                fix: guess.map { "Australia/\($0)" } ?? Rule.ellipsis, report: &report)
        }
    }

    /// A web address with the first of some names, and perhaps the others, in braces.
    static func address(with names: [String]) -> Self {
        let marks = names.map { (mark: "{\($0)}", encoded: "%7B\($0)%7D") }
        return RecordType(form: .pattern("^[Hh][Tt][Tt][Pp][Ss]?://.*\\{\(names[0])\\}")) { value, report in
            guard let text = Rule.text(value.node, key: value.key, report: &report) else { return nil }
            let encoded = marks.reduce(text) { $0.replacing($1.mark, with: $1.encoded) }
            if text.contains(marks[0].mark), let address = Rule.webAddress(encoded) {
                return marks.reduce(address) { $0.replacing($1.encoded, with: $1.mark) }
            }
            return value.reject(
                "\(value.key.quoted) must be a web address with \(marks[0].mark) where the file's path goes",
                fix: text.hasSuffix("/") && Rule.isWebAddress(text) ? YAMLText.quoted(text + marks[0].mark) : Rule.ellipsis,
                report: &report)
        }
    }

    /// The address of tiles of a map.
    static var tiles: Self {
        RecordType(shape: "\"https://tile.example/{z}/{x}/{y}.png\"", form: .link) { value, report in
            guard let text = Rule.text(value.node, key: value.key, report: &report) else { return nil }
            let places = ["z", "x", "y"]
            let missing = places.map { "{\($0)}" }.filter { !text.contains($0) }
            guard missing.isEmpty else {
                return value.reject("the address of tiles lacks \(missing.listed("and"))", fix: Rule.ellipsis, report: &report)
            }
            let filled = places.reduce(text) { $0.replacing("{\($1)}", with: "HOUSER-\($1)-") }
            if let checked = Rule.webAddress(filled), checked.hasPrefix("https://"), let host = Board.host(checked),
                !host.contains("houser-")
            {
                return places.reduce(checked) { $0.replacing("HOUSER-\($1)-", with: "{\($1)}") }
            }
            return value.reject(
                "\(text.quoted) is not the address of tiles",
                reason:
                    "It starts with https://, since browsers load nothing else into a page, and holds {z}, {x} and {y} after the server's name and nothing else in braces.",
                fix: text.hasPrefix("http://") ? YAMLText.quoted("https" + text.dropFirst(4)) : nil, report: &report)
        }
    }
}
