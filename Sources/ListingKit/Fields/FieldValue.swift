import CommonMark
import Values

/// The value that a listing gives to a field. Large values stand elsewhere, since a listing has a dozen fields and most are small.
public enum FieldValue: Sendable {
    case text(String)
    indirect case prose(Markdown.Rendered)
    case count(Int)
    case number(Double)
    case money(Money)
    case choice(String)
    case choices([String])
    case yesNo(Bool)
    case date(Day)
    case slots([TimeSlot])
    indirect case address(Place)
    indirect case contact(Contact)
    case person(String)
    case images([ListingImage])
    case link(String)
    indirect case phone(PhoneNumber)
    case email(String)
    case tags([String])
}

extension FieldValue {
    /// The value as a whole number: a count, thousandths of a number, cents, days since 1970, or 1 for yes; nil for what is none.
    var measure: Int? {
        switch self {
        case .count(let count): count
        // Kinds bound their numbers to a thousand million.
        case .number(let number): Int((number * 1000).rounded())
        case .money(let money): money.cents
        case .date(let day): day.number
        case .yesNo(let yes): yes ? 1 : 0
        default: nil
        }
    }
}
