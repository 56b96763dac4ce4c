import CCMark
import Glibc

/// Memory for libcmark, which asks for hundreds of small pieces for each text and gives all of them back at its end.
///
/// Each thread keeps one slab, from which the pieces of a text are cut one after the other; that costs a tenth of what a general allocator
/// does. What does not fit comes from the C library, so that a text's size is bounded by nothing but its own limit.
enum MarkdownMemory {
    /// Calls a closure with libcmark's view of the memory. Whatever was taken from it must be given back before the closure returns, and
    /// the closure must not use the memory through another call of this function.
    static func with<Result>(_ body: (UnsafeMutablePointer<cmark_mem>) -> Result) -> Result {
        Slab.current.pointee.empty()
        return body(hooks)
    }

    /// Never changed after it is made, and kept for good, since libcmark holds a pointer to it.
    nonisolated(unsafe) private static let hooks: UnsafeMutablePointer<cmark_mem> = {
        let hooks = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
        hooks.initialize(
            to: cmark_mem(
                calloc: { Slab.current.pointee.zeroed($0, $1) },
                realloc: { Slab.current.pointee.resized($0, $1) },
                free: { Slab.current.pointee.giveBack($0) }))
        return hooks
    }()
}

/// A thread's piece of memory, cut from front to back. Before each piece stands its size.
private struct Slab {
    /// Enough for a text of about 10 kB.
    private static let capacity = 1 << 17
    /// What a size takes, and what every piece is aligned to.
    private static let unit = 16

    private let base: UnsafeMutableRawPointer
    private var used = 0
    /// The piece that was cut last, which alone can grow or be taken back.
    private var last: UnsafeMutableRawPointer?

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        // Without a key every thread would make a slab at every call; the system has at least 128.
        precondition(pthread_key_create(&key, { free($0) }) == 0, "no thread-specific data")
        return key
    }()

    /// The slab of this thread.
    static var current: UnsafeMutablePointer<Slab> {
        if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: Slab.self) }
        guard let memory = malloc(unit * 4 + capacity) else { abort() }
        let slab = memory.bindMemory(to: Slab.self, capacity: 1)
        slab.initialize(to: Slab(base: memory + unit * 4))
        pthread_setspecific(key, memory)
        return slab
    }

    private init(base: UnsafeMutableRawPointer) {
        self.base = base
    }

    mutating func empty() {
        used = 0
        last = nil
    }

    mutating func zeroed(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer? {
        let (bytes, isTooMuch) = count.multipliedReportingOverflow(by: size)
        // libcmark's own allocator does the same where there is no memory.
        guard !isTooMuch else { abort() }
        if let piece = cut(bytes) {
            memset(piece, 0, bytes)
            return piece
        }
        guard let piece = calloc(count, size) else { abort() }
        return piece
    }

    mutating func resized(_ piece: UnsafeMutableRawPointer?, _ bytes: Int) -> UnsafeMutableRawPointer? {
        guard let piece, holds(piece) else {
            guard let grown = piece == nil ? cut(bytes) ?? malloc(bytes) : realloc(piece, bytes) else { abort() }
            return grown
        }
        let old = (piece - Slab.unit).load(as: Int.self)
        if bytes <= old || piece == last && extend(piece, to: bytes) { return piece }
        guard let copy = cut(bytes) ?? malloc(bytes) else { abort() }
        memcpy(copy, piece, old)
        return copy
    }

    mutating func giveBack(_ piece: UnsafeMutableRawPointer?) {
        guard let piece, holds(piece) else { return free(piece) }
        guard piece == last else { return }
        used = base.distance(to: piece) - Slab.unit
        last = nil
    }

    private mutating func cut(_ bytes: Int) -> UnsafeMutableRawPointer? {
        let start = used + Slab.unit
        guard bytes <= Slab.capacity, start + bytes <= Slab.capacity else { return nil }
        let piece = base + start
        (piece - Slab.unit).storeBytes(of: bytes, as: Int.self)
        used = Slab.end(of: start, bytes)
        last = piece
        return piece
    }

    /// Makes the last piece longer where it is; false if there is no room.
    private mutating func extend(_ piece: UnsafeMutableRawPointer, to bytes: Int) -> Bool {
        let start = base.distance(to: piece)
        guard bytes <= Slab.capacity, start + bytes <= Slab.capacity else { return false }
        (piece - Slab.unit).storeBytes(of: bytes, as: Int.self)
        used = Slab.end(of: start, bytes)
        return true
    }

    /// Where the next piece may begin.
    private static func end(of start: Int, _ bytes: Int) -> Int { (start + bytes + unit - 1) / unit * unit }

    private func holds(_ piece: UnsafeMutableRawPointer) -> Bool { piece >= base && piece < base + Slab.capacity }
}
