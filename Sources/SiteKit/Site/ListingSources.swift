import Bytes
import Facts
import ListingKit
import Values

/// What others say of a listing's thing, and where more of it is to be had: ratings with their sources, and links that still hold.
struct ListingSources {
    let item: SiteListing
    let context: SiteContext

    init(_ item: SiteListing, _ context: SiteContext) {
        self.item = item
        self.context = context
    }

    var ratings: [(field: Field, ratings: [Rating])] {
        zip(item.kind.fields, item.listing.values).compactMap { field, value in
            if case .ratings(let ratings)? = value, !ratings.isEmpty { (field, ratings) } else { nil }
        }
    }

    func mean(_ field: Field, _ ratings: [Rating]) -> String? {
        ratings.count > 1 ? field.shortText(.ratings(ratings), in: context.words.formats) : nil
    }

    /// What those who rated it think of it on the whole, where there are several.
    var means: [(label: String, mean: String)] {
        ratings.compactMap { field, ratings in mean(field, ratings).map { (field.label, $0) } }
    }
}
