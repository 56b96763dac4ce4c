import Bytes
import Facts
import ListingKit
import Mustache
import Publishing
import Values

/// A page of a calendar by month.
struct MonthPage: RecipeInput {
    let list: MonthList
    /// Its number among those of the list, counted from 0.
    let number: Int
    let hasCalendar: Bool

    private var months: [MonthList.Month] { list.pages[number] }

    var route: Route { list.route(of: number) }

    /// The entry of the navigation that leads to it.
    var section: Route {
        switch list.scope?.kind {
        case .suburb: .suburbs
        case .campus: .campuses
        default: .calendar
        }
    }

    /// The listings, once for each line.
    var listings: [Int] { months.flatMap { $0.days.flatMap { $0.shown.entries.map(\.listing) } } }

    func add(to input: inout FingerprintInput) {
        input.add(list.scope?.identity)
        input.add(hasCalendar)
        input.add(number)
        // Pages tell no numbers of other months: else all would be made anew for each inspection that is added to any.
        input.add(list.pages.count)
        for month in list.pages.joined() { input.add(month.first.number) }
        for month in months { month.days.add(to: &input) }
    }

    func fill(_ ingredients: Ingredients, _ maker: PageMaker, _ view: inout View) {
        let context = maker.context
        let name = list.scope?.name
        let month = number > 0 ? months.first.map { context.words.formats.month($0.first) } : nil
        let heading = context.words.calendar(of: name)
        maker.head(route, title: [heading, month].compactMap(\.self).joined(separator: ", "), noindex: route != .calendar, in: &view)
        let about = context.words.inCalendar(context.kinds)
        view.text(.description, context.words.aboutCalendar(name ?? context.board.title, about))
        view.text(.about, about)
        maker.crumbs(to: route, month ?? context.words.title(of: .calendar), in: &view) { view in
            if let scope = list.scope { maker.crumb(scope.name, scope.page, in: &view) }
            if month != nil { maker.crumb(context.words.title(of: .calendar), list.route, in: &view) }
        }
        if hasCalendar {
            let file = (list.scope?.page ?? .inspections).inspections
            maker.follow.setCalendarAlone(file, named: name ?? context.board.title, in: &view)
        } else {
            maker.follow.setNone(in: &view)
        }
        view.text(.heading, heading)
        view.text(.scopeHref, list.scope.map { context.address.href($0.page) })
        view.text(.name, name)
        view.bool(.empty, months.allSatisfy(\.days.isEmpty))
        let links = links(context.address)
        view.objects(.jumps, links.count > 1 ? links : []) { view, link in
            view.text(.label, context.words.formats.month(link.month))
            view.text(.href, link.href)
            view.bool(.current, link.isHere && months.count == 1)
        }
        AgendaChoices(ingredients.items, context.kinds, isPart: list.pages.count > 1).set(in: &view)
        var next = ingredients.items[...]
        view.objects(.months, months) { view, month in
            view.text(.heading, context.words.formats.month(month.first))
            view.plain(.anchor, month.first.month)
            let place = links.firstIndex { $0.month == month.first } ?? 0
            set(.previous, place > 0 ? links[place - 1] : nil, context.words, in: &view)
            set(.next, place + 1 < links.count ? links[place + 1] : nil, context.words, in: &view)
            MonthGrid(month, context.words).set(in: &view)
            view.objects(.days, month.days) { view, part in
                let items = next.prefix(part.shown.entries.count)
                next = next.dropFirst(items.count)
                DayLines(part, items, context).set(search: search(part), in: &view)
            }
        }
    }

    /// A month to go to.
    private struct Link {
        let month: Day
        let href: String
        /// Whether it stands on this page.
        let isHere: Bool
    }

    private func links(_ address: SiteAddress) -> [Link] {
        list.pages.indices.flatMap { page in
            list.pages[page].map { month in
                let isHere = page == number && list.pages.count == 1
                return Link(
                    month: month.first, href: isHere ? "#" + month.first.month : address.href(list.route(of: page)), isHere: page == number)
            }
        }
    }

    private func set(_ name: TemplateVariable, _ link: Link?, _ words: Words, in view: inout View) {
        guard let link else { return view.absent(name) }
        view.object(name) { view in
            view.text(.href, link.href)
            view.text(.label, words.formats.month(link.month))
        }
    }

    /// What the search page is asked for to find what is not shown of a day; nil if that is nothing, or if it would not find all of it.
    private func search(_ part: MonthList.Part) -> SearchQuery? {
        part.rest > 0 && part.isRestFound ? SearchQuery(list.query + [.other(key: "inspection", value: part.shown.day.description)]) : nil
    }
}
