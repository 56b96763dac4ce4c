import Facts
import Findings
import ListingKit
import Rules
import SiteKit
import Values

/// A listing that came, as it will look.
struct SeenListing {
    private let item: ParcelSight.Item
    private let row: ListedRow

    /// So many characters of its words are shown, and so many of its pictures.
    private static let (words, pictures) = (160, 6)

    init(_ item: ParcelSight.Item, today: Day) {
        self.item = item
        row = ListedRow(item.listing, today: today)
    }

    private var listing: Listing { item.listing }

    /// What people read of it, a line each, with what should make them look again among what was found.
    func lines(_ findings: [Diagnostic]) -> [String] {
        let title = "\(item.change.isNew ? "new" : item.isOlder ? "old" : "changed") listing: \(SeenText.quoted(listing.title))"
        let first = [listing.kind.label.lowercasedFirst, row.price.lowercasedFirst, status ?? ""].filter { !$0.isEmpty }.map {
            VisibleText.line($0)
        }
        let details = facts + [available].compactMap(\.self)
        let more: [String?] = [
            item.isOlder ? "older than what is on the board, which was changed since: you can delete it" : nil,
            changes.map { "changes: " + $0 }, listing.place.map { VisibleText.line($0.line) },
            details.isEmpty ? nil : details.joined(separator: ", "), "by " + owner, ways, shownPictures, shownWords,
        ]
        let doubts = SeenDoubts(listing, findings).lines.map { "  look again: " + $0 }
        return [([title] + first).joined(separator: ", ")] + more.compactMap(\.self).map { "  " + $0 } + doubts
    }

    /// All of that for programs.
    func json(content: String) -> JSONDocument {
        .object([
            ("path", .string(DiagnosticPrinter.path(listing.file, in: content))),
            ("state", .string(item.change.isNew ? "new" : "replaced")),
            ("id", .string(listing.id)), ("title", .string(SeenText.plain(listing.title))), ("kind", .string(listing.kind.id)),
            ("price", row.price.isEmpty ? nil : .string(row.price)), ("status", .string(row.status)),
            ("place", listing.place.map { .string($0.line) }), ("facts", .array(plainFacts.map { .string($0) })),
            ("available", start.map { .string("\($0.day)") }),
            (
                "owner",
                .object([
                    ("handle", .string(SeenText.plain(listing.owner))), ("name", item.owner.map { .string(SeenText.plain($0.name)) }),
                    ("state", .string(item.isOwnerKnown ? "known" : "new")),
                ])
            ),
            ("contact", contact.isEmpty ? nil : .array(contact.map { .string($0) })),
            (
                "pictures",
                .array(
                    listing.allImages.map { image in
                        .object([("file", .string(image.file)), ("alt", .string(SeenText.plain(image.alt)))])
                    })
            ),
            ("words", .string(SeenText.plain(listing.description.excerpt, most: SeenListing.words))),
            ("says", changes.map { .string($0) }),
        ])
    }

    /// What changes in it, as `houser plan` says it; nil of a new one.
    private var changes: String? {
        guard case .replaced(let change) = item.change else { return item.change.unknown }
        let lines = NewsLines(news: BoardNews(), literal: VisibleText.line).changes(of: change)
        return lines.first.isEmpty ? "nothing that people would notice" : lines.first + lines.also
    }

    private var status: String? {
        row.status == Kind.available ? nil : listing.kind.label(ofStatus: row.status).lowercasedFirst
    }

    /// What its card says.
    private var plainFacts: [String] {
        listing.kind.cardFields.filter { !listing.unsaid.contains($0) }.compactMap { place in
            listing.values[place].flatMap { listing.kind.fields[place].shortText($0, in: .english) }.map { SeenText.plain($0) }
        }
    }

    private var facts: [String] { plainFacts.map { VisibleText.line($0.lowercasedFirst) } }

    private var start: (label: String, day: Day)? {
        guard let field = listing.kind.field(Kind.start), case .date(let day)? = listing.value(of: field.id) else { return nil }
        return (field.label, day)
    }

    private var available: String? { start.map { "\(VisibleText.line($0.label).lowercasedFirst) \(Formats.english.long($0.day))" } }

    private var owner: String {
        let handle = SeenText.shown(listing.owner)
        let name = item.owner.map { "\(SeenText.shown($0.name)) (\(handle))" } ?? (handle.isEmpty ? "nobody" : handle)
        if item.isOwnerKnown { return name }
        if let source = item.ownerCame { return name + ", who came \(VisibleText.line(source)) in this run" }
        return name + (item.owner == nil ? ", who is not on the board" : ", who is new here")
    }

    /// How to reach whoever lists it, where the listing itself says.
    private var contact: [String] {
        listing.contact.map { contact in (contact.name.map { [SeenText.plain($0)] } ?? []) + SeenPerson.ways(contact) } ?? []
    }

    private var ways: String? {
        contact.isEmpty ? nil : "contact for this listing: " + contact.map { VisibleText.line($0) }.joined(separator: ", ")
    }

    private var shownPictures: String {
        let images = listing.allImages
        guard !images.isEmpty else { return "no pictures" }
        let shown = images.prefix(SeenListing.pictures).map { SeenText.quoted($0.alt, most: 80) }
        let more = images.count - shown.count
        return counted(images.count, "picture") + ": " + (shown + (more > 0 ? ["\(more) more"] : [])).joined(separator: ", ")
    }

    private var shownWords: String? {
        let text = listing.description.excerpt
        return text.isEmpty ? nil : SeenText.quoted(text, most: SeenListing.words)
    }
}
