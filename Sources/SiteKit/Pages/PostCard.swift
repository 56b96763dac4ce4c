import Bytes
import Facts
import ListingKit
import Values

/// What cards of a kind say for what a form says, as JSON that its page holds: whoever posts sees the card before it is sent, in the words of all
/// other cards.
struct PostCard {
    let kind: Kind
    let words: Words

    /// It as JSON that a page may hold.
    var bytes: [UInt8] {
        JSONWriter.bytes(reservingCapacity: 4_096) { json in
            json.object { json in
                json.member("before_start", kind.field(Kind.start).map { words.beforeStart($0.label) })
                json.member("card", kind.card)
                if kind.uses.texts == .excerpt { json.member("excerpt", true) }
                json.member("features", ListingFacts.features(of: kind).map { kind.fields[$0].id })
                json.object("fields") { json in for field in kind.fields { write(field, to: &json) } }
                json.member("label", kind.label)
                json.array("none") { json in
                    for none in kind.wordsForNone {
                        json.array { json in
                            json.value(kind.fields[none.count].id)
                            json.value(none.word)
                        }
                    }
                }
                if !kind.uses.pictures.isEmpty { json.member("pictures", kind.uses.pictures) }
                json.member("place", kind.place.rawValue)
                if let price = kind.price { write(price, to: &json) }
                if let title = SuggestedTitle(kind) { write(title, to: &json) }
            }
        }
    }

    private func write(_ title: SuggestedTitle, to json: inout JSONWriter) {
        json.object("suggested") { json in
            json.member("rooms", title.rooms)
            if kind.isRequest { json.member("wanted", true) }
            json.member("what", title.what)
        }
    }

    private func write(_ price: Kind.PriceRule, to json: inout JSONWriter) {
        json.object("price") { json in
            // Those that count the same ask about the same, which tells a slip.
            if kind.uses.compare.isEmpty,
                case .atLeast(let field, let steps)? = Comparables.facet(of: kind).map({ kind.mainFacets[$0].division })
            {
                json.object("alike") { json in
                    json.member("field", kind.fields[field].id)
                    json.member("least", Comparables.least)
                    json.member("steps", steps)
                }
            }
            json.member("before", price.before)
            json.member("field", price.field)
            json.member("per", words.period(of: kind))
            json.member("period", price.per.rawValue)
            json.member("zero", price.zero)
        }
    }

    private func write(_ field: Field, to json: inout JSONWriter) {
        json.object(field.id) { json in
            json.member("icon", field.icon)
            if let unit = field.unit {
                json.object("forms") { json in for (name, text) in unit.forms.cases { json.member(name, text) } }
                json.member("measure", unit.isMeasure)
            }
            if kind.card.contains(field.id) {
                json.object("says") { json in
                    for word in field.type.isYesNo ? ["yes"] : field.type.words {
                        json.member(word, field.shortText(value(word, of: field), in: words.formats))
                    }
                }
            }
            json.member("type", field.type.name)
            if field.type.isCount, field.zero != nil { json.member("zero", field.shortText(.count(0), in: words.formats) ?? "") }
        }
    }

    private func value(_ word: String, of field: Field) -> FieldValue {
        if field.type.isYesNo { return .yesNo(true) }
        if field.type.target != nil { return .references([word]) }
        return field.takesSeveral ? .choices([word]) : .choice(word)
    }
}
