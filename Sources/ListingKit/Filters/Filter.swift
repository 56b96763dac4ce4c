/// Conditions that a listing meets or not, and that must all hold: what a saved search keeps, and what stands after the `?` of the search
/// page. Whether a listing is open is none of them.
public struct Filter: Sendable, Hashable {
    /// The conditions as the search page takes them after its `?`: the same text for the same conditions, however they were written.
    public let query: String

    /// What listings of each kind that can match must meet, in the order of the kinds.
    let plans: [FilterPlan]

    init(query: String, plans: [FilterPlan]) {
        self.query = query
        self.plans = plans
    }

    /// Whether a listing of the board whose kinds the filter was read with meets all conditions.
    public func matches(_ listing: Listing) -> Bool {
        let kind = listing.kind.id
        for plan in plans where plan.kind == kind { return plan.matches(listing, tags: nil) }
        return false
    }

    /// Reads what stands after the `?` of the search page.
    ///
    /// - Parameters:
    ///   - query: The text, percent-encoded or not; without the `?`.
    ///   - vocabulary: The kinds, places and owners that it may speak of.
    /// - Returns: The filter, and findings on what is wrong with it; if there are any errors, there is no filter.
    public static func read(query: String, vocabulary: FilterVocabulary) -> (filter: Filter?, diagnostics: [Diagnostic]) {
        let line = query.split(whereSeparator: \.isNewline).joined(separator: " ")
        var report = Report(SourceFile(path: "query", bytes: Array(line.utf8)))
        let node = YAMLNode(.scalar(line), span: SourceSpan(line: 1, column: 1, length: line.unicodeScalars.count))
        let filter = FilterReader.read(node, vocabulary: vocabulary, report: &report)
        return (filter, report.diagnostics.sorted())
    }
}
