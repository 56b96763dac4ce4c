import Bytes
import ImageFiles
import ListingKit
import Publishing

/// What belongs to one listing: its page, its pictures without their metadata, its calendar, and itself as JSON if the board asks for
/// that.
struct ListingFiles: OutputFamily {
    private let site: Site
    private let campuses: NearCampuses
    private let maker: Maker

    /// The files of a site's listings; `calendars` makes the calendar of each that has inspections.
    init(_ site: Site, _ pages: PageMaker, _ campuses: NearCampuses, _ content: ContentFolder, _ calendars: Calendars?) {
        self.site = site
        self.campuses = campuses
        maker = Maker(
            pages: pages, content: content, hasData: site.context.board.data.listings == .each, calendars: calendars)
    }

    /// What the page of a listing is made from beside the listing and the cards next to it.
    private struct Surroundings: RecipeInput {
        let campuses: [NearCampus]

        func add(to input: inout FingerprintInput) { campuses.add(to: &input) }
    }

    var count: Int { site.listings.count }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let listing = site.listings[index]
        let locality = listing.locality
        let cards = locality.flatMap { site.suburbOf[$0] }.map { site.suburbs[$0].beside(index, in: site.listings) } ?? []
        let needs = ListingNeeds(items: [index], cards: cards, maps: locality.map { [$0] } ?? [])
        let surroundings = Surroundings(campuses: campuses.of(locality))
        return maker.recipe("listing/" + listing.file, surroundings, needs) { [maker = self.maker] surroundings, ingredients in
            try maker.artifacts(ingredients, surroundings.campuses)
        }
    }

    /// Makes the files of each listing.
    private final class Maker: Sendable {
        let pages: PageMaker
        let content: ContentFolder
        /// Whether each listing has a file of JSON of its own.
        let hasData: Bool
        let calendars: Calendars?

        init(pages: PageMaker, content: ContentFolder, hasData: Bool, calendars: Calendars?) {
            self.pages = pages
            self.content = content
            self.hasData = hasData
            self.calendars = calendars
        }

        func artifacts(_ ingredients: Ingredients, _ campuses: [NearCampus]) throws -> [Artifact] {
            guard let item = ingredients.item else { return [] }
            var artifacts = [try ListingPage(item, maker: pages, campuses: campuses, ingredients: ingredients).artifact()]
            if hasData {
                artifacts.append(
                    Artifact(
                        path: try ArtifactPath(Route.listingAPI(item.listing.id).file), stage: .asset,
                        content: .bytes(ListingJSON(item, pages.context).document)))
            }
            if let calendars, !item.listing.inspections.isEmpty {
                let file = item.route.inspections
                let bytes = calendars.calendar(
                    name: item.listing.title, page: item.route, file: file, zone: item.locality?.timeZone ?? pages.context.board.timeZone,
                    items: [item])
                artifacts.append(Artifact(path: try ArtifactPath(file.file), stage: .asset, content: .bytes(bytes)))
            }
            for image in item.listing.allImages {
                artifacts.append(
                    Artifact(
                        path: try ArtifactPath(item.route.appending(image.file).file), stage: .asset,
                        content: .render { [content] in
                            try ImageFile.withoutMetadata(try content.bytes(of: image.path, limit: ImageFile.maximumBytes))
                        }))
            }
            return artifacts
        }
    }
}
