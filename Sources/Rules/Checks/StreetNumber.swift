import Bytes
import Findings
import YAML

extension ListingRule {
    /// Mentions a house number that no street has.
    static let streetNumber = ListingRule(.streetNumber) { parsed, report in
        guard let node = parsed.root["address"]?["street"], let street = node.text, let number = Rule.oddNumber(in: street) else { return }
        report.add(
            .streetNumber, node.span, "\(number.quoted) is hardly the number of a house",
            reason: "Numbers start at 1, and even those along country roads have no more than five digits.",
            fix: report.fix(node, key: "street", value: Rule.ellipsis))
    }
}

extension Rule {
    package static let streetNumber = Rule(
        "street-number", .hint, "A house number is one that houses have",
        "Streets are numbered from 1, and roads in the country by tens of metres from their start, so that no number has more than five digits. Another one is a slip or made up. Houser has no list of all addresses, so that a number like those of others may be wrong, too: where it matters, look the address up.",
        example: "address: {street: 12 Gipps Street, suburb: Collingwood, state: VIC, postcode: 3066}")

    /// The number before the name of a street, if no house has such a one.
    static func oddNumber(in street: String) -> String? {
        var last: Substring?
        for word in street.split(whereSeparator: { " ,/-".contains($0) }) {
            guard word.utf8.first?.isASCIIDigit ?? false else {
                // "Unit 3, 12 Gipps Street" has its number further on.
                if last != nil { break }
                continue
            }
            last = word
        }
        guard let digits = last?.prefix(while: { $0.isASCII && ($0.utf8.first?.isASCIIDigit ?? false) }), !digits.isEmpty else {
            return nil
        }
        return digits.allSatisfy { $0 == "0" } || digits.drop { $0 == "0" }.utf8.count > 5 ? String(digits) : nil
    }
}
