import Findings

extension Rule {
    static let idUnique = Rule(
        "id-unique", .error, "No two listings share an id or an address",
        "Feeds and calendars recognise listings by their id. Give one of the two another id, or another file name.")

    /// Reports listings whose id or address an earlier one has already. `listings` are sorted by path. `line` reads a
    /// line of a file again, for the few that have a finding.
    static func checkIds(_ listings: [LoadedListing], line: (_ file: String, _ number: Int) -> String?) -> [Diagnostic] {
        var ids = Dictionary<String, Int>(minimumCapacity: listings.count)
        var result: [Diagnostic] = []
        for index in listings.indices {
            let listing = listings[index].summary
            let span = listings[index].record.idSpan
            func clash(_ message: String, reason: String = "", fix: String) {
                result.append(
                    idUnique.finding(
                        in: listing.file, at: span, message, reason: reason, fix: fix, sourceLine: line(listing.file, span.line)))
            }
            // Files of one address are neighbours, since no name has a sign between a full stop and a slash.
            if index > 0, listings[index - 1].summary.slug == listing.slug, listings[index - 1].summary.folder == listing.folder {
                let other = listings[index - 1].summary.file
                clash(
                    "\(ContentPath.named(other)) is published at the same address, /\(listing.address)/",
                    fix: "Rename one of the two files.")
            } else if let other = ids.updateValue(index, forKey: listing.id) {
                // The file's own name will do, unless it is taken too.
                let isFree = span.line > 0 && !listings.contains { $0.summary.id == listing.slug }
                clash(
                    "the id \(listing.id.quoted) is already that of \(ContentPath.named(listings[other].summary.file))",
                    reason: "Without an \"id\" line the file's name is the id, also across kinds.",
                    fix: isFree ? "Delete this line." : "id: \(ellipsis)")
            }
        }
        return result
    }
}
