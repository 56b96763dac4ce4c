/// The names that file managers give to copies: `flat - Copy`, `flat copy 2`, `flat (1)`, `Copy of flat`.
enum CopiedName {
    /// The name of what was copied; nil if a name is not that of a copy.
    static func original(of name: String) -> String? {
        if name.hasPrefix("Copy of ") { return String(name.dropFirst("Copy of ".count)) }
        var words = name.split(separator: " ", omittingEmptySubsequences: false)
        func isNumber(_ word: Substring) -> Bool {
            let digits = word.hasPrefix("(") && word.hasSuffix(")") ? word.dropFirst().dropLast() : word
            return !digits.isEmpty && digits.allSatisfy { ("0"..."9").contains($0) }
        }
        let isNumbered = words.count > 1 && isNumber(words[words.count - 1])
        let isBracketed = isNumbered && words[words.count - 1].hasPrefix("(")
        if isNumbered { words.removeLast() }
        let isCopy = words.count > 1 && ["copy", "(copy)"].contains(words[words.count - 1].lowercased())
        if isCopy {
            words.removeLast()
            if words.count > 1, words[words.count - 1] == "-" { words.removeLast() }
        }
        return isCopy || isBracketed ? words.joined(separator: " ") : nil
    }
}
