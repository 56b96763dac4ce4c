import Bytes
import Mustache
import Publishing

/// The way from one page of a list to the others.
struct Pagination: RecipeInput {
    /// A page that can be gone to.
    struct Entry {
        let label: String
        /// Nil for a gap between pages.
        let route: Route?
        var isCurrent = false
        /// Whether the label is the page's number.
        var isNumbered = false
    }

    /// Which page it is, in words.
    var summary = ""
    var previous: Route?
    var next: Route?
    var entries: [Entry] = []

    /// None, where there is one page only.
    static let none = Pagination()

    /// Between pages that have numbers.
    static func numbered(_ number: Int, of count: Int, _ words: Words, _ route: (Int) -> Route) -> Pagination {
        guard count > 1 else { return none }
        return Pagination(
            summary: words.page(number, of: count), previous: number > 1 ? route(number - 1) : nil,
            next: number < count ? route(number + 1) : nil, entries: numbers(number, [1, count], of: count, route))
    }

    /// Parts that have numbers. How many they are is not told: else each new one would change all others.
    static func parts(_ number: Int, of count: Int, _ route: (Int) -> Route) -> [Entry] {
        numbers(number, [1], of: count, route)
    }

    /// Some pages, and those around one.
    private static func numbers(_ number: Int, _ some: [Int], of count: Int, _ route: (Int) -> Route) -> [Entry] {
        var entries: [Entry] = []
        var last = 0
        let gap = Entry(label: "", route: nil)
        for other in 1...max(1, count) where some.contains(other) || abs(other - number) <= 2 {
            if other > last + 1 { entries.append(gap) }
            entries.append(Entry(label: String(other), route: route(other), isCurrent: other == number, isNumbered: true))
            last = other
        }
        return last < count ? entries + [gap] : entries
    }

    func add(to input: inout FingerprintInput) {
        input.add(summary)
        input.add(previous?.path)
        input.add(next?.path)
        input.add(entries.count)
        for entry in entries {
            input.add(entry.label)
            input.add(entry.route?.path)
            input.add(entry.isCurrent)
            input.add(entry.isNumbered)
        }
    }

    /// Sets the values of the navigation between pages, absent where there is one only.
    func set(_ address: SiteAddress, in view: inout View) {
        guard !entries.isEmpty else { return view.absent(.pagination) }
        view.object(.pagination) { view in
            link(.previous, previous, address, in: &view)
            link(.next, next, address, in: &view)
            view.text(.summary, summary)
            view.objects(.pages, entries) { view, entry in
                view.text(.label, entry.label)
                view.text(.href, entry.route.map(address.href) ?? "")
                view.bool(.current, entry.isCurrent)
                view.bool(.numbered, entry.isNumbered)
                view.bool(.gap, entry.route == nil)
            }
        }
    }

    private func link(_ name: TemplateVariable, _ route: Route?, _ address: SiteAddress, in view: inout View) {
        guard let route else { return view.absent(name) }
        view.object(name) { $0.link(.href, address, route) }
    }
}
