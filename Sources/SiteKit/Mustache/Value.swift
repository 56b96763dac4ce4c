/// What a name stands for while a template is rendered.
///
/// In a section, `none`, `false`, an empty list, empty text and empty HTML are falsy. Everything else is truthy, also the number 0:
/// the reference implementation in Ruby counts it so, and a view that means "absent" says `none`.
public enum Value: Sendable {
    /// Text, which `{{name}}` escapes for HTML and `{{{name}}}` does not. Characters that HTML and XML forbid become U+FFFD either way.
    case text(String)
    /// UTF-8 that is already HTML, such as a card rendered before. Written as it is.
    case html([UInt8])
    /// A whole number, written in decimal digits.
    case number(Int)
    /// A condition. Interpolated, it is written `true` or `false`.
    case bool(Bool)
    /// Values that a section visits one by one.
    case list([Value])
    /// Names of its own, which a section puts on the context stack.
    case object(Context)
    /// Known, but absent: written as nothing, and falsy.
    case none
}

extension Value {
    var isTruthy: Bool {
        switch self {
        case .text(let text): !text.isEmpty
        case .html(let bytes): !bytes.isEmpty
        case .bool(let bool): bool
        case .list(let items): !items.isEmpty
        case .number, .object: true
        case .none: false
        }
    }

    /// How an error message calls a value of this case.
    var noun: String {
        switch self {
        case .text: "text"
        case .html: "HTML"
        case .number: "a number"
        case .bool: "a condition"
        case .list: "a list"
        case .object: "an object"
        case .none: "absent"
        }
    }
}
