import Bytes
import Places
import Values

/// The recipes of the pages of suburbs, states, campuses and owners.
struct ScopeRecipes {
    let site: Site
    let pages: ScopePages
    let campuses: NearCampuses
    let threads: Int

    /// The number of cards that a page without pagination shows at most.
    private static let most = 48
    /// How far away a suburb can be to count as a neighbour, in kilometres.
    private static let neighbourhood = 50.0

    func all(_ maker: inout RecipeMaker) -> [Recipe] {
        var recipes = suburbs(&maker)
        for scope in site.states where !maker.skips() { recipes.append(state(scope, &maker)) }
        for index in site.frame.people.indices { recipes += person(index, &maker) }
        for scope in site.campuses where !maker.skips() { recipes.append(campus(scope, &maker)) }
        return recipes
    }

    func suburbs(_ maker: inout RecipeMaker) -> [Recipe] {
        let near = maker.isSelective ? nil : Parallel.map(site.suburbs, threads: threads) { neighbours($0.locality) }
        var recipes: [Recipe] = []
        for (index, scope) in site.suburbs.enumerated() {
            if maker.skips(Pagination(route: scope.route, total: scope.listed.count).count) { continue }
            recipes += suburb(scope, near?[index] ?? neighbours(scope.locality), &maker)
        }
        return recipes
    }

    private func suburb(_ scope: SuburbScope, _ near: [Neighbour], _ maker: inout RecipeMaker) -> [Recipe] {
        let route = scope.route
        let pagination = Pagination(route: route, total: scope.listed.count)
        return (1...pagination.count).map { [pages] number in
            let input = ScopePages.SuburbInput(
                locality: scope.locality, page: CardPage(number: number, total: scope.listed.count), neighbours: near,
                campuses: campuses.of(scope.locality.index), hasCalendar: site.haveInspections(scope.members))
            let needs = Needs(cards: Array(pagination.slice(scope.listed, page: number)), maps: [scope.locality.index])
            return maker.recipe("page/" + route.page(number).path, input, needs) { input, stock in
                let page = route.page(number)
                return [
                    try pages.maker.page(page, "suburb", stage: .list, section: .suburbs, about: .cards(stock)) {
                        pages.suburb(input, stock, page, &$0)
                    }
                ]
            }
        }
    }

    private func neighbours(_ locality: Locality) -> [Neighbour] {
        guard let point = locality.coordinate else { return [] }
        let near = site.suburbIndex.nearest(to: point, count: 9).filter {
            site.suburbs[$0.index].locality.index != locality.index && $0.kilometres <= ScopeRecipes.neighbourhood
        }
        return near.prefix(8).map { Neighbour(suburb: site.suburbs[$0.index].counted, distance: Distance.text($0.kilometres)) }
    }

    private func state(_ scope: StateScope, _ maker: inout RecipeMaker) -> Recipe {
        let input = ScopePages.StateInput(
            state: scope.state, total: scope.listed.count, suburbs: scope.suburbs.map { site.suburbs[$0].counted },
            isFollowed: site.frame.hasFeeds(.state, scope.members))
        let route = Route.state(scope.state)
        return maker.recipe("page/" + route.path, input, Needs(cards: Array(scope.listed.prefix(Pagination.size)))) {
            [pages] input, stock in
            [
                try pages.maker.page(route, "state", stage: .list, section: .suburbs, about: .cards(stock)) {
                    pages.state(input, stock, route, &$0)
                }
            ]
        }
    }

    private func person(_ index: Int, _ maker: inout RecipeMaker) -> [Recipe] {
        let person = site.frame.people[index]
        let listed = site.byPerson[index].listed
        let route = Route.person(person)
        let pagination = Pagination(route: route, total: listed.count)
        if maker.skips(pagination.count) { return [] }
        return (1...pagination.count).map { [pages] number in
            let input = ScopePages.PersonInput(
                person: person, page: CardPage(number: number, total: listed.count),
                hasCalendar: site.haveInspections(site.byPerson[index]))
            let needs = Needs(cards: Array(pagination.slice(listed, page: number)))
            return maker.recipe("page/" + route.page(number).path, input, needs) { input, stock in
                let page = route.page(number)
                return [
                    try pages.maker.page(page, "person", stage: .list, section: .people, about: .cards(stock)) {
                        pages.person(input, stock, page, &$0)
                    }
                ]
            }
        }
    }

    private func campus(_ scope: CampusScope, _ maker: inout RecipeMaker) -> Recipe {
        var cards: [Int] = []
        var distances: [String] = []
        for suburb in scope.suburbs {
            guard cards.count < ScopeRecipes.most else { break }
            let nearest = site.suburbs[suburb.index].listed.prefix(ScopeRecipes.most - cards.count)
            cards += nearest
            distances += Array(repeating: Distance.text(suburb.kilometres), count: nearest.count)
        }
        let campus = scope.campus
        let input = ScopePages.CampusInput(
            campus: scope.counted, distances: distances, hasSuburb: site.suburbOf[campus.locality.index] != nil,
            isFollowed: site.frame.hasFeeds(.campus, scope.members), hasCalendar: site.haveInspections(scope.members))
        let route = Route.campus(campus)
        return maker.recipe("page/" + route.path, input, Needs(cards: cards)) { [pages] input, stock in
            [
                try pages.maker.page(route, "campus", stage: .list, section: .campuses, about: .cards(stock)) {
                    pages.campus(input, stock, route, &$0)
                }
            ]
        }
    }
}

extension SuburbScope {
    /// The suburb with its number of listed ones.
    var counted: CountedSuburb { CountedSuburb(locality: locality, count: listed.count) }
}
