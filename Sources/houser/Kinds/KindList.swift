import Facts
import Findings
import Places
import SiteKit
import Values

/// The kinds of a board with their fields, for people and for programs.
struct KindList {
    let kinds: [Kind]
    let content: String

    /// A paragraph of each kind, with a line of each field.
    var text: String {
        kinds.map { kind in
            let width = kind.fields.map(\.id.count).max() ?? 0
            let lines = kind.fields.map { field -> String in
                let says = [field.type.name, isRequired(field, kind) ? "required" : nil, field.facet.map { "filter: \($0.rawValue)" }]
                let words = field.type.words.isEmpty ? "" : " (\(PlaceWording.list(field.type.words, limit: 12)))"
                let name = field.id + String(repeating: " ", count: width - field.id.count)
                return "  \(name)  \(says.compactMap(\.self).joined(separator: ", "))\(words)\n"
            }
            return "\(kind.id): \(kind.label), in \(content)/\(kind.plural)\n" + lines.joined()
        }
        .joined(separator: "\n")
    }

    /// All of it as JSON.
    var json: String {
        JSONDocument.object([("version", .number(1)), ("kinds", .array(kinds.map(document)))]).document
    }

    private func document(_ kind: Kind) -> JSONDocument {
        .object([
            ("id", .string(kind.id)), ("folder", .string(kind.plural)), ("label", .string(kind.label)), ("labels", .string(kind.labels)),
            ("place", .string(kind.place.rawValue)), ("price", kind.price.map { .string($0.field) }),
            ("per", kind.price.map { .string($0.per.rawValue) }), ("statuses", .strings(kind.statuses)),
            ("expires_days", .number(kind.expires)), ("fields", .array(kind.fields.map { document($0, of: kind) })),
        ])
    }

    private func document(_ field: Field, of kind: Kind) -> JSONDocument {
        let words = field.type.words
        return .object([
            ("id", .string(field.id)), ("type", .string(field.type.name)), ("label", .string(field.label)),
            ("required", .flag(isRequired(field, kind))), ("help", field.help.map { .string($0) }),
            ("words", words.isEmpty ? nil : .strings(words)), ("default", field.fallback.map { .string($0) }),
            ("unit", field.unit.map { .string($0.many) }), ("facet", field.facet.map { .string($0.rawValue) }),
            ("also", field.also.isEmpty ? nil : .strings(field.also)),
        ])
    }

    private func isRequired(_ field: Field, _ kind: Kind) -> Bool {
        field.isRequired || kind.price?.field == field.id && kind.price?.isRequired == true
    }
}
