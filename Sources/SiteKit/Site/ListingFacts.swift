import Facts
import ListingKit

/// The facts of a listing that its page tells in its table and in its list of features.
struct ListingFacts {
    private let item: SiteListing
    private let context: SiteContext
    private let pages: PlacePages?
    /// Which field of the kind has the features.
    let featureField: Int?

    /// The place among the fields of a kind of the first list of choices that the card lacks, which has a section of its own on a page.
    static func features(of kind: Kind) -> Int? {
        kind.fields.indices.first { kind.fields[$0].takesSeveral && !kind.cardFields.contains($0) }
    }

    /// The facts; `pages` says which places have a page.
    init(_ item: SiteListing, _ context: SiteContext, _ pages: PlacePages?, features: Int?) {
        self.item = item
        self.context = context
        self.pages = pages
        featureField = features
    }

    /// Visits the rows of the table, and gives the features.
    func visit(_ body: (_ field: Field, _ value: FieldValue, _ links: FactLinks?) -> Void) -> [String] {
        let fields = item.kind.fields
        let price = item.kind.price?.field
        var features: [String] = []
        item.visitSaid { index, value in
            let field = fields[index]
            if let price, field.id == price { return }
            // Times that are all to come stand in a list of their own.
            if case .slots(let slots) = value, slots.allSatisfy({ $0.day >= context.today }) { return }
            if index == featureField, case .choices(let words) = value {
                features = words
            } else {
                body(field, value, FactLinks(value, field, context, pages))
            }
        }
        return features
    }
}
