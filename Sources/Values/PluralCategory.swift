/// Numbers for which a language has a form of its own (Unicode CLDR, Language Plural Rules).
public enum PluralCategory: String, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}

/// Which of its forms a language uses for a whole number (Unicode CLDR 46, supplemental/plurals.xml, cardinals).
public struct PluralRules: Sendable {
    private enum Family {
        case none, one, zeroAndOne, lastOne, eastSlavic, southSlavic, polish, czech, slovene, lithuanian, latvian, romanian, irish, welsh
        case arabic, hebrew
    }

    private let family: Family

    /// The rules of a language, by its tag (RFC 5646): `en-AU`. For those that are not known here one is special, as in English.
    public init(language: String) {
        family =
            switch language.prefix(while: { $0 != "-" }).lowercased() {
            case "zh", "yue", "ja", "ko", "vi", "th", "id", "ms", "my", "lo", "km", "jv", "su", "bo", "dz", "ig", "yo", "wo": .none
            case "fr", "pt", "hi", "bn", "as", "fa", "hy", "am", "ti", "gu", "kn", "pa", "si", "zu", "ln", "mg": .zeroAndOne
            case "is", "mk": .lastOne
            case "ru", "uk", "be": .eastSlavic
            case "pl": .polish
            case "cs", "sk": .czech
            case "hr", "sr", "bs": .southSlavic
            case "sl": .slovene
            case "lt": .lithuanian
            case "lv": .latvian
            case "ro": .romanian
            case "ga": .irish
            case "cy": .welsh
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
        case .lastOne: ten == 1 && hundred != 11 ? .one : .other
        case .eastSlavic where ten == 1 && hundred != 11: .one
        case .eastSlavic where (2...4).contains(ten) && !(12...14).contains(hundred): .few
        case .eastSlavic: .many
        case .southSlavic where ten == 1 && hundred != 11: .one
        case .southSlavic: (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .other
        case .slovene: hundred == 1 ? .one : hundred == 2 ? .two : (3...4).contains(hundred) ? .few : .other
        case .lithuanian where (11...19).contains(hundred): .other
        case .lithuanian: ten == 1 ? .one : ten > 1 ? .few : .other
        case .latvian where ten == 0 || (11...19).contains(hundred): .zero
        case .latvian: ten == 1 ? .one : .other
        case .romanian: number == 1 ? .one : number == 0 || (1...19).contains(hundred) ? .few : .other
        case .irish: number == 1 ? .one : number == 2 ? .two : (3...6).contains(number) ? .few : (7...10).contains(number) ? .many : .other
        case .welsh where number < 4: [.zero, .one, .two, .few][Int(number)]
        case .welsh: number == 6 ? .many : .other
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
