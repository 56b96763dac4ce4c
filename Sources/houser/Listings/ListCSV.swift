import Bytes
import Rules
import Values

/// Listings for spreadsheets: comma-separated values as RFC 4180 has them, a line for each listing below one of names.
struct ListCSV {
    let rows: [ListedRow]

    private static let head = [
        "file", "id", "kind", "title", "owner", "status", "price", "per", "suburb", "state", "postcode", "listed", "confirmed", "expires",
    ]

    /// The whole file.
    var text: String { ([ListCSV.head] + rows.map(cells)).map { $0.map(ListCSV.cell).joined(separator: ",") + "\r\n" }.joined() }

    private func cells(_ row: ListedRow) -> [String] {
        let listing = row.listing
        let locality = listing.place?.locality
        return [
            listing.file, listing.id, listing.kind.id, listing.title, listing.owner, row.status,
            listing.price.map { ListCSV.dollars($0.cents) } ?? "", listing.price == nil ? "" : listing.kind.price?.per.rawValue ?? "",
            locality?.name ?? "", locality?.state.rawValue ?? "", locality.map { "\($0.postcode)" } ?? "", listing.listed.description,
            listing.confirmed.description, row.expires?.description ?? "",
        ]
    }

    /// An amount without a sign of the currency, so that spreadsheets take it for a number.
    private static func dollars(_ cents: some BinaryInteger) -> String {
        let rest = "\(cents % 100)"
        return "\(cents / 100).\(rest.count < 2 ? "0" : "")\(rest)"
    }

    /// What formulas begin with, in full width as well, and what may end a cell before one where commas don't.
    private static let formula = "=+-@＝＋－＠".unicodeScalars
    private static let ends = ";\t\r\n".unicodeScalars

    /// A value in its cell. What a spreadsheet would take for a formula gets an apostrophe, by which it shows the text as it is
    /// (https://owasp.org/www-community/attacks/CSV_Injection).
    static func cell(_ text: String) -> String {
        var marked = String.UnicodeScalarView()
        var isStart = true
        for scalar in text.unicodeScalars {
            if isStart && formula.contains(scalar) || marked.isEmpty && ends.contains(scalar) { marked.append("'") }
            marked.append(scalar)
            isStart = ends.contains(scalar)
        }
        let safe = String(marked)
        guard safe.unicodeScalars.contains(where: { ",\"".unicodeScalars.contains($0) || ends.contains($0) }) else { return safe }
        return "\"\(safe.replacing("\"", with: "\"\""))\""
    }
}
