/// Numbers for which a language has a form of its own (Unicode CLDR, Language Plural Rules).
public enum PluralCategory: String, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}

/// Which of its forms a language uses for a whole number (Unicode CLDR 46, supplemental/plurals.xml, cardinals).
public struct PluralRules: Sendable {
    private enum Family {
        case none, one, zeroAndOne, eastSlavic, polish, czech, arabic, hebrew
    }

    private let family: Family

    /// The rules of a language, by its tag (RFC 5646): `en-AU`. For those that are not known here one is special, as in English.
    public init(language: String) {
        family =
            switch language.prefix(while: { $0 != "-" }).lowercased() {
            case "zh", "ja", "ko", "vi", "th", "id", "ms", "my", "lo": .none
            case "fr", "pt", "hi", "bn", "fa", "hy", "am", "gu", "kn", "zu": .zeroAndOne
            case "ru", "uk", "be": .eastSlavic
            case "pl": .polish
            case "cs", "sk": .czech
            case "ar": .arabic
            case "he", "iw": .hebrew
            default: .one
            }
    }

    /// The category of a number.
    public func category(of number: Int) -> PluralCategory {
        let number = number.magnitude
        let (ten, hundred) = (number % 10, number % 100)
        return switch family {
        case .none: .other
        case .one: number == 1 ? .one : .other
        case .zeroAndOne: number < 2 ? .one : .other
        case .eastSlavic where ten == 1 && hundred != 11: .one
        case .eastSlavic where (2...4).contains(ten) && !(12...14).contains(hundred): .few
        case .eastSlavic: .many
        case .polish where number == 1: .one
        case .polish where (2...4).contains(ten) && !(12...14).contains(hundred): .few
        case .polish: .many
        case .czech: number == 1 ? .one : (2...4).contains(number) ? .few : .other
        case .arabic where number < 3: [.zero, .one, .two][Int(number)]
        case .arabic: (3...10).contains(hundred) ? .few : hundred > 10 ? .many : .other
        case .hebrew: number == 1 ? .one : number == 2 ? .two : .other
        }
    }

    /// The categories that whole numbers have.
    public var categories: [PluralCategory] {
        let found = Set((0...200).map { category(of: $0) })
        return PluralCategory.allCases.filter { found.contains($0) || $0 == .other }
    }
}
