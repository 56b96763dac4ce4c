extension Field {
    /// Whether a value may be meant for the field, as far as can be told before it is read: what has no digits is no number.
    func mayTake(_ value: YAMLNode) -> Bool {
        guard let text = value.text?.trimmed, !text.isEmpty else { return true }
        switch type {
        case .count: return Int(text) != nil || NumberWords.count(text) != nil
        case .number, .money: return text.contains(where: \.isASCIIDigit)
        case .choice(let words): return Rule.meant(text, among: words, synonyms: synonyms) != nil || words.contains(text)
        case .yesNo: return YesNo.read(text) != nil || YesNo.meant(text) != nil
        default: return true
        }
    }
}
