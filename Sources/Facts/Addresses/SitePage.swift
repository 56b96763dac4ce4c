/// A page of which a site has one at most, in the order of the site map. What knows all of them goes through this catalogue: its row is where
/// a page's name is kept from kinds and pages of the board's own, where it may be led to, found and linked, and what it says of itself.
package enum SitePage: CaseIterable, Sendable {
    case suburbs, campuses, people, brands, circles, tags, follow, search, inspections, calendar, cannot, api, comments
    case saved, compare, settings, offline, notFound

    /// What a page needs to know of itself, whatever fills it.
    private struct Row {
        /// Its folder; a file for one that hosts show by themselves.
        let address: String
        let title: String
        /// What search engines show of it, where `{board}` stands for the board's title; empty for one that says more than a row can.
        var about = ""
        var template: String?
        /// Whether search engines are to know it.
        var isFound = true
        /// What a board may be without, and the page with it.
        var need: Need?

        enum Need { case campuses, brands, circles, comments }
    }

    private var row: Row {
        switch self {
        case .suburbs: Row(address: "suburbs", title: "Suburbs")
        case .campuses:
            Row(address: "campuses", title: "Campuses", about: "University campuses with listings near them.", need: .campuses)
        case .people: Row(address: "people", title: "People", about: "Everyone who has listings on {board}.")
        case .brands:
            Row(address: "brands", title: "Brands", about: "Every brand on the board, with what's listed of it.", need: .brands)
        case .circles:
            Row(address: "circles", title: "Circles", about: "Circles of people and listings that belong together.", need: .circles)
        case .tags: Row(address: "tags", title: "Tags", about: "What people say about their listings in a word or two.")
        case .follow:
            Row(
                address: "follow", title: "Follow",
                about: "How to hear about new listings without an account: feeds and calendars for the board, every suburb and every owner."
            )
        case .search: Row(address: "search", title: "Search", about: "Find a listing by suburb, price and more.")
        case .inspections: Row(address: "inspections", title: "Open for inspection")
        case .calendar: Row(address: "calendar", title: "Calendar")
        case .cannot:
            Row(
                address: "cannot", title: "What this board can’t do",
                about: "What {board} can’t do, why, and what it has instead.")
        case .api:
            Row(
                address: "api", title: "Data for developers",
                about: "What programs can get from {board}: feeds, calendars, and listings and suburbs as JSON.", template: "data")
        case .comments:
            Row(
                address: "comments", title: "Comments", about: "What people say about listings on {board}, newest first.",
                isFound: false, need: .comments)
        case .saved: Row(address: "saved", title: "Saved", about: "What you saved, on this device only.", isFound: false)
        case .compare: Row(address: "compare", title: "Compare", about: "Up to four listings side by side.", isFound: false)
        case .settings:
            Row(
                address: "settings", title: "Settings",
                about: "How this site looks and behaves on this device, and what it keeps here.", isFound: false)
        case .offline:
            Row(
                address: "offline", title: "You’re offline", about: "What you can read on this device while you’re offline.",
                isFound: false)
        case .notFound:
            Row(
                address: "404.html", title: "Page not found", about: "There’s no page at this address.", template: "404",
                isFound: false)
        }
    }

    /// What the navigation has before the kinds of listings, and behind them.
    package static let navigation: (before: [SitePage], behind: [SitePage]) = ([.search], [.suburbs, .circles, .follow])
    /// What the menu of narrow screens has beside that.
    package static let menu: [SitePage] = [.calendar, .campuses]
    /// What the foot of each page leads to.
    package static let foot: [SitePage] = [.inspections, .calendar, .people, .comments, .settings, .api, .cannot]
    /// What stands in the place of another page, and where nobody is led.
    private static let standIns: [SitePage] = [.offline, .notFound]

    /// The part of its address that nothing else may have.
    package var name: String { row.address }
    /// Its address from the root of the site.
    package var path: String { self == .notFound ? row.address : row.address + "/" }
    package var template: String { row.template ?? row.address }
    package var title: String { row.title }
    package var isFound: Bool { row.isFound }

    /// What it is about, on a board of that title.
    package func about(_ board: String) -> String { row.about.replacing("{board}", with: board) }

    /// Those of a board that has what they need, or has not.
    package static func all(campuses: Bool, brands: Bool, circles: Bool, comments: Bool) -> [SitePage] {
        allCases.filter { page in
            switch page.row.need {
            case nil: true
            case .campuses: campuses
            case .brands: brands
            case .circles: circles
            case .comments: comments
            }
        }
    }

    /// Whether people may be led to it from an address that is no more.
    package var isLedTo: Bool { !SitePage.standIns.contains(self) }
}
