import Facts
import Findings
import Values
import YAML

/// A saved search of a board, as it stands under `feeds` in its file.
extension SavedSearch {
    /// The field of a board's file in which they stand.
    static let field = RecordField("feeds", .groups(schema))
    private static let schema = RecordSchema(
        "a saved search", .savedSearch, bare: Keys.conditions.key, Keys.name, Keys.id, Keys.conditions)

    private enum Keys {
        static let name = RecordField(required: "name", .line(100))
        static let id = RecordField("id", .node(form: .slug))
        static let conditions = RecordField(
            required: "where", .node(shape: "{kind: …}"), help: "It is what listings must be to be found.")
    }

    /// Each has a page and feeds, so that more would make a site of feeds.
    static let most = 200

    /// Those of a list that can be used, in its order; reports what is wrong with the others.
    static func read(_ records: [RecordReader], vocabulary: FilterVocabulary, report: inout Report) -> [SavedSearch] {
        // The lines on which the ids so far are given.
        var lines: [String: Int] = [:]
        if records.count > most {
            report.add(
                .savedSearch, records[most].node.span, "there are \(records.count) saved searches; at most \(most) fit",
                reason: "Each has a page and feeds of its own. Readers can follow any search of theirs by its suburb, kind or owner.")
        }
        return records.prefix(most).compactMap { record in
            if report.isFull { return nil }
            let name = record.read(Keys.name, &report)
            let id = id(of: record, name: name, &lines, report: &report)
            let conditions = record.read(Keys.conditions, &report)
            let filter = conditions.flatMap { FilterReader.read($0, vocabulary: vocabulary, report: &report) }
            guard let filter, let name, let id else { return nil }
            return SavedSearch(name: name, id: id, filter: filter)
        }
    }

    /// The id that is given, or else the one that the name makes; no two searches have the same.
    private static func id(of record: RecordReader, name: String?, _ lines: inout [String: Int], report: inout Report) -> String? {
        let given = record.read(Keys.id, &report)
        guard let id = given.map({ Rule.id($0, report: &report) }) ?? name?.slugified else { return nil }
        let span = given?.span ?? record.span(Keys.name)
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
