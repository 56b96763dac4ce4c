import Bytes
import ListingKit
import Mustache
import Syndication
import Values

/// Sets what a page says of the feeds and the calendar of its scope.
struct FollowView: Sendable {
    private let address: SiteAddress
    private let board: FeedScope
    private let formats: FeedFormats
    private let words: Words

    init(_ context: SiteContext) {
        address = context.address
        board = .board(context)
        formats = context.board.formats
        words = context.words
    }

    /// Sets that a page can be followed: its feeds, what opens them in readers, and its calendar if it has one. `count` is how many there are
    /// to follow, where the page shows others too. A scope that is not followed has no feeds; see ``SiteContext/hasFeeds(_:_:)``.
    func set(_ scope: FeedScope, isFollowed: Bool = true, calendar: Bool, count: Int? = nil, in view: inout View) {
        guard isFollowed, !formats[scope.kind].isEmpty else {
            return setNone(calendar: calendar ? scope.page.inspections : nil, named: scope.name, in: &view)
        }
        view.text(.scopeName, (scope.coverage.map(words.covering) ?? scope.name).isolated)
        view.text(.scopeCount, count.map(words.rightNow))
        view.absent(.followHref)
        discovery(scope, calendar: calendar ? scope.page.inspections : nil, in: &view)
        view.objects(.formats, formats[scope.kind]) { view, format in
            view.plain(.label, format.label)
            view.plain(.type, format.mediaType)
            view.plain(.name, format.fileName)
            view.link(.href, address, scope.page, format.fileName)
        }
        view.link(.changesHref, address, scope.page, FeedFormat.atom.changesFileName)
        view.objects(.changeFormats, formats.changes(of: scope.kind).filter { $0 != .atom }) { view, format in
            view.plain(.label, format.label)
            view.plain(.type, format.mediaType)
            view.plain(.name, format.changesFileName)
            view.link(.href, address, scope.page, format.changesFileName)
        }
        setReaders(.readers, opening: scope.route(.atom), in: &view)
        setReaders(.changeReaders, opening: scope.page.changes(), in: &view)
        guard calendar else {
            view.absent(.calendarHref)
            return view.list(.calendars) { _ in }
        }
        setCalendar(scope.page.inspections, named: scope.name, in: &view)
    }

    /// Sets a calendar, and what subscribes to it.
    func setCalendar(_ route: Route, named name: String, in view: inout View) {
        view.link(.calendarHref, address, route)
        let calendar = address.absolute(route)
        view.objects(.calendars, CalendarApp.all) { view, app in
            view.text(.label, app.name(words))
            view.text(.href) { app.append(opening: calendar, name: name, to: &$0) }
        }
    }

    /// Sets that a page has no feeds but a calendar.
    func setCalendarAlone(_ route: Route, named name: String, in view: inout View) {
        setNone(calendar: route, named: name, in: &view)
        setCalendar(route, named: name, in: &view)
    }

    private func setReaders(_ name: TemplateVariable, opening feed: Route, in view: inout View) {
        let feed = address.absolute(feed)
        view.objects(name, FeedReader.all.enumerated()) { view, numbered in
            let (place, reader) = numbered
            view.bool(.first, place == 0)
            view.bool(.last, place == FeedReader.all.count - 1)
            view.plain(.label, reader.name)
            view.plain(.homeHref, reader.home)
            view.text(.href) { reader.append(opening: feed, to: &$0) }
        }
    }

    /// Sets that a page is about something without feeds of its own; programs find those of another scope, or the board's.
    func setNone(pointingTo scope: FeedScope? = nil, calendar: Route? = nil, named name: String? = nil, in view: inout View) {
        view.absent(.scopeName, .scopeCount, .followHref, .changesHref, .calendarHref)
        for name in [TemplateVariable.formats, .readers, .changeFormats, .changeReaders, .calendars] { view.list(name) { _ in } }
        if let scope, !formats[scope.kind].isEmpty {
            discovery(scope, calendar: calendar, named: name, in: &view)
        } else {
            discovery(board, calendar: calendar, named: name, in: &view)
        }
    }

    /// Sets the links in the head of a page by which browsers and readers find feeds.
    private func discovery(_ scope: FeedScope, calendar: Route?, named name: String? = nil, in view: inout View) {
        view.list(.feeds) { view in
            for format in formats[scope.kind] {
                add(format.mediaType, scope.page, format.fileName, in: &view) { out in
                    out.append(text: scope.name)
                    out.append(" (")
                    out.append(text: format.label)
                    out.append(")")
                }
            }
            for format in formats.changes(of: scope.kind) {
                add(format.mediaType, scope.page, format.changesFileName, in: &view) { out in
                    words.write("feed.changes", scope.name, format == .atom ? nil : format.label, to: &out)
                }
            }
            if let calendar {
                add("text/calendar", calendar, "", in: &view) { out in
                    words.write("calendars.inspections_of", name ?? scope.name, to: &out)
                }
            }
        }
    }

    private func add(_ type: String, _ page: Route, _ file: String, in view: inout View, title: (inout ByteBuffer) -> Void) {
        view.item { view in
            view.plain(.type, type)
            view.text(.title, title)
            view.link(.href, address, page, file)
        }
    }
}

/// A feed reader that opens a feed from a link.
struct FeedReader: Sendable {
    let name: String
    /// Where people get it.
    let home: String
    /// What stands before the percent-encoded address of the feed, after that of the reader.
    private let prefix: String

    /// The readers that most people use in the browser, by name.
    static let all = [
        FeedReader(name: "Feedly", home: "https://feedly.com/", prefix: "i/subscription/feed%2F"),
        FeedReader(name: "Inoreader", home: "https://www.inoreader.com/", prefix: "?add_feed="),
        FeedReader(name: "NewsBlur", home: "https://www.newsblur.com/", prefix: "?url="),
        FeedReader(name: "The Old Reader", home: "https://theoldreader.com/", prefix: "feeds/subscribe?url="),
    ]

    func append(opening feed: String, to out: inout ByteBuffer) {
        out.append(text: home)
        out.append(text: prefix)
        out.append(percentEncoding: feed)
    }
}

/// A calendar app that subscribes to a calendar from a link.
enum CalendarApp: Sendable, CaseIterable {
    case device, google, outlook

    static let all = allCases

    func name(_ words: Words) -> String {
        switch self {
        case .device: words["calendar_app.add"]
        case .google: "Google Calendar"
        case .outlook: "Outlook"
        }
    }

    func append(opening calendar: String, name: String, to out: inout ByteBuffer) {
        switch self {
        case .device: CalendarApp.append(subscribingTo: calendar, to: &out)
        case .google:
            out.append("https://calendar.google.com/calendar/r?cid=")
            out.append(percentEncoding: { CalendarApp.append(subscribingTo: calendar, to: &$0) })
        case .outlook:
            out.append("https://outlook.live.com/calendar/0/addfromweb?url=")
            out.append(percentEncoding: calendar)
            out.append("&name=")
            out.append(percentEncoding: name)
        }
    }

    /// Appends an address with the scheme by which calendar apps know that they are to subscribe and not only to read once.
    private static func append(subscribingTo calendar: String, to out: inout ByteBuffer) {
        out.append("webcal")
        out.append(text: String(calendar.drop { $0 != ":" }))
    }
}
