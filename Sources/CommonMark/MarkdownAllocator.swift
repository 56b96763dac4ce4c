import CCMark
import Glibc

/// Allocates memory for libcmark, which makes hundreds of small allocations for each text and frees all of them at its
/// end.
///
/// Each thread keeps one arena, from which a text's allocations are taken one after the other, at a tenth of the cost
/// of a general allocator. What does not fit comes from the C library.
enum MarkdownAllocator {
    /// Calls a closure with libcmark's allocator functions.
    ///
    /// The closure must free whatever it allocates before it returns, and must not call this function.
    static func with<Result>(_ body: (UnsafeMutablePointer<cmark_mem>) -> Result) -> Result {
        Arena.current.pointee.reset()
        return body(hooks)
    }

    /// Immutable, and never freed, since libcmark keeps a pointer to it.
    nonisolated(unsafe) private static let hooks: UnsafeMutablePointer<cmark_mem> = {
        let hooks = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
        hooks.initialize(
            to: cmark_mem(
                calloc: { count, size in
                    let (bytes, isTooMuch) = count.multipliedReportingOverflow(by: size)
                    // libcmark's own allocator aborts too if memory runs out.
                    guard !isTooMuch else { abort() }
                    return Allocation.zeroed(bytes, in: Arena.current).memory
                },
                realloc: { memory, bytes in
                    guard let memory else { return Allocation.zeroed(bytes, in: Arena.current).memory }
                    return Allocation(memory).resized(to: bytes).memory
                },
                free: { memory in
                    if let memory { Allocation(memory).free() }
                }))
        return hooks
    }()
}

/// Memory that libcmark holds. A header before it has its arena, if it is from one, and its size.
private struct Allocation {
    /// The size of the header, to which every allocation is aligned.
    static let header = 16

    let memory: UnsafeMutableRawPointer

    init(_ memory: UnsafeMutableRawPointer) {
        self.memory = memory
    }

    /// Creates an allocation at an address with room for it and its header.
    init(at start: UnsafeMutableRawPointer, _ bytes: Int, from arena: UnsafeMutablePointer<Arena>?) {
        start.storeBytes(of: arena, as: UnsafeMutablePointer<Arena>?.self)
        (start + 8).storeBytes(of: bytes, as: Int.self)
        memory = start + Allocation.header
    }

    /// Makes an allocation filled with zeros.
    static func zeroed(_ bytes: Int, in arena: UnsafeMutablePointer<Arena>) -> Allocation {
        if let allocation = arena.pointee.allocate(bytes, arena) {
            memset(allocation.memory, 0, bytes)
            return allocation
        }
        guard let memory = calloc(1, bytes + header) else { abort() }
        return Allocation(at: memory, bytes, from: nil)
    }

    private var arena: UnsafeMutablePointer<Arena>? {
        (memory - Allocation.header).load(as: UnsafeMutablePointer<Arena>?.self)
    }

    private var size: Int { (memory - 8).load(as: Int.self) }

    /// Returns an allocation of another size with the same content; this one must not be used any more.
    func resized(to bytes: Int) -> Allocation {
        guard let arena else {
            guard let memory = realloc(memory - Allocation.header, bytes + Allocation.header) else { abort() }
            return Allocation(at: memory, bytes, from: nil)
        }
        if bytes <= size { return self }
        if arena.pointee.last == memory, arena.pointee.extend(self, to: bytes) {
            return Allocation(at: memory - Allocation.header, bytes, from: arena)
        }
        let copy = Allocation.zeroed(bytes, in: arena)
        memcpy(copy.memory, memory, size)
        return copy
    }

    func free() {
        guard let arena else { return Glibc.free(memory - Allocation.header) }
        arena.pointee.release(self)
    }
}

/// A thread's memory, from which allocations are taken front to back.
private struct Arena {
    /// Enough for a text of about 10 kB.
    private static let capacity = 1 << 17

    private let base: UnsafeMutableRawPointer
    private var used = 0
    /// The last allocation, which alone can grow or be released.
    private(set) var last: UnsafeMutableRawPointer?

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        // The system has at least 128 keys, and the program takes one.
        precondition(pthread_key_create(&key, { free($0) }) == 0, "no thread-specific data")
        return key
    }()

    /// The arena of this thread.
    static var current: UnsafeMutablePointer<Arena> {
        if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: Arena.self) }
        let header = Allocation.header * 4
        guard let memory = malloc(header + capacity) else { abort() }
        let arena = memory.bindMemory(to: Arena.self, capacity: 1)
        arena.initialize(to: Arena(base: memory + header))
        pthread_setspecific(key, memory)
        return arena
    }

    private init(base: UnsafeMutableRawPointer) {
        self.base = base
    }

    mutating func reset() {
        used = 0
        last = nil
    }

    /// Makes an allocation, or returns nil if there is no room. `arena` is this one.
    mutating func allocate(_ bytes: Int, _ arena: UnsafeMutablePointer<Arena>) -> Allocation? {
        guard hasRoom(bytes, at: used + Allocation.header) else { return nil }
        let allocation = Allocation(at: base + used, bytes, from: arena)
        used = Arena.end(of: used + Allocation.header, bytes)
        last = allocation.memory
        return allocation
    }

    /// Lets the last allocation grow in place; returns false if there is no room.
    mutating func extend(_ allocation: Allocation, to bytes: Int) -> Bool {
        let start = base.distance(to: allocation.memory)
        guard hasRoom(bytes, at: start) else { return false }
        used = Arena.end(of: start, bytes)
        return true
    }

    mutating func release(_ allocation: Allocation) {
        guard allocation.memory == last else { return }
        used = base.distance(to: allocation.memory) - Allocation.header
        last = nil
    }

    private func hasRoom(_ bytes: Int, at start: Int) -> Bool { bytes <= Arena.capacity && start + bytes <= Arena.capacity }

    /// The offset at which the next allocation can begin.
    private static func end(of start: Int, _ bytes: Int) -> Int {
        (start + bytes + Allocation.header - 1) / Allocation.header * Allocation.header
    }
}
