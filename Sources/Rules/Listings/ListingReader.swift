import Bytes
import CommonMark
import Facts
import Findings
import Values
import YAML

/// Reads one listing's file: front matter or YAML, and every field by its type.
package struct ListingReader {
    package let file: ListingFile
    package let folder: ImageFolder
    package let context: ReadingContext

    /// See the properties.
    package init(file: ListingFile, folder: ImageFolder, context: ReadingContext) {
        self.file = file
        self.folder = folder
        self.context = context
    }

    /// The listing of a file, with findings; nil if it is too broken.
    package func read(_ source: SourceFile, report: inout Report) -> ParsedListing? {
        guard let text = SourceChecks.text(of: source, report: &report) else { return nil }
        var yaml = text
        var firstLine = 1
        var body: ArraySlice<UInt8>?
        var bodyLine = 1
        if source.path.hasSuffix(".md") {
            guard let parts = FrontMatter.split(text, report: &report) else { return nil }
            (yaml, firstLine, body, bodyLine) = (parts.yaml, parts.yamlLine, parts.body, parts.bodyLine)
        }
        let root = YAMLFile.facts(yaml, firstLine: firstLine, topKeys: CommonFields.keys(of: file.kind), report: &report)
        return root.flatMap { build($0, body: body, bodyLine: bodyLine, report: &report) }
    }

    private func build(_ root: YAMLNode, body: ArraySlice<UInt8>?, bodyLine: Int, report: inout Report) -> ParsedListing? {
        let kind = file.kind
        // What follows from a kind that could not be read is no fault of the listing.
        let isSound = !context.brokenKinds.contains(kind.id)
        var discarded = Report(report.source)
        Rule.checkDirection(
            root, layout: { $0 == "description" || kind.field($0)?.type.isProse ?? false ? .markdown : .line }, report: &report)
        let slips = KeySlips(kind: kind) { fieldContext(title: "") }
        let entries = isSound ? Entries(root, slips, report: &report) : Entries(root, slips, report: &discarded)
        let title = entries["title"].flatMap { Rule.title($0, report: &report) } ?? ""
        let place = entries["address"].flatMap {
            Rule.place($0, key: "address", rule: kind.place, gazetteer: context.gazetteer, report: &report)
        }
        var beside = fieldContext(title: title)
        beside.weeklyRent = weeklyRent(entries)
        beside.home = place?.locality
        let (values, unsaid) = isSound ? self.values(entries, beside, report: &report) : self.values(entries, beside, report: &discarded)
        missingCommon(entries, report: &report)
        if isSound, kind.place.isRequired, entries["address"] == nil {
            missing(.address, entries, fix: "address: \(Rule.addressShape(kind.place))", report: &report)
        }
        let images = entries["images"].map { Rule.images($0, key: "images", folder: folder, title: title, report: &report) } ?? []
        let listed = entries["listed"].flatMap { Rule.date($0, key: "listed", today: context.today, report: &report) }
        let confirmed = entries["confirmed"].flatMap { Rule.date($0, key: "confirmed", today: context.today, report: &report) }
        let owner =
            entries["owner"].flatMap {
                Rule.owner($0, key: "owner", people: context.people, isLooking: file.kind.tellsHandlesAlone, report: &report)
            } ?? ""
        let contact = entries["contact"].flatMap { Rule.contact($0, key: "contact", report: &report) }
        let id = entries["id"].flatMap { Rule.id($0, report: &report) } ?? file.slug
        let description = description(entries, body: body, bodyLine: bodyLine, images: images, report: &report)
        let (status, history) = isSound ? past(entries, report: &report) : past(entries, report: &discarded)
        let priceValue = kind.price.flatMap { kind.index(of: $0.field) }.flatMap { values[$0] }
        let price: Money? = if case .money(let money)? = priceValue { money } else { nil }
        let inspections =
            entries["inspections"].map { InspectionTimes.read($0, today: context.today, report: &report) } ?? InspectionTimes()
        let listing = Listing(
            id: id, slug: file.slug, kind: kind, file: file.path, title: title, owner: owner,
            status: status ?? Kind.available, place: place, price: price, values: values, unsaid: unsaid,
            listed: listed ?? context.today, confirmed: confirmed ?? listed ?? context.today,
            inspections: inspections.slots, isByAppointment: inspections.areByAppointment,
            history: history, images: images, contact: contact,
            tags: entries["tags"].map { Rule.tags($0, key: "tags", report: &report) } ?? [],
            rank: entries["rank"].flatMap { Rule.rank($0, report: &report) },
            was: entries["was"].map { Rule.formerNames($0, of: file, report: &report) } ?? [], description: description)
        let days = ListingDays(
            listed: listed, confirmed: confirmed,
            areKnown: listed != nil && (confirmed != nil || entries["confirmed"] == nil) && (status != nil || entries["status"] == nil))
        return ParsedListing(
            listing: listing, slug: file.slug, days: days, root: root, body: body.map { ($0, bodyLine) },
            folder: folder, context: context)
    }

    /// What a listing is and what it was, in the words of its kind.
    private func past(_ entries: Entries, report: inout Report) -> (status: String?, history: [PastState]) {
        let kind = file.kind
        let status = entries["status"].flatMap {
            Rule.choice($0, of: kind.statuses, synonyms: kind.statusSynonyms, key: "status", report: &report)
        }
        return (status, entries["history"].map { Rule.history($0, kind: kind, today: context.today, report: &report) } ?? [])
    }

    /// The values of the kind's own fields, in their order, and the places of those that are defaults.
    private func values(
        _ entries: Entries, _ context: FieldContext, report: inout Report
    ) -> (all: [FieldValue?], unsaid: [Int]) {
        let fields = file.kind.fields
        var unsaid: [Int] = []
        let all = fields.indices.map { place -> FieldValue? in
            let field = fields[place]
            if let node = entries[field.id], !node.isEmpty { return field.type.read(node, of: field, in: context, report: &report) }
            if field.isRequired || file.kind.requiresPrice(field), field.fallback == nil { missing(field, entries, report: &report) }
            let value = fallback(of: field, context)
            if value != nil { unsaid.append(place) }
            return value
        }
        return (all: all, unsaid: unsaid)
    }

    private func fieldContext(title: String) -> FieldContext {
        FieldContext(
            gazetteer: context.gazetteer, people: context.people, today: context.today, host: context.host, place: file.kind.place,
            folder: folder, title: title)
    }

    /// What a week costs, in cents, if the kind's price is for a week and the listing says or most likely means one.
    private func weeklyRent(_ entries: Entries) -> Wide? {
        guard let price = file.kind.price, price.per == .week, let type = file.kind.field(price.field)?.type else { return nil }
        return entries[price.field]?.text.flatMap { type.cents(meant: $0.trimmed) }
    }

    /// The value that a field has where a listing does not say; the kind's file was checked to make sense of it.
    private func fallback(of field: Field, _ context: FieldContext) -> FieldValue? {
        guard let text = field.fallback else { return nil }
        var scratch = Report(SourceFile(path: "", bytes: []))
        return field.type.read(YAMLNode(.scalar(text), span: .wholeFile), of: field, in: context, report: &scratch)
    }

    /// Reports which keys that every listing needs are not there.
    private func missingCommon(_ entries: Entries, report: inout Report) {
        if entries["title"] == nil { missing(.title, entries, report: &report) }
        if entries["owner"] == nil, !entries.misspelt.contains("owner") {
            Rule.missingOwner(
                among: context.people, at: entries.start, empty: entries.empty("owner"), what: file.kind.label.lowercasedFirst,
                report: &report)
        }
        if entries["listed"] == nil {
            let help = "It's the day you post the listing; today is \(context.today)."
            missing(.listed(help: help), entries, report: &report)
        }
    }

    private func description(
        _ entries: Entries, body: ArraySlice<UInt8>?, bodyLine: Int, images: [ListingImage], report: inout Report
    ) -> Markdown.Rendered {
        let node = entries["description"]
        let hasBody = body?.contains { $0 > 0x20 } ?? false
        if let node, hasBody {
            report.add(
                .descriptionText, node.span, "there are two descriptions: this one, and the text below the facts",
                fix: "Keep one of the two.")
        }
        if hasBody, let body {
            let before = body.prefix { $0 <= 0x20 }
            let place = SourceSpan(line: bodyLine + before.count { $0 == 0x0A }, column: 1)
            let text = body[(body.startIndex + before.count)...]
            if text.count < 64 || text.dropFirst(64).allSatisfy({ $0 <= 0x20 }) {
                Rule.checkPlaceholder(String(decoding: text.prefix(64), as: UTF8.self), at: place, report: &report)
            }
            return Rule.markdown(body, firstLine: bodyLine, images: images, host: context.host, report: &report)
        }
        if let node, let text = Rule.text(node, key: "description", report: &report) {
            return Rule.markdown(Array(text.utf8), firstLine: node.textLine, images: images, host: context.host, report: &report)
        }
        if node == nil, !entries.misspelt.contains("description") {
            // Below the line that closes the facts, which is shown so that it is plain where.
            let fence = body == nil ? nil : report.source.line(bodyLine - 1).flatMap { FrontMatter.isFence(Array($0.utf8)[...]) ? $0 : nil }
            report.add(
                .descriptionText, fence.map { SourceSpan(line: bodyLine - 1, column: 1, length: $0.unicodeScalars.count) } ?? entries.start,
                "there is no description", reason: "A few sentences help people decide whether to get in touch.",
                fix: body == nil ? "description: |\n  …" : (fence.map { $0 + "\n" } ?? "") + "…", missing: "description")
        }
        return Markdown.parse([], options: MarkdownOptions())
    }

    private func missing(_ field: Field, _ entries: Entries, fix: String? = nil, report: inout Report) {
        // A key that is misspelt has a finding already.
        if entries.misspelt.contains(field.id) { return }
        Rule.missing(
            field, at: entries.start, empty: entries.empty(field.id), what: file.kind.label.lowercasedFirst, fix: fix, report: &report)
    }
}

/// The values of a listing's keys; unknown keys are reported once, when it is made.
struct Entries {
    private let root: YAMLNode
    /// The known keys that were probably meant by unknown ones.
    private(set) var misspelt: Set<String> = []
    var start: SourceSpan { SourceSpan(line: root.span.line, column: 1) }

    init(_ root: YAMLNode, _ slips: KeySlips, report: inout Report) {
        self.root = root
        misspelt = slips.report(root, into: &report)
    }

    /// The entry of a key that is there without a value.
    func empty(_ key: String) -> YAMLNode.Entry? { root.entries?.first { $0.key == key } }

    subscript(key: String) -> YAMLNode? {
        // A list without items says as little as nothing at all.
        guard let node = root[key], !node.isEmpty, !(node.items?.isEmpty ?? false) else { return nil }
        return node
    }
}
