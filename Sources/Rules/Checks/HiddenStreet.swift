import Bytes
import CommonMark
import Facts
import Findings
import Values
import YAML

extension ListingRule {
    package static let hiddenStreet = ListingRule(.hiddenStreet) { Rule.checkHiddenStreet($0, report: &$1) }
}

extension Rule {
    package static let hiddenStreet = Rule(
        "hidden-street", .error, "A hidden street doesn't show anywhere",
        "\"show: suburb\" keeps the street off every page and feed. It would still be public if it were in the title, the description, a picture's name or text, a tag or the file's name, or in any other file of the board, whoever wrote that, so that's an error, however it's written: run together (12GippsSt), split up, in words or in odd characters. A street without its number, such as \"near Gipps Street\", is fine. (The file itself is as public as the repository it's in.)"
    )

    /// Reports every text of a listing that gives away a hidden street: values except addresses, its text, its name.
    fileprivate static func checkHiddenStreet(_ parsed: ParsedListing, report: inout Report) {
        let (listing, root, body) = (parsed.listing, parsed.root, parsed.body)
        let secrets = listing.hiddenStreets
        // Hardly any listing hides a street.
        guard !secrets.isEmpty else { return }
        let search = StreetSearch(secrets)
        // The street is named in findings, for words that look like something else, such as a day in May.
        let street = secrets.count == 1 ? ", " + secrets[0].street.trimmed : ""
        for entry in root.entries ?? [] where entry.key != "address" && !(listing.kind.field(entry.key)?.type.isAddress ?? false) {
            check(entry.value, key: entry.key, search, street, report: &report)
        }
        if let body, let found = search.first(in: body.text) ?? body.text.withUnsafeBufferPointer({ withoutTags($0, search) }) {
            add("the description", SourceSpan(line: body.line + found.line, column: 1), street, report: &report)
        } else if shows(body?.text, otherThan: root["description"]), !isTold(by: root["description"], search),
            isTold(by: listing.description, search)
        {
            // Only the rendered text shows it.
            let span = body.map { SourceSpan(line: $0.line, column: 1) } ?? parsed.span(of: "description")
            add("the description", span, street, reason: asShown, report: &report)
        }
        for (field, value) in zip(listing.kind.fields, listing.values) {
            if case .address(let place)? = value, let shown = place.publicStreet, search.first(in: shown) != nil {
                add(field.id.quoted, parsed.span(of: field.id), street, report: &report)
            }
            if case .prose(let text)? = value, !isTold(by: root[field.id], search), isTold(by: text, search) {
                add(field.id.quoted, parsed.span(of: field.id), street, reason: asShown, report: &report)
            }
        }
        if let street = listing.place?.publicStreet, search.first(in: street) != nil {
            add("the address", parsed.span(of: "address"), street, report: &report)
        }
        if search.first(in: parsed.slug) != nil {
            report.add(
                .hiddenStreet, .wholeFile, "the file's name gives away the street that \"show: suburb\" hides\(street)",
                reason: "The name becomes part of the listing's address on the site.", fix: "Rename the file, or write \"show: full\".")
        }
    }

    /// Where a street is told once tags of HTML are gone, as summaries leave them out.
    private static func withoutTags(_ text: UnsafeBufferPointer<UInt8>, _ search: StreetSearch) -> (secret: Int, line: Int)? {
        guard text.firstIndex(of: 0x3C, from: 0) != nil, let shown = ShownSource(Array(text)).text else { return nil }
        return search.first(in: shown)
    }

    private static func isTold(by text: Markdown.Rendered, _ search: StreetSearch) -> Bool {
        let shown = ShownText(text.html(siteRoot: "/", imageBase: ""))
        return search.first(in: shown.text) != nil || search.first(in: shown.attributes) != nil
    }

    /// Whether readers may see another text than the file holds: entities, or link texts without their addresses.
    private static func shows(_ text: ArraySlice<UInt8>?, otherThan node: YAMLNode?) -> Bool {
        guard let text, node == nil else { return true }
        // `&`, `](` and `][`
        var last: UInt8 = 0
        for byte in text {
            if byte == 0x26 || last == 0x5D && (byte == 0x28 || byte == 0x5B) { return true }
            last = byte
        }
        return false
    }

    private static func isTold(by node: YAMLNode?, _ search: StreetSearch) -> Bool {
        node?.text.map { search.first(in: $0) != nil } ?? false
    }

    private static func check(_ node: YAMLNode, key: String, _ search: StreetSearch, _ street: String, report: inout Report) {
        switch node.content {
        case .scalar(let text):
            var text = text
            guard let found = search.first(in: text) ?? text.withUTF8({ withoutTags($0, search) }) else { return }
            add(what(key), node.isBlock ? SourceSpan(line: node.textLine + found.line, column: 1) : node.span, street, report: &report)
        case .sequence(let items):
            let before = report.diagnostics.count
            for item in items { check(item, key: key, search, street, report: &report) }
            // Items stand side by side on the page: [12, Gipps Street].
            guard report.diagnostics.count == before, items.count > 1 else { return }
            let whole = items.compactMap { $0.text }.joined(separator: ", ")
            if search.first(in: whole) != nil { add(what(key), node.span, street, report: &report) }
        case .mapping(let entries): for entry in entries { check(entry.value, key: key, search, street, report: &report) }
        }
    }

    private static let asShown = "Readers see it put together: characters that are written by number or name, and the text of links."

    private static func add(_ what: String, _ span: SourceSpan, _ street: String, reason: String = "", report: inout Report) {
        report.add(
            .hiddenStreet, span, "\(what) gives away the street that \"show: suburb\" hides\(street)", reason: reason,
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

extension Listing {
    /// The streets that its addresses hide.
    var hiddenStreets: [StreetSecret] {
        var secrets = place.flatMap(StreetSecret.init).map { [$0] } ?? []
        for value in values {
            if case .address(let place)? = value, let secret = StreetSecret(place) { secrets.append(secret) }
        }
        return secrets
    }
}
