import Bytes
import Facts
import ListingKit
import Values

/// Listings for people: a line for each, and how many there are of each status.
struct ListText {
    let rows: [ListedRow]
    let today: Day

    /// So many characters of a title are shown, so that a line fits.
    private static let title = 40
    private static let head = ["FILE", "TITLE", "STATUS", "PRICE", "SUBURB", "LISTED", "CONFIRMED", "EXPIRES"]

    var text: String {
        guard !rows.isEmpty else { return "no listings\n" }
        let lines = [ListText.head] + rows.map(columns)
        let widths = ListText.head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        let table = lines.map { line in
            zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ").withoutFinalSpaces + "\n"
        }
        return table.joined() + "\n" + counts + "\n"
    }

    private func columns(_ row: ListedRow) -> [String] {
        let listing = row.listing
        return [
            listing.file, ListText.shortened(listing.title), row.status, row.price, row.suburb, listing.listed.description,
            listing.confirmed.description, row.expires?.description ?? "",
        ]
    }

    private static func shortened(_ text: String) -> String {
        let line = String(
            text.unicodeScalars.filter { $0.properties.generalCategory != .control && !$0.isDirectionControl }.map(Character.init))
        return line.count > title ? line.prefix(title - 1).trimmed + "…" : line
    }

    /// `5 listings as of 2026-11-21: 3 available, 1 let, 1 expired`.
    private var counts: String {
        let words = ListTotals(rows).counts.map { "\(grouped($0.count)) \($0.status)" }
        return "\(counted(rows.count, "listing")) as of \(today): \(words.joined(separator: ", "))"
    }
}

/// How many listings there are of each status.
struct ListTotals {
    /// Those that are open first, then by name.
    let counts: [(status: String, count: Int)]

    init(_ rows: [ListedRow]) {
        let groups = Dictionary(grouping: rows, by: \.status)
        counts = groups.map { (status: $0.key, count: $0.value.count) }.sorted {
            ($0.status != Kind.available ? 1 : 0, $0.status) < ($1.status != Kind.available ? 1 : 0, $1.status)
        }
    }
}

extension String {
    fileprivate var withoutFinalSpaces: String {
        var text = self[...]
        while text.hasSuffix(" ") { text = text.dropLast() }
        return String(text)
    }
}
