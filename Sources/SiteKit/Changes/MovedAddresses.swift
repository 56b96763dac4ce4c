import Facts
import Findings
import ListingKit

extension LoadedContent {
    /// Warns of lines of `moved` that lead nowhere, and of those that do nothing because what they are about is still there.
    mutating func checkMoved(keeping paged: Set<String>) {
        guard !hasErrors, let board, !board.moved.isEmpty else { return }
        let (followed, pages) = addresses(of: board, keeping: paged)
        var lost = 0
        let warnings = board.moved.compactMap { moved in
            if followed.contains(moved.from) { return Rule.stillThere(moved) }
            if pages.contains(moved.to) { return nil }
            lost += 1
            // A guess is made for the first few: it takes a look at all pages.
            return Rule.leadsNowhere(moved, pages: lost <= 20 ? pages : [], among: board.moved)
        }
        guard !warnings.isEmpty else { return }
        diagnostics = (diagnostics + warnings.limited).sorted()
    }

    /// The addresses, without slashes at their ends, of what can be followed because a listing or a file is there, and of all pages that
    /// people may be led to.
    private func addresses(of board: Board, keeping before: Set<String>) -> (followed: Set<String>, pages: Set<String>) {
        let plurals = Dictionary(kinds.map { ($0.id, $0.plural) }, uniquingKeysWith: { first, _ in first })
        let paged = pagedScopes(keeping: before)
        // Who has a page has feeds only once they offered something.
        let owners = people.filter { paged.contains(PagedScopes.feeds(of: ScopeKind.owner.identity($0.handle))) }
        let talkers = people.filter { paged.contains(ScopeKind.owner.identity($0.handle)) }.map { ScopeKind.owner.address($0.handle) }
        var followed = Set(owners.map { ScopeKind.owner.address($0.handle) } + board.searches.map { ScopeKind.search.address($0.id) })
        let brands = SiteContext.brands(self)
        followed.formUnion(circles.map { ScopeKind.circle.address($0.slug) } + brands.map { ScopeKind.brand.address($0.slug) })
        let lookup = ScopeLookup(named: named, gazetteer: gazetteer, arePlacesKnown: true)
        let told = ScopeKind.sorts.filter { ![.board, .kind, .section, .campus, .owner].contains($0.kind) }
        var listed: Set<String> = []
        for read in listings {
            let plural = plurals[read.summary.kind] ?? ""
            followed.insert(plural)
            listed.insert(plural + "/" + read.summary.slug)
            for section in read.summary.sections { followed.insert(plural + "/" + section) }
            for sort in told {
                for id in sort.ids(read.summary, lookup) where sort.kind != .tag || paged.contains(sort.kind.identity(id)) {
                    followed.insert(sort.kind.address(id))
                }
            }
        }
        for place in board.suburbs {
            followed.insert(ScopeKind.suburb.address("\(place.state.slug)/\(place.slug)"))
            followed.insert(ScopeKind.state.address(place.state.slug))
        }
        var pages = followed.union(listed).union(talkers).union(kinds.map(\.plural) + self.pages.map(\.slug))
        pages.insert("")
        let standing = SiteContext.standing(
            on: board, brands: brands, circles: circles, hasComments: talks.values.contains(where: \.hasBeenCommented))
        pages.formUnion(standing.filter(\.isLedTo).map(\.name))
        // Which of them have a page is told by what is near; one that is nowhere near anything is a mistake of another sort.
        pages.formUnion(gazetteer.campuses.map { ScopeKind.campus.address($0.slug) })
        return (followed, pages)
    }
}
