extension Rule {
    static let idUnique = Rule(
        "id-unique", .error, "No two listings share an id or an address",
        "Feeds and calendars tell listings apart by id. Give one of the two another id, or another file name.")

    /// Findings on all listings whose id or address another one, earlier by path, has already.
    ///
    /// `listings` are in the order of their paths. `line` gives the text of a line of a file, which is read again for the few that have a
    /// finding.
    static func checkIds(_ listings: [ReadListing], line: (_ file: String, _ number: Int) -> String?) -> [Diagnostic] {
        var ids = Dictionary<String, Int>(minimumCapacity: listings.count)
        var result: [Diagnostic] = []
        for index in listings.indices {
            let listing = listings[index].summary
            // Nothing stands between the files of one address, since no name has a sign that comes between a full stop and a slash.
            if index > 0, isAtAddress(of: listings[index - 1].summary, listing) {
                let span = listings[index].record.idSpan
                let other = listings[index - 1].summary.file
                result.append(
                    Diagnostic(
                        idUnique.severity, rule: idUnique.id, file: listing.file, span: span,
                        message: "\(other) is published at the same address, /\(folder(listing))/\(listing.slug)/",
                        fix: "Rename one of the two files.", sourceLine: line(listing.file, span.line)))
            } else if let other = ids.updateValue(index, forKey: listing.id) {
                let span = listings[index].record.idSpan
                result.append(
                    Diagnostic(
                        idUnique.severity, rule: idUnique.id, file: listing.file, span: span,
                        message: "the id \(listing.id.quoted) is already that of \(listings[other].summary.file)",
                        reason: "Without an \"id\" line the file's name is the id, also across kinds.",
                        fix: "id: \(ellipsis)", sourceLine: line(listing.file, span.line)))
            }
        }
        return result
    }

    /// Whether two listings are published at one address.
    private static func isAtAddress(of other: ListingSummary, _ listing: ListingSummary) -> Bool {
        other.slug == listing.slug && folder(other) == folder(listing)
    }

    /// The folder that a listing's file lies in, in which its kind is published too.
    private static func folder(_ listing: ListingSummary) -> Substring {
        listing.file.utf8.firstIndex(of: UInt8(ascii: "/")).map { listing.file[..<$0] } ?? listing.file[...]
    }
}
