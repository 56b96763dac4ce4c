import Bytes
import Facts
import ListingKit
import Mustache
import Values

/// Where a listing is, as its page shows it: its address and map, the campuses near it, and the nearest places of each category.
struct ListingPlaceView {
    private let item: SiteListing
    private let maker: PageMaker
    private let surroundings: ListingSurroundings
    private let ingredients: Ingredients

    init(_ item: SiteListing, _ maker: PageMaker, _ surroundings: ListingSurroundings, _ ingredients: Ingredients) {
        self.item = item
        self.maker = maker
        self.surroundings = surroundings
        self.ingredients = ingredients
    }

    private var context: SiteContext { maker.context }

    func set(in view: inout View) {
        if let place = item.listing.place {
            view.text(.suburb, place.locality.name)
            view.plain(.state, place.locality.state.rawValue)
            view.plain(.stateName, place.locality.state.name)
            view.plain(.postcode, place.locality.postcode)
            view.text(.placeLine) { $0.append(line: place) }
            view.text(.street, place.publicStreet)
            MapLinks(place, context.words).set(in: &view)
        } else {
            view.absent(.suburb, .state, .stateName, .postcode, .placeLine, .street)
            view.list(.mapLinks) { _ in }
        }
        view.bool(.streetHidden, item.isListed && item.listing.place?.street != nil && item.listing.place?.publicStreet == nil)
        ingredients.setMap(showing: item.exactPoint, in: &view)
        maker.near(surroundings.campuses.prefix(3), in: &view)
        addPoints(&view)
    }

    /// How many places there are of each category that the kind names: who looks for one would go on to the next.
    private static let mostOfFirst = 3

    /// The nearest place of each category: from the home itself if everybody may know where that is.
    private func addPoints(_ view: inout View) {
        let exact = item.exactPoint
        let near =
            (exact ?? item.locality?.coordinate).flatMap { point in
                context.points?.layers(around: point, each: 1, first: item.kind.nearby, mostOfFirst: ListingPlaceView.mostOfFirst).flatMap(
                    \.places)
            } ?? []
        view.bool(.hasPoints, !near.isEmpty)
        view.bool(.pointsFromMiddle, exact == nil)
        view.objects(.points, near) { view, near in
            view.text(.label, near.category.label)
            view.text(.name, near.point.name)
            view.text(.distance, exact == nil ? context.words.wholeDistance(near.kilometres) : context.words.roughDistance(near.kilometres))
        }
    }
}
