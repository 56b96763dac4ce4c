/// A stack of trivial values without uniqueness and bounds checks, which would be made at each step of a rendering.
struct Stack<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    /// Whether the memory is its own, and not that which it began in.
    private var isOwner = false
    /// The number of elements.
    private(set) var count = 0

    /// Creates an empty stack in memory that outlives it and has room for that many elements.
    init(at memory: UnsafeMutableRawPointer, capacity: Int) {
        self.capacity = capacity
        base = memory.bindMemory(to: Element.self, capacity: capacity)
    }

    deinit { if isOwner { base.deallocate() } }

    /// The elements from the bottom up, valid until the next change.
    @inline(__always)
    var elements: UnsafePointer<Element> { UnsafePointer(base) }

    @inline(__always)
    subscript(index: Int) -> Element {
        get { base[index] }
        set { base[index] = newValue }
    }

    @inline(__always)
    mutating func push(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    @inline(__always)
    mutating func pop() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    /// Removes all but the first `count` elements, of which there must be as many.
    @inline(__always)
    mutating func truncate(to count: Int) { self.count = count }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.update(from: base, count: count)
        if isOwner { base.deallocate() }
        isOwner = true
        base = larger
        capacity *= 2
    }
}
