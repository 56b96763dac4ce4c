import Bytes
import Values

/// The recipes of the calendars of suburbs, campuses and owners in which there is or was an inspection. That of a listing is made with its page.
struct CalendarRecipes {
    let site: Site
    let calendars: Calendars

    /// What a calendar is made from beside its listings.
    private struct Input: RecipeInput {
        let scope: FeedScope
        let zone: String

        func add(to input: inout FingerprintInput) {
            input.add(scope.identity)
            input.add(zone)
        }
    }

    func all(_ maker: inout RecipeMaker) -> [Recipe] {
        var recipes: [Recipe] = []
        for suburb in site.suburbs where site.haveInspections(suburb.members) && !maker.skips() {
            recipes.append(recipe(.suburb(suburb.locality), suburb.locality.timeZone, suburb.members, &maker))
        }
        for campus in site.campuses where site.haveInspections(campus.members) && !maker.skips() {
            recipes.append(recipe(.campus(campus.campus), campus.campus.locality.timeZone, campus.members, &maker))
        }
        for (person, members) in zip(site.frame.people, site.byPerson) where site.haveInspections(members) && !maker.skips() {
            recipes.append(recipe(.person(person), site.frame.board.timeZone, members, &maker))
        }
        return recipes
    }

    private func recipe(_ scope: FeedScope, _ zone: String, _ members: Members, _ maker: inout RecipeMaker) -> Recipe {
        let first = site.frame.today + -InspectionEvents.pastDays
        let shown = members.all.filter { index in site.listings[index].lastInspection.map { $0 >= first } ?? false }
        return maker.recipe("calendar/" + scope.identity, Input(scope: scope, zone: zone), Needs(items: shown)) {
            [calendars] input, stock in
            let file = input.scope.page.inspections
            let bytes = calendars.calendar(
                name: input.scope.name, page: input.scope.page, file: file, zone: input.zone, items: stock.items)
            return [Artifact(path: try ArtifactPath(file.file), stage: .asset, content: .bytes(bytes))]
        }
    }
}
