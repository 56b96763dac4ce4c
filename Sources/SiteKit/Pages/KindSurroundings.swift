import Facts
import ListingKit
import Mustache

/// What the pages of all listings of a kind have in common.
final class KindSurroundings: Sendable {
    /// The first list of the kind's listings.
    let catalogue: Route
    /// What the feeds of the kind are about.
    let scope: FeedScope
    /// The field with the features, see ``ListingFacts``.
    let features: Int?
    let around: PageSurroundings.Folded
    /// The names of what is around a page, and those that all listings of the kind share.
    let constants: FixedView

    init(_ kind: Kind, _ surroundings: PageSurroundings, _ words: Words) {
        let (catalogue, fields) = (Route.kind(kind), kind.fields)
        let features = ListingFacts.features(of: kind)
        let mentioning = fields.first { $0.type.target.map { !$0.isOfBrands } ?? false }
        let around = surroundings.of(catalogue)
        self.catalogue = catalogue
        scope = .kind(kind)
        self.features = features
        self.around = around
        constants = FixedView(with: around.constants) { view in
            view.text(.kindId, kind.id)
            view.text(.kindLabel, kind.label)
            view.text(.advice, kind.advice)
            view.text(.priceLabel, kind.price.flatMap { kind.field($0.field)?.label })
            view.text(.featuresLabel, features.map { fields[$0].label } ?? words["listing_facts.features"])
            view.text(.occasionsLabel, kind.occasionFields.first.map { fields[$0].label })
            view.text(.similarTitle, words.similar(kind.labels))
            view.text(.variantsTitle, words.same(kind.uses.variants.map { fields[$0].label }))
            view.text(.mentionsTitle, mentioning?.label)
        }
    }
}
