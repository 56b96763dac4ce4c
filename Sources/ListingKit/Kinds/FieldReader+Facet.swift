/// What a field needs so that people can filter by it.
extension FieldReader {
    /// A facet must make sense of the values, and what it is asked for must be sayable in the address of a search.
    static func check(_ facet: Field.Facet, of entry: YAMLNode.Entry, _ type: any FieldType, report: inout Report) {
        let node = entry.value["facet"] ?? entry.value
        if FilterKeys.common.contains(entry.key) || entry.key == FilterKeys.order {
            report.add(
                .kindFile, entry.keySpan, "people cannot filter by a field of the name \(entry.key.quoted)",
                reason: "In the address of a search that word means something else.", fix: "Give the field another name, or no facet.")
        }
        let fitting = (type as? any FactType)?.facets ?? []
        if !fitting.isEmpty, !fitting.contains(facet) {
            report.add(
                .kindFile, node.span, "the facet \(facet.rawValue.quoted) makes no sense for a field of the type \(type.name.quoted)",
                fix: fitting.count == 1 ? report.line(replacing: node, with: fitting[0].rawValue) : nil)
        }
        checkCommas(type.words, entry, report: &report)
    }

    private static func checkCommas(_ words: [String], _ entry: YAMLNode.Entry, report: inout Report) {
        guard let word = words.first(where: { $0.contains(",") }) else { return }
        report.add(
            .kindFile, entry.value["of"]?.span ?? entry.value.span, "people cannot filter by \(word.quoted), which holds a comma",
            reason: "In the address of a search a comma separates values.", fix: "Write the choice without a comma, or leave out its facet."
        )
    }
}
