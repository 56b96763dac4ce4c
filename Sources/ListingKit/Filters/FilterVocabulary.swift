import Facts
import Places

/// What a filter may name on a board: its kinds with their fields, its places and its owners.
package struct FilterVocabulary: Sendable {
    let kinds: [Kind]
    let gazetteer: Gazetteer
    /// The handles of all owners, sorted.
    let people: [String]
    /// Whether all kinds could be read. What follows from one that could not is no fault of a filter.
    let areKindsSound: Bool

    /// The keys that a filter may have: those of all boards, and the fields with a facet, in the order of the kinds.
    var keys: [String] {
        var known = Set(FilterKeys.common)
        let fields = kinds.flatMap(\.fields).filter { $0.facet != nil }.map(\.id)
        return FilterKeys.common + fields.filter { known.insert($0).inserted }
    }
}

extension Kind {
    /// The place of a field that people can filter by, or nil.
    func facet(_ key: String) -> Int? { index(of: key).flatMap { fields[$0].facet == nil ? nil : $0 } }

    /// The place of the number of bedrooms, which `beds` asks for.
    var bedrooms: Int? { facet("bedrooms").flatMap { fields[$0].type.isCount ? $0 : nil } }
}
