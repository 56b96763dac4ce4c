import Findings
import ListingKit
import Rules
import SiteKit
import Values

/// Somebody whose file came.
struct SeenPerson {
    private let profile: ParcelSight.Profile

    init(_ profile: ParcelSight.Profile) { self.profile = profile }

    /// What people read of them, a line each.
    var lines: [String] {
        let person = profile.person
        let facts = ["\(SeenText.shown(person.name)) (\(SeenText.shown(person.handle)))", role] + ways.map { VisibleText.line($0) }
        let about = person.about.map { "  " + SeenText.quoted($0, most: 160) }
        let said =
            keys.map { $0.isEmpty ? "nothing that people would notice" : $0.map { SeenText.shown($0) }.listed() } ?? profile.change.unknown
        let changes = said.map { "  changes: " + $0 }
        return ["\(profile.change.isNew ? "new" : "changed") person: " + facts.joined(separator: ", ")]
            + [changes, about].compactMap(\.self)
    }

    /// All of that for programs.
    func json(content: String) -> JSONDocument {
        let person = profile.person
        return .object([
            ("path", .string(DiagnosticPrinter.path(profile.path, in: content))),
            ("state", .string(profile.change.isNew ? "new" : "replaced")),
            ("handle", .string(person.handle)), ("name", .string(SeenText.plain(person.name))), ("role", .string(person.role.rawValue)),
            ("contact", .array(ways.map { .string($0) })), ("about", person.about.map { .string(SeenText.plain($0)) }),
            ("says", profile.change.unknown.map { .string($0) }),
            ("changed", keys.map { .array($0.map { .string(SeenText.plain($0)) }) }),
        ])
    }

    /// The keys that change; nil of somebody new, and if nobody can tell.
    private var keys: [String]? { if case .replaced(let keys) = profile.change { keys } else { nil } }

    private var role: String { profile.person.role.label.lowercasedFirst }

    private var ways: [String] {
        let website = profile.person.website.map { [SeenText.plain($0)] } ?? []
        return SeenPerson.ways(profile.person.contact) + website
    }

    /// How somebody is reached, whoever is to be asked for first.
    static func ways(_ contact: Contact) -> [String] {
        let whatsApp = contact.whatsapp.map { $0 == contact.phone ? "WhatsApp" : "WhatsApp \($0.display)" }
        let signal = contact.signal.map { $0 == contact.phone ? "Signal" : "Signal \($0.display)" }
        return [contact.phone?.display, contact.email, whatsApp, signal, contact.matrix].compactMap(\.self).map { SeenText.plain($0) }
    }
}
