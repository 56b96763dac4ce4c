import Bytes
import Facts

/// The keys under which the words of a language say what a kind says.
extension KindTexts {
    /// Visits all texts of the kind of an id, each with its key: `kind_rental.label`, `kind_rental_pets.choice_on_application`.
    mutating func visit(_ id: String, _ body: (_ key: String, _ text: inout String) -> Void) {
        let group = "kind_" + KindTexts.key(id)
        body(group + ".label", &label)
        body(group + ".labels", &labels)
        body(group + ".noun", &noun)
        KindTexts.visit(group + ".advice", &advice, body)
        KindTexts.visit(group + ".saved", &saved, body)
        KindTexts.visit(group + ".posting", &posting, body)
        KindTexts.visit(group + ".zero", &zero, body)
        KindTexts.visit(group + ".before", &before, body)
        KindTexts.visit(group + ".picture_", &pictures, body)
        for place in fields.indices { fields[place].visit(group + "_" + KindTexts.key(fields[place].id), body) }
    }

    fileprivate static func visit(_ key: String, _ text: inout String?, _ body: (_ key: String, _ text: inout String) -> Void) {
        guard var said = text else { return }
        body(key, &said)
        text = said
    }

    fileprivate static func visit(_ prefix: String, _ texts: inout [String: String], _ body: (_ key: String, _ text: inout String) -> Void)
    {
        for word in texts.keys.sorted(by: ByteOrder.precedes) {
            guard var text = texts[word] else { continue }
            body(prefix + KindTexts.key(word), &text)
            texts[word] = text
        }
    }

    /// Visits what follows the numbers of its fields, each with its key: `kind_rental_bedrooms.unit`.
    mutating func visitUnits(_ id: String, _ body: (_ key: String, _ unit: inout Field.Unit) -> Void) {
        for place in fields.indices {
            guard var unit = fields[place].unit else { continue }
            body("kind_\(KindTexts.key(id))_\(KindTexts.key(fields[place].id)).unit", &unit)
            fields[place].unit = unit
        }
    }

    /// The key of the number of listings of a kind.
    static func countKey(of kind: Kind) -> String { "kind_\(key(kind.id)).count" }
}

extension FieldTexts {
    fileprivate mutating func visit(_ group: String, _ body: (_ key: String, _ text: inout String) -> Void) {
        body(group + ".label", &label)
        KindTexts.visit(group + ".zero", &zero, body)
        KindTexts.visit(group + ".help", &help, body)
        KindTexts.visit(group + ".choice_", &choices, body)
        KindTexts.visit(group + ".card_", &onCard, body)
        KindTexts.visit(group + ".both_", &both, body)
        KindTexts.visit(group + ".own_", &own, body)
    }
}
