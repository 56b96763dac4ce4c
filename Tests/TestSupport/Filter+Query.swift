import Places
import Values

@testable import Facts
@testable import Findings
@testable import ListingKit
@testable import Rules
@testable import YAML

extension Filter {
    /// Reads what stands after the `?` of the search page; no filter if anything is wrong with it.
    package static func read(query: String, vocabulary: FilterVocabulary) -> (filter: Filter?, diagnostics: [Diagnostic]) {
        let line = query.split(whereSeparator: \.isNewline).joined(separator: " ")
        var report = Report(SourceFile(path: "query", bytes: Array(line.utf8)))
        let node = YAMLNode(.scalar(line), span: SourceSpan(line: 1, column: 1, length: line.unicodeScalars.count))
        let filter = FilterReader.read(node, vocabulary: vocabulary, report: &report)
        return (filter, report.diagnostics.sorted())
    }

    /// Whether a listing meets all conditions on a day.
    package func matches(_ listing: Listing, on today: Day = Day(number: 0)) -> Bool {
        plans.first { $0.kind == listing.kind.id }?.matches(listing, on: today, tags: nil) ?? false
    }
}

extension FilterVocabulary {
    /// The vocabulary of a board whose kinds could all be read.
    package init(kinds: [Kind], gazetteer: Gazetteer, people: [String]) {
        self.init(kinds: kinds, gazetteer: gazetteer, people: people.sorted(), areKindsSound: true)
    }
}
