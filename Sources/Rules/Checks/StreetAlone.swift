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

    /// A street without the suburb, state and postcode at its end; nil if the suburb is not there. Without a comma it must follow a word such as
    /// "Street", since streets are named after suburbs.
    static func street(_ text: String, without locality: Locality) -> String? {
        var rest = text[...]
        _ = cut(locality.postcode, from: &rest)
        _ = cut(locality.state.rawValue, from: &rest)
        guard cut(locality.name, from: &rest) else { return nil }
        let words = rest.split { $0 == " " || $0 == "," }
        guard let last = words.last, words.count > 1 || last.utf8.contains(where: { $0.isASCIILetter }) else { return nil }
        let hasComma = rest.reversed().first { $0 != " " } == ","
        guard hasComma || StreetWord.types.contains(last.filter { $0 != "." }.lowercased()) else { return nil }
        while let sign = rest.last, sign == " " || sign == "," { rest.removeLast() }
        return String(rest)
    }

    /// Takes words from the end of a text, in whatever letters, with what separates them from those before; false if they are not there.
    private static func cut(_ words: String, from text: inout Substring) -> Bool {
        var rest = text
        while let sign = rest.last, sign == " " || sign == "," || sign == "." { rest.removeLast() }
        guard rest.suffix(words.count).lowercased() == words.lowercased() else { return false }
        rest.removeLast(words.count)
        guard let before = rest.last, before == " " || before == "," else { return false }
        text = rest
        return true
    }
}
