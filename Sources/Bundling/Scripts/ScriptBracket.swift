/// A bracket of a script that is open, and what that says of what stands in it.
enum ScriptBracket {
    case round(isCondition: Bool, isParameters: Bool)
    case square
    case curly(isFunction: Bool, isStatement: Bool)
    /// `${` in a template literal.
    case inserted

    var closing: UInt8 {
        switch self {
        case .round: UInt8(ascii: ")")
        case .square: UInt8(ascii: "]")
        case .curly, .inserted: UInt8(ascii: "}")
        }
    }
}
