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
                calloc: { count, size in
                    let (bytes, isTooMuch) = count.multipliedReportingOverflow(by: size)
                    // libcmark's own allocator stops the program too where there is no memory.
                    guard !isTooMuch else { abort() }
                    return Piece.zeroed(bytes, in: Slab.current).memory
                },
                realloc: { memory, bytes in
                    guard let memory else { return Piece.zeroed(bytes, in: Slab.current).memory }
                    return Piece(memory).resized(to: bytes).memory
                },
                free: { memory in
                    if let memory { Piece(memory).giveBack() }
                }))
        return hooks
    }()
}

/// A piece of memory that libcmark has. Before it stands which slab it is from, if from any, and its size.
private struct Piece {
    /// What stands before a piece takes so much, and every piece is aligned to it.
    static let header = 16

    let memory: UnsafeMutableRawPointer

    init(_ memory: UnsafeMutableRawPointer) {
        self.memory = memory
    }

    /// A new piece at a place with room for it and its header.
    init(at start: UnsafeMutableRawPointer, _ bytes: Int, from slab: UnsafeMutablePointer<Slab>?) {
        start.storeBytes(of: slab, as: UnsafeMutablePointer<Slab>?.self)
        (start + 8).storeBytes(of: bytes, as: Int.self)
        memory = start + Piece.header
    }

    /// A new piece, filled with zeros.
    static func zeroed(_ bytes: Int, in slab: UnsafeMutablePointer<Slab>) -> Piece {
        if let piece = slab.pointee.cut(bytes, slab) {
            memset(piece.memory, 0, bytes)
            return piece
        }
        guard let memory = calloc(1, bytes + header) else { abort() }
        return Piece(at: memory, bytes, from: nil)
    }

    private var slab: UnsafeMutablePointer<Slab>? {
        (memory - Piece.header).load(as: UnsafeMutablePointer<Slab>?.self)
    }

    private var size: Int { (memory - 8).load(as: Int.self) }

    /// A piece of another size with the same content; this one must not be used any more.
    func resized(to bytes: Int) -> Piece {
        guard let slab else {
            guard let memory = realloc(memory - Piece.header, bytes + Piece.header) else { abort() }
            return Piece(at: memory, bytes, from: nil)
        }
        if bytes <= size { return self }
        if slab.pointee.last == memory, slab.pointee.extend(self, to: bytes) { return Piece(at: memory - Piece.header, bytes, from: slab) }
        let copy = Piece.zeroed(bytes, in: slab)
        memcpy(copy.memory, memory, size)
        return copy
    }

    func giveBack() {
        guard let slab else { return free(memory - Piece.header) }
        slab.pointee.takeBack(self)
    }
}

/// A thread's memory, cut into pieces from front to back.
private struct Slab {
    /// Enough for a text of about 10 kB.
    private static let capacity = 1 << 17

    private let base: UnsafeMutableRawPointer
    private var used = 0
    /// The piece that was cut last, which alone can grow or be taken back.
    private(set) var last: UnsafeMutableRawPointer?

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        // The system has at least 128, and the program takes one.
        precondition(pthread_key_create(&key, { free($0) }) == 0, "no thread-specific data")
        return key
    }()

    /// The slab of this thread.
    static var current: UnsafeMutablePointer<Slab> {
        if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: Slab.self) }
        let header = Piece.header * 4
        guard let memory = malloc(header + capacity) else { abort() }
        let slab = memory.bindMemory(to: Slab.self, capacity: 1)
        slab.initialize(to: Slab(base: memory + header))
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

    /// A new piece, or nil if there is no room. `slab` is this one.
    mutating func cut(_ bytes: Int, _ slab: UnsafeMutablePointer<Slab>) -> Piece? {
        guard hasRoom(bytes, at: used + Piece.header) else { return nil }
        let piece = Piece(at: base + used, bytes, from: slab)
        used = Slab.end(of: used + Piece.header, bytes)
        last = piece.memory
        return piece
    }

    /// Makes room for the last piece to grow where it is; false if there is none.
    mutating func extend(_ piece: Piece, to bytes: Int) -> Bool {
        let start = base.distance(to: piece.memory)
        guard hasRoom(bytes, at: start) else { return false }
        used = Slab.end(of: start, bytes)
        return true
    }

    mutating func takeBack(_ piece: Piece) {
        guard piece.memory == last else { return }
        used = base.distance(to: piece.memory) - Piece.header
        last = nil
    }

    private func hasRoom(_ bytes: Int, at start: Int) -> Bool { bytes <= Slab.capacity && start + bytes <= Slab.capacity }

    /// Where the next piece may begin.
    private static func end(of start: Int, _ bytes: Int) -> Int { (start + bytes + Piece.header - 1) / Piece.header * Piece.header }
}
