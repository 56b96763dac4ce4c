import ListingKit

/// A list that goes over several pages.
struct Pagination {
    /// How many cards stand on a page.
    static let size = 24

    let route: Route
    let total: Int

    /// How many pages there are; a list without entries has one too.
    var count: Int { max(1, (total + Pagination.size - 1) / Pagination.size) }

    /// The entries of a page, counted from 1.
    func slice<Item>(_ items: [Item], page: Int) -> ArraySlice<Item> {
        let start = (page - 1) * Pagination.size
        return items[min(start, items.count)..<min(start + Pagination.size, items.count)]
    }

    /// The values of the navigation between pages, absent where there is one only.
    func value(page: Int, address: SiteAddress) -> Value {
        guard count > 1 else { return .none }
        func link(_ number: Int) -> Value {
            (1...count).contains(number) ? .object(Context((.href, .text(address.href(route.page(number)))))) : .none
        }
        let shown = (1...count).filter { $0 <= 1 || $0 >= count || abs($0 - page) <= 2 }
        var pages: [Value] = []
        var previous = 0
        for number in shown {
            if number > previous + 1 {
                pages.append(.object(Context((.label, .text("")), (.href, .text("")), (.current, .bool(false)), (.gap, .bool(true)))))
            }
            pages.append(
                .object(
                    Context(
                        (.label, .text(String(number))), (.href, .text(address.href(route.page(number)))),
                        (.current, .bool(number == page)),
                        (.gap, .bool(false)))))
            previous = number
        }
        return .object(
            Context(
                (.previous, link(page - 1)), (.next, link(page + 1)), (.pages, .list(pages)),
                (.summary, .text("Page \(page) of \(count)"))))
    }
}
