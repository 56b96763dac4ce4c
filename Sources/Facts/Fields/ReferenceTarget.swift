import Findings
import Values
import YAML

/// What a field of references names: brands, or listings of some kinds.
public struct ReferenceTarget: Sendable, Hashable {
    /// The word for brands in a kind's file.
    package static let brands = "brands"
    /// The word for listings of any kind in a kind's file.
    package static let listings = "listings"

    /// Those words, or ids of kinds, as the kind's file gives them.
    package let names: [String]
    /// The brands of the board, if it names brands, each with what people read.
    package var brands: [(slug: String, name: String)] { zip(slugs, labels).map { ($0, $1) } }
    package private(set) var slugs: [String] = []
    private var labels: [String] = []
    /// The places of the brands by their slugs and those of their names.
    private var places: [String: Int] = [:]

    init(names: [String]) { self.names = names }

    /// Whether it names brands.
    public var isOfBrands: Bool { names == [ReferenceTarget.brands] }

    /// Whether it names what the board has none of, so that nobody can answer.
    public var isOfNothing: Bool { isOfBrands && slugs.isEmpty }

    /// Whether a listing of a kind may be named.
    package func takes(kind: String) -> Bool { names.contains(kind) || names.contains(ReferenceTarget.listings) }

    /// The same with the brands of a board, by slug.
    package func knowing(brands: [(slug: String, name: String)]) -> ReferenceTarget {
        var target = self
        guard isOfBrands else { return target }
        (target.slugs, target.labels) = (brands.map { $0.slug }, brands.map { $0.name })
        for (place, brand) in brands.enumerated().reversed() { target.places[brand.name.slugified] = place }
        for (place, brand) in brands.enumerated() { target.places[brand.slug] = place }
        return target
    }

    /// The place of the brand that a text names by its slug or, whatever the case, by its name.
    package func place(of text: String) -> Int? { places[text] ?? places[text.slugified] }

    /// What people read for a brand.
    package func label(of slug: String) -> String { places[slug].map { labels[$0] } ?? slug }

    /// What a declaration in a kind's file says: one word, or a list of kinds.
    package static func declared(by declaration: FieldDeclaration, report: inout Report) -> ReferenceTarget? {
        let node = declaration.node["to"]
        let names = (node?.items ?? node.map { [$0] } ?? []).compactMap { $0.text?.trimmed }.filter { !$0.isEmpty }
        let isSound = !names.isEmpty && names.allSatisfy { $0.isSlug } && (names.count == 1 || !names.contains(brands))
        if isSound { return ReferenceTarget(names: names) }
        return report.reject(
            .kindFile, node?.span ?? declaration.node.span, "\(declaration.key.quoted) needs what it refers to",
            reason: "\"to\" is brands, listings, or the kinds whose listings are meant.", fix: "to: brands\nor\nto: [rental, room]")
    }
}
