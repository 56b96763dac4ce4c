import Bytes
import Facts
import ListingKit
import Mustache
import Places
import Publishing
import Values

/// What stands on a page of inspections, and what leads to the other days.
struct InspectionExcerpt {
    /// A day to choose.
    struct Tab {
        let day: Day
        /// How many inspections were not called off; nil where that is not told.
        let count: Int?
        /// When the last of them is over.
        let end: Timestamp?
    }

    /// Nil for the whole board.
    let state: State?
    let shown: InspectionDays
    let tabs: [Tab]
    /// Whether each day has a page of its own.
    let isLong: Bool
    /// The day that it is of; nil for a page of all days.
    var day: Day?
    /// Which part of the day it is of: `11 am`, `11 am, part 2`; empty for the first page of a day.
    var part = ""
    /// The way to the other parts of the day.
    var pagination = Pagination.none
    /// How many there are of the last day that is shown, if not all of them are.
    var cut: Int?
}

/// A state to choose on a page of inspections.
struct InspectionChoice {
    let state: State
    /// How many are to come there.
    let count: Int
    /// Whether the day of the page, if it is of one, has a page of its own there.
    let hasDay: Bool
}

/// A page of inspections.
struct InspectionPage: RecipeInput {
    private let excerpt: InspectionExcerpt
    private let states: [InspectionChoice]
    private let hasCalendar: Bool
    private let listingsHaveCalendars: Bool

    init(_ excerpt: InspectionExcerpt, states: [InspectionChoice], hasCalendar: Bool, listingsHaveCalendars: Bool) {
        self.excerpt = excerpt
        self.states = states
        self.hasCalendar = hasCalendar && excerpt.day == nil
        self.listingsHaveCalendars = listingsHaveCalendars
    }

    func add(to input: inout FingerprintInput) {
        excerpt.shown.add(to: &input)
        input.add(excerpt.tabs.count)
        for tab in excerpt.tabs {
            input.add(tab.day.number)
            input.add(tab.count ?? -1)
            input.add(tab.end?.seconds ?? -1)
        }
        input.add(excerpt.isLong)
        input.add(excerpt.part)
        excerpt.pagination.add(to: &input)
        input.add(excerpt.cut ?? -1)
        // Pages of days tell no numbers of others.
        input.add(states.count)
        for choice in states {
            input.add(choice.state.ordinal)
            input.add(excerpt.day == nil ? choice.count : choice.count.signum())
            input.add(choice.hasDay)
        }
        input.add(hasCalendar)
        input.add(listingsHaveCalendars)
    }

    func fill(_ ingredients: Ingredients, _ route: Route, _ maker: PageMaker, _ view: inout View) {
        let (context, words) = (maker.context, maker.context.words)
        let (state, day) = (excerpt.state, excerpt.day)
        let list = Route.inspections(in: state)
        let name = words.inspections(in: state?.name)
        let heading = day.map { words.day(words.formats.coming($0), in: state?.name) } ?? name
        let title = excerpt.part.isEmpty ? heading : "\(heading), \(excerpt.part)"
        // What stands on the page of a day is gone when the day is.
        maker.head(route, title: title, noindex: day != nil, in: &view)
        view.text(.description, words.aboutInspectionDays(context.board.title, in: state?.name))
        maker.crumbs(to: route, day.map(words.formats.coming) ?? state?.name ?? name, in: &view) { view in
            if state != nil || day != nil { maker.crumb(.inspections, in: &view) }
            if let state, day != nil { maker.crumb(state.name, list, in: &view) }
        }
        if hasCalendar {
            maker.follow.setCalendarAlone(Route.inspections.inspections, named: context.board.title, in: &view)
        } else {
            maker.follow.setNone(in: &view)
        }
        view.text(.heading, title)
        let total = excerpt.part.isEmpty ? excerpt.tabs.reduce(0) { $0 + ($1.count ?? 0) } : excerpt.shown.count
        view.text(.countText, words.inspections(number: total))
        view.bool(.empty, excerpt.shown.days.isEmpty)
        view.bool(.isFirst, day == nil)
        setStates(context, in: &view)
        view.objects(.jumps, excerpt.tabs.count > 1 ? excerpt.tabs.filter { $0.count != 0 } : []) { view, tab in
            view.text(.label) { $0.append(brief: tab.day, in: context.words.formats) }
            if let count = tab.count { view.text(.countText, words.opens(count)) } else { view.absent(.countText) }
            view.text(.href, excerpt.isLong ? context.address.href(list.on(tab.day)) : "#\(tab.day)")
            view.bool(.current, tab.day == day)
            if let end = tab.end { view.plain(.untilIso) { $0.append(rfc3339: end) } } else { view.absent(.untilIso) }
        }
        let counts = Dictionary(excerpt.tabs.map { ($0.day, $0.count ?? 0) }, uniquingKeysWith: { first, _ in first })
        InspectionsView.set(
            excerpt.shown, ingredients.items, counts: counts, haveCalendars: listingsHaveCalendars, context, in: &view)
        if let cut = excerpt.cut, let last = excerpt.shown.days.last?.day {
            view.link(.moreHref, context.address, list.on(last))
            view.text(.moreText, words.all(inspections: cut, on: words.formats.coming(last)))
        } else {
            view.absent(.moreHref, .moreText)
        }
        excerpt.pagination.set(context.address, in: &view)
    }

    /// Sets the states to choose from, and the search page, which finds inspections by suburb, price and all else.
    private func setStates(_ context: SiteContext, in view: inout View) {
        let total = states.reduce(0) { $0 + $1.count }
        let query = excerpt.state.map { "?inspection=yes&state=\($0.rawValue)" } ?? "?inspection=yes"
        view.text(.searchHref, context.address.href(.search) + query)
        let all: [(state: State?, count: Int)] =
            states.isEmpty ? [] : [(nil, total)] + states.filter { $0.count > 0 }.map { ($0.state, $0.count) }
        view.objects(.states, all) { view, counted in
            view.text(.label, counted.state?.rawValue ?? context.words["open_days.all_states"])
            view.text(.name, counted.state?.name ?? context.words.title(of: .inspections))
            view.text(.href, href(of: counted.state, context.address))
            if excerpt.day == nil { view.text(.count, context.words.formats.number(counted.count)) } else { view.absent(.count) }
            view.bool(.current, counted.state == excerpt.state)
        }
    }

    /// Where a state leads: to the same day there, if it can.
    private func href(of state: State?, _ address: SiteAddress) -> String {
        let list = Route.inspections(in: state)
        guard let day = excerpt.day else { return address.href(list) }
        // Where a list has pages of days, that of the whole board, which is longer, has them too.
        let hasDay = state == nil || states.contains { $0.state == state && $0.hasDay }
        return hasDay ? address.href(list.on(day)) : address.href(list) + "#\(day)"
    }
}
