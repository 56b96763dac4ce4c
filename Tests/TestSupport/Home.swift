import ListingKit
import Values

/// A home to rent whose file a test edits as its owner would.
package struct Home {
    package let slug: String
    package var id: String?
    package var title = "A flat that is followed"
    package var owner = "tom"
    package var suburb = "suburb: Collingwood, state: VIC, postcode: 3066"
    package var status = "available"
    package var rent = 480
    package var listed: Day
    package var confirmed: Day
    package var tags = ["near trams"]
    package var history: [String] = []
    package var inspections: [String] = []
    package var text = "A flat."

    package init(_ slug: String, listed: Day) {
        self.slug = slug
        self.listed = listed
        confirmed = listed
    }

    /// What its entries are known by.
    package var identity: String { id ?? slug }

    package var isOpen: Bool { status == "available" || status == "under-application" }

    package var file: String { "rentals/\(slug).yaml" }

    package func write(to workspace: Workspace) throws {
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
    package mutating func reprice(to new: Int, on day: Day) {
        history.append("{on: \(day), rent: \(rent)}")
        rent = new
    }

    /// A new status from a day on.
    package mutating func turn(_ new: String, on day: Day) {
        history.append("{on: \(day), status: \(status)}")
        status = new
    }

    /// Another inspection, of 11:00 on a day.
    package mutating func add(_ slot: String, on day: Day) {
        inspections.append("{start: \(slot) 11:00, end: \(slot) 11:30, added: \(day)}")
    }

    /// Calls off the inspection of a day.
    package mutating func cancel(_ slot: String, on day: Day) {
        inspections = inspections.map { line in
            line.hasPrefix("{start: \(slot)") ? line.dropLast() + ", cancelled: \(day)}" : line
        }
    }
}
