import Bytes
import ListingKit
import Publishing
import Values

/// The calendars of those scopes that have one in which there is or was an inspection or an event. That of a listing is made with its page.
struct CalendarFiles: OutputFamily {
    private let site: Site
    private let calendars: Calendars?
    private let scopes: [SiteScope]

    /// Those of some scopes; none without `calendars`.
    init(_ site: Site, _ scopes: [SiteScope], _ calendars: Calendars?) {
        self.site = site
        self.calendars = calendars
        self.scopes = calendars == nil ? [] : scopes.filter { $0.sort.hasCalendars && site.haveCalendar($0.members) }
    }

    /// What a calendar is made from beside its listings.
    private struct Input: RecipeInput {
        let scope: FeedScope
        let zone: String

        func add(to input: inout FingerprintInput) {
            input.add(scope.identity)
            input.add(zone)
        }
    }

    var count: Int { scopes.count }

    /// None: what calendars tell of listings, they need.
    func recipes(lookingAt changes: ItemChanges) -> [Int] { [] }

    func recipes(movedBy moves: SiteMoves) -> [Int] { scopes.indices.filter { moves.scopes.contains(scopes[$0].identity(in: site)) } }

    func key(at index: Int) -> String? { CalendarFiles.key(of: scopes[index].identity(in: site)) }

    private static func key(of scope: String) -> String { "calendar/" + scope }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let scope = scopes[index].followed(in: site)
        let zone = scopes[index].sort.calendarZone(site, scopes[index].index)
        let first = site.context.today + -InspectionEvents.pastDays
        let shown = scopes[index].members.all.filter { index in site.listings[index].lastAppointment.map { $0 >= first } ?? false }
        return maker.recipe(CalendarFiles.key(of: scope.identity), Input(scope: scope, zone: zone), ListingNeeds(items: shown)) {
            [calendars] input, ingredients in
            guard let calendars else { return [] }
            let file = input.scope.page.inspections
            let bytes = calendars.calendar(
                name: input.scope.name, page: input.scope.page, file: file, zone: input.zone, items: ingredients.items)
            return [Artifact(path: try ArtifactPath(file.file), stage: .asset, content: .bytes(bytes))]
        }
    }
}
