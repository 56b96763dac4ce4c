import Values

/// Judges the words beside an amount.
struct PriceWords {
    private let words: [String]
    private let text: String

    init(_ text: String) {
        self.text = text.prefix(200).lowercased()
        words = self.text.split { !$0.isLetter }.map(String.init)
    }

    /// Whether the amount is per person or room, not for the whole.
    var isShare: Bool {
        words.contains {
            ["person", "people", "pp", "each", "head", "tenant", "room", "rooms", "bedroom", "bed", "housemate"].contains($0)
        }
    }

    /// Whether something is said to be included or to come on top.
    var hasExtras: Bool { words.contains(where: PriceWords.isExtra) }

    private static func isExtra(_ word: String) -> Bool {
        let marks = [
            "plus", "inc", "incl", "include", "includes", "included", "including", "excl", "excluding", "excludes", "with", "without",
        ]
        return marks.contains(word)
            || ["bill", "utilit", "util", "water", "electric", "internet", "outgoing"].contains(where: word.hasPrefix)
    }

    /// Whether every word is known to leave the amount as it is, unlike "second" in "every second week".
    var isClear: Bool {
        let harmless = [
            "rent", "price", "is", "at", "for", "each", "every", "dollars", "bucks", "upwards", "on", "top", "fixed", "firm", "calendar",
            "p", "w", "m", "a", "c", "n", "f",
        ]
        return words.allSatisfy { word in
            PriceWords.joints.contains(word) || harmless.contains(word) || RatePeriod(in: word) != nil || PriceWords.isExtra(word)
                || PriceWords.isFloor(word) || PriceWords.isOffer(word) || PriceWords.isGuess(word)
        }
    }

    private static let joints = ["to", "or", "and", "from", "between", "per", "a", "the", "p", "w", "aud", "only"]

    /// Whether there is nothing beside the amounts but their period and what joins amounts.
    var isPlain: Bool { words.allSatisfy { PriceWords.joints.contains($0) || RatePeriod(in: $0) != nil } }

    /// What is wrong with an amount that is not fixed, to stand before the text itself; nil if it is fixed.
    var opening: String? {
        if words.contains(where: PriceWords.isFloor) || text.trimmed.hasSuffix("+") {
            return "a fixed amount, without \"from\" or the like: "
        }
        if words.contains(where: PriceWords.isOffer) { return "a fixed amount, not open to offers: " }
        return words.contains(where: PriceWords.isGuess) ? "a fixed amount, not a rough one: " : nil
    }

    private static func isFloor(_ word: String) -> Bool { ["from", "over", "above", "upwards"].contains(word) }
    private static func isOffer(_ word: String) -> Bool {
        word.hasPrefix("neg") || word.hasPrefix("offer") || ["ono", "obo"].contains(word)
    }
    private static func isGuess(_ word: String) -> Bool {
        ["about", "around", "roughly", "circa", "ca"].contains(word) || word.hasPrefix("approx")
    }

    /// A text without the words that make an amount a limit, such as "up to" and "max.".
    static func withoutLimit(_ text: String) -> String {
        var words = text.split(separator: " ").map(String.init)
        for limit in [["up", "to"], ["no", "more", "than"], ["not", "more", "than"], ["at", "most"], ["less", "than"]] {
            if words.prefix(limit.count).map({ $0.lowercased() }) == limit { words.removeFirst(limit.count) }
        }
        let alone = ["max", "maximum", "most", "under", "below", "limit", "tops", "budget"]
        let left = words.filter { word in !alone.contains(word.lowercased().filter { $0.isLetter }) || word.contains { $0.isNumber } }
        return left.count == text.split(separator: " ").count ? text : left.joined(separator: " ")
    }

    /// The text with "for 2 weeks" at its end written as the fortnight that it is.
    static func withFortnights(_ text: String) -> String {
        let lower = text.lowercased()
        for start in ["for", "per", "every", "each"] {
            for length in ["2 weeks", "two weeks", "2 wks"] where lower.hasSuffix(" \(start) \(length)") {
                return text.dropLast(start.count + length.count + 1) + "per fortnight"
            }
        }
        return text
    }
}
