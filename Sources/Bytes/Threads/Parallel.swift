import Dispatch
import Synchronization

/// Work over an array on several threads, with results that do not depend on the threads' timing.
///
/// The items are cut into contiguous chunks; each thread takes the next chunk that nobody has, so a slow item holds up only its own chunk.
public enum Parallel {
    /// The results of `transform` for all items, in the order of the items.
    ///
    /// If some fail, the error of the first failing item in the array is thrown, whichever thread came upon it; items behind it may then
    /// not have been looked at. `threads` is an upper bound: no more threads run than the machine has cores.
    @inlinable
    public static func map<Item: Sendable, Output: Sendable, Failure: Error>(
        _ items: [Item], threads: Int, _ transform: @Sendable (Item) throws(Failure) -> Output
    ) throws(Failure) -> [Output] {
        try map(items, threads: threads, state: { () throws(Failure) in () }) { (_: inout Void, item) throws(Failure) in
            try transform(item)
        }
    }

    /// The same with a state that each thread makes for itself and reuses from item to item, such as a buffer or an open folder.
    ///
    /// The state must not influence the results, because which items share one is left to timing.
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
        // Each thread fills the places of its own chunks, so that nothing is moved or copied afterwards.
        let results = [Output](unsafeUninitializedCapacity: items.count) { room, count in
            // No two threads ever write to the same place.
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
                    // Chunks are handed out in order, so all chunks before this one are finished or in hand and can still report first.
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

/// The numbers of some items in contiguous chunks, which several threads take one after the other.
@usableFromInline
struct ParallelChunks: ~Copyable, Sendable {
    /// How many chunks there are.
    @usableFromInline let count: Int
    private let items: Int
    private let size: Int
    private let next = Atomic<Int>(0)

    /// Chunks of so many items, for so many threads.
    @usableFromInline
    init(count items: Int, threads: Int) {
        // Eight chunks a thread even out differing costs; at most 256 items keep the tail short.
        size = max(1, min(256, items / (threads * 8)))
        count = (items + size - 1) / size
        self.items = items
    }

    /// The items of a chunk.
    @usableFromInline
    func range(_ chunk: Int) -> Range<Int> { chunk * size..<min(items, (chunk + 1) * size) }

    /// The next chunk that nobody has; nil if there is none.
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
