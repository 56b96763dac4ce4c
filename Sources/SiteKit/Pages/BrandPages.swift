import Bytes
import Facts
import ListingKit
import Mustache
import Publishing
import Values

/// The pages of brands, and the index of them.
struct BrandPages: Sendable {
    let maker: PageMaker

    private var context: SiteContext { maker.context }

    /// What the page of a brand is made from beside its cards.
    struct Input: RecipeInput {
        let brand: Brand
        let page: CardPage

        func add(to input: inout FingerprintInput) {
            input.add(brand.slug)
            page.add(to: &input)
        }
    }

    func brand(_ input: Input, _ ingredients: Ingredients, _ route: Route, _ view: inout View) {
        let (brand, page) = (input.brand, input.page)
        let scope = FeedScope.brand(brand)
        let title = page.title(brand.name)
        maker.head(route, title: title, noindex: page.isFurther, in: &view)
        view.text(.description, Words.aboutScope(page.total, brand.name, context.board.title))
        maker.crumbs(to: route, title, in: &view) { maker.crumb(.brands, in: &$0) }
        maker.follow.set(scope, calendar: false, in: &view)
        view.text(.name, brand.name)
        view.text(.founded, brand.founded.map(Words.founded))
        view.set(.about, brand.description.map { view.html($0.html(siteRoot: context.address.base, imageBase: "")) } ?? .none)
        if let link = brand.site {
            view.object(.website) { view in
                view.text(.display, link.webDisplay)
                view.text(.href, link)
            }
        } else {
            view.absent(.website)
        }
        view.text(.countText, page.told(Words.listings(page.total)))
        view.bool(.empty, page.isEmpty)
        maker.search(nil, in: &view)
        ingredients.setCards(.cards, in: &view)
        page.pagination.set(context.address, in: &view)
    }

    /// A brand with its number of listed ones.
    struct CountedBrand: RecipeInput {
        let brand: Brand
        let count: Int

        func add(to input: inout FingerprintInput) {
            input.add(brand.slug)
            input.add(count)
        }
    }

    func brands(_ brands: [CountedBrand], _ view: inout View) {
        maker.head(of: .brands, in: &view)
        view.objects(.tags, brands) { maker.counted($1.brand.name, .brand($1.brand), $1.count, in: &$0) }
    }
}
