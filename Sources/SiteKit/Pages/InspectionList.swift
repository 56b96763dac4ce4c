import Bytes
import ListingKit
import Places
import Publishing
import Values

/// The inspections of the whole board or of a state, shared out among pages: the first that come, and, where that is not all, those of each
/// day; of a day that has very many, those of each hour, so that a page stays as it is when something is added at another time.
struct InspectionList {
    /// Nil for the whole board.
    let state: State?
    let days: InspectionDays
    /// When the last of each day is over.
    private let ends: [Timestamp?]
    /// The parts of each day; none where one page holds all.
    private let parts: [MadeOnce<[DayPart]>]
    private let further: RunIndex
    private let words: Words

    /// How many inspections stand on a page, unless it is a part of an hour.
    static let size = 100
    /// The same of a part of an hour: of the many of a busy one each has two pages that change with it, of the board and of its state.
    fileprivate static let partSize = 50

    /// Those of some of a site's listings.
    init(_ site: Site, of listed: [Int], in state: State? = nil) {
        self.state = state
        words = site.context.words
        days = InspectionDays(site, of: listed)
        ends = days.ends(site)
        let long = days.total > InspectionList.size ? days.days : []
        parts = long.map { daily in MadeOnce { DayPart.all(of: daily, in: site) } }
        further = RunIndex(long.map(DayPart.count))
    }

    var pages: Int { 1 + further.count }

    private var isLong: Bool { !parts.isEmpty }

    /// The state as one of those to choose, on a page of that day or of all; nil for the whole board.
    func choice(on day: Day?) -> InspectionChoice? {
        state.map { state in
            InspectionChoice(state: state, count: days.count, hasDay: isLong && days.days.contains { $0.day == day })
        }
    }

    /// The address of a page, counted from 0, and what stands on it.
    func page(_ number: Int) -> (Route, InspectionExcerpt) {
        let route = Route.inspections(in: state)
        guard number > 0 else { return (route, firstPage) }
        let (run, offset) = further.place(of: number - 1)
        let day = days.days[run].day
        let all = parts[run].value
        let part = all[offset]
        // The pages of days tell only their own number, and of several only the first: else all of them would be made anew for each
        // inspection that is added to any.
        let tabs = zip(days.days, ends).map { other, end in
            InspectionExcerpt.Tab(day: other.day, count: other.day == day && offset == 0 ? other.count : nil, end: end)
        }
        let page = InspectionExcerpt(
            state: state, shown: InspectionDays(day: day, part.slots), tabs: tabs, isLong: true, day: day,
            part: offset > 0 ? words.part(part.number, of: part.name(words)) : "",
            pagination: DayPart.pagination(offset, of: all, at: route.on(day), words))
        return (part.route(offset, on: route.on(day)), page)
    }

    private var firstPage: InspectionExcerpt {
        let shown = days.prefix(InspectionList.size)
        let whole = shown.days.isEmpty ? 0 : days.days[shown.days.count - 1].slots.count
        let cut = shown.days.last.flatMap { $0.slots.count < whole ? whole : nil }
        let tabs = zip(days.days, ends).map { InspectionExcerpt.Tab(day: $0.day, count: $0.count, end: $1) }
        return InspectionExcerpt(state: state, shown: shown, tabs: tabs, isLong: isLong, cut: cut)
    }
}

/// The inspections of a day that stand on one page.
private struct DayPart {
    /// The hour in which they begin; nil if the day has no other page.
    let hour: Int?
    /// Its number among the parts of an hour with very many, counted from 1, and how many these are.
    var number = 1
    var count = 1
    let slots: [InspectionDays.Slot]

    /// How many a day has.
    static func count(of daily: InspectionDays.Daily) -> Int {
        guard daily.slots.count > InspectionList.size else { return 1 }
        var hours = [Int](repeating: 0, count: 24)
        for slot in daily.slots { hours[hour(of: slot)] += 1 }
        return hours.reduce(0) { $0 + parts(of: $1) }
    }

    private static func hour(of slot: InspectionDays.Slot) -> Int { min(max(slot.mark.start / 60, 0), 23) }

    private static func parts(of slots: Int) -> Int { (slots + InspectionList.partSize - 1) / InspectionList.partSize }

    /// Those of a day, in order of time.
    static func all(of daily: InspectionDays.Daily, in site: Site) -> [DayPart] {
        guard daily.slots.count > InspectionList.size else { return [DayPart(hour: nil, slots: daily.slots)] }
        var hours = [[InspectionDays.Slot]](repeating: [], count: 24)
        for slot in daily.slots { hours[hour(of: slot)].append(slot) }
        return hours.enumerated().filter { !$1.isEmpty }.flatMap { hour, slots in
            let count = parts(of: slots.count)
            // Each stands in the part that its id tells, wherever others are.
            let buckets = LinearHashing.buckets(of: slots.count, among: count) { site.listings[slots[$0].listing].id }
            return buckets.enumerated().map { DayPart(hour: hour, number: $0 + 1, count: count, slots: $1.map { slots[$0] }) }
        }
    }

    /// Its hour: `11 am`.
    func name(_ words: Words) -> String { String(writing: { $0.append(spoken: (hour ?? 0) * 60, in: words.formats) }) }

    /// The address of the part at a place among those of a day; the first has that of the day.
    func route(_ place: Int, on day: Route) -> Route {
        guard place > 0, let hour else { return day }
        return day.appending("page/\(hour)/").page(number)
    }

    /// The way from one of the parts of a day to the others.
    static func pagination(_ place: Int, of parts: [DayPart], at day: Route, _ words: Words) -> Pagination {
        guard parts.count > 1 else { return .none }
        let part = parts[place]
        func route(_ place: Int) -> Route { parts[place].route(place, on: day) }
        var entries: [Pagination.Entry] = []
        for (other, some) in parts.enumerated() where some.number == 1 {
            let isHour = some.hour == part.hour
            entries.append(Pagination.Entry(label: some.name(words), route: route(other), isCurrent: isHour && part.count == 1))
            guard isHour, part.count > 1 else { continue }
            entries += Pagination.parts(part.number, of: part.count) { route(other + $0 - 1) }
        }
        return Pagination(
            summary: words.part(part.number, of: part.name(words)),
            previous: place > 0 ? route(place - 1) : nil, next: place + 1 < parts.count ? route(place + 1) : nil, entries: entries)
    }
}
