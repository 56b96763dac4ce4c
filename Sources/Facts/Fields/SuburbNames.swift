import Findings
import Places
import Values
import YAML

/// Names of suburbs in a list, told apart by what is near the listing's own suburb.
package struct SuburbNames {
    package let gazetteer: Gazetteer
    /// The listing's own suburb.
    package let home: Locality?

    /// See the properties.
    package init(gazetteer: Gazetteer, home: Locality?) {
        self.gazetteer = gazetteer
        self.home = home
    }

    /// How far away somebody looks for a home who names a suburb without its state.
    private static let kilometres = 100.0
    /// Longer lists are not written anew.
    private static let most = 30

    /// The suburb that a name means which lacks its state or postcode: the only one, or the one near the listing's own; nil if it is in doubt
    /// or lacks nothing.
    package func meant(_ text: String) -> Locality? {
        let words = SuburbWords(text.withoutWordQuotes, gazetteer: gazetteer)
        guard !words.name.isEmpty, words.state == nil || words.postcode == nil else { return nil }
        let namesakes = gazetteer.localities(named: words.name).filter {
            (words.state == nil || $0.state == words.state) && (words.postcode == nil || $0.postcode == words.postcode)
        }
        if namesakes.count == 1 { return namesakes[0] }
        guard let point = home?.coordinate else { return nil }
        let near = namesakes.filter { $0.coordinate.map { point.distance(to: $0) <= SuburbNames.kilometres } ?? false }
        return near.count == 1 ? near[0] : near.filter { $0.state == home?.state }.onlyOne
    }

    /// Reports a list that is written without brackets, or in which several suburbs lack their state and postcode, with all of it as it should
    /// be; whether it did.
    package func report(_ node: YAMLNode, key: String, into report: inout Report) -> Bool {
        guard let items = node.items else { return reportText(node, key: key, into: &report) }
        guard (2...SuburbNames.most).contains(items.count) else { return false }
        var lacking: [String] = []
        var edits: [LineEdit] = []
        for item in items {
            guard let text = item.text?.trimmed, !isWhole(text) else { continue }
            guard let place = meant(text), item.span.line == items[0].span.line, !item.isBlock else { return false }
            lacking.append(place.name)
            edits.append(LineEdit(span: item.span, text: YAMLText.flowScalar(place.line)))
        }
        guard lacking.count > 1, let line = report.line(making: edits) else { return false }
        report.add(
            .suburbPostcode, items.first { $0.text.map { !isWhole($0) } ?? false }?.span ?? node.span,
            "\(lacking.listed()) need their states and postcodes", reason: "Many suburbs in Australia share a name.", fix: line)
        return true
    }

    /// The same for a text that should be a list.
    private func reportText(_ node: YAMLNode, key: String, into report: inout Report) -> Bool {
        guard let text = node.text?.trimmed, !text.isEmpty, !node.isBlock else { return false }
        let parts = parts(of: text)
        guard parts.count > 1 || text.contains(","), parts.count <= SuburbNames.most else { return false }
        let lines = parts.map { isWhole($0) ? $0 : meant($0)?.line ?? $0 }
        let lacks = zip(parts, lines).contains { $0 != $1 }
        report.add(
            .valueShape, node.span, "\(key.quoted) must be a list in brackets, not text with commas",
            reason: lacks ? "Each suburb needs its state and postcode, since many share a name." : "",
            fix: report.fix(node, key: key, value: "[\(lines.map(YAMLText.flowScalar).joined(separator: ", "))]"))
        return true
    }

    /// Whether a text lacks nothing, right or wrong: a postcode, or a suburb with its state and postcode.
    private func isWhole(_ text: String) -> Bool {
        if text.trimmed.allSatisfy({ $0.isASCIIDigit }) { return true }
        let words = SuburbWords(text.withoutWordQuotes, gazetteer: gazetteer)
        if words.state != nil, words.postcode != nil { return true }
        if case .agrees = gazetteer.judge(suburb: words.name, state: words.state?.rawValue, postcode: words.postcode) { return true }
        return false
    }

    /// The suburbs in a text with commas, some of which may stand before a state or postcode.
    private func parts(of text: String) -> [String] {
        var parts: [String] = []
        for part in text.prefix(1_000).split(whereSeparator: { ",;/\n".contains($0) }).map({ $0.trimmed }) where !part.isEmpty {
            if let last = parts.last, SuburbWords(last, gazetteer: gazetteer).isName, isRest(part, of: last) {
                parts[parts.count - 1] = "\(last) \(part)"
            } else {
                parts.append(part)
            }
        }
        return parts
    }

    /// Whether a text behind a comma is the state of a suburb, its postcode, or both.
    private func isRest(_ part: String, of name: String) -> Bool {
        if part.allSatisfy({ $0.isASCIIDigit }) { return gazetteer.localities(named: name).contains { $0.postcode == part } }
        return SuburbWords(part, gazetteer: gazetteer).isEnd
    }
}

extension Array {
    /// Its only element; nil if there are none or several.
    fileprivate var onlyOne: Element? { count == 1 ? self[0] : nil }
}
