import Bytes
import Facts
import ListingKit
import Values

/// What a listing says beside its card, in words, as JSON: for scripts that keep it on a reader's device, compare it and tell what changed.
struct FactsJSON {
    private let item: SiteListing
    private let context: SiteContext
    private let facts: ListingFacts

    init(_ item: SiteListing, _ context: SiteContext, features: Int?) {
        self.item = item
        self.context = context
        facts = ListingFacts(item, context, nil, features: features)
    }

    /// Writes the members.
    func write(to json: inout JSONWriter) {
        writeFacts(to: &json)
        guard item.isListed else { return }
        write(item.listing.inspections, as: "inspections", to: &json)
        if !item.kind.occasionFields.isEmpty { write(item.listing.occasions, as: "events", to: &json) }
    }

    /// Writes when those times begin, where they are, that are to come and were not called off.
    private func write(_ slots: [TimeSlot], as name: String, to json: inout JSONWriter) {
        let coming = slots.filter { $0.day >= context.today && $0.cancelled == nil }
        guard !coming.isEmpty else { return }
        json.array(name) { json in
            for slot in coming {
                json.text { out in
                    out.append(slot.day)
                    out.append("T")
                    out.append(digitsOf: UInt(slot.start / 60), atLeast: 2)
                    out.append(":")
                    out.append(digitsOf: UInt(slot.start % 60), atLeast: 2)
                }
            }
        }
    }

    private func writeFacts(to json: inout JSONWriter) {
        let sums = RentSums(item)
        json.member("monthly", sums.monthly.map(item.words.formats.money))
        json.member("move_in", sums.moveIn.map(item.words.formats.money))
        var features: [String] = []
        json.array("details") { json in
            features = facts.visit { field, value, links in
                guard let text = links?.text ?? words(value, field) else { return }
                write(field.label, text, to: &json)
            }
            for rated in ListingSources(item, context).means { write(rated.label, rated.mean, to: &json) }
        }
        guard !features.isEmpty, let field = facts.featureField.map({ item.kind.fields[$0] }) else { return }
        json.array("features") { json in for word in features { json.text { field.write(label: word, to: &$0) } } }
    }

    /// What a fact says that leads nowhere, or to a person.
    private func words(_ value: FieldValue, _ field: Field) -> String? {
        if case .person(let handle) = value, let person = context.persons[handle]?.value { return item.name(of: person) }
        var out = ByteBuffer(capacity: 64)
        guard field.write(value, in: item.words.formats, to: &out) else { return nil }
        return String(decoding: out.bytes, as: UTF8.self)
    }

    private func write(_ label: String, _ text: String, to json: inout JSONWriter) {
        json.array {
            $0.value(label)
            $0.value(text)
        }
    }
}
