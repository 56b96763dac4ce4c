import Bytes
import CommonMark
import Places
import Values

/// The value that a listing gives to a field. Large cases are indirect, since most values are small.
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
    indirect case range(NumberRange)
    case ratings([Rating])
    case people([String])
    /// Slugs of brands, or ids of listings.
    case references([String])
    case links([LabelledLink])
    case suburbs([Locality])
    case campuses([Campus])
}

extension FieldValue {
    /// The value as a whole number: a count, thousandths, cents, days since 1970, 1 for yes, or the mean of ratings out of 5 in tenths; nil
    /// for other types.
    public var measure: Wide? {
        switch self {
        case .count(let count): Wide(count)
        // Kinds bound their numbers to a thousand million.
        case .number(let number): Wide((number * 1000).rounded())
        case .money(let money): money.cents
        case .date(let day): Wide(day.number)
        case .yesNo(let yes): yes ? 1 : 0
        case .ratings(let ratings): Rating.mean(ratings).map { Wide($0) }
        default: nil
        }
    }

    /// Whether it is a single number, word or text, short enough for the title of a feed entry.
    package var isPlain: Bool {
        switch self {
        case .text, .count, .number, .choice: true
        default: false
        }
    }

    /// Adds a plain value to a fingerprint; any other is nothing to it.
    package func add(to input: inout FingerprintInput) {
        switch self {
        case .count(let count): input.add(count)
        case .number(let number): input.add(Wide(Int64(bitPattern: number.bitPattern)))
        case .choice(let word), .text(let word): input.add(word)
        default: input.add(-1)
        }
    }
}
