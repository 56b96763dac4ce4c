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
