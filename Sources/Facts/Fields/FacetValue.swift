import Bytes
import Findings
import Values
import YAML

/// A value that a filter asks of a field, read by the field's type like the values of listings.
public struct FacetValue {
    package enum Content {
        /// A word of the field's choices.
        case word(String)
        /// A number as ``FieldValue/measure`` gives it.
        case number(Wide)
        /// A text in lower case.
        case text(String)
    }

    package let content: Content
    /// The value as a filter's query has it.
    package let text: String
    /// Where it stands among several that a query names.
    package let rank: Wide

    /// The bound that it is for a filter that compares, in the unit of ``FieldValue/measure``.
    package var bound: Wide { if case .number(let number) = content { number } else { rank } }

    /// Why a text is no value of a field.
    public struct Problem: Error {
        package let rule: Rule
        package let message: String
        package var reason = ""
        /// The value that was probably meant.
        package var guess: String?
        /// Other values that may be meant as well.
        package var others: [String] = []

        /// See the properties.
        package init(rule: Rule, message: String, reason: String = "", guess: String? = nil, others: [String] = []) {
            self.rule = rule
            self.message = message
            self.reason = reason
            self.guess = guess
            self.others = others
        }
    }
}

extension Report {
    /// Adds the finding on a value of a listing, with its line as it should be.
    package mutating func reject<Value>(_ problem: FacetValue.Problem, at node: YAMLNode, key: String) -> Value? {
        let lines = ([problem.guess].compactMap { $0 } + problem.others).map { fix(node, key: key, value: $0) }
        return reject(
            problem.rule, node.span, problem.message, reason: problem.reason,
            fix: Rule.alternatives(lines) ?? line(replacing: node, with: Rule.ellipsis))
    }
}

extension Field {
    /// The value that a text of a filter means, under the key that the filter gives the field.
    package func facetValue(_ text: String, key: String) throws(FacetValue.Problem) -> FacetValue {
        try type.facetValue(text, of: self, key: key)
    }
}

/// Numbers of few decimals, kept whole so that they compare alike here and in a browser.
extension FacetValue {
    /// The units of a decimal number within `digits` and `decimals`: 8.2 with 3 decimals is 8200. Nil for other texts.
    static func fixed(_ text: String, digits: Int, decimals: Int, mayBeNegative: Bool = false) -> Wide? {
        let isNegative = mayBeNegative && text.utf8.first == UInt8(ascii: "-")
        var units: Wide = 0
        var (whole, fraction, hasPoint) = (0, 0, false)
        for byte in text.utf8.dropFirst(isNegative ? 1 : 0) {
            if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
                continue
            }
            if hasPoint { fraction += 1 } else { whole += 1 }
            guard byte.isASCIIDigit, whole <= digits, fraction <= decimals else { return nil }
            units = units * 10 + Wide(byte - 0x30)
        }
        guard whole > 0, !hasPoint || fraction > 0 else { return nil }
        for _ in fraction..<decimals { units *= 10 }
        return isNegative ? -units : units
    }

    /// A number of units as text, without needless zeros.
    package static func written(_ units: Wide, decimals: Int) -> String {
        var fraction = String(units.magnitude)
        fraction = String(repeating: "0", count: max(0, decimals + 1 - fraction.utf8.count)) + fraction
        let whole = fraction.dropLast(decimals)
        var rest = fraction.suffix(decimals)
        while rest.last == "0" { rest = rest.dropLast() }
        return (units < 0 ? "-" : "") + whole + (rest.isEmpty ? "" : "." + rest)
    }
}
