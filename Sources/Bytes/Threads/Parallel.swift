import Dispatch
import Synchronization

/// Processes arrays on several threads, with results that do not depend on timing.
///
/// The items are divided into contiguous chunks, and each thread takes the next free one, so that a slow item holds up
/// only its own chunk.
public enum Parallel {
    /// Transforms all items; the results are in their order.
    ///
    /// If some fail, the error of the first of them in the array is thrown; items after it may then not have been
    /// processed. `threads` is an upper bound: no more threads run than the machine has cores.
    @inlinable
    public static func map<Item: Sendable, Output: Sendable, Failure: Error>(
        _ items: [Item], threads: Int, _ transform: @Sendable (Item) throws(Failure) -> Output
    ) throws(Failure) -> [Output] {
        try map(items, threads: threads, state: { () throws(Failure) in () }) { (_: inout Void, item) throws(Failure) in
            try transform(item)
        }
    }

    /// Transforms all items with a state that each thread makes once and reuses, such as a buffer or an open folder.
    ///
    /// The state must not influence the results, since timing decides which items share one.
    @inlinable
    public static func map<Item: Sendable, State: ~Copyable, Output: Sendable, Failure: Error>(
        _ items: [Item], threads: Int, state makeState: @Sendable () throws(Failure) -> State,
        _ transform: @Sendable (inout State, Item) throws(Failure) -> Output
    ) throws(Failure) -> [Output] {
        let threads = max(1, min(threads, items.count))
        guard threads > 1 else {
            guard !items.isEmpty else { return [] }
            var state = try makeState()
            var results: [Output] = []
            results.reserveCapacity(items.count)
            for item in items { results.append(try transform(&state, item)) }
            return results
        }

        let chunks = ParallelChunks(count: items.count, threads: threads)
        let failure = Mutex<(chunk: Int, error: Failure)?>(nil)
        // Each thread initializes the elements of its own chunks, so that nothing is moved or copied afterwards.
        let results = [Output](unsafeUninitializedCapacity: items.count) { room, count in
            // No two threads ever write to the same element.
            nonisolated(unsafe) let places = room
            nonisolated(unsafe) let filled = UnsafeMutableBufferPointer<Int>.allocate(capacity: chunks.count)
            filled.initialize(repeating: 0)
            defer { filled.deallocate() }
            DispatchQueue.concurrentPerform(iterations: threads) { _ in
                var taken: Int?
                var done = 0
                do throws(Failure) {
                    taken = chunks.take()
                    guard taken != nil else { return }
                    var state = try makeState()
                    while let chunk = taken {
                        done = 0
                        for index in chunks.range(chunk) {
                            places.initializeElement(at: index, to: try transform(&state, items[index]))
                            done += 1
                        }
                        filled[chunk] = done
                        taken = chunks.take()
                    }
                } catch {
                    // Chunks are taken in order, so all before this one are taken and can still report their errors.
                    chunks.stop()
                    let chunk = taken ?? chunks.count
                    if let taken { filled[taken] = done }
                    failure.withLock { first in
                        if first.map({ chunk < $0.chunk }) ?? true { first = (chunk, error) }
                    }
                }
            }
            if failure.withLock({ $0 == nil }) {
                count = items.count
            } else {
                for chunk in 0..<chunks.count {
                    UnsafeMutableBufferPointer(rebasing: room[chunks.range(chunk).prefix(filled[chunk])]).deinitialize()
                }
                count = 0
            }
        }
        if let failure = failure.withLock({ $0 }) { throw failure.error }
        return results
    }
}

/// The indices of some items in contiguous chunks, which threads take one after the other.
@usableFromInline
struct ParallelChunks: ~Copyable, Sendable {
    /// The number of chunks.
    @usableFromInline let count: Int
    private let items: Int
    private let size: Int
    private let next = Atomic<Int>(0)

    /// Divides so many items for so many threads.
    @usableFromInline
    init(count items: Int, threads: Int) {
        // Eight chunks a thread even out differing costs; at most 256 items keep the tail short.
        size = max(1, min(256, items / (threads * 8)))
        count = (items + size - 1) / size
        self.items = items
    }

    /// The indices in a chunk.
    @usableFromInline
    func range(_ chunk: Int) -> Range<Int> { chunk * size..<min(items, (chunk + 1) * size) }

    /// Takes the next free chunk; nil if there is none.
    @usableFromInline
    func take() -> Int? {
        // Compared before it is counted up, so that the stop mark set by a failure is never passed or overtaken.
        var current = next.load(ordering: .relaxed)
        while current < count {
            let (exchanged, original) = next.compareExchange(expected: current, desired: current + 1, ordering: .relaxed)
            if exchanged { return current }
            current = original
        }
        return nil
    }

    /// Hands out no more chunks.
    @usableFromInline
    func stop() { next.store(count, ordering: .relaxed) }
}
