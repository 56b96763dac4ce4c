@testable import Findings
@testable import ListingKit
@testable import SiteKit
@testable import Values

/// A board for tests of calendars: its files, and the calendars of its listings.
struct CalendarBoard {
    /// The facts that every rental has unless a test says otherwise.
    static let rental = [
        "title": "Light flat near the park", "owner": "maria", "rent": "520", "property": "apartment", "bedrooms": "2",
        "bathrooms": "1", "available": "2026-12-01", "listed": "2026-11-18", "history": "",
        "address": "{street: 12 Gipps Street, suburb: Collingwood, state: VIC, postcode: 3066}",
        "inspections": "[{start: 2026-11-28 11:00, end: 2026-11-28 11:30}]",
    ]
    /// The facts of a thing for sale.
    static let item = [
        "title": "Oak desk", "owner": "maria", "price": "120", "category": "furniture", "condition": "good", "listed": "2026-11-18",
        "address": "{suburb: Collingwood, state: VIC, postcode: 3066}",
        "inspections": "[{start: 2026-11-28 11:00, end: 2026-11-28 11:30}]",
    ]

    var url = "https://homes.example/board/"
    var authority = "homes.example,2026"
    var zone = "Australia/Melbourne"
    var today = "2026-11-21"
    /// The text of each listing, by the path of its file.
    var listings: [String: String] = [:]

    /// A board with one rental, some of whose facts are others.
    init(_ facts: [String: String] = [:], at path: String = "rentals/gipps-street.md") {
        listings[path] = Self.text(Self.rental, facts)
    }

    static func text(_ facts: [String: String], _ others: [String: String] = [:]) -> String {
        let lines = facts.merging(others) { $1 }.sorted { $0.key < $1.key }.filter { !$0.value.isEmpty }
        return "---\n" + lines.map { "\($0.key): \($0.value)\n" }.joined() + "---\nLight and quiet.\n"
    }

    /// Reads the board. Throws its problems if it has errors.
    func read() throws -> (context: SiteContext, items: [SiteListing]) {
        let folder = ScratchFolder()
        try folder.write(
            "content/board.yaml", "title: Common Homes\nurl: \(url)\nauthority: \(authority)\ntimezone: \(zone)\n")
        try folder.write("content/people/maria.yaml", "name: Maria Rossi\nrole: owner\nphone: 0491 570 156\n")
        for (path, text) in listings { try folder.write("content/" + path, text) }
        let day = Day(today) ?? Day(number: 0)
        let reading = ContentReader(
            try ContentFolder(folder.path + "/content"), today: .day(day), threads: 1, memory: NoMemory(seed: 1)
        ).read()
        guard let board = reading.board, !reading.hasErrors else { throw Broken(problems: reading.diagnostics) }
        let context = SiteContext(reading, board: board, address: SiteAddress(url: board.url), content: "content", words: .shipped)
        return (context, try reading.listings.map { SiteListing(try reading.inFull($0), $0.summary, context) })
    }

    /// The calendar of all its listings.
    func calendar() throws -> [UInt8] {
        let (context, items) = try read()
        guard let calendars = Calendars(context: context) else { throw Broken(problems: []) }
        let page = Route.suburbs
        return calendars.calendar(name: "Collingwood 3066", page: page, file: page.inspections, zone: zone, items: items)
    }

    /// The events of that calendar.
    func events() throws -> [ParsedCalendar] { try ParsedCalendar(try calendar()).all("VEVENT") }

    struct Broken: Error {
        let problems: [Diagnostic]
    }
}
