import Synchronization

/// Keeps entries for the next feed that they stand in, as far as some megabytes go. The entries of all listings of a large board would take
/// far more memory than the listings themselves, so what was kept first makes room.
final class EntryCache: Sendable {
    /// How many bytes are kept at most.
    private let capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
    }

    private struct State {
        var entries: [Int: EncodedEntry] = [:]
        /// The keys in the order in which they came; those before `next` are gone.
        var order: [Int] = []
        var next = 0
        var size = 0
    }

    private let state = Mutex(State())

    /// The entry of that key; `make` makes it if it is not there.
    func entry(_ key: Int, _ make: () -> EncodedEntry) -> EncodedEntry {
        if let entry = state.withLock({ $0.entries[key] }) { return entry }
        let entry = make()
        state.withLock { state in
            guard state.entries.updateValue(entry, forKey: key) == nil else { return }
            state.order.append(key)
            state.size += entry.size
            while state.size > capacity, state.next < state.order.count {
                state.size -= state.entries.removeValue(forKey: state.order[state.next])?.size ?? 0
                state.next += 1
            }
        }
        return entry
    }
}
