/// Reads one listing's file: front matter or YAML, every field by its type, and the rules that need the listing alone.
struct ListingReader {
    let file: Inventory.ListingFile
    let folder: ImageFolder
    let context: ReadingContext

    /// A listing with where its id stands, or nil if it is too broken; the report holds all findings.
    func read(_ source: SourceFile) -> (listing: Listing?, idSpan: SourceSpan, diagnostics: [Diagnostic]) {
        var report = Report(source)
        let listing = read(source, report: &report)
        let usable = report.hasErrors ? nil : listing?.listing
        return (usable, listing?.idSpan ?? SourceSpan(line: 1, column: 1), report.diagnostics)
    }

    private func read(_ source: SourceFile, report: inout Report) -> (listing: Listing, idSpan: SourceSpan)? {
        guard let text = SourceChecks.text(of: source, report: &report) else { return nil }
        var yaml = text
        var firstLine = 1
        var body: ArraySlice<UInt8>?
        var bodyLine = 1
        if source.path.hasSuffix(".md") {
            guard let parts = FrontMatter.split(text, report: &report) else { return nil }
            (yaml, firstLine, body, bodyLine) = (parts.yaml, parts.yamlLine, parts.body, parts.bodyLine)
        }
        let before = report.diagnostics.count
        SourceChecks.checkTabs(yaml, firstLine: firstLine, report: &report)
        // What libyaml says of a tab is harder to understand than what was just said.
        guard report.diagnostics.count == before else { return nil }
        guard let root = YAMLParser.parse(yaml, firstLine: firstLine, report: &report) else { return nil }
        guard root.entries != nil else {
            report.add(
                .yamlSyntax, SourceSpan(line: max(1, root.span.line), column: 1), "the facts must be lines of the form \"key: value\"",
                fix: "title: …")
            return nil
        }
        return build(root, body: body, bodyLine: bodyLine, report: &report)
    }

    private func build(
        _ root: YAMLNode, body: ArraySlice<UInt8>?, bodyLine: Int, report: inout Report
    ) -> (listing: Listing, idSpan: SourceSpan)? {
        let kind = file.kind
        let entries = Entries(root, kind: kind, report: &report)
        let title = entries["title"].flatMap { Rule.title($0, report: &report) } ?? ""
        let reader = ValueReader(kind: kind, folder: folder, context: context, title: title)
        var values: [FieldValue?] = []
        values.reserveCapacity(kind.fields.count)
        for field in kind.fields {
            if let node = entries[field.id], !node.isEmpty {
                values.append(reader.read(node, field, report: &report))
            } else {
                values.append(reader.fallback(field))
                if field.isRequired || kind.requiresPrice(field), field.fallback == nil { missing(field, entries, report: &report) }
            }
        }
        for name in ["title", "owner", "listed"] where entries[name] == nil {
            missing(ListingReader.required(name), entries, report: &report)
        }
        let place = entries["address"].flatMap {
            Rule.place($0, key: "address", rule: kind.place, gazetteer: context.gazetteer, report: &report)
        }
        if kind.place != .none, entries["address"] == nil { missing(Field(id: "address", type: .address), entries, report: &report) }
        let images = entries["images"].map { Rule.images($0, key: "images", folder: folder, title: title, report: &report) } ?? []
        let listed = entries["listed"].flatMap { Rule.date($0, key: "listed", report: &report) } ?? context.today
        let confirmed = entries["confirmed"].flatMap { Rule.date($0, key: "confirmed", report: &report) } ?? listed
        let owner = entries["owner"].flatMap { Rule.owner($0, key: "owner", people: context.people, report: &report) } ?? ""
        let contact = entries["contact"].flatMap { Rule.contact($0, key: "contact", report: &report) }
        let id = entries["id"].flatMap { Rule.id($0, report: &report) } ?? file.slug
        let description = description(entries, body: body, bodyLine: bodyLine, images: images, report: &report)
        let price = kind.price.flatMap { rule in kind.fields.firstIndex { $0.id == rule.field } }.flatMap { values[$0] }
        let listing = Listing(
            id: id, slug: file.slug, kind: kind, file: file.path, title: title, owner: owner,
            status: entries["status"].flatMap { Rule.choice($0, of: kind.statuses, key: "status", report: &report) } ?? Kind.available,
            place: place, price: price.flatMap { if case .money(let money) = $0 { money } else { nil } }, values: values, listed: listed,
            confirmed: confirmed, inspections: entries["inspections"].map { Rule.slots($0, key: "inspections", report: &report) } ?? [],
            history: entries["history"].map { Rule.history($0, kind: kind, report: &report) } ?? [], images: images, contact: contact,
            tags: entries["tags"].map { Rule.tags($0, key: "tags", report: &report) } ?? [], description: description)
        checkWhole(listing, root, body: body.map { (String(decoding: $0, as: UTF8.self), bodyLine) }, report: &report)
        return (listing, entries["id"]?.span ?? SourceSpan(line: root.span.line, column: 1))
    }

