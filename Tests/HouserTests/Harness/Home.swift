import ListingKit
import Values

/// A home to rent whose file a test edits as its owner would.
struct Home {
    let slug: String
    var id: String?
    var title = "A flat that is followed"
    var owner = "tom"
    var suburb = "suburb: Collingwood, state: VIC, postcode: 3066"
    var status = "available"
    var rent = 480
    var listed: Day
    var confirmed: Day
    var tags = ["near trams"]
    var history: [String] = []
    var inspections: [String] = []
    var text = "A flat."

    init(_ slug: String, listed: Day) {
        self.slug = slug
        self.listed = listed
        confirmed = listed
    }

    /// What its entries are known by.
    var identity: String { id ?? slug }

    var isOpen: Bool { status == "available" || status == "under-application" }

    var file: String { "rentals/\(slug).yaml" }

    func write(to workspace: Workspace) throws {
        func list(_ key: String, _ items: [String]) -> String {
            items.isEmpty ? "" : "\(key):\n" + items.map { "  - \($0)\n" }.joined()
        }
        try workspace.write(
            file,
            """
            title: \(title)
            \(id.map { "id: \($0)\n" } ?? "")owner: \(owner)
            status: \(status)
            address: {street: 7 Gipps Street, \(suburb)}
            rent: \(rent)
            property: apartment
            bedrooms: 2
            bathrooms: 1
            available: 2026-12-01
            listed: \(listed)
            confirmed: \(confirmed)
            tags: [\(tags.joined(separator: ", "))]
            \(list("history", history))\(list("inspections", inspections))description: \(text)

            """)
    }

    /// A new rent from a day on.
    mutating func reprice(to new: Int, on day: Day) {
        history.append("{on: \(day), rent: \(rent)}")
        rent = new
    }

    /// A new status from a day on.
    mutating func turn(_ new: String, on day: Day) {
        history.append("{on: \(day), status: \(status)}")
        status = new
    }

    /// Another inspection, of 11:00 on a day.
    mutating func add(_ slot: String, on day: Day) { inspections.append("{start: \(slot) 11:00, end: \(slot) 11:30, added: \(day)}") }

    /// Calls off the inspection of a day.
    mutating func cancel(_ slot: String, on day: Day) {
        inspections = inspections.map { line in
            line.hasPrefix("{start: \(slot)") ? line.dropLast() + ", cancelled: \(day)}" : line
        }
    }
}
