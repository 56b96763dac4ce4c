import ListingKit
import Mustache

/// What the page of a brand has beside its list.
struct BrandPages: Sendable {
    let maker: PageMaker

    func fill(_ brand: Brand, _ view: inout View) {
        view.text(.name, brand.name)
        view.text(.founded, brand.founded.map(maker.context.words.founded))
        let root = maker.context.address.base
        view.set(.about, brand.description.map { view.html($0.html(siteRoot: root, imageBase: "")) } ?? .none)
        maker.website(brand.site, in: &view)
    }
}
