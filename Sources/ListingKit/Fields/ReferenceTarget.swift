import Values

/// What a field of references names: brands, or listings of some kinds.
struct ReferenceTarget: Sendable, Hashable {
    /// The word for brands in a kind's file.
    static let brands = "brands"
    /// The word for listings of any kind in a kind's file.
    static let listings = "listings"

    /// Those words, or ids of kinds, as the kind's file gives them.
    let names: [String]
    /// The brands of the board, if it names brands, each with what people read.
    var brands: [(slug: String, name: String)] { zip(slugs, labels).map { ($0, $1) } }
    private(set) var slugs: [String] = []
    private var labels: [String] = []

    init(names: [String]) { self.names = names }

    /// Whether it names brands.
    var isOfBrands: Bool { names == [ReferenceTarget.brands] }

    /// Whether a listing of a kind may be named.
    func takes(kind: String) -> Bool { names.contains(kind) || names.contains(ReferenceTarget.listings) }

    /// The same with the brands of a board, by slug.
    func knowing(brands: [(slug: String, name: String)]) -> ReferenceTarget {
        var target = self
        guard isOfBrands else { return target }
        (target.slugs, target.labels) = (brands.map(\.slug), brands.map(\.name))
        return target
    }

    /// What people read for a brand.
    func label(of slug: String) -> String {
        let place = slugs.binarySearch(slug)
        return place.map { labels[$0] } ?? slug
    }

    /// What a declaration in a kind's file says: one word, or a list of kinds.
    static func declared(by declaration: FieldDeclaration, report: inout Report) -> ReferenceTarget? {
        let node = declaration.node["to"]
        let names = (node?.items ?? node.map { [$0] } ?? []).compactMap { $0.text?.trimmed }.filter { !$0.isEmpty }
        let isSound = !names.isEmpty && names.allSatisfy(\.isSlug) && (names.count == 1 || !names.contains(brands))
        if isSound { return ReferenceTarget(names: names) }
        return report.reject(
            .kindFile, node?.span ?? declaration.node.span, "\(declaration.key.quoted) needs what it refers to",
            reason: "\"to\" is brands, listings, or the kinds whose listings are meant.", fix: "to: brands\nor\nto: [rental, room]")
    }
}

extension Array where Element == String {
    /// The place of a text in a list that is sorted by bytes; nil if it is not there.
    fileprivate func binarySearch(_ text: String) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].utf8.lexicographicallyPrecedes(text.utf8) { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low] == text ? low : nil
    }
}
