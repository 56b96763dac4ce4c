import Bytes

/// The value of a name while a template is rendered. A ``View`` makes values and owns what they point to.
///
/// Absent values, `false`, empty lists, empty text and empty HTML are falsy. Everything else is truthy, even the number
/// 0, as in the reference implementation in Ruby.
///
/// A value has sixteen bytes and no reference, so that the hundreds of values of a page cost next to nothing.
public struct Value: BitwiseCopyable, @unchecked Sendable {
    /// The kinds of values.
    public enum Kind: UInt8, BitwiseCopyable, Sendable {
        /// A name that is not carried; only slots of tables have this kind.
        case unset = 0
        /// A known but absent value, written as nothing.
        case absent
        /// Text, which `{{name}}` escapes for HTML and `{{{name}}}` does not. Either way characters that HTML or XML
        /// forbid become U+FFFD.
        case text
        /// Text in which nothing must be escaped.
        case plain
        /// UTF-8 that is already HTML, such as a card rendered before; written as it is.
        case html
        /// A whole number, written in decimal digits.
        case number
        /// A condition, written as `true` or `false`.
        case bool
        /// Values that a section visits one by one.
        case list
        /// Names that a section pushes onto the context stack.
        case object
        /// An object with a slot for every name in the vocabulary.
        case table
    }

    /// The kind of value.
    let kind: Kind
    /// The number of bytes or slots, or for an object a bit for each id, modulo 32, that it carries.
    let size: UInt32
    /// The number or condition, or the address of the bytes, slots or first node.
    private let word: UInt64

    private init(_ kind: Kind, size: UInt32 = 0, word: UInt64 = 0) {
        self.kind = kind
        self.size = size
        self.word = word
    }

    /// A name that is not carried.
    static var unset: Value { Value(.unset) }

    /// A known but absent value.
    public static var none: Value { Value(.absent) }

    /// Makes a whole number.
    public static func number(_ number: Int) -> Value { Value(.number, word: UInt64(bitPattern: Int64(number))) }

    /// Makes a condition.
    public static func bool(_ bool: Bool) -> Value { Value(.bool, word: bool ? 1 : 0) }

    /// Makes text or HTML of at most 4 GiB, which must outlive the value. At least ``ByteBuffer/padding`` bytes from
    /// its start must be readable.
    public static func bytes(_ kind: Kind, _ bytes: UnsafeBufferPointer<UInt8>) -> Value {
        Value(kind, size: UInt32(bytes.count), word: address(bytes.baseAddress.map { UnsafeRawPointer($0) }))
    }

    static func list(_ first: UnsafePointer<ValueNode>?) -> Value { Value(.list, word: address(first.map { UnsafeRawPointer($0) })) }

    static func object(_ first: UnsafePointer<ValueNode>?, mask: UInt32) -> Value {
        Value(.object, size: mask, word: address(first.map { UnsafeRawPointer($0) }))
    }

    static func table(_ slots: UnsafePointer<Value>, count: Int) -> Value {
        Value(.table, size: UInt32(count), word: address(UnsafeRawPointer(slots)))
    }

    private static func address(_ pointer: UnsafeRawPointer?) -> UInt64 { UInt64(UInt(bitPattern: pointer)) }

    @inline(__always)
    private var pointer: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: UInt(truncatingIfNeeded: word)) }

    /// The bytes of text or HTML.
    @inline(__always)
    public var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: pointer?.assumingMemoryBound(to: UInt8.self), count: pointer == nil ? 0 : Int(size))
    }

    /// The whole number.
    var number: Int { Int(Int64(bitPattern: word)) }

    /// The condition.
    var bool: Bool { word != 0 }

    /// The values of a list, in their order.
    public var items: [Value] {
        var items: [Value] = []
        items.reserveCapacity(8)
        var next = first
        while let node = next?.pointee {
            items.append(node.value)
            next = node.next
        }
        return items
    }

    /// The first of a list's values or of an object's names.
    @inline(__always)
    var first: UnsafePointer<ValueNode>? { pointer?.assumingMemoryBound(to: ValueNode.self) }

    /// The slots of a table.
    var slots: UnsafePointer<Value>? { pointer?.assumingMemoryBound(to: Value.self) }

    /// Returns the value of a name inside it, or nil if it does not carry that name.
    @inline(__always)
    public func find(_ id: UInt16) -> Value? {
        switch kind {
        case .object:
            guard size >> UInt32(id & 31) & 1 == 1 else { return nil }
            var node = first
            while let found = node {
                if found.pointee.id == id { return found.pointee.value }
                node = found.pointee.next
            }
            return nil
        case .table:
            guard UInt32(id) < size, let found = slots?[Int(id)], found.kind != .unset else { return nil }
            return found
        default:
            return nil
        }
    }

    /// The names that it carries.
    var names: [UInt16] {
        switch kind {
        case .object: sequence(first: first) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { $0?.pointee.id }
        case .table: (0..<UInt16(size)).filter { find($0) != nil }
        default: []
        }
    }

    /// Whether a section with this value is shown.
    public var isTruthy: Bool {
        switch kind {
        case .text, .plain, .html: size > 0
        case .bool, .list: word != 0
        case .number, .object, .table: true
        case .absent, .unset: false
        }
    }

    /// Writes the value of a variable; returns false and writes nothing if it cannot be shown as text.
    @inline(__always)
    func write(escaped: Bool, to out: inout ByteBuffer) -> Bool {
        switch kind {
        case .text where escaped:
            if let start = bytes.baseAddress { out.append(padded: start, count: bytes.count, escaping: HTMLText.Escaped.self) }
        case .text: out.append(bytes, escaping: HTMLText.Markup.self)
        case .html, .plain: if let start = bytes.baseAddress { out.append(padded: start, count: bytes.count) }
        case .number: out.append(decimal: number)
        case .bool: out.append(bool ? "true" : "false")
        case .absent, .unset: break
        case .list, .object, .table: return false
        }
        return true
    }

    /// What error messages call it.
    var typeName: String {
        switch kind {
        case .text, .plain: "text"
        case .html: "HTML"
        case .number: "a number"
        case .bool: "a condition"
        case .list: "a list"
        case .object, .table: "an object"
        case .absent, .unset: "absent"
        }
    }
}

/// An element of a list, or a name of an object with its value.
struct ValueNode {
    let value: Value
    var next: UnsafePointer<ValueNode>?
    let id: UInt16
}
