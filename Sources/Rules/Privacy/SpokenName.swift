import Values

/// Names as they are spoken, without what people write beside them.
package enum SpokenName {
    /// "Asha Quackenbush" for "Quackenbush, Asha", "Dr Quackenbush, Asha (she/her)" and "Asha Quackenbush, RN". `handle` tells which is the
    /// first name where a comma leaves it open.
    package static func of(_ name: String, handle: String) -> String {
        let plain = withoutBrackets(name)
        guard plain.contains(",") else { return plain }
        let parts = plain.split(separator: ",").map { WholeName.withoutTitles($0.split { $0.isWhitespace }) }
        guard let first = parts.first(where: { !$0.isEmpty }) else { return plain }
        let isLoud = isAbbreviation(first)
        let others = parts.drop { $0.isEmpty }.dropFirst().filter { !$0.isEmpty && isName($0, isLoud: isLoud) }
        guard let given = others.first, isTurnedRound(first, given, handle: handle) else { return first.joined(separator: " ") }
        return (given + first).joined(separator: " ")
    }

    /// Whether a surname stands first, as in a register.
    private static func isTurnedRound(_ first: [Substring], _ given: [Substring], handle: String) -> Bool {
        let words = Set(handle.split(separator: "-").map(String.init))
        func isIn(_ names: [Substring]) -> Bool { names.contains { words.contains(String($0).slugified) } }
        if isIn(given) != isIn(first) { return isIn(given) }
        // "Asha Quackenbush, Carlton", but "de Silva, Asha"
        return first.count == 1 || particles.contains(first[0].lowercased())
    }

    /// Whether words behind a comma are names, and neither an age, a pronoun nor what somebody is: "27", "she/her", "RN".
    private static func isName(_ words: [Substring], isLoud: Bool) -> Bool {
        words.allSatisfy { word in
            word.contains { $0.isLetter } && !word.contains { $0.isNumber || $0 == "/" }
        } && (isLoud || !isAbbreviation(words))
    }

    private static func isAbbreviation(_ words: [Substring]) -> Bool {
        words.allSatisfy { word in word.count > 1 && word.allSatisfy { !$0.isLetter || $0.isUppercase } }
    }

    private static func withoutBrackets(_ name: String) -> String {
        var depth = 0
        return String(
            name.filter { character in
                if character == "(" || character == "[" { depth += 1 }
                defer { if character == ")" || character == "]" { depth = max(0, depth - 1) } }
                return depth == 0
            })
    }

    /// Words with which surnames begin.
    private static let particles: Set<String> = [
        "al", "da", "de", "del", "della", "den", "der", "di", "dos", "du", "el", "la", "le", "mac", "mc", "san", "st", "ten", "ter", "van",
        "von", "zu",
    ]
}