    private func checkWhole(_ listing: Listing, _ root: YAMLNode, body: (text: String, line: Int)?, report: inout Report) {
        let spans = ListingSpans(root)
        Rule.checkDates(listing, spans: spans, today: context.today, report: &report)
        Rule.checkHiddenStreet(listing, slug: file.slug, root: root, body: body, report: &report)
        if !context.reachable.contains(listing.owner), !(listing.contact?.isUsable ?? false), context.people.contains(listing.owner) {
            report.add(
                .contactUsable, spans["owner"], "nobody can reach \(listing.owner.quoted)",
                reason: "Neither the owner's file nor this listing gives a phone number or an e-mail address.",
                fix: "contact: {phone: 0491 570 156}")
        }
        let unused = folder.isOwn ? folder.files.filter { name in !listing.allImages.contains { $0.file == name } } : []
        if !unused.isEmpty, !report.hasErrors {
            report.add(
                .unexpectedFile, spans["images"],
                "\(unused.prefix(5).listed()) beside this listing \(unused.count == 1 ? "is" : "are") not shown",
                reason: "Only pictures named under \"images\" are published.",
                fix: "images: [\((listing.images.map(\.file) + unused).map(YAMLText.flowScalar).joined(separator: ", "))]")
        }
    }

    private func description(
        _ entries: Entries, body: ArraySlice<UInt8>?, bodyLine: Int, images: [ListingImage], report: inout Report
    ) -> Markdown.Rendered {
        let node = entries["description"]
        let hasBody = body?.contains { $0 > 0x20 } ?? false
        if let node, hasBody {
            report.add(
                .descriptionText, node.span, "there are two descriptions: this one, and the text below the front matter",
                fix: "Keep one of the two.")
        }
        if hasBody, let body {
            return Rule.markdown(Array(body), firstLine: bodyLine, images: images, host: context.host, report: &report)
        }
        if let node, let text = Rule.text(node, key: "description", report: &report) {
            return Rule.markdown(Array(text.utf8), firstLine: node.textLine, images: images, host: context.host, report: &report)
        }
        if node == nil, !entries.misspelt.contains("description") {
            report.add(
                .descriptionText, SourceSpan(line: entries.line, column: 1), "there is no description",
                reason: "A few sentences tell people whether it is worth a call.",
                fix: body == nil ? "description: |\n  Quiet and light, close to the tram." : "Quiet and light, close to the tram.")
        }
        return Markdown.parse([], options: MarkdownOptions())
    }

    private func missing(_ field: Field, _ entries: Entries, report: inout Report) {
        // A key that is misspelt has a finding already.
        if entries.misspelt.contains(field.id) { return }
        Rule.missing(field, at: SourceSpan(line: entries.line, column: 1), what: file.kind.label.lowercasedFirst, report: &report)
    }

    private static func required(_ name: String) -> Field {
        switch name {
        case "owner": Field(id: name, type: .person)
        case "listed": Field(id: name, type: .date, help: "It is the day on which you post it.")
        default: Field(id: name, type: .text(max: 100))
        }
    }
}

/// The values of a listing's keys; unknown keys are reported once, when it is made.
struct Entries {
    private let root: YAMLNode
    /// The known keys that were probably meant by unknown ones.
    private(set) var misspelt: Set<String> = []
    /// The first line of the facts.
    var line: Int { root.span.line }

    init(_ root: YAMLNode, kind: Kind, report: inout Report) {
        self.root = root
        for entry in root.entries ?? []
        where !CommonFields.names.contains(entry.key) && !kind.fields.contains(where: { $0.id == entry.key }) {
            if report.isFull { break }
            let guess = KeyCheck.unknown(
                entry, allowed: CommonFields.keys(of: kind), of: "a \(kind.label.lowercasedFirst)", rule: .unknownKey, report: &report)
            if let guess { misspelt.insert(guess) }
        }
    }

    subscript(key: String) -> YAMLNode? {
        // A list without items says as little as nothing at all.
        guard let node = root[key], !node.isEmpty, !(node.items?.isEmpty ?? false) else { return nil }
        return node
    }
}
