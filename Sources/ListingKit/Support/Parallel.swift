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
    public static func map<Item: Sendable, State: ~Copyable, Output: Sendable, Failure: Error>(
        _ items: [Item], threads: Int, state makeState: @Sendable () throws(Failure) -> State,
        _ transform: @Sendable (inout State, Item) throws(Failure) -> Output
    ) throws(Failure) -> [Output] {
        let threads = max(1, min(threads, items.count))
        // Eight chunks a thread even out differing costs; at most 256 items keep the tail short.
        let chunkSize = max(1, min(256, items.count / (threads * 8)))
        let chunkCount = (items.count + chunkSize - 1) / chunkSize
        guard threads > 1 else {
            guard !items.isEmpty else { return [] }
            var state = try makeState()
            var results: [Output] = []
            results.reserveCapacity(items.count)
            for item in items { results.append(try transform(&state, item)) }
            return results
        }

        let next = Atomic<Int>(0)
        let progress = Mutex(Progress<Output, Failure>(chunkCount: chunkCount))
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            var taken: Int?
            do throws(Failure) {
                taken = take(from: next, chunkCount)
                guard taken != nil else { return }
                var state = try makeState()
                while let chunk = taken {
                    let range = chunk * chunkSize..<min(items.count, (chunk + 1) * chunkSize)
                    var results: [Output] = []
                    results.reserveCapacity(range.count)
                    for index in range { results.append(try transform(&state, items[index])) }
                    progress.withLock { $0.chunks[chunk] = results }
                    taken = take(from: next, chunkCount)
                }
            } catch {
                // Chunks are handed out in order, so all chunks before this one are finished or in hand and can still report first.
                next.store(chunkCount, ordering: .relaxed)
                let chunk = taken ?? chunkCount
                progress.withLock { $0.fail(chunk, error) }
            }
        }
        return try progress.withLock { (finished) throws(Failure) in
            if let failure = finished.failure { throw failure.error }
            return finished.chunks.flatMap { $0 }
        }
    }

    private static func take(from next: borrowing Atomic<Int>, _ count: Int) -> Int? {
        // Compared before it is counted up, so that the stop mark set by a failure is never passed or overtaken.
        var current = next.load(ordering: .relaxed)
        while current < count {
            let (exchanged, original) = next.compareExchange(expected: current, desired: current + 1, ordering: .relaxed)
            if exchanged { return current }
            current = original
        }
        return nil
    }

    private struct Progress<Output: Sendable, Failure: Error>: Sendable {
        var chunks: [[Output]]
        var failure: (chunk: Int, error: Failure)?

        init(chunkCount: Int) {
            chunks = Array(repeating: [], count: chunkCount)
        }

        mutating func fail(_ chunk: Int, _ error: Failure) {
            if let failure, failure.chunk <= chunk { return }
            failure = (chunk, error)
        }
    }
}
