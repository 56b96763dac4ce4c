import Bytes

/// The values that a template is rendered with, in memory that they share.
///
/// Names are set on the current object: first the view itself, and inside ``object(_:)`` a new one. A name that is set
/// twice has its last value.
public struct View: ~Copyable {
    private var memory: ValueArena
    private var slots: UnsafeMutablePointer<Value>
    private let slotCount: Int
    private var scratch = ByteBuffer(capacity: 512)
    /// The current object; nil for the view itself.
    private var object: OpenObject?
    /// The current list.
    private var list = OpenList()

    private struct OpenObject {
        var first: UnsafePointer<ValueNode>?
        var mask: UInt32 = 0
    }

    private struct OpenList {
        var first: UnsafePointer<ValueNode>?
        var last: UnsafeMutablePointer<ValueNode>?
    }

    /// Creates a view for a vocabulary of `names` names, with memory for about `capacity` bytes of values. It starts
    /// with the values of `others`, the root of a view of the same vocabulary that must outlive it.
    public init(names: Int, capacity: Int = 12 << 10, with others: Value? = nil) {
        memory = ValueArena(capacity: capacity)
        slotCount = names
        slots = View.slots(for: names, with: others, in: &memory)
    }

    /// Makes it as if it had just been created with the values of `others`, in the memory that it has by now.
    public mutating func clear(with others: Value? = nil) {
        memory.clear()
        slots = View.slots(for: slotCount, with: others, in: &memory)
        object = nil
        list = OpenList()
    }

    private static func slots(for names: Int, with others: Value?, in memory: inout ValueArena) -> UnsafeMutablePointer<Value> {
        let room = max(names, 1)
        let slots = memory.allocate(room * MemoryLayout<Value>.stride).bindMemory(to: Value.self, capacity: room)
        if let others, let known = others.slots, others.size == names {
            slots.initialize(from: known, count: names)
        } else {
            slots.initialize(repeating: .unset, count: names)
        }
        return slots
    }

    /// All names with their values, valid as long as the view.
    public var root: Value { .table(slots, count: slotCount) }

    /// Sets a name of the current object.
    @inline(__always)
    public mutating func set(_ key: Key, _ value: Value) {
        if object == nil {
            precondition(Int(key.id) < slotCount, "a key of another vocabulary")
            slots[Int(key.id)] = value
        } else {
            addToObject(key, value)
        }
    }

    private mutating func addToObject(_ key: Key, _ value: Value) {
        // The newest comes first, and so is the one that is found.
        let added = node(ValueNode(value: value, next: object?.first, id: key.id))
        object?.first = UnsafePointer(added)
        object?.mask |= 1 << UInt32(key.id & 31)
    }

    /// Makes an object with the names that `fill` sets.
    @inline(__always)
    public mutating func object(_ fill: (inout View) throws -> Void) rethrows -> Value {
        let outer = object
        defer { object = outer }
        object = OpenObject()
        try fill(&self)
        return .object(object?.first, mask: object?.mask ?? 0)
    }

    /// Makes a list of the values that `fill` appends.
    @inline(__always)
    public mutating func list(_ fill: (inout View) throws -> Void) rethrows -> Value {
        let outer = list
        defer { list = outer }
        list = OpenList()
        try fill(&self)
        return .list(list.first)
    }

    /// Appends a value to the current list.
    public mutating func append(_ value: Value) {
        let added = node(ValueNode(value: value, next: nil, id: 0))
        if let last = list.last { last.pointee.next = UnsafePointer(added) } else { list.first = UnsafePointer(added) }
        list.last = added
    }

    /// Makes text.
    public mutating func text(_ text: String) -> Value { copied(text, as: .text) }

    /// Makes HTML.
    public mutating func html(_ bytes: [UInt8]) -> Value {
        bytes.withUnsafeBufferPointer { copied($0, as: .html) }
    }

    /// Makes HTML.
    public mutating func html(_ bytes: UnsafeBufferPointer<UInt8>) -> Value { copied(bytes, as: .html) }

    /// Makes text of what `write` appends.
    @inline(__always)
    public mutating func text(_ write: (inout ByteBuffer) -> Void) -> Value { written(as: .text, write) }

    /// Makes text of what `write` appends, in which nothing needs escaping: digits, ASCII letters and the like.
    @inline(__always)
    public mutating func plain(_ write: (inout ByteBuffer) -> Void) -> Value { written(as: .plain, write) }

    /// Makes text in which nothing needs escaping.
    public mutating func plain(_ text: String) -> Value { copied(text, as: .plain) }

    /// Makes HTML of what `write` appends.
    @inline(__always)
    public mutating func html(_ write: (inout ByteBuffer) -> Void) -> Value { written(as: .html, write) }

    /// Makes text of what `write` appends; nil if it returns false.
    @inline(__always)
    public mutating func textIfAny(_ write: (inout ByteBuffer) -> Bool) -> Value? {
        var isAny = false
        let value = written(as: .text) { isAny = write(&$0) }
        return isAny ? value : nil
    }

    @inline(__always)
    private mutating func written(as kind: Value.Kind, _ write: (inout ByteBuffer) -> Void) -> Value {
        scratch.truncate(to: 0)
        write(&scratch)
        let count = scratch.count
        let room = memory.allocate(count).bindMemory(to: UInt8.self, capacity: count)
        scratch.withBytes { bytes in
            if let start = bytes.baseAddress { room.initialize(from: start, count: count) }
        }
        return .bytes(kind, UnsafeBufferPointer(start: room, count: count))
    }

    @inline(__always)
    private mutating func copied(_ text: String, as kind: Value.Kind) -> Value {
        // Nearly all text is contiguous, and then needs no copy of its own.
        if let value = text.utf8.withContiguousStorageIfAvailable({ copied($0, as: kind) }) { return value }
        var text = text
        return text.withUTF8 { copied($0, as: kind) }
    }

    private mutating func copied(_ bytes: UnsafeBufferPointer<UInt8>, as kind: Value.Kind) -> Value {
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return .bytes(kind, .init(start: nil, count: 0)) }
        let room = memory.allocate(bytes.count).bindMemory(to: UInt8.self, capacity: bytes.count)
        room.initialize(from: start, count: bytes.count)
        return .bytes(kind, UnsafeBufferPointer(start: room, count: bytes.count))
    }

    private mutating func node(_ node: ValueNode) -> UnsafeMutablePointer<ValueNode> {
        let room = memory.allocate(MemoryLayout<ValueNode>.stride).bindMemory(to: ValueNode.self, capacity: 1)
        room.initialize(to: node)
        return room
    }
}
