extension Rule {
    static let hiddenStreet = Rule(
        "hidden-street", .error, "A hidden street is told nowhere",
        "With \"show: suburb\" the street is kept out of every page and feed. It would still be public if the title, the description, a picture's text, a tag or the file's name told it, so that is an error. (The file itself is as public as the repository that holds it.)"
    )

    /// Reports every text of a listing that gives a hidden street away: each value of its file but addresses, its text, and its name.
    static func checkHiddenStreet(
        _ listing: Listing, slug: String, root: YAMLNode, body: (text: ArraySlice<UInt8>, line: Int)?, report: inout Report
    ) {
        var secrets: [StreetSecret] = []
        if let secret = listing.place.flatMap(StreetSecret.init) { secrets.append(secret) }
        for value in listing.values {
            if case .address(let place)? = value, let secret = StreetSecret(place) { secrets.append(secret) }
        }
        // Hardly any listing hides a street.
        guard !secrets.isEmpty else { return }
        let addresses = ["address"] + listing.kind.fields.filter { $0.type == .address }.map(\.id)
        for secret in secrets {
            for entry in root.entries ?? [] where !addresses.contains(entry.key) {
                check(entry.value, key: entry.key, secret, report: &report)
            }
            if let body, let index = secret.line(in: body.text) {
                add("the description", SourceSpan(line: body.line + index, column: 1), report: &report)
            } else if secret.isTold(by: listing.description.html(siteRoot: "/", imageBase: "")) {
                // Written with entities, which only the rendered text shows.
                let spans = ListingSpans(root)
                add("the description", body.map { SourceSpan(line: $0.line, column: 1) } ?? spans["description"], report: &report)
            }
            for (field, value) in zip(listing.kind.fields, listing.values) {
                guard case .address(let place)? = value, let street = place.publicStreet, secret.isTold(by: street) else { continue }
                add(field.id.quoted, ListingSpans(root)[field.id], report: &report)
            }
            if let place = listing.place, let street = place.publicStreet, secret.isTold(by: street) {
                add("the address", ListingSpans(root)["address"], report: &report)
            }
            if secret.isTold(by: slug) {
                report.add(
                    .hiddenStreet, .wholeFile, "the file's name tells the street that \"show: suburb\" hides",
                    reason: "The name becomes part of the listing's address on the site.", fix: "Rename the file, or write \"show: full\".")
            }
        }
    }

    private static func check(_ node: YAMLNode, key: String, _ secret: StreetSecret, report: inout Report) {
        switch node.content {
        case .scalar(let text):
            guard let index = secret.line(in: text) else { return }
            add(what(key), node.isBlock ? SourceSpan(line: node.textLine + index, column: 1) : node.span, report: &report)
        case .sequence(let items): for item in items { check(item, key: key, secret, report: &report) }
        case .mapping(let entries): for entry in entries { check(entry.value, key: key, secret, report: &report) }
        }
    }

    private static func add(_ what: String, _ span: SourceSpan, report: inout Report) {
        report.add(
            .hiddenStreet, span, "\(what) tells the street that \"show: suburb\" hides",
            fix: "Take the street out there, or write \"show: full\".")
    }

    private static func what(_ key: String) -> String {
        switch key {
        case "title", "description", "id": "the \(key)"
        case "tags": "a tag"
        case "images": "a picture's name or text"
        default: key.quoted
        }
    }
}
