import Bytes
import ListingKit
import Mustache
import Publishing
import Values

/// The calendars by month: of the board a page for each month that has anything, of each suburb and campus in which several listings have times
/// one for all of them, unless they are too much for it.
struct MonthFiles: OutputFamily {
    private let maker: PageMaker
    private let lists: [MonthList]
    /// The pages of each list.
    private let runs: RunIndex
    private let hasCalendars: Bool

    /// Those of the board, and of the suburbs and campuses among some scopes.
    init(_ site: Site, _ scopes: [SiteScope], _ maker: PageMaker, _ calendars: Calendars?) {
        self.maker = maker
        hasCalendars = calendars != nil
        let local = scopes.filter { $0.sort.hasMonths && site.haveMonths($0.members) }
        lists =
            [MonthList(site, of: site.everything, scope: nil)]
            + local.map { MonthList(site, of: $0.members, scope: $0.followed(in: site), in: $0.sort.query(site, $0.index)) }
        runs = RunIndex(lists.map(\.pages.count))
    }

    var count: Int { runs.count }

    /// None: what the pages tell of listings, they need.
    func recipes(lookingAt changes: ItemChanges) -> [Int] { [] }

    /// Those of the board, and of scopes that hold one of those that moved.
    func recipes(movedBy moves: SiteMoves) -> [Int] {
        lists.indices.filter { lists[$0].scope.map { moves.scopes.contains($0.identity) } ?? true }.flatMap {
            runs.start(of: $0)..<runs.start(of: $0 + 1)
        }
    }

    func key(at index: Int) -> String? {
        let (run, number) = runs.place(of: index)
        return "page/" + lists[run].route(of: number).path
    }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let (run, number) = runs.place(of: index)
        let page = MonthPage(list: lists[run], number: number, hasCalendar: hasCalendars && lists[run].hasCalendar)
        let route = page.route
        return maker.recipe("page/" + route.path, page, ListingNeeds(items: page.listings)) { [pages = self.maker] page, ingredients in
            [try pages.page(route, "calendar", stage: .list, section: page.section) { page.fill(ingredients, pages, &$0) }]
        }
    }
}

/// The months of the board, a suburb or a campus, shared out among pages.
struct MonthList: Sendable {
    /// Nil for the board.
    let scope: FeedScope?
    /// What finds the same with the search.
    let query: [SearchQuery.Condition]
    /// Whether there is a calendar for calendar apps.
    let hasCalendar: Bool
    /// The months of each page; the first page has the present month if it has no other.
    let pages: [[Month]]

    /// A month with what stands of it on a page.
    struct Month: Sendable {
        let first: Day
        let days: [Part]
    }

    /// A day with some of what happens on it.
    struct Part: RecipeInput {
        let shown: CalendarDays.Daily
        /// How many of each sort there are, without those that were called off.
        let counts: [Int]
        /// How many are not shown.
        let rest: Int
        /// Whether all of those are inspections, which the search finds by their day, as it does nothing else.
        let isRestFound: Bool

        func add(to input: inout FingerprintInput) {
            shown.add(to: &input)
            for count in counts { input.add(count) }
            input.add(rest)
            input.add(isRestFound)
        }
    }

    /// How much the one page of a suburb or campus holds at most, before each month has a page.
    private static let mostOnOnePage = 60
    /// How much a page tells of its days at most, and of each day at least.
    private static let (mostLines, leastOfDay) = (120, 3)

    init(_ site: Site, of members: Members, scope: FeedScope?, in query: [SearchQuery.Condition] = []) {
        self.scope = scope
        self.query = query
        hasCalendar = site.haveCalendar(members)
        let all = CalendarDays(site, of: members.listed)
        let today = site.context.today
        let months = CalendarDays.months(from: today).map { (first: $0, days: all.days(of: $0)) }.filter { !$0.days.isEmpty }
        let present = (first: today.firstOfMonth, days: [CalendarDays.Daily]())
        guard scope == nil || all.total > MonthList.mostOnOnePage else {
            pages = [(months.isEmpty ? [present] : months).map { MonthList.month($0.first, $0.days, each: .max) }]
            return
        }
        pages = (months.first?.first == present.first ? months : [present] + months).map { month in
            let total = month.days.reduce(0) { $0 + $1.entries.count }
            let each = total > MonthList.mostLines ? max(MonthList.leastOfDay, MonthList.mostLines / month.days.count) : .max
            return [MonthList.month(month.first, month.days, each: each)]
        }
    }

    private static func month(_ first: Day, _ days: [CalendarDays.Daily], each: Int) -> Month {
        Month(
            first: first,
            days: days.map { daily in
                Part(
                    shown: CalendarDays.Daily(day: daily.day, entries: Array(daily.entries.prefix(each))),
                    counts: CalendarDays.Sort.allCases.map(daily.count), rest: max(0, daily.entries.count - each),
                    isRestFound: daily.entries.dropFirst(each).allSatisfy { $0.sort == .inspection && !$0.isCancelled })
            })
    }

    /// The first page.
    var route: Route { scope.map { .calendar(of: $0.page) } ?? .calendar }

    /// The page that holds a month.
    func route(of page: Int) -> Route { page == 0 ? route : route.month(of: pages[page].first?.first ?? Day(number: 0)) }
}
