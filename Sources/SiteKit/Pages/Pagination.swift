import Mustache

/// A list that goes over several pages.
struct Pagination {
    /// How many cards stand on a page.
    static let size = Site.cardsOnPage

    let route: Route
    /// How many pages there are; a list without entries has one too.
    let count: Int

    /// The pages of a list of so many cards.
    init(route: Route, total: Int) {
        self.init(route: route, pages: max(1, (total + Pagination.size - 1) / Pagination.size))
    }

    /// So many pages.
    init(route: Route, pages: Int) {
        self.route = route
        count = pages
    }

    /// The entries of a page, counted from 1.
    func slice<Item>(_ items: [Item], page: Int) -> ArraySlice<Item> {
        let start = (page - 1) * Pagination.size
        return items[min(start, items.count)..<min(start + Pagination.size, items.count)]
    }

    /// Sets the values of the navigation between pages, absent where there is one only.
    func set(page: Int, _ address: SiteAddress, in view: inout View) {
        guard count > 1 else { return view.absent(.pagination) }
        view.object(.pagination) { view in
            link(.previous, page - 1, address, in: &view)
            link(.next, page + 1, address, in: &view)
            view.text(.summary, Words.page(page, of: count))
            view.list(.pages) { view in
                var previous = 0
                for number in 1...count where number <= 1 || number >= count || abs(number - page) <= 2 {
                    if number > previous + 1 { view.item { entry(nil, page, address, in: &$0) } }
                    view.item { entry(number, page, address, in: &$0) }
                    previous = number
                }
            }
        }
    }

    private func link(_ name: TemplateVariable, _ number: Int, _ address: SiteAddress, in view: inout View) {
        guard (1...count).contains(number) else { return view.absent(name) }
        view.object(name) { $0.link(.href, address, route.page(number)) }
    }

    /// A page that can be gone to, or a gap between those.
    private func entry(_ number: Int?, _ page: Int, _ address: SiteAddress, in view: inout View) {
        view.text(.label, number.map(String.init) ?? "")
        view.text(.href, number.map { address.href(route.page($0)) } ?? "")
        view.bool(.current, number == page)
        view.bool(.gap, number == nil)
    }
}
