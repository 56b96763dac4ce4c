import Bytes
import Findings
import YAML

/// A key of a filter with its values, as written.
struct FilterTerm {
    let key: String
    let keySpan: SourceSpan
    var values: [FilterWord]
}

/// A value of a filter where it stands.
struct FilterWord {
    let text: String
    let span: SourceSpan
    /// Whether the span covers all of it, so that another value can take its place.
    let isWhole: Bool
}

extension FilterWord {
    /// Neighbours on one line as one value, with a space for what stands between them; nil for others.
    init?(joining words: [FilterWord]) {
        guard let first = words.first, let last = words.last, words.allSatisfy({ $0.isWhole && $0.span.line == first.span.line }) else {
            return nil
        }
        let length = last.span.column + last.span.length - first.span.column
        guard length >= first.span.length else { return nil }
        self.init(
            text: words.map(\.text).joined(separator: " "),
            span: SourceSpan(line: first.span.line, column: first.span.column, length: length), isWhole: true)
    }
}

/// A number with commas between its thousands, which a list of values takes apart.
enum GroupedNumber {
    /// The digits of such a number: `1200` of `$1` and `200`; nil for other values.
    static func digits(of parts: [String]) -> String? {
        guard parts.count > 1, let first = parts.first else { return nil }
        let lead = first.hasPrefix("$") ? first.dropFirst() : first[...]
        guard (1...3).contains(lead.utf8.count), lead.allSatisfy(\.isASCIIDigit),
            parts.dropFirst().allSatisfy({ $0.utf8.count == 3 && $0.allSatisfy(\.isASCIIDigit) })
        else { return nil }
        return lead + parts.dropFirst().joined()
    }
}

/// How a filter is written.
enum FilterForm {
    /// As keys with their values in YAML.
    case group
    /// As what stands after the `?` of the search page.
    case query

    /// A value as it is written in this form.
    func written(_ text: String) -> String {
        switch self {
        case .group: YAMLText.flowScalar(text)
        case .query: text.percentEncoded
        }
    }
}

extension String {
    /// The text as a part of a query (RFC 3986 section 2.1), with only the unreserved characters as they are.
    var percentEncoded: String {
        var bytes = ByteBuffer(capacity: utf8.count * 3)
        bytes.append(percentEncoding: self)
        return bytes.text
    }
}
