import Bytes
import ListingKit
import Values

/// The words in which the value of a field is shown.
enum FactText {
    /// For a row of a table of facts; the label stands beside it. Nil for values that are shown in another way.
    static func long(_ value: FieldValue, _ field: Field) -> String? {
        switch value {
        case .text(let text): text.isolated
        case .count(let count): count == 0 ? (field.zero?.asLabel ?? "0") : number(count, field)
        case .number(let number): plain(number) + (field.unit.map { " " + (number == 1 ? $0.one : $0.many) } ?? "")
        case .money(let money): money.cents == 0 ? field.zero ?? money.display : money.display
        case .choice(let word): word.asLabel
        case .choices(let words): words.isEmpty ? nil : words.map(\.asLabel).joined(separator: ", ")
        case .yesNo(let yes): yes ? "Yes" : "No"
        case .date(let day): DateText.long(day)
        case .slots(let slots): slots.map { DateText.long($0.day) + ", " + DateText.period($0) }.joined(separator: "; ")
        case .address(let place): place.line
        case .contact(let contact):
            [contact.name?.isolated, contact.phone?.display, contact.email].compactMap { $0 }.joined(separator: ", ")
        case .person(let handle): handle
        case .link(let link): link
        case .phone(let phone): phone.display
        case .email(let email): email
        case .tags(let tags): tags.joined(separator: ", ")
        case .prose, .images: nil
        }
    }

    /// For a card, where no label stands beside it: `2 beds`, `Like new`.
    static func short(_ value: FieldValue, _ field: Field) -> String? {
        switch value {
        case .count(let count):
            if count == 0, let zero = field.zero { return zero.asLabel }
            guard let unit = field.unit else { return "\(number(count, field)) \(field.label.lowercased())" }
            return "\(grouped(count)) " + (count == 1 ? unit.one : unit.many)
        case .yesNo(let yes): return yes ? field.label : nil
        default: return long(value, field)
        }
    }

    /// Appends what ``long(_:_:)`` gives; false if that is nothing.
    static func append(long value: FieldValue, _ field: Field, to out: inout ByteBuffer) -> Bool {
        switch value {
        case .text(let text): out.append(text: text.isolated)
        case .person(let text), .link(let text), .email(let text): out.append(text: text)
        case .count(let count) where count != 0: append(count, field, to: &out)
        case .money(let money) where money.cents != 0: out.append(money)
        case .choice(let word): out.append(label: word)
        case .choices(let words):
            for (index, word) in words.enumerated() {
                if index > 0 { out.append(", ") }
                out.append(label: word)
            }
            return !words.isEmpty
        case .yesNo(let yes): out.append(yes ? "Yes" : "No")
        case .date(let day): out.append(long: day)
        case .slots(let slots):
            for (index, slot) in slots.enumerated() {
                if index > 0 { out.append("; ") }
                out.append(long: slot.day)
                out.append(", ")
                out.append(period: slot)
            }
        case .address(let place): out.append(line: place)
        case .phone(let phone): out.append(text: phone.display)
        default:
            guard let text = long(value, field) else { return false }
            out.append(text: text)
        }
        return true
    }

    /// Appends what ``short(_:_:)`` gives; false if that is nothing.
    static func append(short value: FieldValue, _ field: Field, to out: inout ByteBuffer) -> Bool {
        switch value {
        case .count(let count):
            guard let unit = field.unit, count != 0 || field.zero == nil else {
                guard let text = short(value, field) else { return false }
                out.append(text: text)
                return true
            }
            out.append(grouped: count)
            out.append(UInt8(ascii: " "))
            out.append(text: count == 1 ? unit.one : unit.many)
            return true
        case .yesNo(let yes):
            if yes { out.append(text: field.label) }
            return yes
        default:
            return append(long: value, field, to: &out)
        }
    }

    private static func append(_ count: Int, _ field: Field, to out: inout ByteBuffer) {
        if field.unit == nil && count < 10_000 { out.append(decimal: count) } else { out.append(grouped: count) }
    }

    /// A whole number; without a unit it may be a year, which has no comma.
    private static func number(_ count: Int, _ field: Field) -> String {
        field.unit == nil && count < 10_000 ? String(count) : grouped(count)
    }

    /// A decimal number without a needless fraction.
    static func plain(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
