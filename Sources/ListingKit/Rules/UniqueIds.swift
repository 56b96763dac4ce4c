extension Rule {
    static let idFormat = Rule(
        "id-format", .error, "An id is made of lower-case letters, digits and hyphens",
        "The id is the listing's identity for feed readers, for ever. Without one the file's name is the id.",
        example: "id: gipps-street-12")
    static let idUnique = Rule(
        "id-unique", .error, "No two listings share an id or an address",
        "Feeds and calendars tell listings apart by id. Give one of the two another id, or another file name.")

    static func id(_ node: YAMLNode, report: inout Report) -> String? {
        guard let text = text(node, key: "id", report: &report) else { return nil }
        if text.isSlug { return text }
        report.add(
            .idFormat, node.span, "\(text.quoted) cannot be an id",
            reason: "It has lower-case letters, digits and single hyphens, at most 80.",
            fix: text.slugified.isEmpty ? nil : "id: \(text.slugified)")
        return nil
    }

    /// Findings on all listings whose id or address another one, earlier by path, has already.
    ///
    /// `line` gives the text of a line of a file, which is read again for the few that have a finding.
    static func checkIds(
        _ listings: [(listing: ListingSummary, span: SourceSpan)], line: (_ file: String, _ number: Int) -> String?
    ) -> [Diagnostic] {
        var ids = Dictionary<String, String>(minimumCapacity: listings.count)
        var addresses = Dictionary<String, String>(minimumCapacity: listings.count)
        var result: [Diagnostic] = []
        for (listing, span) in listings {
            // A kind is published in the folder that its files lie in.
            let address = listing.file.prefix { $0 != "/" } + "/" + listing.slug
            if let other = addresses.updateValue(listing.file, forKey: address) {
                result.append(
                    Diagnostic(
                        idUnique.severity, rule: idUnique.id, file: listing.file, span: span,
                        message: "\(other) is published at the same address, /\(address)/", fix: "Rename one of the two files.",
                        sourceLine: line(listing.file, span.line)))
            } else if let other = ids.updateValue(listing.file, forKey: listing.id) {
                result.append(
                    Diagnostic(
                        idUnique.severity, rule: idUnique.id, file: listing.file, span: span,
                        message: "the id \(listing.id.quoted) is already that of \(other)",
                        reason: "Without an \"id\" line the file's name is the id, also across kinds.",
                        fix: "id: \(ellipsis)", sourceLine: line(listing.file, span.line)))
            }
        }
        return result
    }
}
