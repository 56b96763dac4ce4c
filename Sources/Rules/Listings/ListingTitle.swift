import Findings
import Values
import YAML

extension Rule {
    package static let titleLength = Rule(
        "title-length", .error, "A title has 5 to 100 characters",
        "The title appears on the card, in search results and in feeds. Say what it is and what's special about it. Price, rooms and suburb are added anyway.",
        example: "title: Sunny two-bedroom terrace near Smith Street")

    /// The fewest characters of a title.
    private static let leastTitle = 5

    package static func title(_ node: YAMLNode, report: inout Report) -> String? {
        guard let text = text(node, key: "title", report: &report) else { return nil }
        checkWordQuotes(node, text, key: "title", report: &report)
        let line = text.utf8.contains { $0 < 0x20 } ? text.split { $0.isWhitespace }.joined(separator: " ") : text
        // Invisible characters do not count.
        let length = line.utf8.allSatisfy { $0 < 0x80 } ? line.utf8.count : line.unicodeScalars.count { $0.isVisible || $0 == " " }
        // What a # cut off is not too short of itself.
        let isCut = checkComment(after: node, key: "title", severity: length < leastTitle ? .error : nil, report: &report)
        if isCut, length < leastTitle { return nil }
        guard line.utf8.contains(where: { $0.isASCIIAlphanumeric }) || line.unicodeScalars.contains(where: { $0.isVisibleLetter }) else {
            return report.reject(.titleLength, node.span, "the title has no letters")
        }
        if length < leastTitle {
            return report.reject(
                .titleLength, node.span, "the title is too short: \(length) characters, at least \(leastTitle) are needed")
        }
        let size = line.unicodeScalars.count
        if size > 100 {
            return report.reject(
                .titleLength, node.span, "the title is too long: \(size) characters, at most 100 fit",
                reason: "Put the details into the description.")
        }
        if length > 8, !line.utf8.contains(where: { (0x61...0x7A).contains($0) }), line == line.uppercased(), line != line.lowercased() {
            report.add(
                .titleLength, node.span, "the title is all in capitals", reason: "It reads as shouting, and is harder to read.",
                severity: .hint)
        }
        return line
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter or number that can be seen; Hangul has letters that cannot.
    fileprivate var isVisibleLetter: Bool { (properties.isAlphabetic || properties.numericType != nil) && isVisible }
}
