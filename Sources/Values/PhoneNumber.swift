/// A phone number: an Australian one (Telecommunications Numbering Plan 2015), or one of another country (ITU-T E.164).
public struct PhoneNumber: Sendable, Hashable {
    /// What a number belongs to.
    public enum Kind: Sendable, Hashable {
        /// 04: takes text messages.
        case mobile
        /// 02, 03, 07 or 08.
        case landline
        /// 13, 1300 or 1800: takes no text messages, and often cannot be reached from overseas.
        case service
        /// One of another country. Whether it takes text messages, only its country knows.
        case foreign
    }

    /// What the number belongs to.
    public let kind: Kind
    /// The number in the form of ITU-T E.164, for links: `+61491570156`. The plan has no such form for service numbers
    /// of six digits, but phones dial `+6113…` as well.
    public let e164: String
    /// The number as Australians write it: `0491 570 156`, `(03) 5550 1234`, `1300 555 000`, and of another country in
    /// international form: `+91 987 654 3210`.
    public let display: String

    /// Why a text is not a usable number.
    public enum Problem: Error, Sendable, Equatable {
        /// It has characters other than digits, spaces, hyphens, dots, brackets and a leading plus.
        case characters
        /// It is a number of another country, but not with a plus, the country's code and all digits, or one that is dearer to call.
        case foreign
        /// It has a number of digits that no Australian number has.
        case length(Int)
        /// It is a premium-rate number (190).
        case premium
        /// It does not start as Australian numbers do.
        case prefix
    }

    /// Reads a number in any usual notation: with `+61`, `0061`, brackets, spaces, dots or hyphens.
    public static func parse(_ text: String) -> Result<PhoneNumber, Problem> {
        var digits = ""
        var international = false
        for (index, character) in text.trimmed.prefix(64).enumerated() {
            if character.isASCIIDigit {
                digits.append(character)
            } else if character == "+", index == 0 {
                international = true
            } else if !" -.()\u{A0}\u{2011}\u{2013}".contains(character) {
                return .failure(.characters)
            }
        }
        // What Australians dial for other countries. The 00 of Europe may as well be a slip.
        if !international, digits.hasPrefix("0011") || digits.hasPrefix("0061") {
            digits.removeFirst(digits.hasPrefix("0011") ? 4 : 2)
            international = true
        }
        if international {
            let code = Country.australia.callingCode
            guard digits.hasPrefix(code) else { return foreign(digits) }
            digits.removeFirst(code.utf8.count)
            // "+61 (0)3 …" is a common slip: the zero belongs to calls within the country.
            if !digits.hasPrefix("0"), !digits.hasPrefix("1") { digits = "0" + digits }
        }
        return national(digits)
    }

    /// The number of another country from its code on. How its digits are grouped there is not known here.
    private static func foreign(_ digits: String) -> Result<PhoneNumber, Problem> {
        guard (8...15).contains(digits.utf8.count), let length = codeLength(digits), !digits.hasPrefix("979") else {
            return .failure(.foreign)
        }
        let number = String(digits.dropFirst(length))
        let groups =
            switch number.utf8.count {
            case ...6: number.grouped(3, 3)
            case 7: number.grouped(3, 4)
            case 8: number.grouped(4, 4)
            case 9: number.grouped(3, 3, 3)
            case 10: number.grouped(3, 3, 4)
            case 11: number.grouped(3, 4, 4)
            default: number.grouped(4, 4, 4, 4)
            }
        return .success(PhoneNumber(kind: .foreign, e164: "+" + digits, display: "+\(digits.prefix(length)) \(groups)"))
    }

    /// How many digits the code of a country has (ITU-T E.164, list of assigned country codes); nil where none begins so.
    private static func codeLength(_ digits: String) -> Int? {
        switch digits.first {
        case "1", "7": 1
        case "0", nil: nil
        default: twoDigits.contains(String(digits.prefix(2))) ? 2 : 3
        }
    }

    private static let twoDigits: Set<String> = [
        "20", "27", "30", "31", "32", "33", "34", "36", "39", "40", "41", "43", "44", "45", "46", "47", "48", "49", "51", "52", "53", "54",
        "55", "56", "57", "58", "60", "61", "62", "63", "64", "65", "66", "81", "82", "84", "86", "90", "91", "92", "93", "94", "95", "98",
    ]

    private static func international(_ digits: some StringProtocol) -> String { "+\(Country.australia.callingCode)\(digits)" }

    private static func national(_ digits: String) -> Result<PhoneNumber, Problem> {
        if digits.hasPrefix("190") { return .failure(.premium) }
        if digits.hasPrefix("1300") || digits.hasPrefix("1800") {
            guard digits.utf8.count == 10 else { return .failure(.length(digits.utf8.count)) }
            return .success(PhoneNumber(kind: .service, e164: international(digits), display: digits.grouped(4, 3, 3)))
        }
        if digits.hasPrefix("13") {
            guard digits.utf8.count == 6 else { return .failure(.length(digits.utf8.count)) }
            return .success(PhoneNumber(kind: .service, e164: international(digits), display: digits.grouped(2, 2, 2)))
        }
        guard digits.utf8.count == 10 else {
            // Spreadsheets drop the leading zero.
            let isCut = digits.utf8.count == 9 && "23478".contains(digits.prefix(1))
            return isCut ? national("0" + digits) : .failure(.length(digits.utf8.count))
        }
        let e164 = international(digits.dropFirst())
        switch digits.prefix(2) {
        case "04": return .success(PhoneNumber(kind: .mobile, e164: e164, display: digits.grouped(4, 3, 3)))
        case "02", "03", "07", "08":
            return .success(
                PhoneNumber(kind: .landline, e164: e164, display: "(\(digits.prefix(2))) " + String(digits.dropFirst(2)).grouped(4, 4)))
        default: return .failure(.prefix)
        }
    }
}

extension String {
    /// The text in groups of those lengths, separated by spaces.
    fileprivate func grouped(_ lengths: Int...) -> String {
        var rest = self[...]
        return lengths.map { length in
            defer { rest = rest.dropFirst(length) }
            return String(rest.prefix(length))
        }.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
