/// A page of which a site has one at most, in the order of the site map. What knows all of them goes through this catalogue: its row is where
/// a page's name is kept from kinds and pages of the board's own, where it may be led to, found and linked, and what it says of itself.
package enum SitePage: CaseIterable, Sendable {
    case suburbs, campuses, people, brands, circles, tags, follow, search, inspections, calendar, post, postMine, postChange, postComment
    case cannot, api, comments
    case saved, compare, settings, offline, notFound

    /// What a page needs to know of itself, whatever fills it.
    private struct Row {
        /// Its folder; a file for one that hosts show by themselves.
        let address: String
        /// The key of the message that is its title.
        let title: String
        /// The key of what search engines show of it; nil for one that says more than a row can.
        var about: String?
        var template: String?
        /// Whether search engines are to know it.
        var isFound = true
        /// What a board may be without, and the page with it.
        var need: Need?
        /// Its place among what the foot of each page leads to; nil if it is not there.
        var foot: Int?
    }

    /// What a board may be without.
    package enum Need { case campuses, brands, circles, comments }

    private var row: Row {
        switch self {
        case .suburbs: Row(address: "suburbs", title: "pages.suburbs_title")
        case .campuses:
            Row(address: "campuses", title: "pages.campuses_title", about: "pages.campuses_about", need: .campuses)
        case .people: Row(address: "people", title: "pages.people_title", about: "pages.people_about", foot: 2)
        case .brands: Row(address: "brands", title: "pages.brands_title", about: "pages.brands_about", need: .brands)
        case .circles:
            Row(address: "circles", title: "pages.circles_title", about: "pages.circles_about", need: .circles)
        case .tags: Row(address: "tags", title: "pages.tags_title", about: "pages.tags_about")
        case .follow: Row(address: "follow", title: "pages.follow_title", about: "pages.follow_about")
        case .search: Row(address: "search", title: "pages.search_title", about: "pages.search_about")
        case .inspections: Row(address: "inspections", title: "pages.inspections_title", foot: 0)
        case .calendar: Row(address: "calendar", title: "pages.calendar_title", foot: 1)
        case .post: Row(address: "post", title: "pages.post_title", about: "pages.post_about")
        case .postMine:
            Row(address: "post/mine", title: "pages.mine_title", about: "pages.mine_about", template: "post-mine", isFound: false)
        case .postChange:
            Row(address: "post/change", title: "pages.change_title", about: "pages.change_about", template: "post-change", isFound: false)
        case .postComment:
            Row(
                address: "post/comment", title: "pages.comment_title", about: "pages.comment_about", template: "post-comment",
                isFound: false)
        case .cannot: Row(address: "cannot", title: "pages.cannot_title", about: "pages.cannot_about", foot: 6)
        case .api: Row(address: "api", title: "pages.api_title", about: "pages.api_about", template: "data", foot: 5)
        case .comments:
            Row(address: "comments", title: "pages.comments_title", about: "pages.comments_about", isFound: false, need: .comments, foot: 3)
        case .saved: Row(address: "saved", title: "pages.saved_title", about: "pages.saved_about", isFound: false)
        case .compare: Row(address: "compare", title: "pages.compare_title", about: "pages.compare_about", isFound: false)
        case .settings:
            Row(address: "settings", title: "pages.settings_title", about: "pages.settings_about", isFound: false, foot: 4)
        case .offline:
            Row(address: "offline", title: "pages.offline_title", about: "pages.offline_about", isFound: false)
        case .notFound:
            Row(address: "404.html", title: "pages.not_found_title", about: "pages.not_found_about", template: "404", isFound: false)
        }
    }

    /// What the navigation has before the kinds of listings, and behind them.
    package static let navigation: (before: [SitePage], behind: [SitePage]) = ([.search], [.suburbs, .circles, .follow])
    /// What the menu of narrow screens has beside that.
    package static let menu: [SitePage] = [.post, .calendar, .campuses]
    /// What the foot of each page leads to.
    package static let foot = allCases.filter { $0.row.foot != nil }.sorted { ($0.row.foot ?? 0) < ($1.row.foot ?? 0) }
    /// What stands in the place of another page, and where nobody is led.
    private static let standIns: [SitePage] = [.offline, .notFound]

    /// The part of its address that nothing else may have.
    package var name: String { row.address }
    /// Its address from the root of the site.
    package var path: String { self == .notFound ? row.address : row.address + "/" }
    package var template: String { row.template ?? row.address }
    /// The key of the message that is its title.
    package var titleKey: String { row.title }
    /// The key of the message that says what it is about, on a board of that title; nil if it says more than one message can.
    package var aboutKey: String? { row.about }
    package var isFound: Bool { row.isFound }

    /// Those of a board that has what they need, or has not.
    package static func all(ifThere has: (Need) -> Bool) -> [SitePage] { allCases.filter { $0.row.need.map(has) ?? true } }

    /// Whether people may be led to it from an address that is no more.
    package var isLedTo: Bool { !SitePage.standIns.contains(self) }
}
