import Bytes
import ListingKit
import Mustache
import Places
import Publishing
import Values

/// The pages of inspections by day: one of all with its calendar, one for each state, and as soon as they are too many for either, one or more
/// for each of the coming days.
struct InspectionFiles: OutputFamily {
    private let maker: PageMaker
    private let lists: [InspectionList]
    /// The pages of each list.
    private let runs: RunIndex
    /// Nil if the board has no calendar: nothing could ever be inspected, or events have no identity.
    private let calendars: Calendars?
    /// The listings of the calendar, closed ones too: whoever subscribed is told that nobody need come.
    private let inCalendar: [Int]

    /// How far the calendar of the board looks ahead, in days, and how many inspections it looks at: apps ask for the whole of it twice a day.
    /// Who wants all there are follows a suburb.
    private static let (ahead, most) = (14, 200)

    init(_ site: Site, _ maker: PageMaker, _ calendars: Calendars?) {
        self.maker = maker
        self.calendars = site.haveCalendar(site.everything) ? calendars : nil
        let all = InspectionDays(site, of: calendars == nil ? [] : site.everything.all)
        let last = site.context.today + InspectionFiles.ahead
        let soon = all.prefix(InspectionFiles.most).listings(before: last)
        let events = site.everything.all.lazy.filter { index in
            site.listings[index].occasions.contains { $0.day >= site.context.today && $0.day < last }
        }
        inCalendar = Set(soon + events.prefix(InspectionFiles.most)).sorted()
        let ofStates = site.inspectionStates.map { InspectionList(site, of: $0.listed, in: $0.state) }
        lists = [InspectionList(site, of: site.listed)] + ofStates
        runs = RunIndex(lists.map(\.pages))
    }

    var count: Int { runs.count + (calendars == nil ? 0 : 1) }

    /// None: what the pages tell of listings, they need.
    func recipes(lookingAt changes: ItemChanges) -> [Int] { [] }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        if index == runs.count { return calendar(&maker) }
        let (place, number) = runs.place(of: index)
        let list = lists[place]
        let (route, excerpt) = list.page(number)
        let page = InspectionPage(
            excerpt, states: lists.compactMap { $0.choice(on: excerpt.day) }, hasCalendar: list.state == nil && calendars != nil,
            listingsHaveCalendars: calendars != nil)
        return maker.recipe("page/" + route.path, page, ListingNeeds(items: excerpt.shown.listings)) {
            [pages = self.maker] page, ingredients in
            [try pages.page(route, "inspections", stage: .list, section: .inspections) { page.fill(ingredients, route, pages, &$0) }]
        }
    }

    /// The calendar of the board.
    private func calendar(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let today = self.maker.context.today
        let days = today..<today + InspectionFiles.ahead
        return maker.recipe("calendar/inspections", NoInput(), ListingNeeds(items: inCalendar)) {
            [calendars, context = self.maker.context] _, ingredients in
            guard let calendars else { return [] }
            let file = Route.inspections.inspections
            let bytes = calendars.calendar(
                name: context.board.title, page: .inspections, file: file, zone: context.board.timeZone, items: ingredients.items, on: days)
            return [Artifact(path: try ArtifactPath(file.file), stage: .asset, content: .bytes(bytes))]
        }
    }
}

/// The inspections of the whole board or of a state, shared out among pages.
private struct InspectionList {
    /// Nil for the whole board.
    let state: State?
    let days: InspectionDays
    /// When the last of each day is over.
    private let ends: [Timestamp?]
    /// The further pages of each day; none where one page holds all.
    private let further: RunIndex

    /// How many inspections stand on a page at most.
    private static let size = 100

    /// Those of some of a site's listings.
    init(_ site: Site, of listed: [Int], in state: State? = nil) {
        self.state = state
        days = InspectionDays(site, of: listed)
        ends = days.ends(site)
        further = RunIndex(days.total > InspectionList.size ? days.days.map { InspectionList.pages(of: $0) } : [])
    }

    private static func pages(of daily: InspectionDays.Daily) -> Int { (daily.slots.count + size - 1) / size }

    var pages: Int { 1 + further.count }

    /// The state as one of those to choose, on a page of that day or of all; nil for the whole board.
    func choice(on day: Day?) -> InspectionChoice? {
        state.map { state in
            InspectionChoice(state: state, count: days.count, hasDay: further.count > 0 && days.days.contains { $0.day == day })
        }
    }

    /// The address of a page, counted from 0, and what stands on it.
    func page(_ number: Int) -> (Route, InspectionExcerpt) {
        let route = Route.inspections(in: state)
        let counts = days.days.map(\.count)
        let isLong = further.count > 0
        guard number > 0 else {
            let shown = days.prefix(InspectionList.size)
            let whole = shown.days.isEmpty ? 0 : days.days[shown.days.count - 1].slots.count
            let cut = shown.days.last.flatMap { $0.slots.count < whole ? whole : nil }
            let tabs = zip(days.days, zip(counts, ends)).map { InspectionExcerpt.Tab(day: $0.day, count: $1.0, end: $1.1) }
            return (route, InspectionExcerpt(state: state, shown: shown, tabs: tabs, isLong: isLong, cut: cut))
        }
        let (run, offset) = further.place(of: number - 1)
        let daily = days.days[run]
        let start = offset * InspectionList.size
        let slots = Array(daily.slots[start..<min(start + InspectionList.size, daily.slots.count)])
        // The pages of days tell only their own number: else all of them would be made anew for each inspection that is added to any.
        let tabs = zip(days.days, zip(counts, ends)).map { other, known in
            InspectionExcerpt.Tab(day: other.day, count: other.day == daily.day ? known.0 : nil, end: known.1)
        }
        let page = InspectionExcerpt(
            state: state, shown: InspectionDays(day: daily.day, slots), tabs: tabs, isLong: true, day: daily.day, number: offset + 1,
            pages: InspectionList.pages(of: daily))
        return (route.on(daily.day).page(offset + 1), page)
    }
}
