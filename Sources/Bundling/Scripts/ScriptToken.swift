/// A word, sign or text of a script.
struct ScriptToken {
    enum Kind {
        /// A name or a word of the language.
        case word
        case number
        /// In quotes.
        case text
        /// A template literal, or a piece of one up to `${` or from `}` on.
        case template
        case pattern
        case sign
    }

    let kind: Kind
    let range: Range<Int>
    /// Whether it begins a line.
    let isFirst: Bool
    /// How many brackets stand around it; an opening and a closing one stand inside themselves.
    let depth: Int
    /// Whether a function stands around it.
    let isInFunction: Bool
}
