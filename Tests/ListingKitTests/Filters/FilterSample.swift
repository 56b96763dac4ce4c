import TestSupport
import Testing

@testable import CommonMark
@testable import Facts
@testable import Findings
@testable import ListingKit
@testable import Rules
@testable import Values
@testable import YAML

/// A board whose kinds have a field of every type that people can filter by.
enum FilterSample {
    static let kinds = KindSet.load([
        source(
            "kinds/boat.yaml",
            """
            kind: boat
            labels: Boats for sale
            price: {field: price, zero: Free}
            fields:
              length: {type: number, unit: m, min: 1, max: 60, facet: at-least}
              draught: {type: number, facet: any-of}
              mooring: {type: money, facet: at-most}
              berths: {type: count, zero: day boat, max: 20, facet: any-of}
              surveyed: {type: date, facet: at-least}
              engine: {type: text, max: 20, facet: any-of}
              extras: {type: choices, of: [sails, life raft, radio], facet: any-of}
              pets: {type: yes-no, facet: any-of}
              brand: {type: text}
            """),
        source(
            "kinds/tale.yaml", "kind: tale\nplural: tales\nlabels: Tales\nplace: none\nfields:\n  told: {type: date, facet: any-of}\n"
        ),
    ]) { $0 == "rental" || $0 == "item" }

    static let vocabulary = FilterVocabulary(kinds: kinds.kinds, gazetteer: .bundled(), people: ["tom", "maria"])

    static func source(_ path: String, _ text: String) -> SourceFile {
        SourceFile(path: path, bytes: Array(text.utf8))
    }

    /// The board's searches, and what is wrong with them; `feeds` is what stands under that key, from its second line on.
    static func read(feeds: String, vocabulary: FilterVocabulary = vocabulary) throws -> (
        searches: [SavedSearch], diagnostics: [Diagnostic]
    ) {
        var report = Report(source("board.yaml", "feeds:\n" + feeds))
        let schema = RecordSchema("board.yaml", .boardFile, SavedSearch.field)
        let record = try #require(RecordReader(report.source, schema, today: Day(number: 0), report: &report))
        let searches = SavedSearch.read(record.read(SavedSearch.field, &report) ?? [], vocabulary: vocabulary, report: &report)
        return (searches, report.diagnostics.sorted())
    }

    /// What is wrong with the conditions of a search, which start in column 12.
    static func findings(where conditions: String) throws -> [Diagnostic] {
        try read(feeds: "  - name: A search\n    where: \(conditions)\n").diagnostics
    }

    /// The filter of some conditions in YAML, which must be in order.
    static func filter(_ conditions: String) throws -> Filter {
        let result = try read(feeds: "  - name: A search\n    where: \(conditions)\n")
        try #require(result.diagnostics.isEmpty, "\(result.diagnostics)")
        return try #require(result.searches.first).filter
    }

    /// A listing of a kind with some values, at a place.
    static func listing(
        _ kind: String, _ values: [String: FieldValue], suburb: String = "3066", price: Int? = nil, owner: String = "maria",
        tags: [String] = []
    ) throws -> Listing {
        let kind = try #require(kinds.kinds.first { $0.id == kind })
        let locality = try #require(vocabulary.gazetteer.localities(postcode: suburb).first)
        return Listing(
            id: "one", slug: "one", kind: kind, file: "one.md", title: "One", owner: owner, status: Kind.available,
            place: kind.place == .none ? nil : Place(street: nil, locality: locality, showsStreet: false),
            price: price.map(Money.init(cents:)), values: kind.fields.map { values[$0.id] }, listed: Day(number: 0),
            confirmed: Day(number: 0),
            inspections: [], history: [], images: [], contact: nil, tags: tags,
            description: Markdown.parse([], options: MarkdownOptions()))
    }
}
