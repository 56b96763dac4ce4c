import Findings
import YAML

/// Reads the saved searches of a board, which stand under `feeds` in its file.
struct SavedSearchReader {
    /// Each has a page and feeds, so that more would make a site of feeds.
    static let limit = 200

    private let vocabulary: FilterVocabulary
    private var searches: [SavedSearch] = []
    /// The lines on which the ids so far are given.
    private var lines: [String: Int] = [:]

    /// The searches of a list that can be used, in its order; reports what is wrong with the others.
    static func read(_ node: YAMLNode?, vocabulary: FilterVocabulary, report: inout Report) -> [SavedSearch] {
        guard let node, !node.isEmpty,
            let items = Rule.list(node, key: "feeds", sample: "[{name: …, where: {…}}]", report: &report)
        else { return [] }
        var reader = SavedSearchReader(vocabulary: vocabulary)
        for (place, item) in items.enumerated() {
            if report.isFull { break }
            if place == limit {
                report.add(
                    .savedSearch, item.span, "there are \(items.count) saved searches; at most \(limit) fit",
                    reason: "Each has a page and feeds of its own. Readers can follow any search of theirs by its suburb, kind or owner.")
                break
            }
            reader.read(item, report: &report)
        }
        return reader.searches
    }

    private mutating func read(_ node: YAMLNode, report: inout Report) {
        guard node.entries != nil else {
            report.add(
                .savedSearch, node.span, "a saved search is a group with its name and its conditions, not \(node.noun)",
                fix: "- {name: …, where: {…}}")
            return
        }
        KeyCheck.check(node, allowed: ["name", "id", "where"], of: "a saved search", rule: .unknownKey, report: &report)
        let name = name(of: node, report: &report)
        let id = id(of: node, name: name, report: &report)
        guard let conditions = node["where"], !conditions.isEmpty else {
            if !KeyCheck.isMisspelt("where", in: node, allowed: ["name", "id", "where"]) {
                report.add(
                    .savedSearch, node["where"]?.span ?? node.span, "a saved search needs its conditions",
                    reason: "They stand under \"where\".", fix: "where: {kind: …}")
            }
            return
        }
        guard let filter = FilterReader.read(conditions, vocabulary: vocabulary, report: &report), let name, let id else { return }
        searches.append(SavedSearch(name: name, id: id, filter: filter))
    }

    private func name(of node: YAMLNode, report: inout Report) -> String? {
        if let value = node["name"], !value.isEmpty { return Rule.line(value, key: "name", max: 100, report: &report) }
        if !KeyCheck.isMisspelt("name", in: node, allowed: ["name", "id", "where"]) {
            report.add(.savedSearch, node["name"]?.span ?? node.span, "a saved search needs a \"name\"", fix: "name: …")
        }
        return nil
    }

    /// The id that is given, or else the one that the name makes; no two searches have the same.
    private mutating func id(of node: YAMLNode, name: String?, report: inout Report) -> String? {
        let given = node["id"].flatMap { $0.isEmpty ? nil : $0 }
        guard let id = given.map({ Rule.id($0, report: &report) }) ?? name?.slugified else { return nil }
        let span = given?.span ?? node["name"]?.span ?? node.span
        guard !id.isEmpty else {
            return report.reject(
                .savedSearch, span, "the name has no letter or digit that can be part of an address", reason: "The search needs an \"id\".",
                fix: "id: …")
        }
        if let line = lines[id] {
            return report.reject(
                .savedSearch, span, "the id \(id.quoted) is already that of the search on line \(line)",
                reason: given == nil ? "Without an \"id\" the name makes it." : "It is the address of the search.", fix: "id: …")
        }
        lines[id] = span.line
        return id
    }
}
