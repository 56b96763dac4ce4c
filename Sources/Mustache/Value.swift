/// What a name stands for while a template is rendered. A ``View`` makes values and owns what they point to.
///
/// In a section, what is absent, `false`, an empty list, empty text and empty HTML are falsy. Everything else is truthy, also the number 0:
/// the reference implementation in Ruby counts it so, and a view that means "absent" says so.
///
/// It is sixteen bytes without a reference, so that the hundreds of values of a page cost next to nothing to make and to drop.
public struct Value: BitwiseCopyable, @unchecked Sendable {
    /// What a value is.
    public enum Sort: UInt8, BitwiseCopyable, Sendable {
        /// A name that is not carried; only a slot of a table is such a value.
        case unset = 0
        /// Known, but absent: written as nothing, and falsy.
        case absent
        /// Text, which `{{name}}` escapes for HTML and `{{{name}}}` does not. Characters that HTML and XML forbid become U+FFFD either way.
        case text
        /// Text without any character that must be escaped.
        case plain
        /// UTF-8 that is already HTML, such as a card rendered before. Written as it is.
        case html
        /// A whole number, written in decimal digits.
        case number
        /// A condition. Interpolated, it is written `true` or `false`.
        case bool
        /// Values that a section visits one by one.
        case list
        /// Names of its own, which a section puts on the context stack.
        case object
        /// An object with a slot for every name there is.
        case table
    }

    /// What it is.
    public let sort: Sort
    /// The bytes of text or HTML, the slots of a table, or one bit for each id modulo 32 that an object carries.
    public let size: UInt32
    /// The number or condition, or the address of the bytes, slots or first node.
    private let word: UInt64

    private init(_ sort: Sort, size: UInt32 = 0, word: UInt64 = 0) {
        self.sort = sort
        self.size = size
        self.word = word
    }

    /// A name that is not carried.
    static var unset: Value { Value(.unset) }

    /// What is known, but absent.
    public static var none: Value { Value(.absent) }

    /// A whole number.
    public static func number(_ number: Int) -> Value { Value(.number, word: UInt64(bitPattern: Int64(number))) }

    /// A condition.
    public static func bool(_ bool: Bool) -> Value { Value(.bool, word: bool ? 1 : 0) }

    /// Text or HTML that stays where it is as long as the value is used, with ``ByteBuffer/padding`` bytes that can be read from its start;
    /// at most 4 GiB.
    public static func bytes(_ sort: Sort, _ bytes: UnsafeBufferPointer<UInt8>) -> Value {
        Value(sort, size: UInt32(bytes.count), word: address(bytes.baseAddress.map { UnsafeRawPointer($0) }))
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
    public var number: Int { Int(Int64(bitPattern: word)) }

    /// The condition.
    public var bool: Bool { word != 0 }

    /// The values of a list, in their order.
    public var items: [Value] {
        var items: [Value] = []
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
    public var slots: UnsafePointer<Value>? { pointer?.assumingMemoryBound(to: Value.self) }

    /// The value of a name inside it, or nil if it does not carry that name.
    @inline(__always)
    public func find(_ id: UInt16) -> Value? {
        switch sort {
        case .object:
            guard size >> UInt32(id & 31) & 1 == 1 else { return nil }
            var node = first
            while let found = node {
                if found.pointee.id == id { return found.pointee.value }
                node = found.pointee.next
            }
            return nil
        case .table:
            guard UInt32(id) < size, let found = slots?[Int(id)], found.sort != .unset else { return nil }
            return found
        default:
            return nil
        }
    }

    /// The names that it carries, for error messages.
    public var names: [UInt16] {
        switch sort {
        case .object: sequence(first: first) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { $0?.pointee.id }
        case .table: (0..<UInt16(size)).filter { find($0) != nil }
        default: []
        }
    }

    /// Whether a section of it is written.
    public var isTruthy: Bool {
        switch sort {
        case .text, .plain, .html: size > 0
        case .bool, .list: word != 0
        case .number, .object, .table: true
        case .absent, .unset: false
        }
    }

    /// How an error message calls it.
    public var noun: String {
        switch sort {
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

/// A value in a list, or a name of an object with its value.
struct ValueNode {
    let value: Value
    var next: UnsafePointer<ValueNode>?
    let id: UInt16
}
