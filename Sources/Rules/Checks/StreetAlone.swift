import Bytes
import Facts
import Findings
import Places
import Values
import YAML

extension ListingRule {
    /// Mentions a street with the suburb behind it, which the address says anyway.
    static let streetAlone = ListingRule(.streetAlone) { parsed, report in
        guard let place = parsed.listing.place, let node = parsed.root["address"]?["street"], let text = node.text,
            let street = Rule.street(text, without: place.locality)
        else { return }
        report.add(
            .streetAlone, node.span, "\("street".quoted) ends in the suburb, \(place.locality.name)",
            reason: "The suburb has a key of its own, so people would read it twice.",
            fix: report.fix(node, key: "street", value: YAMLText.flowScalar(street)))
    }
}

extension Rule {
    static let streetAlone = Rule(
        "street-alone", .hint, "A street stands without its suburb",
        "A listing's address has its suburb, state and postcode beside the street, and pages, feeds and calendars show all of them in one line. With the suburb in the street as well they say it twice, and maps look for a street that isn't there.",
        example: "address: {street: 22 Moor Street, suburb: Fitzroy, state: VIC, postcode: 3065}")

    /// A street without the suburb at its end, with the state and postcode in either order; nil if the suburb is not there, or what is left is
    /// no street: "The Tannery, Collingwood" is the name of a house. Without a comma the suburb must follow a word such as "Street", since
    /// streets are named after suburbs.
    static func street(_ text: String, without locality: Locality) -> String? {
        var rest = text[...]
        let state = locality.state
        while [locality.postcode, state.rawValue, state.name].contains(where: { cut($0, from: &rest) }) {}
        guard cut(locality.name, from: &rest) else { return nil }
        let isApart = rest.reversed().first { $0 != " " }.map { $0 == "," || $0 == "(" } ?? false
        while let sign = rest.last, isSeparator(sign) { rest.removeLast() }
        let words = rest.split { $0 == " " || $0 == "," }
        guard let last = words.last, rest.contains("(") == rest.contains(")") else { return nil }
        guard StreetWord.types.contains(last.filter { $0 != "." }.lowercased()) || isApart && hasHouse(words) else { return nil }
        return String(rest)
    }

    /// Whether some words have the number of a house before a name: "22 Broadway", but not "Unit 2" or "2 bedrooms".
    private static func hasHouse(_ words: [Substring]) -> Bool {
        let words = words.map { $0.lowercased() }
        return words.indices.dropLast().contains { place in
            let (number, name) = (words[place], words[place + 1])
            let isName = !StreetSecret.isNumber(name) && name.utf8.count > 1 && !StreetWord.counted.contains(name)
            return StreetSecret.isNumber(number) && isName && (place == 0 || !StreetWord.parts.contains(words[place - 1]))
        }
    }

    /// Takes words from the end of a text, in whatever letters, with what stands behind them; false if they are not there.
    private static func cut(_ words: String, from text: inout Substring) -> Bool {
        var rest = text
        while let sign = rest.last, isSeparator(sign) || sign == "." || sign == ")" { rest.removeLast() }
        guard rest.suffix(words.count).lowercased() == words.lowercased() else { return false }
        rest.removeLast(words.count)
        guard let before = rest.last, isSeparator(before) else { return false }
        text = rest
        return true
    }

    private static func isSeparator(_ sign: Character) -> Bool { sign == " " || sign == "," || sign == "(" }
}
