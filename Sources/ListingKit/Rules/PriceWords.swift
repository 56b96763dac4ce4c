/// What the words beside an amount say of it.
struct PriceWords {
    private let words: [String]
    private let text: String

    init(_ text: String) {
        self.text = text.prefix(200).lowercased()
        words = self.text.split { !$0.isLetter }.map(String.init)
    }

    /// Whether the amount is that of a person or a room, and not of the whole.
    var isShare: Bool {
        words.contains {
            ["person", "people", "pp", "each", "head", "tenant", "room", "rooms", "bedroom", "bed", "housemate"].contains($0)
        }
    }

    /// Whether something is told to be included or to come on top.
    var hasExtras: Bool {
        let marks = [
            "plus", "inc", "incl", "include", "includes", "included", "including", "excl", "excluding", "excludes", "with", "without",
        ]
        return words.contains(where: marks.contains)
            || words.contains { ["bill", "utilit", "util", "water", "electric", "internet", "outgoing"].contains(where: $0.hasPrefix) }
    }

    /// Whether there is nothing beside the amounts but their period and what joins amounts.
    var isPlain: Bool {
        let joints = ["to", "or", "and", "from", "between", "per", "a", "the", "p", "w", "aud", "only"]
        return words.allSatisfy { joints.contains($0) || RatePeriod(in: $0) != nil }
    }

    /// What is wrong with an amount that is not fixed, to stand before the text itself; nil if it is fixed.
    var opening: String? {
        if words.contains(where: { ["from", "over", "above", "upwards"].contains($0) }) || text.trimmed.hasSuffix("+") {
            return "a fixed amount, without \"from\" or the like: "
        }
        if words.contains(where: { $0.hasPrefix("neg") || $0.hasPrefix("offer") || $0 == "ono" || $0 == "obo" }) {
            return "a fixed amount, not an invitation to offer: "
        }
        if words.contains(where: { ["about", "around", "roughly", "circa", "ca"].contains($0) || $0.hasPrefix("approx") }) {
            return "a fixed amount, not about that much: "
        }
        return nil
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
