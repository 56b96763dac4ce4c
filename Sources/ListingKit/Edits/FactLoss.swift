import Values

/// Tells whether a line says more or less than the one that it takes the place of.
enum FactLoss {
    /// Whether the new line has a number, a day or an answer that does not follow from the old one, or fewer things in a list.
    static func isBetween(_ old: String, _ new: String) -> Bool {
        let (before, after) = (Numbers(old), Numbers(new))
        let words = (words(old), words(new))
        let known = before.all.union(words.0.compactMap(number)).union(["0"])
        // The month of a day may be a word in the old line; its year has to be there.
        if !after.years.isSubset(of: known) || !after.others.isSubset(of: known) { return true }
        for (answer, likes) in answers where words.1.contains(answer) && likes.isDisjoint(with: words.0) { return true }
        return items(new) < items(old)
    }

    /// What people write for an answer.
    private static let answers: [(answer: String, likes: Set<String>)] = [
        ("yes", ["yes", "y", "true", "on", "yep", "yeah"]), ("no", ["no", "n", "false", "off", "none", "nope"]),
    ]
    private static let numerals = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]

    private static func number(_ word: String) -> String? { numerals.firstIndex(of: word).map { String($0 + 1) } }

    private static func words(_ line: String) -> Set<String> {
        Set(line.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }

    /// How many things are divided by commas.
    private static func items(_ line: String) -> Int { zip(line, line.dropFirst()).count { $0 == "," && $1 == " " } }
}

/// The numbers of a line, without zeros at their start.
private struct Numbers {
    /// The years of days such as 2026-11-21.
    private(set) var years: Set<String> = []
    /// All that is in no such day.
    private(set) var others: Set<String> = []
    /// The parts of days, too.
    private(set) var all: Set<String> = []

    init(_ line: String) {
        for text in Numbers.joined(line).split(whereSeparator: { !Numbers.isDigit($0) && $0 != "-" }) {
            let parts = text.split(separator: "-").map { part in part.drop { $0 == "0" }.isEmpty ? "0" : String(part.drop { $0 == "0" }) }
            all.formUnion(parts)
            if Day(String(text)) != nil, let year = parts.first { years.insert(year) } else { others.formUnion(parts) }
        }
    }

    private static func isDigit(_ sign: Character) -> Bool { sign.isASCII && sign.isNumber }

    /// The line without the commas and spaces that divide the digits of one number by thousands.
    private static func joined(_ line: String) -> String {
        let signs = Array(line)
        var result = ""
        for (index, sign) in signs.enumerated() {
            let after = signs[(index + 1)...].prefix { isDigit($0) }.count
            if sign == "," || sign == " ", index > 0, isDigit(signs[index - 1]), after == 3 { continue }
            result.append(sign)
        }
        return result
    }
}
