/// A stack of values without references, which checks no owner and no bounds at each of the many steps of a rendering.
struct Stack<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    /// How many there are.
    private(set) var count = 0

    /// An empty stack with room for that many, at least one.
    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    /// All of them, the first pushed first, until the next change.
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

    /// Drops all but the first `count`, of which there are at least as many.
    @inline(__always)
    mutating func keep(_ count: Int) { self.count = count }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}
