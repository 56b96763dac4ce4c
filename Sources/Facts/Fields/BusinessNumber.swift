import Findings
import Values
import YAML

extension Rule {
    package static let businessNumber = Rule(
        "business-number", .error, "An ABN has 11 digits that fit together",
        "An Australian Business Number has 11 digits, the first two of which are check digits, so that a slip is noticed. Copy it from your registration (Australian Business Register, Format of the ABN).",
        example: "abn: 51 824 753 556")

    /// By how much each digit counts; the first one is taken less 1 (Australian Business Register, Format of the ABN).
    private static let weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

    /// The digits of the number that a business gives.
    package static func businessNumber(_ node: YAMLNode, report: inout Report) -> String? {
        guard let text = text(node, key: "abn", report: &report) else { return nil }
        let digits = text.filter { $0 != " " }
        guard digits.utf8.count == 11, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            let found = text.filter { $0.isASCIIDigit }
            return report.reject(
                .businessNumber, node.span, "\(text.quoted) is not an ABN",
                reason: found.count == 9 && digits.allSatisfy { $0.isASCIIDigit }
                    ? "With 9 digits it's probably an ACN, the number of a company. An ABN has 11 digits." : "It has 11 digits.",
                fix: found.count == 11 && isBusinessNumber(found) ? "abn: \(spaced(businessNumber: found))" : "abn: …")
        }
        if isBusinessNumber(digits) { return digits }
        return report.reject(
            .businessNumber, node.span, "\(text.quoted) is not an ABN: its digits don't fit together",
            reason: "The first two digits check the others, so one of them is probably a slip.", fix: "abn: …")
    }

    /// Whether 11 digits are a number as the register gives them out.
    package static func isBusinessNumber(_ digits: String) -> Bool {
        let values = digits.utf8.map { Int($0) - 0x30 }
        guard values.count == weights.count, values.allSatisfy((0...9).contains), values[0] > 0 else { return false }
        let sum = zip(weights, values).reduce(-weights[0]) { $0 + $1.0 * $1.1 }
        return sum % 89 == 0
    }

    /// Digits in the groups in which people read them: `51 824 753 556`.
    public static func spaced(businessNumber digits: String) -> String {
        let groups = [digits.prefix(2), digits.dropFirst(2).prefix(3), digits.dropFirst(5).prefix(3), digits.dropFirst(8)]
        return groups.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
