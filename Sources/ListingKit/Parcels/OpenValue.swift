/// Follows a line of facts sign by sign: whether a bracket or a quotation is still open at its end, so that the next line belongs to it.
struct OpenValue {
    private enum Quote {
        case single, double
        /// A quotation whose marks a phone has made curly.
        case curly
    }

    private var depth = 0
    private var quote: Quote?
    /// Whether a value may begin here.
    private var mayBegin = true
    private var hasKey = false

    /// Whether the value goes on.
    var isOpen: Bool { depth > 0 || quote != nil }

    private static let doubles: Set<Unicode.Scalar> = ["“", "”", "„", "‟"]
    private static let singles: Set<Unicode.Scalar> = ["‘", "’", "‚"]

    /// The signs that follow, with the marks of quotations made straight.
    mutating func straightened(_ text: String) -> String {
        let signs = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        var place = 0
        while place < signs.count {
            let sign = signs[place]
            if quote == .double || quote == .curly, sign == "\\", place + 1 < signs.count {
                let next = signs[place + 1]
                result += ["\\", quote == .curly && OpenValue.doubles.contains(next) ? "\"" : next]
                place += 2
                continue
            }
            result.append(
                quote == nil ? outside(sign, before: place + 1 < signs.count ? signs[place + 1] : nil) : inside(sign, signs, place))
            place += 1
        }
        // A break stands for a space, behind which a value may begin as it could before.
        return String(result)
    }

    private mutating func outside(_ sign: Unicode.Scalar, before next: Unicode.Scalar?) -> Unicode.Scalar {
        let isStart = mayBegin
        if sign == " " || sign == "\t" { return sign }
        mayBegin = false
        switch sign {
        case "\"" where isStart: quote = .double
        case _ where isStart && OpenValue.doubles.contains(sign):
            quote = .curly
            return "\""
        case "'" where isStart: quote = .single
        case "{", "[":
            guard isStart else { break }
            depth += 1
            mayBegin = true
        case "}", "]": if depth > 0 { depth -= 1 }
        case ",": mayBegin = depth > 0
        case ":" where next == nil || next == " ":
            mayBegin = depth > 0 || !hasKey
            hasKey = true
        case "-" where isStart && !hasKey && depth == 0: mayBegin = true
        default: break
        }
        return sign
    }

    private mutating func inside(_ sign: Unicode.Scalar, _ signs: [Unicode.Scalar], _ place: Int) -> Unicode.Scalar {
        switch quote {
        case .double where sign == "\"", .single where sign == "'": quote = nil
        case .curly where OpenValue.doubles.contains(sign) || sign == "\"":
            // Those within a text stay, for which a value would not end behind them.
            let next = signs[(place + 1)...].first { $0 != " " }
            guard next == nil || next == "," || next == "]" || next == "}" || next == ":" else { return sign == "\"" ? "”" : sign }
            quote = nil
            return "\""
        default: break
        }
        return sign
    }
}
